import Synchronization

/// The memory that decoded pictures may take together, since a small file can unpack to much, and a folder can hold any number of them.
///
/// A picture claims its bytes before it is decoded and gives them back with the last copy of its bitmap. When too little is left, caches of
/// pictures give up what they keep; if that does not help, the picture is an error (`ImageCodingError.beyondBudget`).
public final class ImageBudget: Sendable {
    /// The budget of everything that a process decodes: 1 GB, unless a program sets another.
    public static let process = ImageBudget(byteCount: 1_000_000_000)

    private struct State {
        var byteCount: Int
        var claimed = 0
        var caches: [WeakCache] = []
    }

    private struct WeakCache {
        weak var cache: (any ImageCache)?
    }

    private let state: Mutex<State>

    /// A budget of a number of bytes.
    public init(byteCount: Int) {
        state = Mutex(State(byteCount: byteCount))
    }

    /// The most bytes that pictures may take together; a lower number takes nothing away from pictures that were decoded before.
    public var byteCount: Int {
        get { state.withLock { $0.byteCount } }
        set { state.withLock { $0.byteCount = newValue } }
    }

    /// The bytes of the pictures that are in memory now.
    public var claimedByteCount: Int { state.withLock { $0.claimed } }

    /// Memory that a picture takes, given back with the last reference to the claim.
    final class Claim: Sendable {
        private let budget: ImageBudget
        private let byteCount: Int

        fileprivate init(_ byteCount: Int, of budget: ImageBudget) {
            self.budget = budget
            self.byteCount = byteCount
        }

        deinit { budget.state.withLock { $0.claimed -= byteCount } }
    }

    /// Claims the bytes of a bitmap, four for each pixel.
    ///
    /// - Throws: `ImageCodingError.beyondBudget`.
    func claim(width: Int, height: Int) throws(ImageCodingError) -> Claim {
        try claim(byteCount: width * height * 4)
    }

    /// Claims bytes, if need be of those that caches keep.
    ///
    /// - Throws: `ImageCodingError.beyondBudget`.
    func claim(byteCount: Int) throws(ImageCodingError) -> Claim {
        if let claim = take(byteCount) { return claim }
        let caches = state.withLock { state in
            state.caches.removeAll { $0.cache == nil }
            return state.caches.compactMap(\.cache)
        }
        caches.forEach { $0.releaseImages() }
        if let claim = take(byteCount) { return claim }
        throw .beyondBudget(byteCount: byteCount, taken: claimedByteCount, limit: self.byteCount)
    }

    private func take(_ byteCount: Int) -> Claim? {
        let isTaken = state.withLock { state in
            guard state.claimed + byteCount <= state.byteCount else { return false }
            state.claimed += byteCount
            return true
        }
        return isTaken ? Claim(byteCount, of: self) : nil
    }

    /// Asks a cache for its pictures when memory is short, as long as it lives.
    package func register(_ cache: any ImageCache) {
        state.withLock { state in
            // Those that are gone are forgotten as often as their number has doubled, so that registering many takes no longer for each.
            if state.caches.count == state.caches.capacity { state.caches.removeAll { $0.cache == nil } }
            state.caches.append(WeakCache(cache: cache))
        }
    }
}

extension ImageBudget: Hashable {
    /// Whether both are one budget.
    public static func == (left: ImageBudget, right: ImageBudget) -> Bool { left === right }

    /// Feeds the identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Something that keeps decoded pictures to save the time of decoding them again.
package protocol ImageCache: AnyObject, Sendable {
    /// Lets go of the pictures, on any thread.
    func releaseImages()
}
