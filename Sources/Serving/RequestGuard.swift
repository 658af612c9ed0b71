/// Lets in only who came through the address that the server printed.
///
/// A site on the internet can make a browser ask 127.0.0.1: by a form, a picture or a script, or by a name of its own that it lets point
/// there afterwards (DNS rebinding). In the last case the header `Host` is that name; in the others `Origin` or `Sec-Fetch-Site` tell.
package struct RequestGuard: Sendable {
    private let hosts: Set<String>

    /// Guards a port of the loopback address.
    package init(port: Int) {
        hosts = ["127.0.0.1:\(port)", "localhost:\(port)"]
    }

    /// Why a request is turned away; nil where it is let in.
    package func refusal(of request: HTTPRequest) -> HTTPResponse? {
        guard let host = request.host?.lowercased(), hosts.contains(host) else {
            return .text(421, "This server only answers at its own address.")
        }
        if let origin = request.origin?.lowercased(), origin != "http://" + host {
            return .text(403, "Another site asked for this.")
        }
        if let site = request.fetchSite, site != "same-origin", site != "none" {
            return .text(403, "Another site asked for this.")
        }
        return nil
    }
}
