import Foundation
import Synchronization

/// Runs work on a thread with a large stack: chains of calls are trees as deep as they are long.
enum DeepThread {
    /// Does the work and waits for its result.
    static func run(_ work: @escaping @Sendable () -> CInt) -> CInt {
        let status = Mutex<CInt>(2)
        let done = DispatchSemaphore(value: 0)
        let thread = Thread {
            let result = work()
            status.withLock { $0 = result }
            done.signal()
        }
        thread.stackSize = 1 << 29
        thread.start()
        done.wait()
        return status.withLock { $0 }
    }
}
