import KeylineConstraintSolver
import Foundation

extension LayoutEngine {
    /// Whether the box has a place in the solution.
    package func contains(_ box: any LayoutBox) -> Bool {
        participant(of: box) != nil
    }

    /// Whether the engine, rather than the mask, decides the box's frame. A box that is hosted as a whole follows what hosts it.
    package func places(_ box: any LayoutBox) -> Bool {
        contains(box) && !box.isEncapsulated
    }

    package func participant(of item: any LayoutItem) -> Participant? {
        participant(of: item.reference)
    }

    /// The part of an item in the engine, by what stands for the item.
    func participant(of reference: ItemReference) -> Participant? {
        guard purpose == .layout else { return fittingParticipants[ObjectIdentifier(reference)] }
        guard let place = reference.place else { return nil }
        let participant = unsafeDowncast(place, to: Participant.self)
        return participant.engineNumber == number ? participant : nil
    }

    private func keep(_ participant: Participant?, of item: any LayoutItem) {
        let reference = item.reference
        if purpose == .layout {
            reference.place = participant
        } else {
            fittingParticipants[ObjectIdentifier(reference)] = participant
        }
    }

    /// The rectangle of an item that is still there, by what stands for it.
    func rectangle(of reference: ItemReference) -> LayoutRectangle {
        if let participant = participant(of: reference) { return participant.rectangle }
        return reference.item.map(rectangle) ?? .nothing
    }

    /// The rectangle of an item over the engine's variables; the item is made part of the layout when first asked for.
    package func rectangle(of item: any LayoutItem) -> LayoutRectangle {
        if let participant = participant(of: item.reference) { return participant.rectangle }
        guard item.derivation != nil else { return participate(item).rectangle }
        guard let owner = item.layoutBox else { return .nothing }
        return item.derivedRectangle(from: rectangle(of: owner))
    }

    /// Makes an item, and the boxes around it, part of the layout.
    @discardableResult
    func participate(_ item: any LayoutItem) -> Participant {
        if let participant = participant(of: item) { return participant }
        if let box = item.box { return add(box) }
        if let owner = item.layoutBox { participate(owner) }
        let participant = register(item, size: solver.makeSize())
        participant.prefersPlace = item.layoutBox != nil
        stale.places.insert(participant)
        return participant
    }

    private func add(_ box: any LayoutBox) -> Participant {
        if box !== root, let container = box.container { participate(container) }
        let participant = register(box, size: solver.makeSize())
        place(participant)
        if box.contentFollowsWidth { widthFollowers.insert(participant) }
        // Only now does the box take part in constraint updates.
        if purpose == .layout { box.didJoinLayout() }
        return participant
    }

    private func register(_ item: any LayoutItem, size: (width: Variable, height: Variable)) -> Participant {
        let isRoot = item === root
        let x = isRoot ? nil : solver.makeVariable()
        let y = isRoot ? nil : solver.makeVariable()
        let rectangle = LayoutRectangle(
            x: AffineSum(x), y: AffineSum(y), width: AffineSum(size.width), height: AffineSum(size.height))
        let variables =
            if let x, let y { [x, y, size.width, size.height] } else { [size.width, size.height] }
        let participant = Participant(item, engineNumber: number, rectangle: rectangle, variables: variables)
        keep(participant, of: item)
        for variable in variables { variableOwners[variable] = participant }
        return participant
    }

    /// Gives a box the constraints that its way of being placed asks for.
    func place(_ participant: Participant) {
        guard let box = participant.box else { return }
        if box === root, purpose == .fitting { return updateContentBounds(of: participant) }
        if box.translatesAutoresizingMaskIntoConstraints || box.isEncapsulated {
            addMaskConstraints(to: participant)
        } else {
            updateContentBounds(of: participant)
            participant.prefersPlace = box !== root && box.container != nil
            stale.places.insert(participant)
            if let stack = box.container?.stack { naturalPlacesMayHaveChanged(in: stack) }
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
    /// A box, with everything inside, came into the hierarchy.
    package func subtreeDidArrive(_ box: any LayoutBox) {
        arrivals.append(.subtree(box.reference))
    }

    /// Takes a box and everything inside out of the layout; constraints that reach across are gone already.
    package func subtreeWillLeave(_ box: any LayoutBox) {
        arrivals.removeAll { arrival in
            switch arrival {
            case .subtree(let arrived): arrived.box?.lies(in: box) ?? true
            case .constraint(let constraint): constraint.holder?.lies(in: box) ?? true
            }
        }
        let leaving = box.boxesInside
        for box in leaving { box.heldConstraints.forEach(uninstall) }
        for box in leaving.reversed() {
            for guide in box.guides { remove(guide) }
            remove(box)
        }
    }

    /// A guide leaves the box that owned it; constraints that speak of it are gone already.
    package func guideWillLeave(_ guide: any LayoutItem) {
        remove(guide)
    }

    private func remove(_ item: any LayoutItem) {
        guard let participant = participant(of: item) else { return }
        keep(nil, of: item)
        participant.isInLayout = false
        unplace(participant)
        insetReferences.remove(participant)
        widthFollowers.remove(participant)
        for variable in participant.variables {
            variableOwners[variable] = nil
            solver.removeVariable(variable)
        }
    }

    /// Forgets everything, so that the hierarchy can join another one.
    package func dissolve() {
        fittingParticipants = [:]
        records.forgetAll()
        owners = NumberedTable()
        variableOwners = NumberedTable()
        moved = []
    }
}
