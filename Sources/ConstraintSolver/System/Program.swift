/// Definitions in a form that is fast to evaluate, each after those it depends on.
///
/// Like a component this is a reference to memory that its owner frees.
struct Program: BitwiseCopyable {
    private(set) var stepCount = 0
    private(set) var steps: UnsafeMutablePointer<Step>
    private(set) var terms: UnsafeMutablePointer<Term>

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

    init(steps stepList: borrowing Store<Step>, terms termList: borrowing Store<Term>) {
        stepCount = stepList.count
        steps = stepList.copyOfElements()
        terms = termList.copyOfElements()
    }

    func free() {
        steps.deallocate()
        terms.deallocate()
    }
}

/// A program while it is being put together.
struct ProgramDraft: ~Copyable {
    var steps = Store<Program.Step>()
    var terms = Store<Program.Term>()

    /// The program as put together so far; the draft is then empty.
    mutating func finish() -> Program {
        let program = Program(steps: steps, terms: terms)
        steps.removeAll()
        terms.removeAll()
        return program
    }
}

extension ConstraintSystem {
    /// A program for the variables that were found to depend on something.
    mutating func compileFollowing() -> Program {
        for place in following.variables.indices { compile(following.variables[place]) }
        return draft.finish()
    }

    private mutating func compile(_ variable: Int32) {
        let state = variableState[variable]
        guard state.firstDerivedTerm < 0 else {
            draft.steps.append(Program.Step(factor: 0, divisor: 0, variable: variable, source: 0, termCount: 0))
            return
        }
        let record = problem.constraints[state.definition]
        let pivot = problem.terms[state.pivot].coefficient
        // A power of two divides without a trace; then no division is left to be done.
        let isPowerOfTwo = pivot.significand == 1
        let factor = isPowerOfTwo ? 1 / pivot : 1
        draft.steps.append(
            Program.Step(
                factor: factor, divisor: isPowerOfTwo ? 1 : pivot, variable: variable,
                source: state.rowRoot < 0 ? state.definition : ~state.rowRoot, termCount: record.termCount - 1))
        for place in record.terms where place != Int(state.pivot) {
            let term = problem.terms[place]
            draft.terms.append(Program.Term(coefficient: term.coefficient * factor, variable: term.variable))
        }
    }

    /// Evaluates the definitions of a program.
    mutating func run(_ program: Program) {
        var term = program.terms
        let values = problem.values.base
        for place in 0..<program.stepCount {
            let step = program.steps + place
            guard step.pointee.divisor != 0 else {
                assign(evaluateDerived(step.pointee.variable), to: step.pointee.variable)
                continue
            }
            let source = step.pointee.source
            let constant = source >= 0 ? problem.constraints[source].constant : roots[~source].value
            var sum = constant * step.pointee.factor
            let end = term + Int(step.pointee.termCount)
            while term < end {
                sum -= term.pointee.coefficient * values[Int(term.pointee.variable)]
                term += 1
            }
            let divisor = step.pointee.divisor
            assign(divisor == 1 ? sum : sum / divisor, to: step.pointee.variable)
        }
    }
}
