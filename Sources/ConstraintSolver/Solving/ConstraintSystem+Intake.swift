/// Intake: new constraints that need no region.
extension ConstraintSystem {
    /// The most constraints that are taken in one by one, without looking at definitions.
    private static let fewConstraints = 32

    /// Takes in what can be had without looking at definitions: a few constraints that define nothing, about variables
    /// that are known already.
    mutating func takeInNewConstraints() {
        let isSimple =
            changes.seeds.isEmpty && definitions.elasticCount == 0
            && changes.newConstraints.count <= Self.fewConstraints
        var kept = 0
        for place in changes.newConstraints.indices {
            let constraint = changes.newConstraints[place]
            guard problem.constraints[constraint].isInUse, definitions.constraints[constraint].role == .open else {
                continue
            }
            if definitions.isGround(constraint, problem) {
                takeInCheck(constraint)
            } else if isSimple, !definitions.isDefining(constraint, problem), definitions.isKnown(constraint, problem) {
                takeIn(constraint)
            } else {
                changes.keepNewConstraint(constraint, at: kept)
                kept += 1
            }
        }
        changes.keepNewConstraints(count: kept)
        components.bringInAdditions(&definitions, &changes, simplex.tolerances)
    }

    private mutating func takeIn(_ constraint: Int32) {
        memory.expansion.expand(constraint: constraint, problem, definitions)
        guard memory.expansion.count > 0 else { return takeInCheck(constraint) }
        definitions.constraints[constraint].role = .breakpoint
        components.add(
            Breakpoint(of: constraint, problem), along: memory.expansion, &definitions, &changes, simplex.tolerances)
    }

    /// Takes in a constraint that only constants can change. Plans that were made do not know about it.
    private mutating func takeInCheck(_ constraint: Int32) {
        definitions.constraints[constraint].role = .check
        changes.noteStructure()
        conflicts.check(constraint, problem, &definitions, simplex.tolerances)
    }
}
