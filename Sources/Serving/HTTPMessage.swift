package import Foundation

/// A browser's request.
package struct HTTPRequest: Sendable {
    /// What a request may do.
    package enum Method: String, Sendable {
        /// It reads; `HEAD` counts as it.
        case get = "GET"
        /// It has something done, once.
        case post = "POST"
    }

    /// The method.
    package let method: Method
    /// The path, percent signs resolved.
    package let path: String
    /// The header `Host`; nil where there is none.
    package let host: String?
    /// The header `Origin`; nil where there is none.
    package let origin: String?
    /// The header `Sec-Fetch-Site`, by which browsers say who asks; nil where there is none.
    package let fetchSite: String?
    /// The header `Sec-Fetch-Dest`, by which browsers say what the answer is for, such as `document`; nil where there is none.
    package let fetchDestination: String?
    /// The header `Cookie`; nil where there is none.
    package let cookie: String?
    /// The values behind the path's question mark, percent signs resolved.
    package let arguments: [String: String]
    /// What a `POST` sends, at most `HTTPServer.mostBytes`.
    package internal(set) var body: Data

    package init(
        _ method: Method = .get, path: String, host: String?, origin: String? = nil, fetchSite: String? = nil,
        fetchDestination: String? = nil, cookie: String? = nil, arguments: [String: String] = [:], body: Data = Data()
    ) {
        self.method = method
        self.path = path
        self.host = host
        self.origin = origin
        self.fetchSite = fetchSite
        self.fetchDestination = fetchDestination
        self.cookie = cookie
        self.arguments = arguments
        self.body = body
    }

    /// A value behind the path's question mark.
    package func argument(_ name: String) -> String? { arguments[name] }
}

/// The server's answer.
package struct HTTPResponse: Sendable {
    /// The status, such as 200.
    package var status: Int
    /// The media type.
    package var type: String
    /// The content.
    package var body: Data
    /// The cookie that the browser is to keep, with its attributes.
    var cookie: String?

    package init(_ status: Int = 200, type: String, _ body: Data) {
        self.status = status
        self.type = type
        self.body = body
    }

    /// A value as JSON.
    package static func json(_ value: some Encodable, status: Int = 200) -> HTTPResponse {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        guard let bytes = try? encoder.encode(value) else { return .text(500, "The answer cannot be written as JSON.") }
        return HTTPResponse(status, type: "application/json", bytes)
    }

    /// A few words.
    package static func text(_ status: Int, _ words: String) -> HTTPResponse {
        HTTPResponse(status, type: "text/plain; charset=utf-8", Data((words + "\n").utf8))
    }

    /// Headers of every response: nothing is kept, nothing is guessed, no other site may embed it.
    static let headers = [
        ("Cache-Control", "no-store"), ("X-Content-Type-Options", "nosniff"), ("Referrer-Policy", "no-referrer"),
        ("Cross-Origin-Resource-Policy", "same-origin"), ("Cross-Origin-Opener-Policy", "same-origin"),
        ("X-Frame-Options", "DENY"),
    ]
}
