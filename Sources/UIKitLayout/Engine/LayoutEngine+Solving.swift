import KeylineConstraintSolver
import Foundation

extension LayoutEngine {
    /// Brings the solution up to date with everything that changed, and marks the views whose place changed.
    func update() {
        if showsOtherSolution, !hasPendingChanges { return }
        showsOtherSolution = false
        var settled = false
        for _ in 0..<Self.maximumSolutions where !settled {
            installArrivals()
            updateMasks()
            updateContentSizes()
            updateNaturalPlaces()
            updateInsets()
            translateOutdated()
            updatePlaces()
            solveWithoutConflicts()
            settled = !measureAtSolvedWidths()
        }
        markMovedItems()
    }

    private var hasPendingChanges: Bool {
        !arrivals.isEmpty || !stale.isEmpty || !outdated.isEmpty
    }

    /// Content that follows its width needs one more solution for each time its width changes with its height; that dies down.
    private static var maximumSolutions: Int { 12 }

    /// Looks at margins, safe areas and readable widths again; frames may have changed them.
    private func updateInsets() {
        for view in insetReferences.items {
            if let participant = participant(of: view) { outdated += participant.insetConstraints }
        }
        guard !stale.directions.isEmpty else { return }
        _ = stale.directions.take()
        for participant in participants.values { participant.direction = nil }
        outdated += records.values.map(\.constraint).sorted { $0.activationOrder < $1.activationOrder }
    }

    /// The direction in which a constraint's leading and trailing count: that of the nearest view that contains both items, never
    /// that of the items themselves.
    ///
    /// Source: 14 of 14 stored constraints on views that force a direction inside roots of the other one, in 8 public Interface
    /// Builder files; a stack view that forces a direction reverses its arrangement (Open Radar 17103, mirrored on GitHub).
    func direction(of constraint: NSLayoutConstraint, within ancestor: UIView?) -> UIUserInterfaceLayoutDirection {
        guard constraint.isDirectional, let ancestor else { return .leftToRight }
        return direction(inside: ancestor)
    }

    /// The direction of a view's content, looked up once until it changes.
    private func direction(inside view: UIView) -> UIUserInterfaceLayoutDirection {
        let participant = participate(view)
        if let known = participant.direction { return known }
        let direction = view.layoutDirection
        participant.direction = direction
        return direction
    }

    func directionDidChange(of view: UIView) {
        stale.directions.insert(view)
        if let stack = view as? UIStackView { naturalPlacesMayHaveChanged(in: stack) }
    }

    func insetsMayHaveChanged() {
        root.markSubtreeNeedsLayout()
    }

    /// Makes forms again; where only the constant differs the solver need not know more.
    private func translateOutdated() {
        let constraints = outdated
        outdated = []
        for constraint in constraints {
            guard var record = records[ObjectIdentifier(constraint)] else { continue }
            let form = ConstraintTranslation(engine: self).form(of: constraint)
            guard form != record.form else { continue }
            if let id = record.id, form.terms == record.form.terms {
                solver.change(id, constant: -form.constant)
            } else {
                if let id = record.id { forget(id) }
                endPull(in: &record)
                record.id =
                    constraint.tiesCollapsedView
                    ? nil
                    : add(
                        form, constraint.relation, priority: constraint.priority.rawValue,
                        owner: .constraint(constraint))
            }
            record.form = form
            records[ObjectIdentifier(constraint)] = record
            tieDidChange(constraint)
            retryBrokenConstraints()
        }
    }

    func value(_ value: AffineSum) -> Double {
        // Without a list: this is asked eight times for each view.
        var result = value.offset
        if let variable = value.variable { result += solver.value(of: variable) }
        if let other = value.other { result += solver.value(of: other) }
        return result
    }

    func markMovedItems() {
        guard purpose == .layout else { return }
        let participants = moved
        moved = []
        for participant in participants {
            participant.isNotedAsMoved = false
            // Code that measured a view may have removed another.
            if participant.isInLayout { markIfMoved(participant.item) }
        }
    }

    /// Remembers whose values the last solution changed.
    func noteMovedItems() {
        solver.withChanges { changed, _ in
            for place in changed.indices {
                guard let participant = variableOwners[number: Int(changed[place])], !participant.isNotedAsMoved else {
                    continue
                }
                participant.isNotedAsMoved = true
                moved.append(participant)
            }
        }
    }

    private func markIfMoved(_ item: any LayoutItem) {
        if let view = item as? UIView {
            guard view !== root, let superview = view.superview, !superview.layoutState.needsLayout,
                frame(of: view) != view.geometry.untransformedFrame
            else { return }
            superview.setNeedsLayout()
        } else if let guide = item as? UILayoutGuide, frame(of: guide) != guide.layoutFrame {
            guide.owningView?.setNeedsLayout()
        }
    }
}
