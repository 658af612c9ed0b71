import Foundation

#if canImport(FoundationNetworking)
    public import FoundationNetworking
#endif

extension Snapshotting where Value == URLRequest, Format == String {
    /// The request as HTTP has it: method and address, sorted fields, body.
    public static var raw: Snapshotting { raw(pretty: false) }

    /// The request as HTTP has it.
    ///
    /// - Parameter pretty: Whether a body of JSON is laid out with sorted keys.
    /// - Returns: The strategy.
    public static func raw(pretty: Bool) -> Snapshotting {
        SimplySnapshotting.lines.pullback { request in
            let method = "\(request.httpMethod ?? "GET") \(request.sortedAddress)"
            let body = request.httpBody.map {
                "\n" + (pretty ? prettyText(of: $0) : String(decoding: $0, as: UTF8.self))
            }
            return ([method] + request.sortedFields.map { "\($0): \($1)" } + [body].compactMap { $0 })
                .joined(separator: "\n")
        }
    }

    /// The command that sends the request with curl.
    public static var curl: Snapshotting {
        SimplySnapshotting.lines.pullback { request in
            var words = ["curl"]
            switch request.httpMethod ?? "GET" {
            case "GET": break
            case "HEAD": words.append("--head")
            case let method: words.append("--request \(method)")
            }
            let fields = request.sortedFields
            words += fields.filter { $0.key != "Cookie" }.map { "--header \($0.key.quoted(": " + $0.value))" }
            if let body = request.httpBody { words.append("--data \(String(decoding: body, as: UTF8.self).quoted())") }
            if let cookie = fields.first(where: { $0.key == "Cookie" }) {
                words.append("--cookie \(cookie.value.quoted())")
            }
            return (words + [request.sortedAddress.quoted()]).joined(separator: " \\\n\t")
        }
    }

    private static func prettyText(of body: Data) -> String {
        guard let object = try? JSONSerialization.jsonObject(with: body),
            let data = try? JSONSerialization.data(withJSONObject: object, options: [.prettyPrinted, .sortedKeys])
        else { return String(decoding: body, as: UTF8.self) }
        return String(decoding: data, as: UTF8.self)
    }
}

extension URLRequest {
    /// The fields by their names.
    fileprivate var sortedFields: [(key: String, value: String)] {
        (allHTTPHeaderFields ?? [:]).sorted { $0.key < $1.key }
    }

    /// The address with the items of its query by their names.
    fileprivate var sortedAddress: String {
        guard let url else { return "(null)" }
        guard var parts = URLComponents(url: url, resolvingAgainstBaseURL: true), let items = parts.queryItems else {
            return url.absoluteString
        }
        parts.queryItems = items.sorted { $0.name < $1.name }
        return parts.string ?? url.absoluteString
    }
}

extension String {
    /// An argument of a shell in quotation marks.
    fileprivate func quoted(_ tail: String = "") -> String {
        "\"" + (self + tail).replacing("\\\"", with: "\\\\\"").replacing("\"", with: "\\\"") + "\""
    }
}
