import Foundation
import Synchronization

/// A cache that many machines share, behind the plain HTTP protocol of Bazel's remote cache: `GET` and `PUT` of `/ac/KEY` and `/cas/KEY`.
///
/// Any server that stores what is put will do, such as nginx with WebDAV or bazel-remote. A server that does not answer costs a
/// few seconds once and is then left alone: results do not depend on it. The same goes for a machine without libcurl (Debian's `libcurl4`),
/// which is opened with the first request.
///
/// Source: Bazel, "Remote caching", HTTP caching protocol.
public final class HTTPCache: ResultCache {
    /// After so many requests without an answer no more are made.
    private static let mostFailures = 3
    /// More bytes than these are not taken.
    private static let largestEntry = 64 << 20

    /// The reason why no server can be asked on this machine, such as a missing libcurl; nil where one can.
    package static var missingLibrary: String? {
        do throws(HTTPConnection.Failure) {
            _ = try HTTPConnection()
            return nil
        } catch {
            return error.reason
        }
    }

    private let base: URL
    private let state = Mutex(State())

    private struct State {
        var failures = 0
        var problem: String?
        /// Those that nobody uses at the moment.
        var connections: [IdleConnection] = []
    }

    /// A connection that goes from thread to thread; Sendable because one thread at a time takes it out.
    private struct IdleConnection: @unchecked Sendable {
        let connection: HTTPConnection
    }

    /// Names a server.
    ///
    /// - Parameter url: Such as `http://cache.example:8080/keyline`; nil is returned where it is no HTTP address.
    public init?(_ url: String) {
        guard let base = URL(string: url), ["http", "https"].contains(base.scheme ?? ""), base.host != nil else {
            return nil
        }
        self.base = base
    }

    /// What went wrong first; nil where nothing did.
    public var problem: String? { state.withLock(\.problem) }

    /// What lies under a key; nil where nothing does, or where the cache does not answer.
    public func entry(_ kind: ResultCacheKind, _ key: String) -> [UInt8]? {
        guard
            let answer = answer({ (connection) throws(HTTPConnection.Failure) in
                try connection.ask(place(kind, key).absoluteString, most: Self.largestEntry)
            }), answer.status == 200
        else { return nil }
        return answer.body
    }

    /// Keeps something, if it can.
    public func put(_ bytes: [UInt8], _ kind: ResultCacheKind, _ key: String) {
        let place = place(kind, key)
        guard
            let answer = answer({ (connection) throws(HTTPConnection.Failure) in
                try connection.ask(place.absoluteString, putting: bytes, most: Self.largestEntry)
            }), !(200..<300).contains(answer.status)
        else { return }
        note("PUT \(place.path) was answered with \(answer.status)")
    }

    private func place(_ kind: ResultCacheKind, _ key: String) -> URL {
        base.appendingPathComponent(kind.rawValue).appendingPathComponent(key)
    }

    /// Waits for an answer; nil where none came.
    private func answer(
        _ ask: (HTTPConnection) throws(HTTPConnection.Failure) -> HTTPConnection.Answer
    ) -> HTTPConnection.Answer? {
        guard state.withLock({ $0.failures < Self.mostFailures }) else { return nil }
        do throws(HTTPConnection.Failure) {
            let connection = try connection()
            defer { state.withLock { $0.connections.append(IdleConnection(connection: connection)) } }
            return try ask(connection)
        } catch {
            note(error.reason, isFailure: true)
            return nil
        }
    }

    /// A connection that nobody uses.
    private func connection() throws(HTTPConnection.Failure) -> HTTPConnection {
        if let idle = state.withLock({ $0.connections.popLast() }) { return idle.connection }
        return try HTTPConnection()
    }

    private func note(_ problem: String, isFailure: Bool = false) {
        state.withLock { state in
            state.problem = state.problem ?? problem
            if isFailure { state.failures += 1 }
        }
    }
}
