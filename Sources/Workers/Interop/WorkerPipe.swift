import Foundation
import Glibc
import Synchronization

/// The end of the pipe on which a worker tells its supervisor what it does.
final class WorkerPipe: Sendable {
    private let descriptor: Mutex<CInt>

    init(_ descriptor: CInt) { self.descriptor = Mutex(descriptor) }

    /// Sends a message whole, whatever other threads send.
    func send(_ message: WorkMessage) {
        let frame = message.frame
        descriptor.withLock { descriptor in
            var sent = 0
            while sent < frame.count {
                let count = frame.withUnsafeBytes { bytes in
                    bytes.baseAddress.map { Glibc.write(descriptor, $0 + sent, frame.count - sent) } ?? 0
                }
                if count < 0, errno == EINTR { continue }
                // Without its supervisor a worker has nobody to work for.
                guard count > 0 else { _exit(2) }
                sent += count
            }
        }
    }

    /// The system's number of the thread that asks.
    static var thread: UInt32 {
        var buffer = [CChar](repeating: 0, count: 64)
        let count = readlink("/proc/thread-self", &buffer, buffer.count)
        let digits = buffer.prefix(max(count, 0)).reversed().prefix { $0 != CChar(UInt8(ascii: "/")) }.reversed()
        return digits.reduce(0) { $0 &* 10 &+ UInt32(truncatingIfNeeded: Int($1) - 0x30) }
    }

    /// The system's words for a file that became larger than is allowed.
    static let tooLarge = String(cString: strerror(EFBIG))
}
