/// Rows one below the other that scroll.
public struct List<SelectionValue, Content: View>: PrimitiveView {
    private let content: Content
    /// The rows that are chosen; nil for a list of which none can be.
    private let selection: ListSelection?

    private init(_ selection: ListSelection? = nil, content: Content) {
        self.selection = selection
        self.content = content
    }

    /// Adds the list's node. Rows are made once it knows its size, as far as they are seen.
    public func _makeNodes(into list: inout _NodeList, in context: _ViewContext) {
        list.append(ListNode.make("List", content: content, selection: selection, in: context))
    }
}

extension List where SelectionValue == Never {
    /// A list of views.
    public init(@ViewBuilder content: () -> Content) {
        self.init(content: content())
    }

    /// A list of a view for each element.
    public init<Data: RandomAccessCollection, Row: View>(
        _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
        self.init(content: ForEach(data, content: rowContent))
    }

    /// A list of a view for each element, identified by a property.
    public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == ForEach<Data, ID, Row> {
        self.init(content: ForEach(data, id: id, content: rowContent))
    }

    /// A list of a view for each number.
    public init<Row: View>(
        _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> Row
    ) where Content == ForEach<Range<Int>, Int, Row> {
        self.init(content: ForEach(data, content: rowContent))
    }
}

extension List where SelectionValue: Hashable {
    /// A list of views of which one can be chosen.
    public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
        self.init(selection.map { ListSelection($0) }, content: content())
    }

    /// A list of views of which several can be chosen.
    public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
        self.init(selection.map { ListSelection($0) }, content: content())
    }

    /// A list of a view for each element, of which one can be chosen.
    public init<Data: RandomAccessCollection, Row: View>(
        _ data: Data, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
        self.init(selection.map { ListSelection($0) }, content: ForEach(data, content: rowContent))
    }

    /// A list of a view for each element, of which several can be chosen.
    public init<Data: RandomAccessCollection, Row: View>(
        _ data: Data, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
        self.init(selection.map { ListSelection($0) }, content: ForEach(data, content: rowContent))
    }

    /// A list of a view for each element, identified by a property, of which one can be chosen.
    public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == ForEach<Data, ID, Row> {
        self.init(selection.map { ListSelection($0) }, content: ForEach(data, id: id, content: rowContent))
    }

    /// A list of a view for each element, identified by a property, of which several can be chosen.
    public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == ForEach<Data, ID, Row> {
        self.init(selection.map { ListSelection($0) }, content: ForEach(data, id: id, content: rowContent))
    }
}

/// Controls in sections.
public struct Form<Content: View>: PrimitiveView {
    private let content: Content

    /// A form of views.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    /// Adds the form's node.
    public func _makeNodes(into list: inout _NodeList, in context: _ViewContext) {
        var inside = context
        inside.environment.isInForm = true
        if !inside.environment.listKind.isGrouped { inside.environment.listKind = .insetGrouped }
        list.append(ListNode.make("Form", content: content, in: inside))
    }
}

/// How forms look: as lists in sections.
public protocol FormStyle: Sendable {}

/// The usual style.
public struct AutomaticFormStyle: FormStyle {
    /// The style.
    public init() {}
}

/// Sections on grounds.
public struct GroupedFormStyle: FormStyle {
    /// The style.
    public init() {}
}

/// Columns, on the Mac.
public struct ColumnsFormStyle: FormStyle {
    /// The style.
    public init() {}
}

extension FormStyle where Self == AutomaticFormStyle {
    /// The usual style.
    public static var automatic: AutomaticFormStyle { .init() }
}

extension FormStyle where Self == GroupedFormStyle {
    /// Sections on grounds.
    public static var grouped: GroupedFormStyle { .init() }
}

extension FormStyle where Self == ColumnsFormStyle {
    /// Columns, on the Mac.
    public static var columns: ColumnsFormStyle { .init() }
}

extension View {
    /// How forms inside look: on iOS always in sections on grounds.
    public func formStyle<S: FormStyle>(_ style: S) -> some View { self }
}
