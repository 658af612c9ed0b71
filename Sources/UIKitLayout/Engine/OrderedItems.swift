/// Objects in the order in which they came, each once.
struct OrderedItems<Item: AnyObject> {
    private(set) var items: [Item] = []
    private var members: Set<ObjectIdentifier> = []

    var isEmpty: Bool { items.isEmpty }

    mutating func insert(_ item: Item) {
        if members.insert(ObjectIdentifier(item)).inserted { items.append(item) }
    }

    mutating func remove(_ item: Item) {
        if members.remove(ObjectIdentifier(item)) != nil { items.removeAll { $0 === item } }
    }

    /// Answers with the items and forgets them.
    mutating func take() -> [Item] {
        defer { self = OrderedItems() }
        return items
    }
}

/// What has to be looked at again before the next solution.
struct StaleParticipants {
    /// Items whose content size or priorities changed.
    var content = OrderedItems<UIView>()
    /// Items whose frame or mask was set.
    var masks = OrderedItems<UIView>()
    /// Items that changed from one way of being placed to the other.
    var placement = OrderedItems<UIView>()
    /// Items whose direction changed, for themselves and all inside.
    var directions = OrderedItems<UIView>()
    /// Stacks whose views may have other places while all have the length of their content.
    var stacks = OrderedItems<UIStackView>()
    /// Items whose own constraints may tie their places differently.
    var places = OrderedItems<Participant>()

    var isEmpty: Bool {
        content.isEmpty && masks.isEmpty && placement.isEmpty && directions.isEmpty && stacks.isEmpty
            && places.isEmpty
    }
}
