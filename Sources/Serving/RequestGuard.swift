/// Lets in only who came through the address that the server printed.
///
/// A site on the internet can make a browser ask 127.0.0.1: by a form, a picture or a script, or by a name of its own that it lets point
/// there afterwards (DNS rebinding). In the last case the header `Host` is that name; in the others `Origin` or `Sec-Fetch-Site` tell.
/// Another user of the machine can ask too, but does not know the session's token.
package struct RequestGuard: Sendable {
    private let hosts: Set<String>
    private let token: SessionToken
    /// Cookies know no ports, so that each server needs a name of its own.
    private let cookie: String

    /// Guards a port of the loopback address.
    package init(port: Int, token: SessionToken) {
        hosts = ["127.0.0.1:\(port)", "localhost:\(port)"]
        self.token = token
        cookie = "keyline-\(port)"
    }

    /// The cookie that lets the page's own requests in; other sites' requests and scripts do not have it.
    var cookieHeader: String { "\(cookie)=\(token.value); Path=/; HttpOnly; SameSite=Strict" }

    /// Why a request is turned away; nil where it is let in.
    package func refusal(of request: HTTPRequest) -> HTTPResponse? {
        guard let host = request.host?.lowercased(), hosts.contains(host) else {
            return .text(421, "This server only answers at its own address.")
        }
        if let origin = request.origin?.lowercased(), origin != "http://" + host {
            return .text(403, "Another site asked for this.")
        }
        if let site = request.fetchSite, site != "same-origin", site != "none", !isFollowedLink(request) {
            return .text(403, "Another site asked for this.")
        }
        guard isKnown(request) else {
            return .text(403, "Open the whole address that the command printed: it holds the token of its session.")
        }
        return nil
    }

    /// Whether a person followed a link to the whole address, such as one of a map's page: the page with the link cannot read the answer, and
    /// without the token there is none.
    private func isFollowedLink(_ request: HTTPRequest) -> Bool {
        guard request.method == .get, request.fetchDestination == "document" else { return false }
        return request.argument("token").map(token.matches) ?? false
    }

    /// Whether a request brings the token: in its address, or in the cookie.
    private func isKnown(_ request: HTTPRequest) -> Bool {
        if let argument = request.argument("token") { return token.matches(argument) }
        let cookies = (request.cookie ?? "").split(separator: ";").map { $0.drop { $0 == " " } }
        return cookies.contains { $0.hasPrefix(cookie + "=") && token.matches(String($0.dropFirst(cookie.count + 1))) }
    }
}
