public import KeylineGraphics

extension LayoutSnapshot {
    /// The views that are told to screen readers as headings.
    public var headings: Set<ViewID> { Set(placedViews.filter(\.view.accessibility.isHeading).map(\.view.id)) }
}
