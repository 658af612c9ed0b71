/// Objects in the order in which they came, each once.
package struct OrderedItems<Item: AnyObject> {
    package private(set) var items: [Item] = []
    private var members: Set<ObjectIdentifier> = []

    package init() {}

    package var isEmpty: Bool { items.isEmpty }

    package mutating func insert(_ item: Item) {
        if members.insert(ObjectIdentifier(item)).inserted { items.append(item) }
    }

    package mutating func remove(_ item: Item) {
        if members.remove(ObjectIdentifier(item)) != nil { items.removeAll { $0 === item } }
    }

    /// Answers with the items and forgets them.
    package mutating func take() -> [Item] {
        defer { self = OrderedItems() }
        return items
    }
}
