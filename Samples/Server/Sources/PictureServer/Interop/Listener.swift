import CMicroHTTPD
import Foundation
import Synchronization

/// The service on a port of the loopback address; put a proxy in front of it that speaks TLS.
///
/// Each connection has a thread of its own, which gathers the body and then waits for the answer.
final class Listener: @unchecked Sendable {
    /// More connections wait in the system's queue.
    private static let connections: UInt32 = 128
    /// Seconds until a connection on which nothing happens is closed.
    private static let timeout: UInt32 = 15

    private let service: PictureService
    // Set once, before a request can come.
    private var daemon: OpaquePointer?

    /// Starts to listen; nil where the port is taken.
    init?(_ service: PictureService, port: UInt16) {
        self.service = service
        server_keep_memory_flat(Int32(clamping: ProcessInfo.processInfo.activeProcessorCount))
        let owner = Unmanaged.passUnretained(self).toOpaque()
        daemon = server_start(port, Self.connections, Self.timeout, handle, complete, owner)
        if daemon == nil { return nil }
    }

    deinit { if let daemon { MHD_stop_daemon(daemon) } }

    /// The port.
    var port: UInt16 { server_port(daemon) }

    /// Takes a part of a request; the last call, without bytes, answers it.
    fileprivate func take(
        _ connection: OpaquePointer, _ method: String, _ path: String, _ upload: UnsafeRawBufferPointer,
        _ slot: UnsafeMutablePointer<UnsafeMutableRawPointer?>
    ) -> MHD_Result {
        guard let known = slot.pointee else {
            slot.pointee = Unmanaged.passRetained(Body()).toOpaque()
            return .YES
        }
        let body = Unmanaged<Body>.fromOpaque(known).takeUnretainedValue()
        guard upload.isEmpty else {
            // One byte too many is enough to know; what else comes is not kept.
            body.bytes.append(contentsOf: upload.prefix(max(0, service.limits.body + 1 - body.bytes.count)))
            return .YES
        }
        return queue(wait(method, path, body.bytes), connection)
    }

    private func wait(_ method: String, _ path: String, _ body: Data) -> PictureService.Answer {
        let answer = Box()
        let task = Task { [service] in
            answer.value.withLock { [answer = await service.answer(method, path, body)] in $0 = answer }
            answer.isThere.signal()
        }
        let parts = service.limits.patience.components
        if answer.isThere.wait(timeout: .now() + Double(parts.seconds) + Double(parts.attoseconds) * 1e-18) == .success,
            let made = answer.value.withLock({ $0 })
        {
            return made
        }
        task.cancel()
        let late = ServiceError.late
        return PictureService.Answer(status: late.status, type: "application/json", body: late.body)
    }

    private func queue(_ answer: PictureService.Answer, _ connection: OpaquePointer) -> MHD_Result {
        let made = answer.body.withUnsafeBytes { server_response($0.baseAddress, $0.count) }
        guard let made else { return .NO }
        defer { MHD_destroy_response(made) }
        MHD_add_response_header(made, "Content-Type", answer.type)
        MHD_add_response_header(made, "X-Content-Type-Options", "nosniff")
        if answer.status == 503 { MHD_add_response_header(made, "Retry-After", "1") }
        if answer.status == 405 { MHD_add_response_header(made, "Allow", "POST") }
        return MHD_queue_response(connection, UInt32(answer.status), made)
    }

    /// What has come of a request's body; one thread touches it.
    fileprivate final class Body {
        var bytes = Data()
    }

    private final class Box: Sendable {
        let value = Mutex<PictureService.Answer?>(nil)
        let isThere = DispatchSemaphore(value: 0)
    }
}

private func handle(
    _ owner: UnsafeMutableRawPointer?, _ connection: OpaquePointer?, _ path: UnsafePointer<CChar>?,
    _ method: UnsafePointer<CChar>?, _ version: UnsafePointer<CChar>?, _ upload: UnsafePointer<CChar>?,
    _ uploadSize: UnsafeMutablePointer<Int>?, _ slot: UnsafeMutablePointer<UnsafeMutableRawPointer?>?
) -> MHD_Result {
    guard let owner, let connection, let path, let method, let uploadSize, let slot else { return .NO }
    let bytes = UnsafeRawBufferPointer(start: upload, count: uploadSize.pointee)
    uploadSize.pointee = 0
    return Unmanaged<Listener>.fromOpaque(owner).takeUnretainedValue()
        .take(connection, String(cString: method), String(cString: path), bytes, slot)
}

private func complete(
    _ owner: UnsafeMutableRawPointer?, _ connection: OpaquePointer?,
    _ slot: UnsafeMutablePointer<UnsafeMutableRawPointer?>?, _ reason: MHD_RequestTerminationCode
) {
    guard let slot, let body = slot.pointee else { return }
    Unmanaged<Listener.Body>.fromOpaque(body).release()
    slot.pointee = nil
}
