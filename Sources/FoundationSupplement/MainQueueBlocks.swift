public import Foundation
import Synchronization

/// Blocks for the main queue, which a scene that is being made may take before the queue does.
package enum MainQueueBlocks {
    /// A block of the main queue.
    package typealias Block = @Sendable @convention(block) () -> Void

    /// Takes a block that is due after some seconds; false where the queue is to have it.
    package typealias Taker = @Sendable (_ seconds: Double, _ block: @escaping Block) -> Bool

    private static let taker = Mutex<Taker?>(nil)

    /// Has blocks taken before the queue takes them.
    package static func take(_ take: @escaping Taker) { taker.withLock { $0 = take } }

    /// Whether a block for the main queue was taken.
    fileprivate static func hasTaken(_ block: @escaping Block, after seconds: Double, for queue: DispatchQueue) -> Bool
    {
        // Each use of `DispatchQueue.main` makes an object of its own on Linux.
        guard queue.label == "com.apple.main-thread", let take = taker.withLock({ $0 }) else { return false }
        return take(seconds, block)
    }
}

extension DispatchQueue {
    /// Runs a block on the queue. What code starts on the main queue while a scene is made is done before its picture is taken.
    public func async(execute work: @escaping @Sendable @convention(block) () -> Void) {
        if MainQueueBlocks.hasTaken(work, after: 0, for: self) { return }
        async(group: nil, qos: .unspecified, flags: [], execute: work)
    }

    /// Runs a block on the queue later. What code starts on the main queue while a scene is made is done before its picture is taken, if
    /// it is due within a second and a half.
    public func asyncAfter(deadline: DispatchTime, execute work: @escaping @Sendable @convention(block) () -> Void) {
        let now = DispatchTime.now().uptimeNanoseconds
        let seconds = deadline.uptimeNanoseconds > now ? Double(deadline.uptimeNanoseconds - now) / 1e9 : 0
        if MainQueueBlocks.hasTaken(work, after: seconds, for: self) { return }
        asyncAfter(deadline: deadline, qos: .unspecified, flags: [], execute: work)
    }
}
