extension View {
    /// Moves what is seen of the view, in points; everything else stays where it is.
    nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        offset(CGSize(width: x, height: y))
    }

    /// Moves what is seen of the view, in points; everything else stays where it is.
    nonisolated public func offset(_ offset: CGSize) -> some View {
        modifier(RuleModifier(name: "offset") { OffsetRule(offset) })
    }

    /// Puts the view's middle on a point of the room that is offered.
    nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        position(CGPoint(x: x, y: y))
    }

    /// Puts the view's middle on a point of the room that is offered.
    nonisolated public func position(_ position: CGPoint) -> some View {
        modifier(LayoutModifier(name: "position", layout: PositionLayout(position)))
    }
}
