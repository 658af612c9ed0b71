package import Foundation

/// A browser's request.
package struct HTTPRequest: Sendable {
    /// The path, percent signs resolved.
    package let path: String
    /// The header `Host`; nil where there is none.
    package let host: String?
    /// The header `Origin`; nil where there is none.
    package let origin: String?
    /// The header `Sec-Fetch-Site`, by which browsers say who asks; nil where there is none.
    package let fetchSite: String?
    private let arguments: @Sendable (String) -> String?

    package init(
        path: String, host: String?, origin: String? = nil, fetchSite: String? = nil,
        arguments: @escaping @Sendable (String) -> String? = { _ in nil }
    ) {
        self.path = path
        self.host = host
        self.origin = origin
        self.fetchSite = fetchSite
        self.arguments = arguments
    }

    /// A value behind the path's question mark.
    package func argument(_ name: String) -> String? { arguments(name) }
}

/// The server's answer.
package struct HTTPResponse: Sendable {
    /// The status, such as 200.
    package var status: Int
    /// The media type.
    package var type: String
    /// The content.
    package var body: Data

    package init(_ status: Int = 200, type: String, _ body: Data) {
        self.status = status
        self.type = type
        self.body = body
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
