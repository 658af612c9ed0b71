import KeylineConstraintSolver
import Foundation

extension LayoutEngine {
    func constraintDidArrive(_ constraint: NSLayoutConstraint) {
        arrivals.append(.constraint(constraint))
    }

    func constraintWillLeave(_ constraint: NSLayoutConstraint) {
        uninstall(constraint)
    }

    func constantDidChange(_ constraint: NSLayoutConstraint) {
        outdated.append(constraint)
        markHolder(of: constraint)
    }

    func priorityDidChange(_ constraint: NSLayoutConstraint) {
        guard let record = records[ObjectIdentifier(constraint)] else { return }
        if let id = record.id { solver.change(id, priority: constraint.priority.rawValue) }
        retryBrokenConstraints()
        markHolder(of: constraint)
    }

    private func markHolder(of constraint: NSLayoutConstraint) {
        constraint.holder?.markSubtreeNeedsLayout()
    }

    /// Installs what arrived, in the order of arrival.
    func installArrivals() {
        let arrived = arrivals
        arrivals = []
        for arrival in arrived {
            switch arrival {
            case .subtree(let view): installSubtree(view)
            case .constraint(let constraint): install(constraint)
            }
        }
    }

    private func installSubtree(_ view: UIView) {
        for view in view.subtree {
            if !view.translatesAutoresizingMaskIntoConstraints || view.layoutState.isEncapsulated { participate(view) }
            view.constraints.forEach(install)
        }
    }

    func install(_ constraint: NSLayoutConstraint) {
        guard records[ObjectIdentifier(constraint)] == nil, constraint.mistake == nil, constraint.holder != nil else {
            return
        }
        let ancestor = constraint.nearestCommonAncestor
        guard ancestor != nil || constraint.isWhole else { return }
        guard ConstraintValidation.relatesOneAxis(constraint) else {
            ConstraintValidation.axisMistake(in: constraint).raise()
            return
        }
        if constraint.dependsOnMetrics { for item in constraint.items { register(constraint, with: item) } }
        let scrolling = ScrollCrossing(constraint, within: ancestor)
        for scrollView in scrolling.scrollViews {
            participate(scrollView).offsetConstraints.append(constraint)
        }
        let form = ConstraintTranslation(engine: self).form(of: constraint, within: ancestor, scrolling: scrolling)
        let id =
            constraint.tiesCollapsedView
            ? nil
            : add(form, constraint.relation, priority: constraint.priority.rawValue, owner: .constraint(constraint))
        records[ObjectIdentifier(constraint)] = ConstraintRecord(constraint: constraint, form: form, id: id)
        tieDidArrive(constraint)
        fixedLengthDidChange(constraint)
        if !broken.isEmpty { retryBrokenConstraints() }
    }

    func uninstall(_ constraint: NSLayoutConstraint) {
        guard var record = records.removeValue(forKey: ObjectIdentifier(constraint)) else { return }
        if let id = record.id { forget(id) }
        endPull(in: &record)
        tieWillLeave(constraint)
        if constraint.dependsOnMetrics { for item in constraint.items { unregister(constraint, from: item) } }
        for scrollView in ScrollCrossing(constraint, within: constraint.nearestCommonAncestor).scrollViews {
            participant(of: scrollView)?.offsetConstraints.removeAll { $0 === constraint }
        }
        fixedLengthDidChange(constraint)
        broken.removeAll { $0.isConstraint(constraint) }
        retryBrokenConstraints()
    }

    func add(
        _ form: LinearForm,
        _ relation: NSLayoutConstraint.Relation,
        priority: Float,
        owner: ConstraintOwner
    ) -> ConstraintID? {
        let id = solver.add(form, relation, priority: priority)
        if let id { owners[id] = owner }
        return id
    }

    func forget(_ id: ConstraintID) {
        owners[id] = nil
        solver.remove(id)
    }
}

extension LayoutEngine {
    /// Remembers what the form of a constraint depends on besides the variables.
    private func register(_ constraint: NSLayoutConstraint, with item: any LayoutItem) {
        for reference in references(of: constraint, to: item) {
            switch reference {
            case .insets(let view):
                participate(view).insetConstraints.append(constraint)
                insetReferences.insert(view)
            case .baseline(let view):
                participate(view).baselineConstraints.append(constraint)
            }
        }
    }

    private func unregister(_ constraint: NSLayoutConstraint, from item: any LayoutItem) {
        for reference in references(of: constraint, to: item) {
            switch reference {
            case .insets(let view):
                guard let participant = participant(of: view) else { continue }
                participant.insetConstraints.removeAll { $0 === constraint }
                if participant.insetConstraints.isEmpty { insetReferences.remove(view) }
            case .baseline(let view):
                participant(of: view)?.baselineConstraints.removeAll { $0 === constraint }
            }
        }
    }

    private enum Reference {
        case insets(UIView)
        case baseline(UIView)
    }

    private func references(of constraint: NSLayoutConstraint, to item: any LayoutItem) -> [Reference] {
        if let guide = item as? UILayoutGuide, guide.isDerived { return guide.owningView.map { [.insets($0)] } ?? [] }
        guard let view = item as? UIView else { return [] }
        return [constraint.first, constraint.second].compactMap { $0 }.filter { $0.item === view }.compactMap { term in
            switch term.attribute {
            case .firstBaseline: .baseline(view.viewForFirstBaseline)
            case .lastBaseline: .baseline(view.viewForLastBaseline)
            case let attribute: attribute.isMargin ? .insets(view) : nil
            }
        }
    }
}

extension NSLayoutConstraint {
    /// Whether the form depends on margins, safe areas or baselines, which change without the constraint.
    fileprivate var dependsOnMetrics: Bool {
        first.dependsOnMetrics || second?.dependsOnMetrics ?? false
    }
}

extension LayoutTerm {
    fileprivate var dependsOnMetrics: Bool {
        attribute.isMargin || attribute == .firstBaseline || attribute == .lastBaseline
            || (item as? UILayoutGuide)?.isDerived ?? false || distanceAttribute != nil
    }
}

extension ConstraintOwner {
    func isConstraint(_ constraint: NSLayoutConstraint) -> Bool {
        if case .constraint(let mine) = self { mine === constraint } else { false }
    }
}
