/// What stands for an item wherever it must not be kept alive: in constraints, and for what lies inside it.
///
/// An item makes one and clears it when it goes. A weak reference would do the same, but the first one gives an object a side table,
/// and from then on each of its other references is counted the slow way: the layout of a list took a fifth longer.
package final class ItemReference: Sendable {
    /// Whether the item is a box in which content moves.
    package let isScrolling: Bool
    nonisolated(unsafe) private unowned(unsafe) var target: (any LayoutItem)?
    nonisolated(unsafe) private unowned(unsafe) var targetBox: (any LayoutBox)?
    nonisolated(unsafe) private unowned(unsafe) var targetObject: AnyObject?
    nonisolated(unsafe) private var isAlive = true
    /// What the engine of the item's hierarchy keeps about it, where it is found without a search.
    nonisolated(unsafe) private var keptPlace: ItemPlace?

    /// Stands for a guide.
    @MainActor package init(to item: any LayoutItem) {
        isScrolling = false
        target = item
        targetObject = item
    }

    /// Stands for a box.
    @MainActor package init(to box: any LayoutBox) {
        isScrolling = box.isScrolling
        target = box
        targetBox = box
        targetObject = box
    }

    /// The item; nil once it is gone.
    @MainActor package var item: (any LayoutItem)? { target }

    /// The item where it is a box and still there.
    @MainActor package var box: (any LayoutBox)? { targetBox }

    /// The item as an object; nil once it is gone.
    @MainActor package var object: AnyObject? { targetObject }

    /// Whether the item is there.
    @MainActor package var isThere: Bool { isAlive }

    /// What the engine of the item's hierarchy keeps about it.
    @MainActor package var place: ItemPlace? {
        get { keptPlace }
        set { keptPlace = newValue }
    }

    /// The item is about to go: called by its deinitialiser.
    package func clear() {
        isAlive = false
        target = nil
        targetBox = nil
        targetObject = nil
        keptPlace = nil
    }
}

/// What an engine keeps about an item: its kind is the engine's own affair.
package class ItemPlace {
    package init() {}
}
