/// What constraints speak of: a view or a layout guide.
@MainActor
package protocol LayoutItem: MainActorObject {
    /// The view itself, or the view that owns the guide; nil for a guide without one.
    var layoutView: UIView? { get }
    /// The rectangle that constraints speak of, over the variables of an engine.
    func rectangle(in engine: LayoutEngine) -> LayoutRectangle
}

/// One side of a constraint: an attribute of an item, or the distance between two of them.
///
/// An object rather than a value, because copying a weak reference costs more than all the rest of a constraint.
@MainActor
package final class LayoutTerm {
    package private(set) weak var item: (any LayoutItem)?
    package let attribute: NSLayoutConstraint.Attribute
    /// The attribute from which the distance is measured, for `anchorWithOffset(to:)`.
    private(set) weak var distanceItem: (any LayoutItem)?
    let distanceAttribute: NSLayoutConstraint.Attribute?

    package init(item: (any LayoutItem)?, attribute: NSLayoutConstraint.Attribute) {
        self.item = item
        self.attribute = attribute
        distanceAttribute = nil
    }

    /// The distance from one attribute to another.
    init(from start: LayoutTerm, to end: LayoutTerm) {
        item = end.item
        attribute = end.attribute
        distanceItem = start.item
        distanceAttribute = start.attribute
    }

    /// Whether the term is a length rather than a place.
    var isSize: Bool { attribute.isSize || distanceAttribute != nil }

    /// Whether the term speaks of an edge that the layout direction moves.
    var isDirectional: Bool { attribute.isDirectional || distanceAttribute?.isDirectional ?? false }

    /// Every item that the term speaks of and that is still there.
    var items: [any LayoutItem] {
        guard let item else { return distanceItem.map { [$0] } ?? [] }
        guard let distanceItem else { return [item] }
        return [item, distanceItem]
    }

    /// Whether all the items that the term was made with are still there.
    var isWhole: Bool { item != nil && (distanceAttribute == nil || distanceItem != nil) }

    /// The view that contains every item; nil where an item is gone or has no view.
    var nearestCommonAncestor: UIView? {
        guard let view = item?.layoutView else { return nil }
        guard distanceAttribute != nil else { return view }
        return distanceItem?.layoutView.flatMap(view.nearestCommonAncestor)
    }

    /// Whether some item satisfies a condition, without making a list of them.
    func containsItem(where isMeant: (any LayoutItem) -> Bool) -> Bool {
        if let item, isMeant(item) { return true }
        guard distanceAttribute != nil, let distanceItem else { return false }
        return isMeant(distanceItem)
    }
}

extension NSLayoutConstraint {
    /// Every item that the constraint speaks of and that is still there, the first item first.
    var items: [any LayoutItem] { first.items + (second?.items ?? []) }

    /// Whether some item satisfies a condition.
    func containsItem(where isMeant: (any LayoutItem) -> Bool) -> Bool {
        first.containsItem(where: isMeant) || second?.containsItem(where: isMeant) ?? false
    }

    /// Whether no item is gone.
    var isWhole: Bool { first.isWhole && (second?.isWhole ?? true) }

    /// Whether the constraint speaks of an edge that the layout direction moves.
    var isDirectional: Bool { first.isDirectional || second?.isDirectional ?? false }
}
