/// The rows of a list that are chosen, whatever the type of their values.
///
/// Source: Apple, `List`, "Supporting selection in lists": a row selects its tag, which `ForEach` gives its elements by their ids, and several
/// rows are chosen while the list is edited.
struct ListSelection {
    /// Whether several rows can be chosen.
    let isMultiple: Bool
    /// The value of a selection of one; nil for none.
    let value: AnyHashable?
    /// Makes a selection of one empty.
    let clear: () -> Void
    private let accepts: (AnyHashable) -> Bool
    private let holds: (AnyHashable) -> Bool
    private let take: (AnyHashable) -> Void

    /// A selection of one row, or of none.
    init<Value: Hashable>(_ selection: Binding<Value?>) {
        isMultiple = false
        value = selection.wrappedValue.map { AnyHashable($0) }
        clear = { selection.wrappedValue = nil }
        accepts = { $0.base is Value }
        holds = { tag in (tag.base as? Value).map { $0 == selection.wrappedValue } ?? false }
        take = { tag in if let value = tag.base as? Value { selection.wrappedValue = value } }
    }

    /// A selection of any number of rows.
    init<Value: Hashable>(_ selection: Binding<Set<Value>>) {
        isMultiple = true
        value = nil
        clear = { selection.wrappedValue = [] }
        accepts = { $0.base is Value }
        holds = { tag in (tag.base as? Value).map { selection.wrappedValue.contains($0) } ?? false }
        take = { tag in
            guard let value = tag.base as? Value else { return }
            if selection.wrappedValue.remove(value) == nil { selection.wrappedValue.insert(value) }
        }
    }

    /// Whether a row is chosen.
    @MainActor func contains(_ row: ViewNode) -> Bool { row.rowValue.map(holds) ?? false }

    /// Returns the effect of a tap of a row; nil where the row cannot be chosen now.
    @MainActor func choice(of row: ViewNode, in environment: EnvironmentValues) -> (@MainActor () -> Void)? {
        guard let value = row.rowValue, accepts(value), environment.isEditing || !isMultiple else { return nil }
        return { [take, column = isMultiple ? nil : environment.splitColumn] in
            take(value)
            column?.leadOn()
        }
    }
}

/// The value of a link.
enum LinkValueKey: LayoutValueKey {
    static var defaultValue: AnyHashable? { nil }
}

/// Whether a row cannot be chosen.
enum SelectionDisabledKey: LayoutValueKey {
    static var defaultValue: Bool { false }
}

extension ViewNode {
    /// The value that choosing a row of a list selects.
    fileprivate var rowValue: AnyHashable? {
        guard !values[SelectionDisabledKey.self] else { return nil }
        return values[TagKey.self] ?? values[LinkValueKey.self] ?? values[ElementIDKey.self]
    }
}

extension EnvironmentValues {
    private enum SelectionKey: EnvironmentKey { static var defaultValue: ListSelection? { nil } }

    /// The selection of the list around; nil for a list without one.
    var listSelection: ListSelection? {
        get { self[SelectionKey.self] }
        set { self[SelectionKey.self] = newValue }
    }

    /// Whether the list around is edited.
    var isEditing: Bool { editMode?.wrappedValue.isEditing == true }
}

/// The mark of a row that can be chosen among others while its list is edited, as large as UIKit's.
struct SelectionMark: View {
    let isChosen: Bool

    var body: some View {
        ZStack {
            if isChosen {
                Circle().fill(TintShapeStyle())
                Image(systemName: "checkmark").font(.system(size: 11, weight: .bold)).foregroundStyle(.white)
            } else {
                Circle().strokeBorder(Color(.tertiaryLabel), lineWidth: 1)
            }
        }
        .frame(width: 22, height: 22)
        .accessibilityHidden(true)
    }
}
