/// Rows with columns. In its compact form, which iPhones show, only the first column is there.
public struct Table<Value: Identifiable>: View {
    private let rows: [Value]
    private let columns: [TableColumn<Value>]

    /// A table of elements.
    public init<Data: RandomAccessCollection>(
        _ data: Data, @TableColumnBuilder<Value> columns: () -> [TableColumn<Value>]
    ) where Data.Element == Value {
        rows = Array(data)
        self.columns = columns()
    }

    /// A table of elements of which one can be chosen.
    public init<Data: RandomAccessCollection>(
        _ data: Data, selection: Binding<Value.ID?>, @TableColumnBuilder<Value> columns: () -> [TableColumn<Value>]
    ) where Data.Element == Value {
        self.init(data, columns: columns)
    }

    /// The first column as a plain list, or all of them side by side where there is room.
    public var body: some View {
        EnvironmentReader { environment in
            let shown = environment.horizontalSizeClass == .regular ? columns : Array(columns.prefix(1))
            List(rows) { row in
                HStack(spacing: 8) {
                    ForEach(shown.indices, id: \.self) { index in
                        shown[index].content(row).frame(maxWidth: .infinity, alignment: .leading)
                    }
                }
            }
            .listStyle(.plain)
        }
    }
}

/// A column of a table.
public struct TableColumn<Value> {
    let title: Text
    let content: (Value) -> AnyView

    /// A column of texts.
    public init(_ titleKey: LocalizedStringKey, value: KeyPath<Value, String>) {
        title = Text(titleKey)
        content = { AnyView(Text($0[keyPath: value])) }
    }

    /// A column of views.
    public init<Content: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (Value) -> Content) {
        title = Text(titleKey)
        self.content = { AnyView(content($0)) }
    }
}

/// Puts the columns of a table together.
@resultBuilder
public enum TableColumnBuilder<Value> {
    /// Columns.
    public static func buildBlock(_ columns: TableColumn<Value>...) -> [TableColumn<Value>] { columns }
}
