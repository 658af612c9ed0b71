/// The short text at the end of a row. A link in the row puts it before its mark; otherwise the row does.
final class RowBadge {
    private let text: Text?
    /// Whether a view inside the row shows it.
    private(set) var isShown = false

    init(_ text: Text?) {
        self.text = text
    }

    /// The text for a view that shows it.
    func show() -> Text? {
        isShown = true
        return text
    }

    /// The text where no view inside shows it.
    var remaining: Text? { isShown ? nil : text }
}

/// Gives a row a badge.
struct BadgeModifier: ViewModifier {
    typealias Body = Never
    let badge: RowBadge

    func _makeNodes(of content: some View, into list: inout _NodeList, in context: _ViewContext) {
        var inside = context
        inside.environment.rowBadge = badge
        let start = list.count
        content._makeNodes(into: &list, in: inside)
        list.wrap(from: start) { node in
            node.layout.values[RowValuesKey.self].badge = badge.remaining
            return node
        }
    }
}

extension EnvironmentValues {
    private enum BadgeKey: EnvironmentKey { static var defaultValue: RowBadge? { nil } }

    /// The badge of the row around.
    var rowBadge: RowBadge? {
        get { self[BadgeKey.self] }
        set { self[BadgeKey.self] = newValue }
    }
}
