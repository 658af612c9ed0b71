internal import Synchronization

/// Keeps HarfBuzz's work spaces for whoever shapes next; each belongs to one thread at a time.
final class BufferPool: Sendable {
    private let idle = Mutex<[HarfBuzzBuffer]>([])

    /// Lends a buffer to a closure.
    @inline(__always)
    func with<Result>(_ use: (HarfBuzzBuffer) -> Result) -> Result {
        let buffer = idle.withLock { $0.popLast() } ?? HarfBuzzBuffer()
        defer { idle.withLock { $0.append(buffer) } }
        return use(buffer)
    }
}
