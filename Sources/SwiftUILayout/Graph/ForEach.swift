/// A view for each element of a collection, identified by the element's id.
nonisolated public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    /// The elements.
    public var data: Data
    /// Makes the view of an element.
    public var content: (Data.Element) -> Content
    private let id: (Data.Element, Data.Index) -> ID

    package init(
        data: Data, content: @escaping (Data.Element) -> Content, id: @escaping (Data.Element, Data.Index) -> ID
    ) {
        self.data = data
        self.content = content
        self.id = id
    }
}

extension ForEach: View, PrimitiveView where Content: View {
    /// Adds the nodes of each element's view; where a lazy container asks, only a promise to make them.
    @MainActor public func _makeNodes(into list: inout _NodeList, in context: _ViewContext) {
        let base = context.amongOthers.child(.content)
        if context.defersElements {
            let eager = base.eager
            list.append(count: data.count) { offset in
                let index = data.index(data.startIndex, offsetBy: offset)
                return makeNodes(at: index, in: eager)
            }
            return
        }
        for index in data.indices {
            addNodes(at: index, to: &list, in: base)
        }
    }

    @MainActor private func makeNodes(at index: Data.Index, in context: _ViewContext) -> [ViewNode] {
        var list = _NodeList()
        addNodes(at: index, to: &list, in: context)
        return list.nodes
    }

    /// Adds the nodes of an element's view, which stand for its id unless they have a tag.
    @MainActor private func addNodes(at index: Data.Index, to list: inout _NodeList, in context: _ViewContext) {
        let element = data[index]
        let id = AnyHashable(id(element, index))
        let start = list.count
        content(element)._makeNodes(into: &list, in: context.child(.id(id)))
        list.wrap(from: start) { node in
            if node.values[ElementIDKey.self] == nil { node.values[ElementIDKey.self] = id }
            return node
        }
    }
}

extension ForEach where Content: View {
    /// A view for each element, identified by a property.
    public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content)
    {
        self.init(data: data, content: content) { element, _ in element[keyPath: id] }
    }
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID, Content: View {
    /// A view for each element, identified by its id.
    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data: data, content: content) { element, _ in element.id }
    }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
    /// A view for each number of a range.
    public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
        self.init(data: data, content: content) { number, _ in number }
    }
}

/// The id of an element of `ForEach`, which is its tag where it has no other.
enum ElementIDKey: LayoutValueKey {
    static var defaultValue: AnyHashable? { nil }
}
