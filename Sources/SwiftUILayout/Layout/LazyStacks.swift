/// Views one below the other, made only as far as they are seen.
nonisolated public struct LazyVStack<Content: View>: PrimitiveView {
    private let layout: LazyStackLayout
    private let content: Content

    /// Places views one below the other.
    ///
    /// - Parameters:
    ///   - alignment: How they are aligned horizontally.
    ///   - spacing: The gap between neighbours, in points; nil leaves it to what they prefer, usually 8.
    ///   - pinnedViews: Which headers and footers stay in view; in a picture that is not scrolled all are where they belong.
    ///   - content: The views.
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {
        layout = LazyStackLayout(axis: .vertical, alignment: alignment.key, spacing: spacing)
        self.content = content()
    }

    /// Adds the stack's node.
    @MainActor public func _makeNodes(into list: inout _NodeList, in context: _ViewContext) {
        list.append(
            context.lazyNode("LazyVStack", layout, axis: .vertical, content: content, stackAxis: .vertical))
    }
}

/// Views side by side, made only as far as they are seen.
nonisolated public struct LazyHStack<Content: View>: PrimitiveView {
    private let layout: LazyStackLayout
    private let content: Content

    /// Places views side by side.
    ///
    /// - Parameters:
    ///   - alignment: How they are aligned vertically.
    ///   - spacing: The gap between neighbours, in points; nil leaves it to what they prefer, usually 8.
    ///   - pinnedViews: Which headers and footers stay in view; in a picture that is not scrolled all are where they belong.
    ///   - content: The views.
    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {
        layout = LazyStackLayout(axis: .horizontal, alignment: alignment.key, spacing: spacing)
        self.content = content()
    }

    /// Adds the stack's node.
    @MainActor public func _makeNodes(into list: inout _NodeList, in context: _ViewContext) {
        list.append(
            context.lazyNode("LazyHStack", layout, axis: .horizontal, content: content, stackAxis: .horizontal))
    }
}

/// Views in columns, made only as far as they are seen.
nonisolated public struct LazyVGrid<Content: View>: PrimitiveView {
    private let layout: LazyGridLayout
    private let content: Content

    /// Places views in columns.
    ///
    /// - Parameters:
    ///   - columns: The columns.
    ///   - alignment: How the columns lie in the width that is offered.
    ///   - spacing: The gap between rows, in points; nil means 8.
    ///   - pinnedViews: Which headers and footers stay in view.
    ///   - content: The views.
    public init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        layout = LazyGridLayout(axis: .vertical, items: columns, alignment: alignment.key, spacing: spacing)
        self.content = content()
    }

    /// Adds the grid's node.
    @MainActor public func _makeNodes(into list: inout _NodeList, in context: _ViewContext) {
        let layout = layout
        list.append(
            context.lazyNode("LazyVGrid", layout, axis: .vertical, content: content, stackAxis: nil) { proposal in
                layout.tracks(proposal, []).count
            })
    }
}

/// Views in rows, made only as far as they are seen.
nonisolated public struct LazyHGrid<Content: View>: PrimitiveView {
    private let layout: LazyGridLayout
    private let content: Content

    /// Places views in rows.
    ///
    /// - Parameters:
    ///   - rows: The rows.
    ///   - alignment: How the rows lie in the height that is offered.
    ///   - spacing: The gap between columns, in points; nil means 8.
    ///   - pinnedViews: Which headers and footers stay in view.
    ///   - content: The views.
    public init(
        rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        layout = LazyGridLayout(axis: .horizontal, items: rows, alignment: alignment.key, spacing: spacing)
        self.content = content()
    }

    /// Adds the grid's node.
    @MainActor public func _makeNodes(into list: inout _NodeList, in context: _ViewContext) {
        let layout = layout
        list.append(
            context.lazyNode("LazyHGrid", layout, axis: .horizontal, content: content, stackAxis: nil) { proposal in
                layout.tracks(proposal, []).count
            })
    }
}

/// Headers and footers that stay in view while their section does.
public struct PinnedScrollableViews: OptionSet, Sendable {
    /// A bit for each.
    public let rawValue: UInt32

    /// Wraps bits.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Headers.
    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
    /// Footers.
    public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}
