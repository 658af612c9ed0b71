import KeylineConstraintSolver

extension LayoutEngine {
    /// Whether the constraints leave a part of an item's rectangle open.
    func isAmbiguous(_ item: any LayoutItem) -> Bool {
        guard let participant = participant(of: item) else { return false }
        return participant.variables.contains(where: solver.isAmbiguous)
    }

    /// The axes along which constraints decide an item's size.
    func decidedAxes(of item: any LayoutItem) -> Set<NSLayoutConstraint.Axis> {
        guard let rectangle = participant(of: item)?.rectangle else { return [] }
        let sizes = [(NSLayoutConstraint.Axis.horizontal, rectangle.width), (.vertical, rectangle.height)]
        return Set(sizes.filter { !$0.1.variables.contains(where: solver.isAmbiguous) }.map(\.0))
    }

    /// Moves the open parts of an item to where another solution has them.
    func exerciseAmbiguity(of item: any LayoutItem) {
        guard let participant = participant(of: item), solver.exerciseAmbiguity(of: participant.variables) else {
            return
        }
        showsOtherSolution.toggle()
        noteMovedItems()
        markMovedItems()
    }

    /// The constraints that decide where an item lies along an axis, in the order of activation, the system's last.
    func constraintsAffecting(_ item: any LayoutItem, _ axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        let rectangle = item.rectangle(in: self)
        let sums = axis == .horizontal ? [rectangle.x, rectangle.width] : [rectangle.y, rectangle.height]
        var found = OrderedItems<NSLayoutConstraint>()
        for variable in sums.flatMap(\.variables) {
            for id in solver.constraintsDetermining(variable) {
                if let constraint = owners[id]?.constraint(id) { found.insert(constraint) }
            }
        }
        return found.items.sorted {
            ($0.role.isSystem ? 1 : 0, $0.activationOrder) < ($1.role.isSystem ? 1 : 0, $1.activationOrder)
        }
    }
}

extension ConstraintOwner {
    /// The constraint as layout code and logs know it; nil for a preference, which is none.
    @MainActor func constraint(_ id: ConstraintID) -> NSLayoutConstraint? {
        switch self {
        case .constraint(let constraint): constraint
        case .content(let participant, let bound): participant.contentConstraint(bound)
        case .preference: nil
        }
    }
}
