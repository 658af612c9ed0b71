import Foundation

/// What a row says to its list.
struct RowValues {
    /// The room around the content, in points; nil for the list's own.
    var insets: EdgeInsets?
    /// What lies behind the content; nil for the list's own ground.
    var background: AnyView?
    /// Whether the line below shows.
    var bottomSeparator = Visibility.automatic
    /// The colour of the line; nil for the system's.
    var separatorTint: Color?
    /// A short text at the end of the line.
    var badge: Text?

    /// What the row says, and where it says nothing, what the section around says.
    func over(_ section: RowValues) -> RowValues {
        var result = self
        result.insets = insets ?? section.insets
        result.background = background ?? section.background
        if bottomSeparator == .automatic { result.bottomSeparator = section.bottomSeparator }
        result.separatorTint = separatorTint ?? section.separatorTint
        return result
    }
}

enum RowValuesKey: LayoutValueKey {
    static var defaultValue: RowValues { RowValues() }
}

/// Changes what a row says to its list.
private struct RowValuesModifier: ViewModifier {
    typealias Body = Never
    let change: (inout RowValues) -> Void

    func _makeNodes(of content: some View, into list: inout _NodeList, in context: _ViewContext) {
        let start = list.count
        content._makeNodes(into: &list, in: context)
        list.wrap(from: start) { node in
            change(&node.layout.values[RowValuesKey.self])
            return node
        }
    }
}

extension View {
    private func row(_ change: @escaping (inout RowValues) -> Void) -> some View {
        modifier(RowValuesModifier(change: change))
    }

    private func badge(text: Text?) -> some View { modifier(BadgeModifier(badge: RowBadge(text))) }

    /// The room around the content of a row, in points; nil for the list's own.
    public func listRowInsets(_ insets: EdgeInsets?) -> some View { row { $0.insets = $0.insets ?? insets } }

    /// What lies behind the content of a row.
    public func listRowBackground<V: View>(_ view: V?) -> some View {
        row { $0.background = $0.background ?? view.map { AnyView($0) } }
    }

    /// Whether the lines at a row show. Keyline draws the line below a row.
    public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
        row { if edges.contains(.bottom), $0.bottomSeparator == .automatic { $0.bottomSeparator = visibility } }
    }

    /// The colour of the lines at a row.
    public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        row { $0.separatorTint = $0.separatorTint ?? color }
    }

    /// Whether lines show at the edges of a section; Keyline draws none there.
    public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View { self }
    /// The colour of lines at the edges of a section; Keyline draws none there.
    public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View { self }

    /// The colour of what lists add to a row.
    public func listItemTint(_ tint: Color?) -> some View { changing { if let tint { $0.accent = tint } } }

    /// A number at the end of a row or tab; 0 shows none.
    public func badge(_ count: Int) -> some View { badge(text: count == 0 ? nil : Text(count, format: .number)) }
    /// A text at the end of a row or tab.
    public func badge(_ label: Text?) -> some View { badge(text: label) }
    /// A text at the end of a row or tab.
    public func badge(_ key: LocalizedStringKey?) -> some View { badge(text: key.map { Text($0) }) }
    /// A text at the end of a row or tab.
    @_disfavoredOverload
    public func badge<S: StringProtocol>(_ label: S?) -> some View { badge(text: label.map { Text($0) }) }
}
