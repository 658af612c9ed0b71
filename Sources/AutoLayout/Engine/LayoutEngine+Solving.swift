package import Foundation
import KeylineConstraintSolver

extension LayoutEngine {
    /// Brings the solution up to date with everything that changed, and marks the boxes whose place changed.
    package func update() {
        if presented.isOtherSolution, !hasPendingChanges { return }
        presented.isOtherSolution = false
        var settled = false
        for _ in 0..<Self.maximumSolutions where !settled {
            installAdditions()
            updateMasks()
            updateContentSizes()
            updateNaturalPlaces()
            updateInsets()
            translateOutdated()
            solveWithoutConflicts()
            settled = !measureAtSolvedWidths()
        }
        markMovedItems()
    }

    private var hasPendingChanges: Bool {
        !pending.isEmpty
    }

    /// Content that follows its width needs one more solution for each time its width changes with its height; that dies down.
    private static var maximumSolutions: Int { 12 }

    /// Looks at margins, safe areas and readable widths again; frames may have changed them.
    private func updateInsets() {
        for engineItem in followers.insets.items { pending.outdated += engineItem.dependents.ofInsets }
        guard pending.hasDirections else { return }
        pending.hasDirections = false
        for (_, engineItem) in owners.variables.entries { engineItem.isRightToLeft = nil }
        pending.outdated += constraints.sorted { $0.activationOrder < $1.activationOrder }
    }

    /// Whether a constraint's leading and trailing count from the right: the nearest box that contains both items decides the direction, never
    /// the items themselves.
    ///
    /// Source: 14 of 14 stored constraints on boxes that force a direction inside roots of the other one, in 8 public Interface
    /// Builder files; a stack view that forces a direction reverses its arrangement (Open Radar 17103, mirrored on GitHub).
    func isRightToLeft(_ constraint: LayoutConstraint, within container: ItemReference?) -> Bool {
        guard constraint.isDirectional, let container else { return false }
        return isRightToLeft(inside: container)
    }

    /// The direction of a box's content, looked up once until it changes.
    private func isRightToLeft(inside container: ItemReference) -> Bool {
        if let isReversed = engineItem(of: container)?.isRightToLeft { return isReversed }
        guard let box = container.box else { return false }
        let engineItem = participate(box)
        let isRightToLeft = box.isRightToLeft
        engineItem.isRightToLeft = isRightToLeft
        return isRightToLeft
    }

    /// The constraints of which the engine has records.
    private var constraints: [LayoutConstraint] {
        let boxes = root.boxesInside
        let masks = boxes.flatMap { engineItem(of: $0)?.maskConstraints ?? [] }
        return (boxes.flatMap(\.heldConstraints) + masks).filter(records.contains)
    }

    package func directionDidChange(of box: any LayoutBox) {
        pending.hasDirections = true
        if let stack = box.stack { naturalPlacesMayHaveChanged(in: stack) }
    }

    package func insetsMayHaveChanged() {
        root.markSubtreeNeedsLayout()
    }

    /// Makes forms again; where only the constant differs the solver need not know more.
    private func translateOutdated() {
        let constraints = pending.outdated
        pending.outdated = []
        for constraint in constraints {
            guard var record = records[constraint] else { continue }
            let form = ConstraintTranslation(engine: self).form(of: constraint)
            guard form != record.form else { continue }
            let hasSameTerms = form.terms == record.form.terms
            if let id = record.id, hasSameTerms {
                solver.change(id, constant: -form.constant)
            } else {
                if let id = record.id { forget(id) }
                endPull(in: &record)
                record.id = nil
                record.form = form
                activate(constraint, in: &record)
            }
            record.form = form
            records[constraint] = record
            if hasSameTerms {
                tiedConstantDidChange(constraint, record)
            } else {
                tieDidChange(constraint, record)
            }
            retryBrokenConstraints()
        }
    }

    package func value(_ value: AffineSum) -> Double {
        // Without a list: this is asked eight times for each box.
        var result = value.offset
        if let variable = value.variable { result += solver.value(of: variable) }
        if let other = value.other { result += solver.value(of: other) }
        return result
    }

    func markMovedItems() {
        guard purpose == .layout else { return }
        let engineItems = presented.moved
        presented.moved = []
        for engineItem in engineItems {
            engineItem.marks.isNotedAsMoved = false
            // Code that measured a box may have removed another.
            guard engineItem.marks.isInLayout, !(engineItem.container?.marks.isToldOfMoves ?? false) else { continue }
            let suffices = delegate.layoutEngine(self, moved: engineItem.item)
            if suffices { engineItem.container?.marks.isToldOfMoves = true }
        }
        for engineItem in engineItems { engineItem.container?.marks.isToldOfMoves = false }
    }

    /// Remembers whose values the last solution changed.
    func noteMovedItems() {
        solver.withChanges { changed, _ in
            for place in changed.indices {
                guard let engineItem = owners.variables[number: Int(changed[place])], !engineItem.marks.isNotedAsMoved
                else {
                    continue
                }
                engineItem.marks.isNotedAsMoved = true
                presented.moved.append(engineItem)
            }
        }
    }

    /// The rectangle of an item in the root's coordinates, exact.
    package func exactRectangle(of item: any LayoutItem) -> CGRect { values(rectangle(of: item)) }

    /// The same, of an item whose part is known.
    package func exactRectangle(of engineItem: EngineItem) -> CGRect { values(engineItem.rectangle) }

    private func values(_ rectangle: LayoutRectangle) -> CGRect {
        CGRect(
            x: value(rectangle.x), y: value(rectangle.y), width: value(rectangle.width),
            height: value(rectangle.height))
    }
}
