import KeylineConstraintSolver
import Foundation

extension LayoutEngine {
    /// Whether the view has a place in the solution.
    func contains(_ view: UIView) -> Bool {
        participants[ObjectIdentifier(view)] != nil
    }

    /// Whether the engine, rather than the mask, decides the view's frame. A view that is hosted as a whole follows what hosts it.
    func places(_ view: UIView) -> Bool {
        contains(view) && !view.layoutState.isEncapsulated
    }

    func participant(of item: any LayoutItem) -> Participant? {
        participants[ObjectIdentifier(item)]
    }

    /// The rectangle of a view or of a guide with variables of its own; both are made part of the layout when first asked for.
    func ownRectangle(of item: any LayoutItem) -> LayoutRectangle {
        participate(item).rectangle
    }

    /// Makes an item, and the views around it, part of the layout.
    @discardableResult
    func participate(_ item: any LayoutItem) -> Participant {
        if let participant = participants[ObjectIdentifier(item)] { return participant }
        if let view = item as? UIView { return add(view) }
        if let owner = item.layoutView { participate(owner) }
        let participant = register(item, size: solver.makeSize())
        participant.prefersPlace = item.layoutView != nil
        stale.places.insert(participant)
        return participant
    }

    private func add(_ view: UIView) -> Participant {
        if view !== root, let superview = view.superview { participate(superview) }
        let participant = register(view, size: solver.makeSize())
        place(participant)
        if view.contentFollowsWidth { widthFollowers.insert(view) }
        // Only now does the view take part in constraint updates.
        if view.layoutState.needsUpdateConstraints, purpose == .layout { view.markSubtreeNeedsUpdateConstraints() }
        return participant
    }

    private func register(_ item: any LayoutItem, size: (width: Variable, height: Variable)) -> Participant {
        let isRoot = item === root
        let position = isRoot ? nil : (solver.makeVariable(), solver.makeVariable())
        let rectangle = LayoutRectangle(
            x: AffineSum(position?.0), y: AffineSum(position?.1),
            width: AffineSum(size.width), height: AffineSum(size.height))
        let variables = [position?.0, position?.1, size.width, size.height].compactMap { $0 }
        let participant = Participant(item, rectangle: rectangle, variables: variables)
        participants[ObjectIdentifier(item)] = participant
        for variable in variables { variableOwners[variable] = participant }
        return participant
    }

    /// Gives a view the constraints that its way of being placed asks for.
    func place(_ participant: Participant) {
        guard let view = participant.view else { return }
        if view === root, purpose == .fitting { return updateContentBounds(of: participant) }
        if view.translatesAutoresizingMaskIntoConstraints || view.layoutState.isEncapsulated {
            addMaskConstraints(to: participant)
        } else {
            updateContentBounds(of: participant)
            participant.prefersPlace = view !== root && view.superview != nil
            stale.places.insert(participant)
            if let stack = view.superview as? UIStackView { naturalPlacesMayHaveChanged(in: stack) }
        }
    }

    /// Takes back what `place(_:)` gave.
    func unplace(_ participant: Participant) {
        participant.maskConstraints.forEach(uninstall)
        participant.maskConstraints = []
        for record in participant.contentBounds.values where !record.isBroken { forget(record.id) }
        participant.contentBounds = BoundTable()
        participant.prefersPlace = false
        participant.natural = nil
        updatePlace(of: participant)
    }
}

extension LayoutEngine {
    func subtreeDidArrive(_ view: UIView) {
        arrivals.append(.subtree(view))
    }

    /// Takes a view and everything inside out of the layout; constraints that reach across are gone already.
    func subtreeWillLeave(_ view: UIView) {
        arrivals.removeAll { arrival in
            switch arrival {
            case .subtree(let arrived): arrived.isDescendant(of: view)
            case .constraint(let constraint): constraint.holder?.isDescendant(of: view) ?? true
            }
        }
        let leaving = view.subtree
        for view in leaving { view.constraints.forEach(uninstall) }
        for view in leaving.reversed() {
            for guide in view.allGuides { remove(guide) }
            remove(view)
        }
    }

    func guideWillLeave(_ guide: UILayoutGuide) {
        remove(guide)
    }

    private func remove(_ item: any LayoutItem) {
        guard let participant = participants.removeValue(forKey: ObjectIdentifier(item)) else { return }
        participant.isInLayout = false
        unplace(participant)
        if let view = item as? UIView {
            insetReferences.remove(view)
            widthFollowers.remove(view)
        }
        for variable in participant.variables {
            variableOwners[variable] = nil
            solver.removeVariable(variable)
        }
    }

    /// Forgets everything, so that the hierarchy can join another one.
    func dissolve() {
        participants = [:]
        records = [:]
        owners = NumberedTable()
        variableOwners = NumberedTable()
        moved = []
    }
}
