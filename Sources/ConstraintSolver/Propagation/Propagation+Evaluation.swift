/// Evaluation: values run along the definitions of a plan.
extension Propagation {
    /// Evaluates the definitions of a plan.
    mutating func run(
        _ plan: EvaluationPlan, _ problem: inout Problem, _ definitions: inout Definitions, constants: Int32,
        _ tolerances: Tolerances
    ) {
        reserve(variables: problem.variables.count)
        var cursor = EvaluationPlan.Place(step: plan.steps, term: plan.terms)
        let lastStep = plan.steps + plan.stepCount
        var isBelowBound = false
        while true {
            if runQuickly(&cursor, until: lastStep, &problem, definitions, constants: constants, tolerances) {
                isBelowBound = true
            }
            guard cursor.step < lastStep else { break }
            let step = cursor.step.pointee
            if step.divisor == 0 {
                assign(
                    definitions.derivedValue(of: step.variable, problem, constants: constants), to: step.variable,
                    &problem,
                    tolerances)
                cursor.step += 1
            } else {
                definitions.addUpConstants(at: Int(step.source), problem, version: constants)
            }
        }
        if isBelowBound { noteViolatedBounds(of: plan, problem, tolerances) }
    }

    /// Evaluates definitions for as long as each is a constant or a coordinate less a sum of variables.
    ///
    /// It does what `assign` does. This loop is most of an edit: it calls nothing, so that all that is needed at every step
    /// stays in registers.
    ///
    /// - Returns: Whether a variable is below its bound.
    private mutating func runQuickly(
        _ place: inout EvaluationPlan.Place, until lastStep: UnsafeMutablePointer<EvaluationPlan.Step>,
        _ problem: inout Problem,
        _ definitions: borrowing Definitions, constants: Int32, _ tolerances: Tolerances
    ) -> Bool {
        let changed = writableChanges
        var changedCount = changedVariables.count
        let values = problem.values.mutableBase
        let lowerBounds = problem.lowerBounds.base
        let constraints = problem.constraints.base
        let roots = definitions.roots.base
        let derived = definitions.derivedTerms.base
        let marks = isChanged.mutableBase
        let version = constants
        let tolerance = tolerances.distance
        var step = place.step
        var term = place.term
        var isBelowBound = false
        while step < lastStep {
            let source = Int(step.pointee.source)
            let traits = step.pointee.traits
            var value: Double
            if traits & EvaluationPlan.Step.isNoConstant == 0 {
                value = constraints[source].constant * step.pointee.factor
            } else if source < 0 {
                value = roots[~source].value * step.pointee.factor
            } else {
                guard step.pointee.divisor != 0, derived[source].index == version else { break }
                value = derived[source].coefficient
            }
            let end = term + Int(step.pointee.termCount)
            while term < end {
                value -= term.pointee.coefficient * values[Int(term.pointee.variable)]
                term += 1
            }
            let variable = Int(step.pointee.variable)
            if traits & ~EvaluationPlan.Step.isNoConstant != 0 {
                if traits & EvaluationPlan.Step.isDivided != 0 { value /= step.pointee.divisor }
                if value < lowerBounds[variable] - tolerance { isBelowBound = true }
            }
            step += 1
            guard values[variable] != value else { continue }
            values[variable] = value
            guard !marks[variable] else { continue }
            marks[variable] = true
            changed[changedCount] = Int32(truncatingIfNeeded: variable)
            changedCount &+= 1
        }
        extendChanges(to: changedCount)
        place = EvaluationPlan.Place(step: step, term: term)
        return isBelowBound
    }

    private mutating func noteViolatedBounds(
        of plan: EvaluationPlan, _ problem: borrowing Problem, _ tolerances: Tolerances
    ) {
        for place in 0..<plan.stepCount {
            let variable = plan.steps[place].variable
            if problem.values[variable] < problem.lowerBounds[variable] - tolerances.distance {
                violatedBounds.append(variable)
            }
        }
    }
}
