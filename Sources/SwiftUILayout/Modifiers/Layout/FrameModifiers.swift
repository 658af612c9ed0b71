extension View {
    /// A frame of a fixed size around the view; a length left out is the view's own. One that is negative or not finite is left out, and a
    /// diagnostic says so.
    nonisolated public func frame(
        width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        func valid(_ length: CGFloat?) -> CGFloat? { length.flatMap { $0.isFinite && $0 >= 0 ? $0 : nil } }
        let isValid = valid(width) == width && valid(height) == height
        return modifier(
            LayoutModifier(
                name: "frame",
                layout: FixedFrameLayout(width: valid(width), height: valid(height), alignment: alignment),
                warning: isValid ? nil : "Invalid frame dimension (negative or non-finite)."))
    }

    /// A frame whose size stays within limits. Limits that contradict one another are repaired, and a diagnostic says so.
    nonisolated public func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        let isContradictory =
            LengthLimits.areContradictory(minimum: minWidth, ideal: idealWidth, maximum: maxWidth)
            || LengthLimits.areContradictory(minimum: minHeight, ideal: idealHeight, maximum: maxHeight)
        return modifier(
            LayoutModifier(
                name: "frame",
                layout: FlexibleFrameLayout(
                    width: LengthLimits(minimum: minWidth, ideal: idealWidth, maximum: maxWidth),
                    height: LengthLimits(minimum: minHeight, ideal: idealHeight, maximum: maxHeight),
                    alignment: alignment),
                warning: isContradictory ? "Contradictory frame constraints specified." : nil))
    }

    /// Room around the view.
    nonisolated public func padding(_ insets: EdgeInsets) -> some View {
        modifier(LayoutModifier(name: "padding", layout: PaddingLayout(insets)))
    }

    /// The same room on some sides of the view; 16 points unless said otherwise.
    nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        padding(EdgeInsets(edges, length ?? PaddingLayout.standardLength))
    }

    /// The same room on all sides of the view.
    nonisolated public func padding(_ length: CGFloat) -> some View {
        padding(EdgeInsets(.all, length))
    }

    /// The view at its ideal size, whatever is proposed.
    nonisolated public func fixedSize() -> some View {
        fixedSize(horizontal: true, vertical: true)
    }

    /// The view at its ideal length along some axes.
    nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
        let axes: Axis.Set = [horizontal ? .horizontal : [], vertical ? .vertical : []]
        return modifier(LayoutModifier(name: "fixedSize", layout: FixedSizeLayout(axes)))
    }

    /// The view in a size of a ratio of width to height; nil keeps the ratio of its ideal size.
    nonisolated public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
        modifier(
            LayoutModifier(name: "aspectRatio", layout: AspectRatioLayout(ratio: aspectRatio, contentMode: contentMode))
        )
    }

    /// The view in a size of the ratio of another size.
    nonisolated public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
        self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
    }

    /// The view as large as fits, in the ratio of its ideal size.
    nonisolated public func scaledToFit() -> some View {
        aspectRatio(contentMode: .fit)
    }

    /// The view as small as covers the room, in the ratio of its ideal size.
    nonisolated public func scaledToFill() -> some View {
        aspectRatio(contentMode: .fill)
    }

    /// How important it is that the view gets the room that it wants; stacks serve higher priorities first.
    nonisolated public func layoutPriority(_ value: Double) -> some View {
        modifier(RuleModifier(name: "layoutPriority") { PriorityRule(value) })
    }

    /// Says a value to the layout around the view.
    nonisolated public func layoutValue<Key: LayoutValueKey>(key: Key.Type, value: Key.Value) -> some View {
        modifier(NodeModifier { $0.values[key] = value })
    }

    /// Draws the view over siblings of a smaller value.
    nonisolated public func zIndex(_ value: Double) -> some View {
        modifier(NodeModifier { $0.values[ZIndexKey.self] = value })
    }

    /// Says where a horizontal guide runs through the view.
    nonisolated public func alignmentGuide(
        _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        modifier(RuleModifier(name: "alignmentGuide") { AlignmentGuideRule(guide.key, computeValue: computeValue) })
    }

    /// Says where a vertical guide runs through the view.
    nonisolated public func alignmentGuide(
        _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        modifier(RuleModifier(name: "alignmentGuide") { AlignmentGuideRule(guide.key, computeValue: computeValue) })
    }
}
