/// Definitions in a form that is fast to evaluate, each after those it depends on.
final class Program {
    /// The definition of one variable: a constant, or a coordinate, less a sum of terms.
    struct Step: BitwiseCopyable {
        /// The constant is taken times this.
        var factor: Double
        /// 1, unless dividing the coefficients beforehand would have lost something. 0 for an eliminated coordinate.
        var divisor: Double
        var variable: Int32
        /// The constraint whose constant it is, or a root as `~root`.
        var source: Int32
        var termCount: Int32
    }

    struct Term: BitwiseCopyable {
        var coefficient: Double
        var variable: Int32
    }

    var steps = Store<Step>()
    var terms = Store<Term>()
}

extension ConstraintSystem {
    /// Appends the definition of a variable to a program.
    func compile(_ variable: Int32, into program: Program) {
        let state = variableState[variable]
        guard state.firstDerivedTerm < 0 else {
            program.steps.append(
                Program.Step(factor: 0, divisor: 0, variable: variable, source: 0, termCount: 0))
            return
        }
        let record = problem.constraints[state.definition]
        let pivot = problem.terms[state.pivot].coefficient
        // A power of two divides without a trace; then no division is left to be done.
        let isPowerOfTwo = pivot.significand == 1
        let factor = isPowerOfTwo ? 1 / pivot : 1
        program.steps.append(
            Program.Step(
                factor: factor, divisor: isPowerOfTwo ? 1 : pivot, variable: variable,
                source: state.rowRoot < 0 ? state.definition : ~state.rowRoot, termCount: record.termCount - 1))
        for place in record.terms where place != Int(state.pivot) {
            let term = problem.terms[place]
            program.terms.append(Program.Term(coefficient: term.coefficient * factor, variable: term.variable))
        }
    }

    /// Evaluates the definitions of a program.
    mutating func run(_ program: Program) {
        var term = program.terms.base
        for place in program.steps.indices {
            let step = program.steps.base + place
            guard step.pointee.divisor != 0 else {
                assign(evaluateDerived(step.pointee.variable), to: step.pointee.variable)
                continue
            }
            let source = step.pointee.source
            let constant = source >= 0 ? problem.constraints[source].constant : roots[~source].value
            var sum = constant * step.pointee.factor
            let end = term + Int(step.pointee.termCount)
            while term < end {
                sum -= term.pointee.coefficient * problem.values[term.pointee.variable]
                term += 1
            }
            let divisor = step.pointee.divisor
            assign(divisor == 1 ? sum : sum / divisor, to: step.pointee.variable)
        }
    }
}
