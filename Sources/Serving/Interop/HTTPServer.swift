import CKeylineMicroHTTPD
import Foundation
import Synchronization

/// A small server on the loopback address, for pages that a person opens beside what they work on.
///
/// It answers GET and HEAD alone. Requests may wait for their answers, however many do; a thread is never held.
package final class HTTPServer: Sendable {
    /// Answers a request.
    package typealias Handler = @Sendable (HTTPRequest) async -> HTTPResponse

    /// The most connections: a browser with many windows has fewer, an attacker's thousand do not exhaust it.
    private static let connections: UInt32 = 2_048
    /// Seconds until a connection on which nothing happens is closed.
    private static let timeout: UInt32 = 10
    /// The most bytes of a request's line and headers; longer ones are answered with 431 or 414.
    private static let memory = 32_768

    private let handler: Handler
    /// The port on which it listens.
    package let port: Int
    private let state = Mutex(State())

    private struct State {
        var daemon: Daemon?
        var guardian: RequestGuard?
        var waiting: [ObjectIdentifier: Exchange] = [:]
        var isStopped = false
    }

    /// The daemon may be spoken to from any thread.
    private struct Daemon: @unchecked Sendable {
        let pointer: OpaquePointer
    }

    /// Starts to answer.
    ///
    /// - Parameters:
    ///   - socket: Where requests come from.
    ///   - handler: Answers requests that came through the server's own address.
    /// - Throws: `ServerError` where the system refuses.
    package init(on socket: ListeningSocket, handler: @escaping Handler) throws(ServerError) {
        self.handler = handler
        port = socket.port
        keyline_raise_open_files(UInt(Self.connections) + 256)
        let owner = Unmanaged.passUnretained(self).toOpaque()
        guard
            let pointer = keyline_http_start(
                socket.duplicate(), Self.connections, Self.timeout, Self.memory, handleRequest, endRequest, owner)
        else { throw .portTaken(socket.port) }
        state.withLock { state in
            state.daemon = Daemon(pointer: pointer)
            state.guardian = RequestGuard(port: socket.port)
        }
    }

    deinit { stop() }

    /// Closes all connections; those that wait are told so first.
    package func stop() {
        let (daemon, waiting) = state.withLock { state in
            defer {
                state.daemon = nil
                state.waiting = [:]
                state.isStopped = true
            }
            return (state.daemon, Array(state.waiting.values))
        }
        waiting.forEach { $0.finish(.text(503, "The server stops.")) }
        if let daemon { MHD_stop_daemon(daemon.pointer) }
    }

    /// Looks at a request that has arrived, or answers one that has waited.
    fileprivate func accept(
        _ connection: OpaquePointer, _ path: String, _ method: String,
        _ slot: UnsafeMutablePointer<UnsafeMutableRawPointer?>
    ) -> MHD_Result {
        if let known = slot.pointee {
            return answer(Unmanaged<Exchange>.fromOpaque(known).takeUnretainedValue(), connection)
        }
        guard method == "GET" || method == "HEAD" else {
            return Self.queue(.text(405, "Only GET and HEAD are supported."), connection)
        }
        let exchange = Exchange(connection)
        slot.pointee = Unmanaged.passRetained(exchange).toOpaque()
        exchange.path = path
        return .YES
    }

    private func answer(_ exchange: Exchange, _ connection: OpaquePointer) -> MHD_Result {
        if let response = exchange.response { return Self.queue(response, connection) }
        let request = Self.request(exchange.path, connection)
        let guardian = state.withLock { $0.guardian }
        if let refusal = guardian?.refusal(of: request) { return Self.queue(refusal, connection) }
        let isOpen = state.withLock { state in
            if !state.isStopped { state.waiting[ObjectIdentifier(exchange)] = exchange }
            return !state.isStopped
        }
        guard isOpen else { return Self.queue(.text(503, "The server stops."), connection) }
        MHD_suspend_connection(connection)
        let handler = handler
        // A person waits for the answer, whatever else the program does.
        Task.detached(priority: .userInitiated) { [weak self] in
            let response = await handler(request)
            self?.state.withLock { _ = $0.waiting.removeValue(forKey: ObjectIdentifier(exchange)) }
            exchange.finish(response)
        }
        return .YES
    }

    private static func request(_ path: String, _ connection: OpaquePointer) -> HTTPRequest {
        func header(_ name: String) -> String? { keyline_http_header(connection, name).map { String(cString: $0) } }
        let names = ["since", "cell"]
        let values = names.map { keyline_http_argument(connection, $0).map { String(cString: $0) } }
        let arguments = Dictionary(uniqueKeysWithValues: zip(names, values))
        return HTTPRequest(
            path: path, host: header("Host"), origin: header("Origin"), fetchSite: header("Sec-Fetch-Site"),
            arguments: { arguments[$0] ?? nil })
    }

    private static func queue(_ response: HTTPResponse, _ connection: OpaquePointer) -> MHD_Result {
        let made = response.body.withUnsafeBytes { keyline_http_response($0.baseAddress, $0.count) }
        guard let made else { return .NO }
        defer { MHD_destroy_response(made) }
        for (name, value) in HTTPResponse.headers + [("Content-Type", response.type)] {
            MHD_add_response_header(made, name, value)
        }
        return MHD_queue_response(connection, UInt32(response.status), made)
    }
}

/// A request on its way to its answer.
private final class Exchange: Sendable {
    private let state: Mutex<State>

    private struct State {
        let connection: Connection
        var path = ""
        var response: HTTPResponse?
    }

    /// A suspended connection may be resumed from any thread.
    private struct Connection: @unchecked Sendable {
        let pointer: OpaquePointer
    }

    init(_ connection: OpaquePointer) {
        state = Mutex(State(connection: Connection(pointer: connection)))
    }

    var path: String {
        get { state.withLock { $0.path } }
        set { state.withLock { $0.path = newValue } }
    }

    var response: HTTPResponse? { state.withLock { $0.response } }

    /// Has the connection go on; only the first answer counts.
    func finish(_ response: HTTPResponse) {
        let connection = state.withLock { state -> Connection? in
            guard state.response == nil else { return nil }
            state.response = response
            return state.connection
        }
        if let connection { MHD_resume_connection(connection.pointer) }
    }
}

private func handleRequest(
    _ owner: UnsafeMutableRawPointer?, _ connection: OpaquePointer?, _ path: UnsafePointer<CChar>?,
    _ method: UnsafePointer<CChar>?, _ version: UnsafePointer<CChar>?, _ upload: UnsafePointer<CChar>?,
    _ uploadSize: UnsafeMutablePointer<Int>?, _ slot: UnsafeMutablePointer<UnsafeMutableRawPointer?>?
) -> MHD_Result {
    guard let owner, let connection, let path, let method, let slot else { return .NO }
    if let uploadSize, uploadSize.pointee > 0 {
        // A body behind a GET means nothing.
        uploadSize.pointee = 0
        return .YES
    }
    let server = Unmanaged<HTTPServer>.fromOpaque(owner).takeUnretainedValue()
    return server.accept(connection, String(cString: path), String(cString: method), slot)
}

private func endRequest(
    _ owner: UnsafeMutableRawPointer?, _ connection: OpaquePointer?,
    _ slot: UnsafeMutablePointer<UnsafeMutableRawPointer?>?, _ reason: MHD_RequestTerminationCode
) {
    guard let slot, let exchange = slot.pointee else { return }
    Unmanaged<Exchange>.fromOpaque(exchange).release()
    slot.pointee = nil
}
