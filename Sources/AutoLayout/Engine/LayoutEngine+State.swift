package import KeylineConstraintSolver

extension LayoutEngine {
    /// Whose the solver's constraints and variables are.
    package struct Owners {
        package internal(set) var constraints = NumberedTable<ConstraintID, ConstraintOwner>()
        var variables = NumberedTable<Variable, EngineItem>()
    }

    /// Items that have to be looked at whenever others change.
    struct Followers {
        /// Items whose margins, safe area or readable width constraints speak of.
        var insets = OrderedItems<EngineItem>()
        /// Items whose content is measured again at the width that layout gives it.
        var widths = OrderedItems<EngineItem>()
    }

    /// The outcome of conflicts among requirements.
    package struct KnownConflicts {
        /// Required constraints that were given up, in the order in which that happened.
        package internal(set) var broken: [ConstraintOwner] = []
        /// The constraints of the smallest sets of which those were given up, themselves among them.
        var members: Set<ObjectIdentifier> = []
        /// The items of which the size of the content is a member of such a set, with its axes.
        var contents: [ObjectIdentifier: Set<LayoutConstraint.Axis>] = [:]
        /// The conflicts that were reported already, so that solving again does not report them again.
        var reported: Set<Set<ObjectIdentifier>> = []
    }

    /// The difference between the frames and the solution.
    struct Presented {
        /// Items whose values changed since their frames were last compared.
        var moved: [EngineItem] = []
        /// Whether the frames show another solution of an ambiguous layout, until something changes.
        var isOtherSolution = false
    }
}

/// Whose constraint an id of the solver is.
package enum ConstraintOwner {
    case constraint(LayoutConstraint)
    case content(EngineItem, ContentSizeBound)
    case preference(EngineItem)
}
