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
        guard let participant = subject(of: constraint), let axis = constraint.first.attribute.axis else { return }
        participant.ties[axis].append(Tie(constraint, of: participant))
        stale.places.insert(participant)
    }

    /// A constraint is about to be uninstalled.
    func tieWillLeave(_ constraint: LayoutConstraint) {
        guard let participant = subject(of: constraint), let axis = constraint.first.attribute.axis else { return }
        participant.ties[axis].removeAll { $0.constraint === constraint }
        // What it prefers may speak of the other item, whose variables take that out of the solver when they go.
        participant.preferences[axis].map(forget)
        participant.preferences[axis] = nil
        stale.places.insert(participant)
    }

    /// A constraint's form changed.
    func tieDidChange(_ constraint: LayoutConstraint) {
        guard constraint.relation != .equal, let participant = subject(of: constraint) else { return }
        stale.places.insert(participant)
    }

    /// Makes the preferences of those whose constraints changed anew.
    func updatePlaces() {
        for participant in stale.places.take() where participant.isInLayout { updatePlace(of: participant) }
    }

    /// Makes an item's preferences anew.
    func updatePlace(of participant: Participant) {
        updatePlace(of: participant, along: .horizontal)
        updatePlace(of: participant, along: .vertical)
    }

    private func updatePlace(of participant: Participant, along axis: LayoutConstraint.Axis) {
        participant.preferences[axis].map(forget)
        participant.preferences[axis] = preferredForm(of: participant, along: axis).flatMap {
            add($0, .equal, priority: 0, owner: .preference(participant))
        }
    }

    private func preferredForm(of participant: Participant, along axis: LayoutConstraint.Axis) -> LinearForm? {
        guard participant.prefersPlace else { return nil }
        if let natural = participant.natural, natural.axis == axis { return natural.form }
        let ties = participant.ties[axis]
        let hasEquality = ties.contains { $0.isEquality }
        if !hasEquality, let first = ties.first { return records[first.constraint]?.form }
        guard !hasEquality || ties.contains(where: { $0.isEquality && tiesNearEdge($0) }) else { return nil }
        return origin(of: participant, along: axis)
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

    private func origin(of participant: Participant, along axis: LayoutConstraint.Axis) -> LinearForm? {
        let item = participant.item
        guard let surrounding = participant.box.map({ $0.container }) ?? item.layoutBox else { return nil }
        let (inner, outer) = (participant.rectangle, rectangle(of: surrounding))
        var form = LinearForm()
        form.add(axis == .horizontal ? inner.x : inner.y, times: 1)
        form.add(axis == .horizontal ? outer.x : outer.y, times: -1)
        return form
    }

    /// Whose place a constraint ties: that of its first item, unless the second one lies inside it.
    private func subject(of constraint: LayoutConstraint) -> Participant? {
        guard !constraint.first.isSize, let item = constraint.first.item else { return nil }
        guard let other = constraint.second?.item, other.isInside(item) else { return participant(of: item) }
        return participant(of: other)
    }
}

/// A constraint of the author that speaks of an item's place.
struct Tie {
    let constraint: LayoutConstraint
    let isEquality: Bool
    /// Which place of the item it speaks of.
    let attribute: LayoutConstraint.Attribute

    @MainActor init(_ constraint: LayoutConstraint, of participant: Participant) {
        self.constraint = constraint
        isEquality = constraint.relation == .equal
        let isFirst = constraint.first.item === participant.item
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
