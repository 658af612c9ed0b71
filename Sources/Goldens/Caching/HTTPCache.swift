import Foundation
import FoundationNetworking
import Synchronization

/// A cache that many machines share, behind the plain HTTP protocol of Bazel's remote cache: `GET` and `PUT` of `/ac/KEY` and `/cas/KEY`.
///
/// Any server that stores what is put will do, such as nginx with WebDAV or bazel-remote. A server that does not answer costs a
/// few seconds once and is then left alone: results do not depend on it.
///
/// Source: Bazel, "Remote caching", HTTP caching protocol.
public final class HTTPCache: ResultCache {
    /// After so many requests without an answer no more are made.
    private static let mostFailures = 3
    /// More bytes than these are not taken.
    private static let largestEntry = 64 << 20

    private let base: URL
    private let session: URLSession
    private let state = Mutex(State())

    private struct State {
        var failures = 0
        var problem: String?
    }

    /// Names a server.
    ///
    /// - Parameter url: Such as `http://cache.example:8080/keyline`; nil is returned where it is no HTTP address.
    public init?(_ url: String) {
        guard let base = URL(string: url), ["http", "https"].contains(base.scheme ?? ""), base.host != nil else {
            return nil
        }
        self.base = base
        let configuration = URLSessionConfiguration.ephemeral
        configuration.timeoutIntervalForRequest = 10
        configuration.urlCache = nil
        session = URLSession(configuration: configuration)
    }

    /// What went wrong first; nil where nothing did.
    public var problem: String? { state.withLock(\.problem) }

    /// What lies under a key; nil where nothing does, or where the cache does not answer.
    public func entry(_ kind: ResultCacheKind, _ key: String) -> [UInt8]? {
        var request = URLRequest(url: place(kind, key))
        request.httpMethod = "GET"
        guard let (status, data) = answer(to: request), status == 200, data.count <= Self.largestEntry else {
            return nil
        }
        return [UInt8](data)
    }

    /// Keeps something, if it can.
    public func put(_ bytes: [UInt8], _ kind: ResultCacheKind, _ key: String) {
        var request = URLRequest(url: place(kind, key))
        request.httpMethod = "PUT"
        request.httpBody = Data(bytes)
        guard let (status, _) = answer(to: request), !(200..<300).contains(status) else { return }
        note("PUT \(request.url?.path ?? "") was answered with \(status)")
    }

    private func place(_ kind: ResultCacheKind, _ key: String) -> URL {
        base.appendingPathComponent(kind.rawValue).appendingPathComponent(key)
    }

    /// Waits for an answer; nil where none came.
    private func answer(to request: URLRequest) -> (status: Int, data: Data)? {
        guard state.withLock({ $0.failures < Self.mostFailures }) else { return nil }
        let box = AnswerBox()
        let task = session.dataTask(with: request) { data, response, error in
            let status = (response as? HTTPURLResponse)?.statusCode
            box.fill(status.map { ($0, data ?? Data()) }, problem: error?.localizedDescription)
        }
        task.resume()
        let answer = box.wait()
        if answer.value == nil { note(answer.problem ?? "no answer", isFailure: true) }
        return answer.value
    }

    private func note(_ problem: String, isFailure: Bool = false) {
        state.withLock { state in
            state.problem = state.problem ?? problem
            if isFailure { state.failures += 1 }
        }
    }
}

/// Hands an answer from one thread to another.
private final class AnswerBox: Sendable {
    private let ready = DispatchSemaphore(value: 0)
    private let content = Mutex<(value: (status: Int, data: Data)?, problem: String?)>((nil, nil))

    func fill(_ value: (Int, Data)?, problem: String?) {
        content.withLock { $0 = (value.map { ($0.0, $0.1) }, problem) }
        ready.signal()
    }

    func wait() -> (value: (status: Int, data: Data)?, problem: String?) {
        ready.wait()
        return content.withLock { $0 }
    }
}
