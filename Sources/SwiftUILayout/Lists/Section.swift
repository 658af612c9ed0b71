/// Rows that belong together, with a header and a footer.
public struct Section<Parent, Content, Footer> {
    private let header: Parent
    let content: Content
    private let footer: Footer

    private init(_ header: Parent, _ content: Content, _ footer: Footer) {
        self.header = header
        self.content = content
        self.footer = footer
    }
}

/// The parts of a section, as a list finds them.
final class SectionParts {
    let header: [ViewNode]
    let rows: LazyContent
    let footer: [ViewNode]

    init(header: [ViewNode], rows: LazyContent, footer: [ViewNode]) {
        self.header = header
        self.rows = rows
        self.footer = footer
    }
}

enum SectionPartsKey: LayoutValueKey {
    static var defaultValue: SectionParts? { nil }
}

extension Section: View, PrimitiveView where Parent: View, Content: View, Footer: View {
    /// Rows with a header and a footer.
    public init(
        @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
    ) {
        self.init(header(), content(), footer())
    }

    /// Rows with a header and a footer.
    public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(header, content(), footer)
    }

    /// In a list, one node that holds the parts; elsewhere the parts one after the other.
    public func _makeNodes(into list: inout _NodeList, in context: _ViewContext) {
        guard context.environment.takesSections else {
            header._makeNodes(into: &list, in: context.child(.index(0)))
            content._makeNodes(into: &list, in: context.child(.index(1)))
            footer._makeNodes(into: &list, in: context.child(.index(2)))
            return
        }
        var outside = context.child(.index(0)).eager
        outside.environment = context.environment.asListHeader
        let head = outside.nodes(of: header)
        for node in head { node.semantics.accessibility.changes.addedTraits.insert(.header) }
        var below = context.child(.index(2)).eager
        below.environment = context.environment.asListFooter
        let foot = below.nodes(of: footer)
        var rows = _NodeList()
        content._makeNodes(into: &rows, in: context.child(.index(1)))
        let node = ViewNode("Section", VStackLayout(), [], in: context)
        node.layout.values[SectionPartsKey.self] = SectionParts(
            header: head, rows: LazyContent(rows.parts), footer: foot)
        list.append(node)
    }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
    /// Rows with a header.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        self.init(header(), content(), EmptyView())
    }

    /// Rows with a header.
    public init(header: Parent, @ViewBuilder content: () -> Content) {
        self.init(header, content(), EmptyView())
    }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
    /// Rows with a footer.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
        self.init(EmptyView(), content(), footer())
    }

    /// Rows with a footer.
    public init(footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(EmptyView(), content(), footer)
    }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
    /// Rows.
    public init(@ViewBuilder content: () -> Content) {
        self.init(EmptyView(), content(), EmptyView())
    }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
    /// Rows with a text above.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(Text(titleKey), content(), EmptyView())
    }

    /// Rows with a text above.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(Text(title), content(), EmptyView())
    }

    /// Rows with a text above, which can be folded away.
    public init(_ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
        self.init(Text(titleKey), content(), EmptyView())
    }
}

extension EnvironmentValues {
    private enum TakesKey: EnvironmentKey { static let defaultValue = false }

    /// Whether a list around wants the parts of sections.
    var takesSections: Bool {
        get { self[TakesKey.self] }
        set { self[TakesKey.self] = newValue }
    }

    /// The environment of a row.
    var asListRow: EnvironmentValues {
        var row = self
        row.isInListRow = true
        row.takesSections = true
        return row
    }

    /// The environment of a header. Source: grouped headers are small gray capitals before iOS 26, and gray headlines since.
    var asListHeader: EnvironmentValues {
        var header = self
        header.isInListRow = false
        header.takesSections = false
        if headerProminence == .increased {
            header.font = .title3.weight(.semibold)
            return header
        }
        header.foreground = HierarchicalStyles(primary: AnyShapeStyle(Color.secondary), isUsual: true)
        if systemGeneration == .iOS26 || !listKind.isGrouped {
            header.font = .headline
        } else {
            header.font = .footnote
            header.textCase = .uppercase
        }
        return header
    }

    /// The environment of a footer: small gray text.
    var asListFooter: EnvironmentValues {
        var footer = self
        footer.isInListRow = false
        footer.takesSections = false
        footer.font = .footnote
        footer.foreground = HierarchicalStyles(primary: AnyShapeStyle(Color.secondary), isUsual: true)
        return footer
    }
}
