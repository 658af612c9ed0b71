/// Puts plans for evaluating definitions together.
struct EvaluationPlanBuilder: ~Copyable {
    private var steps = Store<EvaluationPlan.Step>()
    private var terms = Store<EvaluationPlan.Term>()

    /// A plan for the variables that were found to depend on something.
    mutating func plan(
        for search: borrowing DependencySearch, _ problem: borrowing Problem, _ definitions: borrowing Definitions
    ) -> EvaluationPlan {
        for place in search.variables.indices { add(search.variables[place], problem, definitions) }
        let plan = EvaluationPlan(steps: steps, terms: terms)
        steps.removeAll()
        terms.removeAll()
        return plan
    }

    private mutating func add(_ variable: Int32, _ problem: borrowing Problem, _ definitions: borrowing Definitions) {
        let state = definitions.variables[variable]
        guard state.firstDerivedTerm < 0 else { return addDerived(variable, problem, definitions) }
        let record = problem.constraints[state.definition]
        let pivot = problem.terms[state.pivot].coefficient
        // A power of two divides without a trace; then no division is left to be done.
        let isPowerOfTwo = pivot.significand == 1
        let factor = isPowerOfTwo ? 1 / pivot : 1
        steps.append(
            EvaluationPlan.Step(
                factor: factor, divisor: isPowerOfTwo ? 1 : pivot, variable: variable,
                source: state.rowRoot < 0 ? state.definition : ~state.rowRoot, termCount: record.termCount - 1,
                isBounded: problem.lowerBounds[variable] > -.infinity))
        for place in record.terms where place != Int(state.pivot) {
            let term = problem.terms[place]
            terms.append(EvaluationPlan.Term(coefficient: term.coefficient * factor, variable: term.variable))
        }
    }

    private mutating func addDerived(
        _ variable: Int32, _ problem: borrowing Problem, _ definitions: borrowing Definitions
    ) {
        let range = definitions.derivedTerms(of: definitions.variables[variable])
        var step = EvaluationPlan.Step(
            factor: 0, divisor: 1, variable: variable, source: Int32(range.lowerBound), termCount: 0,
            isBounded: problem.lowerBounds[variable] > -.infinity)
        if definitions.hasRows(range) {
            step.divisor = 0
        } else {
            for place in range where definitions.derivedTerms[place].kind == .variable {
                let term = definitions.derivedTerms[place]
                terms.append(EvaluationPlan.Term(coefficient: -term.coefficient, variable: term.index))
                step.termCount += 1
            }
        }
        steps.append(step)
    }
}

extension Definitions {
    /// Whether an eliminated coordinate is a sum of left sides, too, given the places of its parts.
    fileprivate func hasRows(_ range: Range<Int>) -> Bool {
        for place in range where derivedTerms[place].kind == .row { return true }
        return false
    }
}
