/// The columns of a split view that show one over the other where there is little room, while steps are done.
///
/// A row that is chosen in a column leads on to the next one, and going back makes the selection empty.
final class SplitColumns {
    private var selections: [Int: AnyHashable?] = [:]
    private var leading: Set<Int> = []
    private var clears: [Int: () -> Void] = [:]

    /// Whether a column leads on to the next one.
    func leadsOn(from column: Int) -> Bool { leading.contains(column) }

    /// Leads on to the next column.
    func leadOn(from column: Int) { leading.insert(column) }

    /// Goes back to a column.
    func goBack(to column: Int) {
        leading.remove(column)
        clears[column]?()
    }

    /// Hears of the selection of a column's list: one that code changes leads on, or back, too. The first one is where the scene begins.
    func note(_ selection: ListSelection, in column: Int) {
        if let before = selections[column], before != selection.value {
            if selection.value == nil { leading.remove(column) } else { leading.insert(column) }
        }
        selections[column] = .some(selection.value)
        clears[column] = selection.clear
    }
}

/// A column of a split view whose lists lead on to the next one.
struct SplitColumn {
    /// The columns that are shown one over the other; nil where they are side by side.
    let columns: SplitColumns?
    let index: Int

    /// Leads on to the next column.
    func leadOn() { columns?.leadOn(from: index) }
    /// Hears of the selection of the column's list.
    func note(_ selection: ListSelection) { columns?.note(selection, in: index) }
}

extension EnvironmentValues {
    private enum ColumnKey: EnvironmentKey { static var defaultValue: SplitColumn? { nil } }

    /// The column of a split view around that leads on to another one; nil for none.
    var splitColumn: SplitColumn? {
        get { self[ColumnKey.self] }
        set { self[ColumnKey.self] = newValue }
    }
}

extension View {
    /// Makes a column lead on to the next one, once its list says so.
    func leading(to next: AnyView, from index: Int, of columns: SplitColumns) -> some View {
        changing { $0.splitColumn = SplitColumn(columns: columns, index: index) }
            .modifier(
                NavigationRequestModifier { pile in
                    guard columns.leadsOn(from: index) else { return }
                    pile.requests.append(
                        .init(view: next, while: { columns.leadsOn(from: index) }, pop: { columns.goBack(to: index) }))
                })
    }
}
