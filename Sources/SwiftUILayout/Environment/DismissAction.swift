/// Leaves a presentation, or goes back in a stack.
public struct DismissAction {
    private let leave: (@MainActor () -> Void)?

    /// Leaves by a function; nil where there is nothing to leave.
    init(_ leave: (@MainActor () -> Void)? = nil) {
        self.leave = leave
    }

    /// Leaves; in the first frame there is nothing to leave.
    @MainActor @preconcurrency public func callAsFunction() { leave?() }
}
