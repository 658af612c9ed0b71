import KeylineGraphics
import KeylineScenes

/// Which views a constraint's colour depends on: those that are ambiguous, in conflict or misplaced.
struct ConstraintStates {
    private let wrong: Set<ViewID>
    private let misplaced: Set<ViewID>

    init(_ scene: Scene) {
        let broken = scene.layout.constraints.filter { $0.state == .broken }.flatMap(\.views)
        let ambiguous = scene.layout.placedViews.filter(\.view.isAmbiguous).map(\.view.id)
        wrong = Set(broken + ambiguous)
        misplaced = Set(scene.diagnostics.filter { $0.kind == .misplaced }.compactMap(\.view))
    }

    /// Red where a view that the constraint touches is ambiguous or in conflict, orange where one is misplaced, blue otherwise.
    func color(of constraint: ConstraintSnapshot) -> Color {
        if constraint.views.contains(where: wrong.contains) { return OverlayInk.wrong }
        return constraint.views.contains(where: misplaced.contains) ? OverlayInk.misplaced : OverlayInk.fine
    }

    /// Whether a view's stored frame is another one than the constraints give.
    func isMisplaced(_ view: ViewID) -> Bool { misplaced.contains(view) }
}

extension ConstraintSnapshot {
    /// The views that it touches.
    var views: [ViewID] { [first.view] + (second.map { [$0.view] } ?? []) }
}
