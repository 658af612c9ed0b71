/// Bounds: lower bounds take part once they are violated.
///
/// They are checked whenever a value is written: most sizes never come near zero, and a solution without a constraint that it satisfies
/// anyway is the solution.
extension Components {
    /// Adds the violated bounds to the components they are about.
    ///
    /// - Parameters:
    ///   - propagation: Which bounds are violated; they are taken from its list.
    ///   - problem: The bounds.
    ///   - definitions: What the variables follow from; takes in which bounds take part.
    ///   - expansion: Room for sums.
    ///   - conflicts: Takes in bounds that nothing can help.
    ///   - changes: Takes in that components are not what they were.
    ///   - tolerances: Distances that are none.
    /// - Returns: Whether any takes part that did not.
    mutating func bringInViolatedBounds(
        _ propagation: inout Propagation, _ problem: borrowing Problem, _ definitions: inout Definitions,
        _ expansion: inout Expansion, _ conflicts: inout Conflicts, _ changes: inout Changes, _ tolerances: Tolerances
    ) -> Bool {
        var isAny = false
        while !propagation.violatedBounds.isEmpty {
            let variable = propagation.violatedBounds.removeLast()
            guard problem.values[variable] < problem.lowerBounds[variable] - tolerances.distance,
                definitions.variables[variable].breakpoints.bound < 0
            else { continue }
            expansion.expand(variable: variable, definitions)
            guard expansion.count > 0 else {
                conflicts.addFalseBound(of: variable)
                continue
            }
            isAny = true
            let isAboutOne = add(
                Breakpoint(boundOf: variable, problem), along: expansion, &definitions, &changes, tolerances)
            // The true place follows when what waits is brought in.
            if isAboutOne { definitions.variables[variable].breakpoints.bound = 0 }
        }
        bringInAdditions(&definitions, &changes, tolerances)
        return isAny
    }
}
