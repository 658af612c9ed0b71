import KeylineConstraintSolver
import Foundation

/// Where items lie that nothing decides.
///
/// As in Cassowary's tableau, which leaves open lengths at 0 and places to what the first constraint about them makes of them: where an
/// equality ties an item's middle or far edge alone, the item prefers no place, so that its open length becomes 0 before the place does;
/// an item of which inequalities alone speak lies where the first one is exact; any other prefers the origin of the box around it, which
/// decides among lengths that wish equally. The solver itself keeps open sizes at 0. A preference is no constraint: it never makes a layout
/// unambiguous.
///
/// Source: the frames that the tests of a public layout library (Stevia) expect of UIKit.
extension LayoutEngine {
    /// A constraint was installed.
    func tieDidArrive(_ constraint: LayoutConstraint) {
        guard let engineItem = subject(of: constraint), let axis = constraint.first.attribute.axis else { return }
        engineItem.ties[axis].append(Tie(constraint, of: engineItem))
        stale.places.insert(engineItem)
    }

    /// A constraint is about to be uninstalled.
    func tieWillLeave(_ constraint: LayoutConstraint) {
        guard let engineItem = subject(of: constraint), let axis = constraint.first.attribute.axis else { return }
        engineItem.ties[axis].removeAll { $0.constraint === constraint }
        // What it prefers may speak of the other item, whose variables take that out of the solver when they go.
        engineItem.preferences[axis].map(forget)
        engineItem.preferences[axis] = nil
        stale.places.insert(engineItem)
    }

    /// A constraint's form changed.
    func tieDidChange(_ constraint: LayoutConstraint) {
        guard constraint.relation != .equal, let engineItem = subject(of: constraint) else { return }
        stale.places.insert(engineItem)
    }

    /// Makes the preferences of those whose constraints changed anew.
    func updatePlaces() {
        for engineItem in stale.places.take() where engineItem.isInLayout { updatePlace(of: engineItem) }
    }

    /// Makes an item's preferences anew.
    func updatePlace(of engineItem: EngineItem) {
        updatePlace(of: engineItem, along: .horizontal)
        updatePlace(of: engineItem, along: .vertical)
    }

    private func updatePlace(of engineItem: EngineItem, along axis: LayoutConstraint.Axis) {
        engineItem.preferences[axis].map(forget)
        engineItem.preferences[axis] = preferredForm(of: engineItem, along: axis).flatMap {
            add($0, .equal, priority: 0, owner: .preference(engineItem))
        }
    }

    private func preferredForm(of engineItem: EngineItem, along axis: LayoutConstraint.Axis) -> LinearForm? {
        guard engineItem.prefersPlace else { return nil }
        if let natural = engineItem.natural, natural.axis == axis { return natural.form }
        let ties = engineItem.ties[axis]
        let hasEquality = ties.contains { $0.isEquality }
        if !hasEquality, let first = ties.first { return records[first.constraint]?.form }
        guard !hasEquality || ties.contains(where: { $0.isEquality && tiesNearEdge($0) }) else { return nil }
        return origin(of: engineItem, along: axis)
    }

    /// Whether a constraint ties the left or upper edge of an item, whatever its length.
    private func tiesNearEdge(_ tie: Tie) -> Bool {
        switch tie.attribute {
        case .left, .top: true
        case .leading, .trailing:
            isRightToLeft(tie.constraint, within: tie.constraint.nearestCommonContainer) == (tie.attribute == .trailing)
        default: false
        }
    }

    private func origin(of engineItem: EngineItem, along axis: LayoutConstraint.Axis) -> LinearForm? {
        let item = engineItem.item
        guard let surrounding = engineItem.box.map({ $0.container }) ?? item.layoutBox else { return nil }
        let (inner, outer) = (engineItem.rectangle, rectangle(of: surrounding))
        var form = LinearForm()
        form.add(axis == .horizontal ? inner.x : inner.y, times: 1)
        form.add(axis == .horizontal ? outer.x : outer.y, times: -1)
        return form
    }

    /// Whose place a constraint ties: that of its first item, unless the second one lies inside it.
    private func subject(of constraint: LayoutConstraint) -> EngineItem? {
        guard !constraint.first.isSize, let item = constraint.first.item else { return nil }
        guard let other = constraint.second?.item, other.isInside(item) else { return engineItem(of: item) }
        return engineItem(of: other)
    }
}

/// A constraint of the author that speaks of an item's place.
struct Tie {
    let constraint: LayoutConstraint
    let isEquality: Bool
    /// Which place of the item it speaks of.
    let attribute: LayoutConstraint.Attribute

    @MainActor init(_ constraint: LayoutConstraint, of engineItem: EngineItem) {
        self.constraint = constraint
        isEquality = constraint.relation == .equal
        let isFirst = constraint.first.item === engineItem.item
        attribute = isFirst ? constraint.first.attribute : constraint.secondAttribute
    }
}

extension LayoutItem {
    /// Whether the item lies in another one, which is a box around it or a guide of such a box.
    fileprivate func isInside(_ other: any LayoutItem) -> Bool {
        guard let box = layoutBox, let around = other.layoutBox else { return false }
        if box === around { return self.box == nil && other.box != nil }
        return box.lies(in: around)
    }
}
