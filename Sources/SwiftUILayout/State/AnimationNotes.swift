import Synchronization

/// Takes note of the animations for which code asks while a step is done.
final class AnimationNotes: Sendable {
    /// The notes of the scene whose code runs; nil outside of steps.
    @TaskLocal static var current: AnimationNotes?

    private let last = Mutex<Animation?>(nil)

    /// Takes note of an animation; nil is none.
    static func note(_ animation: Animation?) {
        guard let animation else { return }
        current?.last.withLock { $0 = animation }
    }

    /// The animation that was noted last, once.
    func take() -> Animation? {
        last.withLock { last in
            defer { last = nil }
            return last
        }
    }
}
