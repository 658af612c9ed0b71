/// What stands for an item wherever it must not be kept alive: in constraints, and for what lies inside it.
///
/// An item makes one and clears it when it goes. A weak reference would do the same, but the first one gives an object a side table,
/// and from then on each of its other references is counted the slow way: the layout of a list took a fifth longer.
package final class ItemReference: Sendable {
    nonisolated(unsafe) private unowned(unsafe) var target: (any LayoutItem)?
    nonisolated(unsafe) private unowned(unsafe) var targetBox: (any LayoutBox)?
    nonisolated(unsafe) private unowned(unsafe) var targetObject: AnyObject?

    /// Stands for a guide.
    @MainActor package init(to item: any LayoutItem) {
        target = item
        targetObject = item
    }

    /// Stands for a box.
    @MainActor package init(to box: any LayoutBox) {
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

    /// The item is about to go: called by its deinitialiser.
    package func clear() {
        target = nil
        targetBox = nil
        targetObject = nil
    }
}
