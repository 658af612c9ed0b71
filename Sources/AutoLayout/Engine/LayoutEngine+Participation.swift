import KeylineConstraintSolver
import Foundation

extension LayoutEngine {
    /// Whether the box has a place in the solution.
    package func contains(_ box: any LayoutBox) -> Bool {
        engineItem(of: box) != nil
    }

    /// Whether the engine, rather than the mask, decides the box's frame. A box that is hosted as a whole follows what hosts it.
    package func places(_ box: any LayoutBox) -> Bool { placedItem(box) != nil }

    /// The part in the engine of a box whose frame the engine decides.
    package func placedItem(_ box: any LayoutBox) -> EngineItem? {
        guard let engineItem = engineItem(of: box.reference), !box.isEncapsulated else { return nil }
        return engineItem
    }

    package func engineItem(of item: any LayoutItem) -> EngineItem? {
        engineItem(of: item.reference)
    }

    /// The part of an item in the engine, by what stands for the item.
    package func engineItem(of reference: ItemReference) -> EngineItem? {
        guard purpose == .layout else { return fittingItems[ObjectIdentifier(reference)] }
        guard let entry = reference.place else { return nil }
        let engineItem = unsafeDowncast(entry, to: EngineItem.self)
        return engineItem.engineNumber == number ? engineItem : nil
    }

    private func keep(_ engineItem: EngineItem?, of reference: ItemReference) {
        if purpose == .layout {
            reference.place = engineItem
        } else {
            fittingItems[ObjectIdentifier(reference)] = engineItem
        }
    }

    /// The rectangle of an item that is still there, by what stands for it.
    func rectangle(of reference: ItemReference) -> LayoutRectangle {
        if let engineItem = engineItem(of: reference) { return engineItem.rectangle }
        guard let item = reference.item else { return .nothing }
        guard item.derivation != nil else { return join(item, reference).rectangle }
        guard let owner = item.layoutBox else { return .nothing }
        return item.derivedRectangle(from: rectangle(of: owner))
    }

    /// The rectangle of an item over the engine's variables; the item is made part of the layout when first asked for.
    package func rectangle(of item: any LayoutItem) -> LayoutRectangle { rectangle(of: item.reference) }

    /// Makes an item, and the boxes around it, part of the layout.
    @discardableResult
    func participate(_ item: any LayoutItem) -> EngineItem {
        let reference = item.reference
        return engineItem(of: reference) ?? join(item, reference)
    }

    private func join(_ item: any LayoutItem, _ reference: ItemReference) -> EngineItem {
        if let box = reference.box { return add(box, reference) }
        let owner = item.layoutBox
        let engineItem = register(item, reference, in: owner.map { participate($0) }, size: solver.makeSize())
        engineItem.placement.isPreferred = owner != nil
        pending.places.insert(engineItem)
        return engineItem
    }

    private func add(_ box: any LayoutBox, _ reference: ItemReference) -> EngineItem {
        let engineItem = register(box, reference, in: container(of: box, reference), size: solver.makeSize())
        place(engineItem)
        if box.contentFollowsWidth { followers.widths.insert(engineItem) }
        // Only now does the box take part in constraint updates.
        if purpose == .layout { box.didJoinLayout() }
        return engineItem
    }

    private func container(of box: any LayoutBox, _ reference: ItemReference) -> EngineItem? {
        guard box !== root, let container = reference.container else { return nil }
        if let engineItem = engineItem(of: container) { return engineItem }
        guard let around = container.box else { return nil }
        return participate(around)
    }

    private func register(
        _ item: any LayoutItem, _ reference: ItemReference, in container: EngineItem?,
        size: (width: Variable, height: Variable)
    ) -> EngineItem {
        let isRoot = item === root
        let x = isRoot ? nil : solver.makeVariable()
        let y = isRoot ? nil : solver.makeVariable()
        let rectangle = LayoutRectangle(
            x: AffineSum(x), y: AffineSum(y), width: AffineSum(size.width), height: AffineSum(size.height))
        let engineItem = EngineItem(item, reference, in: container, engineNumber: number, rectangle: rectangle)
        keep(engineItem, of: reference)
        owners.variables.set(engineItem, for: size.width, size.height, x, y)
        return engineItem
    }

    /// Gives a box the constraints that its way of being placed asks for.
    func place(_ engineItem: EngineItem) {
        guard let box = engineItem.box else { return }
        if box === root, purpose != .layout { return updateContentBounds(of: engineItem) }
        if box.translatesAutoresizingMaskIntoConstraints || box.isEncapsulated {
            addMaskConstraints(to: engineItem)
        } else {
            updateContentBounds(of: engineItem)
            engineItem.placement.isPreferred = engineItem.container != nil
            pending.places.insert(engineItem)
            noteNaturalPlaces(around: engineItem)
        }
    }

    /// Takes back what `place(_:)` gave.
    func unplace(_ engineItem: EngineItem) {
        engineItem.maskConstraints.forEach(uninstall)
        engineItem.maskConstraints = []
        for record in engineItem.content.bounds.values where !record.isBroken { forget(record.id) }
        engineItem.content.bounds = BoundTable()
        engineItem.placement.isPreferred = false
        engineItem.placement.natural = nil
        updatePlace(of: engineItem)
    }
}

extension LayoutEngine {
    /// A box, with everything inside, came into the hierarchy.
    package func subtreeDidArrive(_ box: any LayoutBox) {
        pending.additions.append(.subtree(box.reference))
    }

    /// Takes a box and everything inside out of the layout; constraints that reach across are gone already.
    package func subtreeWillLeave(_ box: any LayoutBox) {
        pending.additions.removeAll { arrival in
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
        guard let engineItem = engineItem(of: item) else { return }
        keep(nil, of: engineItem.reference)
        engineItem.marks.isInLayout = false
        unplace(engineItem)
        followers.insets.remove(engineItem)
        followers.widths.remove(engineItem)
        for variable in engineItem.variables {
            owners.variables[variable] = nil
            solver.removeVariable(variable)
        }
    }

    /// Forgets everything, so that the hierarchy can join another one.
    package func dissolve() {
        fittingItems = [:]
        records.forgetAll()
        owners.constraints = NumberedTable()
        owners.variables = NumberedTable()
        presented.moved = []
    }
}
