internal import Synchronization

/// An object that is made when first asked for and then read without a lock. Where several threads make one, they all get the first.
///
/// Unchecked: the object is written once, and read only after that.
struct AtomicLazyReference<Object: AnyObject & Sendable>: ~Copyable, @unchecked Sendable {
    private let reference = Atomic<UnsafeMutableRawPointer?>(nil)

    deinit {
        if let pointer = reference.load(ordering: .acquiring) { Unmanaged<Object>.fromOpaque(pointer).release() }
    }

    /// The object; nil before it is made.
    @inline(__always)
    var value: Object? {
        guard let pointer = reference.load(ordering: .acquiring) else { return nil }
        return Unmanaged<Object>.fromOpaque(pointer).takeUnretainedValue()
    }

    /// Publishes an object unless there is one; answers with the one there is then.
    func publish(_ made: Object) -> Object {
        let new = Unmanaged.passRetained(made)
        let (exchanged, known) = reference.compareExchange(
            expected: nil, desired: new.toOpaque(), ordering: .acquiringAndReleasing)
        guard !exchanged, let known else { return made }
        new.release()
        return Unmanaged<Object>.fromOpaque(known).takeUnretainedValue()
    }
}
