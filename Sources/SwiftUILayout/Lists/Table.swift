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

    /// A table of elements of which several can be chosen.
    public init<Data: RandomAccessCollection>(
        _ data: Data, selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value> columns: () -> [TableColumn<Value>]
    ) where Data.Element == Value {
        self.init(data, columns: columns)
    }

    /// A table of elements in an order that headings choose; the elements are in it already.
    public init<Data: RandomAccessCollection, Order: SortComparator>(
        _ data: Data, sortOrder: Binding<[Order]>, @TableColumnBuilder<Value> columns: () -> [TableColumn<Value>]
    ) where Data.Element == Value, Order.Compared == Value {
        self.init(data, columns: columns)
    }

    /// A table of elements of which one can be chosen, in an order that headings choose.
    public init<Data: RandomAccessCollection, Order: SortComparator>(
        _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Order]>,
        @TableColumnBuilder<Value> columns: () -> [TableColumn<Value>]
    ) where Data.Element == Value, Order.Compared == Value {
        self.init(data, columns: columns)
    }

    /// A table of elements of which several can be chosen, in an order that headings choose.
    public init<Data: RandomAccessCollection, Order: SortComparator>(
        _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Order]>,
        @TableColumnBuilder<Value> columns: () -> [TableColumn<Value>]
    ) where Data.Element == Value, Order.Compared == Value {
        self.init(data, columns: columns)
    }

    /// A table of rows.
    public init(
        of valueType: Value.Type, @TableColumnBuilder<Value> columns: () -> [TableColumn<Value>],
        @TableRowBuilder<Value> rows: () -> [TableRow<Value>]
    ) {
        self.init(rows().map(\.value), columns: columns)
    }

    /// A table of rows.
    public init(
        @TableColumnBuilder<Value> columns: () -> [TableColumn<Value>],
        @TableRowBuilder<Value> rows: () -> [TableRow<Value>]
    ) {
        self.init(rows().map(\.value), columns: columns)
    }

    /// A table of rows of which several can be chosen, in an order that headings choose.
    public init<Order: SortComparator>(
        selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Order]>,
        @TableColumnBuilder<Value> columns: () -> [TableColumn<Value>],
        @TableRowBuilder<Value> rows: () -> [TableRow<Value>]
    ) where Order.Compared == Value {
        self.init(rows().map(\.value), columns: columns)
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

    /// A column of views, by whose values headings order rows.
    public init<V, Content: View>(
        _ titleKey: LocalizedStringKey, value: KeyPath<Value, V>, @ViewBuilder content: @escaping (Value) -> Content
    ) {
        self.init(titleKey, content: content)
    }

    /// The column of a width, in points. Columns are equally wide.
    public func width(_ width: CGFloat? = nil) -> TableColumn<Value> { self }
    /// The column between two widths, in points. Columns are equally wide.
    public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> TableColumn<Value> { self }
}

/// A row of a table, which the table's columns show.
public struct TableRow<Value: Identifiable>: View {
    let value: Value

    /// Nothing: the columns show the row.
    public var body: some View { EmptyView() }

    /// The row of a value.
    public init(_ value: Value) { self.value = value }
}

/// Puts the rows of a table together.
@resultBuilder
public enum TableRowBuilder<Value: Identifiable> {
    public static func buildExpression(_ row: TableRow<Value>) -> [TableRow<Value>] { [row] }
    public static func buildExpression<Data: RandomAccessCollection>(
        _ rows: ForEach<Data, Value.ID, TableRow<Value>>
    ) -> [TableRow<Value>] where Data.Element == Value {
        rows.data.map { rows.content($0) }
    }
    public static func buildExpression<Header: View, Footer: View, Data: RandomAccessCollection>(
        _ section: Section<Header, ForEach<Data, Value.ID, TableRow<Value>>, Footer>
    ) -> [TableRow<Value>] where Data.Element == Value {
        section.content.data.map { section.content.content($0) }
    }
    public static func buildExpression<Header: View, Footer: View>(
        _ section: Section<Header, TableRow<Value>, Footer>
    ) -> [TableRow<Value>] { [section.content] }
    public static func buildBlock(_ rows: [TableRow<Value>]...) -> [TableRow<Value>] { rows.flatMap { $0 } }
    public static func buildOptional(_ rows: [TableRow<Value>]?) -> [TableRow<Value>] { rows ?? [] }
    public static func buildEither(first: [TableRow<Value>]) -> [TableRow<Value>] { first }
    public static func buildEither(second: [TableRow<Value>]) -> [TableRow<Value>] { second }
}

/// The look of tables. All are drawn as plain ones.
public protocol TableStyle: Sendable {}

/// The usual look.
public struct AutomaticTableStyle: TableStyle {
    public init() {}
}

/// The look of inset tables.
public struct InsetTableStyle: TableStyle {
    public init() {}
}

extension TableStyle where Self == AutomaticTableStyle {
    public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}

extension TableStyle where Self == InsetTableStyle {
    public static var inset: InsetTableStyle { InsetTableStyle() }
}

extension View {
    /// The look of tables inside. All are drawn as plain ones.
    public func tableStyle<S: TableStyle>(_ style: S) -> some View { self }
}

/// Puts the columns of a table together.
@resultBuilder
public enum TableColumnBuilder<Value> {
    /// A column, whose key paths begin at the table's values.
    public static func buildExpression(_ column: TableColumn<Value>) -> TableColumn<Value> { column }
    /// Columns.
    public static func buildBlock(_ columns: TableColumn<Value>...) -> [TableColumn<Value>] { columns }
}
