public import KeylineGraphics

extension LayoutSnapshot {
    /// The views that constraints name which contradict each other, and those whose content they contradict.
    public var viewsInConflict: Set<ViewID> {
        let named = constraints.filter(\.isInConflict).flatMap { [$0.first.view, $0.second?.view].compactMap { $0 } }
        return Set(named).union(placedViews.filter { !$0.view.sizing.axesInConflict.isEmpty }.map(\.view.id))
    }
}
