import KeylineConstraintSolver
import Foundation

/// The positions of items that no constraint decides.
///
/// The rule follows Cassowary's tableau, in which open lengths stay 0 and the first constraint about a position decides it: if an equality
/// ties an item's middle or far edge alone, the item prefers no position, so that its open length becomes 0 before the position does;
/// an item with inequalities alone goes where the first one is exact; any other prefers the origin of the box around it, which decides
/// among lengths of equal priority. The solver itself keeps open sizes at 0. A preference is no constraint: it never makes a layout
/// unambiguous.
///
/// Source: the frames that the tests of a public layout library (Stevia) expect of UIKit.
extension LayoutEngine {
    /// A constraint was installed, which may tie an item's place.
    func tieDidArrive(_ constraint: LayoutConstraint, _ record: InstalledConstraint, within container: ItemReference?) {
        guard let engineItem = tied(by: constraint, record), let axis = constraint.first.attribute.axis else { return }
        engineItem.placement.ties[axis].append(tie(constraint, of: engineItem, record, within: container))
        if !engineItem.hasStalePlace { pending.places.insert(engineItem) }
    }

    /// A constraint is about to be uninstalled.
    func tieWillLeave(_ constraint: LayoutConstraint, _ record: InstalledConstraint) {
        guard let engineItem = tied(by: constraint, record), let axis = constraint.first.attribute.axis else { return }
        engineItem.placement.ties[axis].removeAll { $0.constraint === constraint }
        // What it prefers may speak of the other item, whose variables take that out of the solver when they go.
        forgetPreference(of: engineItem, along: axis)
        pending.places.insert(engineItem)
    }

    /// Notes a change of a constraint that decides its item's position: of the terms of its form, its priority, or whether it holds.
    func tieDidChange(_ constraint: LayoutConstraint, _ record: InstalledConstraint) {
        guard let engineItem = tied(by: constraint, record), let axis = constraint.first.attribute.axis,
            let index = engineItem.placement.ties[axis].firstIndex(where: { $0.constraint === constraint })
        else { return }
        engineItem.placement.ties[axis][index] = tie(constraint, of: engineItem, record, within: constraint.container)
        pending.places.insert(engineItem)
    }

    /// The constant of a constraint changed: the place of an item of which inequalities alone speak depends on it.
    func tiedConstantDidChange(_ constraint: LayoutConstraint, _ record: InstalledConstraint) {
        guard constraint.relation != .equal, let engineItem = tied(by: constraint, record) else { return }
        pending.places.insert(engineItem)
    }

    /// The item whose place a constraint ties.
    private func tied(by constraint: LayoutConstraint, _ record: InstalledConstraint) -> EngineItem? {
        let reference: ItemReference? =
            switch record.subject {
            case .none: nil
            case .firstItem: constraint.first.reference
            case .secondItem: constraint.second?.reference
            }
        guard let reference else { return nil }
        return engineItem(of: reference)
    }

    /// Makes the preferences of those whose constraints changed anew.
    func updatePlaces() {
        for engineItem in pending.places.take() where engineItem.marks.isInLayout { updatePlace(of: engineItem) }
    }

    /// Makes an item's preferences anew.
    func updatePlace(of engineItem: EngineItem) {
        updatePlace(of: engineItem, along: .horizontal)
        updatePlace(of: engineItem, along: .vertical)
    }

    private func updatePlace(of engineItem: EngineItem, along axis: LayoutConstraint.Axis) {
        forgetPreference(of: engineItem, along: axis)
        guard let form = preferredForm(of: engineItem, along: axis) else { return }
        engineItem.placement.preferences[axis] = add(form, .equal, priority: 0, owner: .preference(engineItem))
    }

    private func forgetPreference(of engineItem: EngineItem, along axis: LayoutConstraint.Axis) {
        guard let preference = engineItem.placement.preferences[axis] else { return }
        forget(preference)
        engineItem.placement.preferences[axis] = nil
    }

    private func preferredForm(of engineItem: EngineItem, along axis: LayoutConstraint.Axis) -> LinearForm? {
        guard engineItem.placement.isPreferred else { return nil }
        if let natural = engineItem.placement.natural, natural.axis == axis { return natural.form }
        var hasEquality = false
        var tiesNearEdge = false
        for tie in engineItem.placement.ties[axis] where tie.isEquality {
            if tie.isOrigin { return nil }
            hasEquality = true
            tiesNearEdge = tiesNearEdge || tie.isNearEdge
        }
        if !hasEquality, let first = engineItem.placement.ties[axis].first { return records[first.constraint]?.form }
        return hasEquality && !tiesNearEdge ? nil : origin(of: engineItem, along: axis)
    }

    private func origin(of engineItem: EngineItem, along axis: LayoutConstraint.Axis) -> LinearForm? {
        guard let (inner, outer) = nearEdges(of: engineItem, along: axis) else { return nil }
        var form = LinearForm()
        form.add(inner, times: 1)
        form.add(outer, times: -1)
        return form
    }

    /// The left or upper edge of an item and of the box around it.
    private func nearEdges(of engineItem: EngineItem, along axis: LayoutConstraint.Axis) -> (AffineSum, AffineSum)? {
        guard let container = engineItem.container else { return nil }
        return axis == .horizontal
            ? (engineItem.rectangle.x, container.rectangle.x) : (engineItem.rectangle.y, container.rectangle.y)
    }

    /// The item whose position a constraint ties: the first one, unless the second is inside it, or is beside it and another equality
    /// has placed the first one already.
    func subject(of constraint: LayoutConstraint, within container: ItemReference?) -> InstalledConstraint.Subject {
        guard !constraint.first.isSize, let first = constraint.first.reference, first.isThere else { return .none }
        guard let second = constraint.second, let other = second.reference, other.isThere else { return .firstItem }
        if first.isBox, other.isBox, second.distanceAttribute == nil {
            if first !== other, container === first { return .secondItem }
            let isBeside = first !== other && container !== other
            return isBeside && isPlaced(first, before: other, by: constraint) ? .secondItem : .firstItem
        }
        guard let item = first.item, let inner = other.item, inner.isInside(item) else { return .firstItem }
        return .secondItem
    }
}

extension LayoutEngine {
    /// Whether equalities place an item, and none another one, along the axis of an equality between both.
    private func isPlaced(_ first: ItemReference, before other: ItemReference, by constraint: LayoutConstraint) -> Bool
    {
        guard constraint.relation == .equal, let axis = constraint.first.attribute.axis,
            let tied = engineItem(of: first), let open = engineItem(of: other)
        else { return false }
        return tied.placement.ties[axis].contains(where: \.isEquality)
            && !open.placement.ties[axis].contains(where: \.isEquality)
    }
}

/// A constraint of the author that speaks of an item's place.
struct Tie {
    let constraint: LayoutConstraint
    let isEquality: Bool
    /// Whether it speaks of the left or upper edge of the item, whatever its length.
    let isNearEdge: Bool
    /// Whether a constraint that nothing can give up fixes the edge's distance from the same edge of the box around the item: a preference for
    /// that box's origin would decide nothing.
    let isOrigin: Bool
}

extension LayoutEngine {
    private func tie(
        _ constraint: LayoutConstraint, of engineItem: EngineItem, _ record: InstalledConstraint,
        within container: ItemReference?
    ) -> Tie {
        let isEquality = constraint.relation == .equal
        let isFirst = constraint.first.reference === engineItem.reference
        let attribute = isFirst ? constraint.first.attribute : constraint.secondAttribute
        let isNearEdge =
            switch attribute {
            case .left, .top: true
            case .leading, .trailing: isRightToLeft(constraint, within: container) == (attribute == .trailing)
            default: false
            }
        return Tie(
            constraint: constraint, isEquality: isEquality, isNearEdge: isNearEdge,
            isOrigin: isEquality && isNearEdge && record.id != nil && constraint.isRequired
                && relatesOrigins(record.form, of: engineItem, constraint))
    }

    private func relatesOrigins(_ form: LinearForm, of engineItem: EngineItem, _ constraint: LayoutConstraint) -> Bool {
        guard form.terms.count == 2, let axis = constraint.first.attribute.axis,
            let (inner, outer) = nearEdges(of: engineItem, along: axis), let near = inner.variable
        else { return false }
        let one = form.terms[0]
        let other = form.terms[1]
        guard one.coefficient == -other.coefficient, outer.other == nil else { return false }
        return one.variable == near && other.variable == outer.variable
            || other.variable == near && one.variable == outer.variable
    }
}

extension LayoutItem {
    /// Whether the item is inside another one, which is a box around it or a guide of such a box.
    fileprivate func isInside(_ other: any LayoutItem) -> Bool {
        guard let box = layoutBox, let around = other.layoutBox else { return false }
        if box === around { return self.box == nil && other.box != nil }
        return box.lies(in: around)
    }
}
