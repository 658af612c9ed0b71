import KeylineConstraintSolver
import Foundation

extension LayoutEngine {
    /// A box holds a constraint now.
    package func constraintDidArrive(_ constraint: LayoutConstraint) {
        pending.additions.append(.constraint(constraint))
    }

    /// The box that holds a constraint is about to give it up.
    package func constraintWillLeave(_ constraint: LayoutConstraint) {
        uninstall(constraint)
    }

    /// A constraint's constant was changed.
    package func constantDidChange(_ constraint: LayoutConstraint) {
        pending.outdated.append(constraint)
        markHolder(of: constraint)
    }

    /// A constraint's priority was changed.
    package func priorityDidChange(_ constraint: LayoutConstraint) {
        guard let record = records[constraint] else { return }
        if let id = record.id { solver.change(id, priority: constraint.priority) }
        tieDidChange(constraint, record)
        retryBrokenConstraints()
        markHolder(of: constraint)
    }

    private func markHolder(of constraint: LayoutConstraint) {
        constraint.holder?.markSubtreeNeedsLayout()
    }

    /// Installs what arrived, in the order of arrival.
    func installAdditions() {
        let arrived = pending.additions
        pending.additions = []
        for arrival in arrived {
            switch arrival {
            case .subtree(let reference): reference.box.map(installSubtree)
            case .constraint(let constraint): install(constraint)
            }
        }
    }

    private func installSubtree(_ box: any LayoutBox) {
        let boxes = box.boxesInside
        reserveCapacity(forSubtree: boxes)
        for box in boxes {
            if !box.translatesAutoresizingMaskIntoConstraints || box.isEncapsulated { participate(box) }
            for constraint in box.heldConstraints { install(constraint) }
            // While the items are still in the processor's cache. Those whose other constraints are yet to come are looked at again.
            if pending.places.count >= Self.manyBoxes { updatePlaces() }
        }
    }

    /// Makes room for what many boxes bring, so that tables do not grow and move while it is installed: four variables each, and as many
    /// bounds of content and preferences beside the constraints that they hold.
    private func reserveCapacity(forSubtree boxes: [any LayoutBox]) {
        let variables = boxes.count * 4
        guard boxes.count >= Self.manyBoxes, variables >= owners.variables.count else { return }
        var constraints = variables
        for box in boxes { constraints += box.heldConstraints.count }
        solver.reserveCapacity(variables: variables, constraints: constraints)
        owners.constraints.reserveCapacity(constraints)
        owners.variables.reserveCapacity(variables)
    }

    /// From how many boxes on room is made beforehand; where there are more already, tables grow by parts of themselves.
    private static var manyBoxes: Int { 64 }

    func install(_ constraint: LayoutConstraint) {
        guard !records.contains(constraint), constraint.isProper, constraint.isHeld else { return }
        let container = constraint.container
        guard container != nil || constraint.isWhole else { return }
        guard constraint.relatesOneAxis else { return delegate.layoutEngine(self, leavesOut: constraint) }
        if constraint.dependsOnMetrics { for item in constraint.items { register(constraint, with: item) } }
        let scrolling = ScrollCrossing(constraint, within: container)
        for scrollingBox in scrolling.scrollingBoxes {
            participate(scrollingBox).dependents.ofOffset.append(constraint)
        }
        let form = ConstraintTranslation(engine: self).form(of: constraint, within: container, scrolling: scrolling)
        var record = InstalledConstraint(form: form, subject: subject(of: constraint, within: container))
        activate(constraint, in: &record)
        records[constraint] = record
        tieDidArrive(constraint, record, within: container)
        fixedLengthDidArrive(constraint)
        if !conflicts.broken.isEmpty { retryBrokenConstraints() }
    }

    /// Lets a constraint take part, unless it ties the length of a box that a stack hides.
    func activate(_ constraint: LayoutConstraint, in record: inout InstalledConstraint) {
        guard !constraint.tiesCollapsedBox else { return }
        record.id = add(
            record.form, constraint.relation, priority: constraint.priority, owner: .constraint(constraint))
    }

    func uninstall(_ constraint: LayoutConstraint) {
        guard var record = records.remove(constraint) else { return }
        if let id = record.id { forget(id) }
        endPull(in: &record)
        tieWillLeave(constraint, record)
        if constraint.dependsOnMetrics { for item in constraint.items { unregister(constraint, from: item) } }
        for scrollingBox in ScrollCrossing(constraint, within: constraint.container).scrollingBoxes {
            engineItem(of: scrollingBox)?.dependents.ofOffset.removeAll { $0 === constraint }
        }
        fixedLengthDidChange(constraint)
        conflicts.broken.removeAll { $0.isConstraint(constraint) }
        retryBrokenConstraints()
    }

    func add(
        _ form: LinearForm,
        _ relation: LayoutConstraint.Relation,
        priority: Float,
        owner: ConstraintOwner
    ) -> ConstraintID? {
        let id = solver.add(form, relation, priority: priority)
        if let id { owners.constraints[id] = owner }
        return id
    }

    func forget(_ id: ConstraintID) {
        owners.constraints[id] = nil
        solver.remove(id)
    }
}

extension LayoutEngine {
    /// Remembers what the form of a constraint depends on besides the variables.
    private func register(_ constraint: LayoutConstraint, with item: any LayoutItem) {
        for reference in references(of: constraint, to: item) {
            switch reference {
            case .insets(let box):
                let engineItem = participate(box)
                engineItem.dependents.ofInsets.append(constraint)
                followers.insets.insert(engineItem)
            case .baseline(let box):
                participate(box).dependents.ofBaselines.append(constraint)
            }
        }
    }

    private func unregister(_ constraint: LayoutConstraint, from item: any LayoutItem) {
        for reference in references(of: constraint, to: item) {
            switch reference {
            case .insets(let box):
                guard let engineItem = engineItem(of: box) else { continue }
                engineItem.dependents.ofInsets.removeAll { $0 === constraint }
                if engineItem.dependents.ofInsets.isEmpty { followers.insets.remove(engineItem) }
            case .baseline(let box):
                engineItem(of: box)?.dependents.ofBaselines.removeAll { $0 === constraint }
            }
        }
    }

    private enum Reference {
        case insets(any LayoutBox)
        case baseline(any LayoutBox)
    }

    private func references(of constraint: LayoutConstraint, to item: any LayoutItem) -> [Reference] {
        if item.derivation != nil { return item.layoutBox.map { [.insets($0)] } ?? [] }
        guard let box = item.box else { return [] }
        return [constraint.first, constraint.second].compactMap { $0 }.filter { $0.item === box }.compactMap { term in
            switch term.attribute {
            case .firstBaseline: .baseline(box.firstBaselineBox)
            case .lastBaseline: .baseline(box.lastBaselineBox)
            case let attribute: attribute.isMargin ? .insets(box) : nil
            }
        }
    }
}

extension LayoutConstraint {
    /// Whether the form depends on margins, safe areas or baselines, which change without the constraint.
    fileprivate var dependsOnMetrics: Bool {
        first.dependsOnMetrics || second?.dependsOnMetrics ?? false
    }
}

extension LayoutTerm {
    fileprivate var dependsOnMetrics: Bool {
        if attribute.isMargin || attribute == .firstBaseline || attribute == .lastBaseline || distanceAttribute != nil {
            return true
        }
        guard let reference, !reference.isBox else { return false }
        return reference.item?.derivation != nil
    }
}

extension ConstraintOwner {
    func isConstraint(_ constraint: LayoutConstraint) -> Bool {
        if case .constraint(let mine) = self { mine === constraint } else { false }
    }
}
