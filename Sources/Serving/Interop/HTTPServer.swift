import CKeylineServer
import Foundation
import Synchronization

/// A small server on the loopback address, for pages that a person opens beside what they work on.
///
/// It answers `GET` and `HEAD`, and `POST` where its owner takes it, all with the token of the session alone. Requests may wait for their
/// answers, however many do; a thread is never held.
package final class HTTPServer: Sendable {
    /// Answers a request.
    package typealias Handler = @Sendable (HTTPRequest) async -> HTTPResponse

    /// The most connections: a browser with many windows has fewer, an attacker's thousand do not exhaust it.
    package static let connections: UInt32 = 4_096
    /// Seconds until a connection on which nothing happens is closed.
    package static let timeout: UInt32 = 10
    /// The most bytes of a request's line and headers; longer ones are answered with 431 or 414.
    package static let memory = 32_768
    /// The most bytes that a `POST` may send; more are answered with 413. A whole storyboard is smaller.
    package static let mostBytes = 4 << 20

    private let takesPosts: Bool
    private let handler: Handler
    /// The port on which it listens.
    package let port: Int
    /// The address that lets a person in.
    package let address: String
    private let guardian: RequestGuard
    private let state = Mutex(State())

    private struct State {
        var daemon: Daemon?
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
    ///   - takesPosts: Whether the handler also answers `POST`; otherwise 405 does.
    ///   - handler: Answers requests that came through the server's own address and brought its token.
    /// - Throws: `ServerError` where the system refuses.
    package init(
        on socket: ListeningSocket, takesPosts: Bool = false, handler: @escaping Handler
    ) throws(ServerError) {
        var message: UnsafePointer<CChar>?
        guard keyline_http_open(&message) else { throw .noLibrary(message.map { String(cString: $0) } ?? "") }
        self.takesPosts = takesPosts
        self.handler = handler
        port = socket.port
        address = socket.address
        guardian = RequestGuard(port: socket.port, token: socket.token)
        keyline_raise_open_files(UInt(Self.connections) + 256)
        let owner = Unmanaged.passUnretained(self).toOpaque()
        guard
            let pointer = keyline_http_start(
                socket.duplicate(), Self.connections, Self.timeout, Self.memory, handleRequest, endRequest, owner)
        else { throw .portTaken(socket.port) }
        state.withLock { $0.daemon = Daemon(pointer: pointer) }
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
        if let daemon { keyline_http_stop(daemon.pointer) }
    }

    /// Looks at a request whose headers have arrived: one that is refused sends no body.
    fileprivate func begin(
        _ connection: OpaquePointer, _ path: String, _ method: String,
        _ slot: UnsafeMutablePointer<UnsafeMutableRawPointer?>
    ) -> MHD_Result {
        guard let method = HTTPRequest.Method(rawValue: method == "HEAD" ? "GET" : method), takesPosts || method == .get
        else { return Self.queue(.text(405, "This method is not supported."), connection) }
        let request = Self.request(method, path, connection)
        if let refusal = guardian.refusal(of: request) { return Self.queue(refusal, connection) }
        if let length = Self.header("Content-Length", connection), Int(length).map({ $0 > Self.mostBytes }) ?? true {
            return Self.queue(.text(413, "At most \(Self.mostBytes) bytes are taken."), connection)
        }
        slot.pointee = Unmanaged.passRetained(Exchange(connection, request)).toOpaque()
        return .YES
    }

    /// Answers a request that has arrived whole, or one that has waited for its answer.
    fileprivate func answer(_ exchange: Exchange, _ connection: OpaquePointer) -> MHD_Result {
        if let response = exchange.response { return Self.queue(response, connection) }
        let isOpen = state.withLock { state in
            if !state.isStopped { state.waiting[ObjectIdentifier(exchange)] = exchange }
            return !state.isStopped
        }
        guard isOpen else { return Self.queue(.text(503, "The server stops."), connection) }
        keyline_http_suspend(connection)
        let (request, handler, guardian) = (exchange.request, handler, guardian)
        // A person waits for the answer, whatever else the program does.
        Task.detached(priority: .userInitiated) { [weak self] in
            var response = await handler(request)
            if request.argument("token") != nil { response.cookie = guardian.cookieHeader }
            self?.state.withLock { _ = $0.waiting.removeValue(forKey: ObjectIdentifier(exchange)) }
            exchange.finish(response)
        }
        return .YES
    }

    private static func header(_ name: String, _ connection: OpaquePointer) -> String? {
        keyline_http_header(connection, name).map { String(cString: $0) }
    }

    private static func request(_ method: HTTPRequest.Method, _ path: String, _ connection: OpaquePointer)
        -> HTTPRequest
    {
        var arguments: [String: String] = [:]
        withUnsafeMutablePointer(to: &arguments) { pointer in
            keyline_http_arguments(connection, collectArgument, pointer)
        }
        return HTTPRequest(
            method, path: path, host: header("Host", connection), origin: header("Origin", connection),
            fetchSite: header("Sec-Fetch-Site", connection), fetchDestination: header("Sec-Fetch-Dest", connection),
            cookie: header("Cookie", connection), arguments: arguments)
    }

    private static func queue(_ response: HTTPResponse, _ connection: OpaquePointer) -> MHD_Result {
        let made = response.body.withUnsafeBytes { keyline_http_response($0.baseAddress, $0.count) }
        guard let made else { return .NO }
        defer { keyline_http_release(made) }
        for (name, value) in HTTPResponse.headers + [("Content-Type", response.type)] {
            keyline_http_add_header(made, name, value)
        }
        if let cookie = response.cookie { keyline_http_add_header(made, "Set-Cookie", cookie) }
        return keyline_http_queue(connection, UInt32(response.status), made)
    }
}

/// A request on its way to its answer.
private final class Exchange: Sendable {
    private let state: Mutex<State>

    private struct State {
        let connection: Connection
        var request: HTTPRequest
        var response: HTTPResponse?
    }

    /// A suspended connection may be resumed from any thread.
    private struct Connection: @unchecked Sendable {
        let pointer: OpaquePointer
    }

    init(_ connection: OpaquePointer, _ request: HTTPRequest) {
        state = Mutex(State(connection: Connection(pointer: connection), request: request))
    }

    var request: HTTPRequest { state.withLock { $0.request } }

    /// Takes a part of the body.
    ///
    /// - Returns: Whether it is not too long.
    func append(_ bytes: UnsafeRawBufferPointer) -> Bool {
        state.withLock { state in
            // A body behind a GET means nothing.
            guard state.request.method == .post else { return true }
            state.request.body.append(contentsOf: bytes)
            return state.request.body.count <= HTTPServer.mostBytes
        }
    }

    var response: HTTPResponse? { state.withLock { $0.response } }

    /// Has the connection go on; only the first answer counts.
    func finish(_ response: HTTPResponse) {
        let connection = state.withLock { state -> Connection? in
            guard state.response == nil else { return nil }
            state.response = response
            return state.connection
        }
        if let connection { keyline_http_resume(connection.pointer) }
    }
}

private func handleRequest(
    _ owner: UnsafeMutableRawPointer?, _ connection: OpaquePointer?, _ path: UnsafePointer<CChar>?,
    _ method: UnsafePointer<CChar>?, _ version: UnsafePointer<CChar>?, _ upload: UnsafePointer<CChar>?,
    _ uploadSize: UnsafeMutablePointer<Int>?, _ slot: UnsafeMutablePointer<UnsafeMutableRawPointer?>?
) -> MHD_Result {
    guard let owner, let connection, let path, let method, let slot, let uploadSize else { return .NO }
    let server = Unmanaged<HTTPServer>.fromOpaque(owner).takeUnretainedValue()
    guard let current = slot.pointee else {
        return server.begin(connection, String(cString: path), String(cString: method), slot)
    }
    let exchange = Unmanaged<Exchange>.fromOpaque(current).takeUnretainedValue()
    guard uploadSize.pointee > 0 else { return server.answer(exchange, connection) }
    let isBounded = exchange.append(UnsafeRawBufferPointer(start: upload, count: uploadSize.pointee))
    uploadSize.pointee = 0
    // A body without a length and without an end closes the connection.
    return isBounded ? .YES : .NO
}

private func collectArgument(
    _ arguments: UnsafeMutableRawPointer?, _ kind: MHD_ValueKind, _ name: UnsafePointer<CChar>?,
    _ value: UnsafePointer<CChar>?
) -> MHD_Result {
    guard let arguments, let name else { return .NO }
    arguments.assumingMemoryBound(to: [String: String].self).pointee[String(cString: name)] =
        value.map { String(cString: $0) } ?? ""
    return .YES
}

private func endRequest(
    _ owner: UnsafeMutableRawPointer?, _ connection: OpaquePointer?,
    _ slot: UnsafeMutablePointer<UnsafeMutableRawPointer?>?, _ reason: MHD_RequestTerminationCode
) {
    guard let slot, let exchange = slot.pointee else { return }
    Unmanaged<Exchange>.fromOpaque(exchange).release()
    slot.pointee = nil
}
