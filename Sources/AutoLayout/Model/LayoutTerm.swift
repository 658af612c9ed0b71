/// One side of a constraint: an attribute of an item, or the distance between two of them.
@MainActor
package struct LayoutTerm {
    /// The item's reference.
    package let reference: ItemReference?
    package let attribute: LayoutConstraint.Attribute
    /// The reference of the item from which the distance is measured.
    let distanceReference: ItemReference?
    /// The attribute from which the distance is measured, for `anchorWithOffset(to:)`.
    package let distanceAttribute: LayoutConstraint.Attribute?

    package init(item: (any LayoutItem)?, attribute: LayoutConstraint.Attribute) {
        reference = item?.reference
        self.attribute = attribute
        distanceReference = nil
        distanceAttribute = nil
    }

    /// The distance from one attribute to another.
    package init(from start: LayoutTerm, to end: LayoutTerm) {
        reference = end.reference
        attribute = end.attribute
        distanceReference = start.reference
        distanceAttribute = start.attribute
    }

    /// The item; nil once it is gone.
    package var item: (any LayoutItem)? { reference?.item }

    /// The item where it is a box.
    package var box: (any LayoutBox)? { reference?.box }

    /// The item from which the distance is measured.
    package var distanceItem: (any LayoutItem)? { distanceReference?.item }

    /// Whether the term is a length rather than a place.
    package var isSize: Bool { attribute.isSize || distanceAttribute != nil }

    /// Whether the term speaks of an edge that the layout direction moves.
    package var isDirectional: Bool { attribute.isDirectional || distanceAttribute?.isDirectional ?? false }

    /// Every item that the term speaks of and that is still there.
    package var items: [any LayoutItem] {
        guard let item else { return distanceItem.map { [$0] } ?? [] }
        guard let distanceItem else { return [item] }
        return [item, distanceItem]
    }

    /// Whether all the items that the term was made with are still there.
    package var isWhole: Bool {
        (reference?.isThere ?? false) && (distanceAttribute == nil || (distanceReference?.isThere ?? false))
    }

    /// The box that contains every item; nil where an item is gone or has no box.
    var nearestCommonContainer: ItemReference? {
        guard let box = reference?.layoutBox else { return nil }
        guard distanceAttribute != nil else { return box }
        guard let other = distanceReference?.layoutBox else { return nil }
        return box.nearestCommonContainer(with: other)
    }

    /// Whether some item satisfies a condition, without making a list of them.
    package func containsItem(where isMeant: (any LayoutItem) -> Bool) -> Bool {
        if let item, isMeant(item) { return true }
        guard distanceAttribute != nil, let distanceItem else { return false }
        return isMeant(distanceItem)
    }
}
