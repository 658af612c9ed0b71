/// An item's stand-in, used wherever the item must not be kept alive: in constraints, and by the items inside it.
///
/// An item makes one and clears it when it goes. A weak reference would do the same, but the first one gives an object a side table,
/// and from then on each of its other references is counted the slow way: the layout of a list took a fifth longer. What an engine asks
/// of every constraint it asks of these, which costs no call of a view.
package final class ItemReference: Sendable {
    /// Whether the item is a box.
    package let isBox: Bool
    /// Whether the item is a box in which content moves.
    package let isScrolling: Bool
    /// Whether the item is a box that arranges others.
    package let isStack: Bool
    nonisolated(unsafe) private unowned(unsafe) var target: (any LayoutItem)?
    nonisolated(unsafe) private unowned(unsafe) var targetBox: (any LayoutBox)?
    nonisolated(unsafe) private unowned(unsafe) var targetObject: AnyObject?
    nonisolated(unsafe) private var isAlive = true
    /// The reference of the box around it.
    nonisolated(unsafe) private var surrounding: ItemReference?
    /// The engine's record of the item, stored here so that no search is needed.
    nonisolated(unsafe) private var keptPlace: ItemPlace?

    /// Stands for a guide.
    @MainActor package init(to item: any LayoutItem) {
        isBox = false
        isScrolling = false
        isStack = false
        target = item
        targetObject = item
    }

    /// Stands for a box.
    @MainActor package init(to box: any LayoutBox) {
        isBox = true
        isScrolling = box.isScrolling
        isStack = box.stack != nil
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

    /// The reference of the box around a box, set when it is added to another one; nil for an outermost box and for a guide.
    @MainActor package var container: ItemReference? {
        get { surrounding }
        set { surrounding = newValue }
    }

    /// The engine's record of the item.
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
        surrounding = nil
        keptPlace = nil
    }
}

extension ItemReference {
    /// The reference of the box itself, or of the box that owns the guide; nil where there is none or the item is gone.
    @MainActor var layoutBox: ItemReference? {
        if isBox { return isAlive ? self : nil }
        return target?.layoutBox?.reference
    }

    /// Whether the box is another one or is inside it.
    @MainActor func lies(in other: ItemReference) -> Bool {
        var current: ItemReference? = self
        while let candidate = current {
            if candidate === other { return true }
            current = candidate.container
        }
        return false
    }

    /// The reference of the innermost box that contains two boxes.
    @MainActor func nearestCommonContainer(with other: ItemReference) -> ItemReference? {
        // Nearly every constraint relates a box to itself, the one around it or one beside it.
        if self === other || container === other { return other }
        var current: ItemReference? = self
        while let candidate = current {
            if other.lies(in: candidate) { return candidate }
            current = candidate.container
        }
        return nil
    }
}

/// An engine's record of an item, whose kind only the engine knows.
package class ItemPlace {
    package init() {}
}
