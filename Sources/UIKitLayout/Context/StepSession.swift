internal import Foundation

/// The state of steps while they are done; none where a picture shows the first frame.
@MainActor
final class StepSession {
    /// The responder into which text is typed.
    weak var firstResponder: AnyObject?
    /// The place of the touch that is being told, in the window's coordinates, in points.
    var touch: CGPoint?

    /// The session of the scene in which code runs.
    static var current: StepSession? { SceneContext.inherited(Key.self) }

    /// Runs code as part of this session.
    func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
        try SceneContext.with(Key.self, self, body)
    }

    private enum Key: SceneContextKey {
        static var usual: StepSession? { nil }
    }
}
