@testable import UIKitLayout

/// What is the matter with a layout: the three kinds of errors that Apple's Auto Layout Guide tells apart.
enum LayoutDiagnosis: String, Hashable, Sendable {
    /// Nothing.
    case correct
    /// Constraints contradict each other.
    case unsatisfiable
    /// Constraints leave a frame open.
    case ambiguous
    /// The constraints are sound, and the frames are not those that are wanted.
    case logical

    /// Lays a hierarchy out and tells what is the matter with it.
    ///
    /// - Parameters:
    ///   - view: Any view of the hierarchy.
    ///   - expectation: Whether the frames are those that are wanted; asked after the layout.
    /// - Returns: The first kind of error that applies, in the order in which they have to be mended.
    @MainActor static func diagnose(_ view: UIView, expecting expectation: () -> Bool)
        -> LayoutDiagnosis
    {
        let root = view.rootView
        let reports = UnsatisfiableConstraints.collecting { root.layoutIfNeeded() }
        let isBroken = !reports.isEmpty || !(root.engine?.conflicts.broken.isEmpty ?? true)
        if isBroken { return .unsatisfiable }
        if root.subtree.contains(where: \.hasAmbiguousLayout) { return .ambiguous }
        return expectation() ? .correct : .logical
    }
}
