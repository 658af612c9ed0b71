import KeylineGraphics
import KeylineScenes

/// The views that decide a constraint's colour: those that are ambiguous, in conflict or misplaced.
struct ConstraintStates {
    private let ambiguous: Set<ViewID>
    private let inConflict: [Axis: Set<ViewID>]
    private let misplaced: Set<ViewID>

    init(_ scene: Scene, _ geometry: LayoutGeometry) {
        let conflicting = scene.layout.constraints.filter(\.isInConflict)
        var views = Dictionary(grouping: conflicting, by: \.axis).mapValues { Set($0.flatMap(\.views)) }
        for place in geometry.places {
            for axis in place.view.sizing.axesInConflict {
                views[axis == .horizontal ? .horizontal : .vertical, default: []].insert(place.view.id)
            }
        }
        inConflict = views
        ambiguous = Set(geometry.places.filter(\.view.sizing.isAmbiguous).map(\.view.id))
        misplaced = Set(scene.diagnostics.filter { $0.kind == .misplaced }.compactMap(\.view))
    }

    /// Red where a view that the constraint touches is ambiguous, or in conflict along the constraint's axis, orange where one is misplaced, blue otherwise.
    func color(of constraint: ConstraintSnapshot) -> Color {
        let conflicting = inConflict[constraint.axis] ?? []
        if constraint.views.contains(where: { ambiguous.contains($0) || conflicting.contains($0) }) {
            return OverlayColors.wrong
        }
        return constraint.views.contains(where: misplaced.contains) ? OverlayColors.misplaced : OverlayColors.fine
    }

    /// Whether constraints that contradict each other name a view.
    func isInConflict(_ view: ViewID) -> Bool { inConflict.values.contains { $0.contains(view) } }

    /// Whether a view's stored frame is another one than the constraints give.
    func isMisplaced(_ view: ViewID) -> Bool { misplaced.contains(view) }
}

extension ConstraintSnapshot {
    /// The direction of the lengths that it speaks of.
    var axis: Axis { first.attribute.isVertical ? .vertical : .horizontal }
    /// The views that it touches.
    var views: [ViewID] { [first.view] + (second.map { [$0.view] } ?? []) }
}
