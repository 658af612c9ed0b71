import KeylineConstraintSolver
import Foundation

/// Where items lie that nothing decides.
///
/// As in Cassowary's tableau, which leaves open lengths at 0 and places to what the first constraint about them makes of them: an
/// equality about an item's place leaves the place to it, so that open lengths become 0 before the place does; an item of which
/// inequalities alone speak lies where the first one is exact; an item of which nothing speaks lies at the origin of the view around it.
/// The solver itself keeps open sizes at 0. A preference is no constraint: it never makes a layout unambiguous.
///
/// Source: the frames that the tests of a public layout library (Stevia) expect of UIKit.
extension LayoutEngine {
    /// A constraint was installed.
    func tieDidArrive(_ constraint: NSLayoutConstraint) {
        guard let participant = subject(of: constraint), let axis = constraint.first.attribute.axis else { return }
        participant.ties[axis].append(constraint)
        stale.places.insert(participant)
    }

    /// A constraint is about to be uninstalled.
    func tieWillLeave(_ constraint: NSLayoutConstraint) {
        guard let participant = subject(of: constraint), let axis = constraint.first.attribute.axis else { return }
        participant.ties[axis].removeAll { $0 === constraint }
        stale.places.insert(participant)
    }

    /// A constraint's form changed.
    func tieDidChange(_ constraint: NSLayoutConstraint) {
        guard constraint.relation != .equal, let participant = subject(of: constraint) else { return }
        stale.places.insert(participant)
    }

    /// Makes the preferences of those whose constraints changed anew.
    func updatePlaces() {
        for participant in stale.places.take() where participant.isInLayout { updatePlace(of: participant) }
    }

    /// Makes an item's preferences anew.
    func updatePlace(of participant: Participant) {
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            participant.preferences[axis].map(forget)
            participant.preferences[axis] = preferredForm(of: participant, along: axis).flatMap {
                add($0, .equal, priority: 0, owner: .preference(participant))
            }
        }
    }

    private func preferredForm(of participant: Participant, along axis: NSLayoutConstraint.Axis) -> LinearForm? {
        guard participant.prefersPlace else { return nil }
        if let natural = participant.natural, natural.axis == axis { return natural.form }
        let ties = participant.ties[axis]
        guard let first = ties.first else { return origin(of: participant, along: axis) }
        if ties.contains(where: { $0.relation == .equal }) { return nil }
        return records[ObjectIdentifier(first)]?.form
    }

    private func origin(of participant: Participant, along axis: NSLayoutConstraint.Axis) -> LinearForm? {
        let item = participant.item
        guard let surrounding = item is UIView ? item.layoutView?.superview : item.layoutView else { return nil }
        let (inner, outer) = (participant.rectangle, ownRectangle(of: surrounding))
        var form = LinearForm()
        form.add(axis == .horizontal ? inner.x : inner.y, times: 1)
        form.add(axis == .horizontal ? outer.x : outer.y, times: -1)
        return form
    }

    /// Whose place a constraint ties: that of its first item, unless the second one lies inside it.
    private func subject(of constraint: NSLayoutConstraint) -> Participant? {
        guard !constraint.first.isSize, let item = constraint.first.item else { return nil }
        guard let other = constraint.second?.item, other.isInside(item) else { return participant(of: item) }
        return participant(of: other)
    }
}

extension LayoutItem {
    /// Whether the item lies in another one, which is a view around it or a guide of such a view.
    fileprivate func isInside(_ other: any LayoutItem) -> Bool {
        guard let view = layoutView, let around = other.layoutView else { return false }
        if view === around { return !(self is UIView) && other is UIView }
        return view.isDescendant(of: around)
    }
}
