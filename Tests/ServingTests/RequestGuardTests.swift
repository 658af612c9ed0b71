import Testing

@testable import KeylineServing

/// Who may ask the server.
@Suite struct RequestGuardTests {
    private let token = SessionToken()
    private var guardian: RequestGuard { RequestGuard(port: 8080, token: token) }

    private func status(host: String?, origin: String? = nil, site: String? = nil) -> Int? {
        guardian.refusal(
            of: HTTPRequest(
                path: "/", host: host, origin: origin, fetchSite: site, cookie: "a=1; keyline-8080=\(token.value)")
        )?.status
    }

    @Test(arguments: ["127.0.0.1:8080", "localhost:8080", "LOCALHOST:8080"])
    func `the server's own address is let in`(host: String) {
        #expect(status(host: host) == nil)
    }

    @Test(arguments: [
        "evil.example:8080", "127.0.0.1", "127.0.0.1:80", "localhost.evil.example:8080", "", "0.0.0.0:8080",
    ])
    func `a foreign name that points here is turned away`(host: String) {
        #expect(status(host: host) == 421)
    }

    @Test func `a request without a host is turned away`() {
        #expect(status(host: nil) == 421)
    }

    @Test(arguments: [
        "http://evil.example", "null", "https://localhost:8080", "http://localhost:8081", "http://127.0.0.1:8080",
    ])
    func `another site's script is turned away`(origin: String) {
        #expect(status(host: "localhost:8080", origin: origin) == 403)
    }

    @Test func `the page's own script is let in`() {
        #expect(status(host: "localhost:8080", origin: "http://localhost:8080", site: "same-origin") == nil)
    }

    @Test func `a picture or form of another site is turned away by what the browser says of it`() {
        #expect(status(host: "localhost:8080", site: "cross-site") == 403)
        #expect(status(host: "localhost:8080", site: "same-site") == 403)
        #expect(status(host: "localhost:8080", site: "none") == nil)
    }

    @Test func `a link of another page to the whole address is let in, and nothing else from there`() {
        func status(
            _ method: HTTPRequest.Method = .get, for destination: String?, token words: String?
        ) -> Int? {
            guardian.refusal(
                of: HTTPRequest(
                    method, path: "/", host: "localhost:8080", fetchSite: "cross-site", fetchDestination: destination,
                    cookie: "keyline-8080=\(token.value)", arguments: words.map { ["token": $0] } ?? [:])
            )?.status
        }
        #expect(status(for: "document", token: token.value) == nil)
        #expect(status(for: "document", token: nil) == 403)
        #expect(status(for: "document", token: SessionToken().value) == 403)
        #expect(status(for: "iframe", token: token.value) == 403)
        #expect(status(for: "image", token: token.value) == 403)
        #expect(status(for: nil, token: token.value) == 403)
        #expect(status(.post, for: "document", token: token.value) == 403)
    }
}
