package import KeylineConstraintSolver

extension LayoutEngine {
    /// Whether the constraints leave a part of an item's rectangle open.
    package func isAmbiguous(_ item: any LayoutItem) -> Bool {
        guard let engineItem = engineItem(of: item) else { return false }
        return engineItem.variables.contains(where: solver.isAmbiguous)
    }

    /// The axes along which constraints leave an item's position or size open.
    package func openAxes(of item: any LayoutItem) -> Set<LayoutConstraint.Axis> {
        guard let rectangle = engineItem(of: item)?.rectangle else { return [] }
        let horizontal = [rectangle.x, rectangle.width].flatMap(\.variables)
        let vertical = [rectangle.y, rectangle.height].flatMap(\.variables)
        let sums = [(LayoutConstraint.Axis.horizontal, horizontal), (.vertical, vertical)]
        return Set(sums.filter { $0.1.contains(where: solver.isAmbiguous) }.map(\.0))
    }

    /// The axes along which constraints decide an item's size.
    package func decidedAxes(of item: any LayoutItem) -> Set<LayoutConstraint.Axis> {
        guard let rectangle = engineItem(of: item)?.rectangle else { return [] }
        let sizes = [(LayoutConstraint.Axis.horizontal, rectangle.width), (.vertical, rectangle.height)]
        return Set(sizes.filter { !$0.1.variables.contains(where: solver.isAmbiguous) }.map(\.0))
    }

    /// Moves the open parts of an item to where another solution has them.
    package func exerciseAmbiguity(of item: any LayoutItem) {
        guard let engineItem = engineItem(of: item), solver.exerciseAmbiguity(of: engineItem.variables) else {
            return
        }
        presented.isOtherSolution.toggle()
        noteMovedItems()
        markMovedItems()
    }

    /// The constraints that decide an item's position along an axis, in the order of activation, the system's last.
    package func constraintsAffecting(_ item: any LayoutItem, _ axis: LayoutConstraint.Axis) -> [LayoutConstraint] {
        let rectangle = rectangle(of: item)
        let sums = axis == .horizontal ? [rectangle.x, rectangle.width] : [rectangle.y, rectangle.height]
        var constraints = OrderedItems<LayoutConstraint>()
        for variable in sums.flatMap(\.variables) {
            for id in solver.constraintsDetermining(variable) {
                if let constraint = owners.constraints[id]?.constraint(id) { constraints.insert(constraint) }
            }
        }
        return constraints.items.sorted {
            ($0.role.isSystem ? 1 : 0, $0.activationOrder) < ($1.role.isSystem ? 1 : 0, $1.activationOrder)
        }
    }
}

extension ConstraintOwner {
    /// The constraint as layout code and logs know it; nil for a preference, which is none.
    @MainActor package func constraint(_ id: ConstraintID) -> LayoutConstraint? {
        switch self {
        case .constraint(let constraint): constraint
        case .content(let engineItem, let bound): engineItem.contentConstraint(bound)
        case .preference: nil
        }
    }
}

extension LayoutEngine {
    /// The names of an item's variables that the constraints leave open, as traces print them.
    package func openVariables(of item: any LayoutItem) -> [String] {
        guard let rectangle = engineItem(of: item)?.rectangle else { return [] }
        let parts = [
            ("minX", rectangle.x), ("minY", rectangle.y), ("Width", rectangle.width), ("Height", rectangle.height),
        ]
        return parts.flatMap { name, sum in
            sum.variables.filter(solver.isAmbiguous).map { "\(name){id: \($0)}" }
        }
    }
}
