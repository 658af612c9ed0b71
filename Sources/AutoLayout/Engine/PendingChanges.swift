/// The changes to examine before the next solution.
@MainActor
struct PendingChanges {
    /// A new constraint or item.
    enum Addition {
        case subtree(ItemReference)
        case constraint(LayoutConstraint)
    }

    /// The additions since the last update.
    var additions: [Addition] = []
    /// Items whose content size or priorities changed.
    var content = StaleList(mark: 1)
    /// Items whose frame or mask was set.
    var masks = StaleList(mark: 2)
    /// Items that changed from one way of being placed to the other.
    var placement = StaleList(mark: 4)
    /// Items whose own constraints may tie their places differently.
    var places = StaleList(mark: placesMark)
    static let placesMark: UInt8 = 8
    /// Whether the direction of some item changed, for itself and all inside.
    var hasDirections = false
    /// Stacks whose boxes may have other places while all have the length of their content.
    var stacks = OrderedItems<ItemReference>()
    /// Constraints whose form must be made again, in the order of discovery.
    var outdated: [LayoutConstraint] = []

    var isEmpty: Bool {
        additions.isEmpty && content.isEmpty && masks.isEmpty && placement.isEmpty && places.isEmpty && !hasDirections
            && stacks.isEmpty && outdated.isEmpty
    }
}

/// Items in the order in which they came, each once: a mark of their own says that they are in the list.
@MainActor
struct StaleList {
    private let mark: UInt8
    private var items: [EngineItem] = []

    init(mark: UInt8) {
        self.mark = mark
    }

    var isEmpty: Bool { items.isEmpty }
    var count: Int { items.count }

    mutating func insert(_ engineItem: EngineItem) {
        guard engineItem.marks.staleness & mark == 0 else { return }
        engineItem.marks.staleness |= mark
        items.append(engineItem)
    }

    /// Answers with the items and forgets them.
    mutating func take() -> [EngineItem] {
        let taken = items
        items = []
        for engineItem in taken { engineItem.marks.staleness &= ~mark }
        return taken
    }
}
