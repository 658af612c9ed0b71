/// Definitions in a form that is fast to evaluate, each after those it depends on.
///
/// Like a component this is a reference to memory that its owner frees.
struct Program: BitwiseCopyable {
    private(set) var stepCount = 0
    private(set) var steps: UnsafeMutablePointer<Step>
    private(set) var terms: UnsafeMutablePointer<Term>

    /// The definition of one variable: a constant, or a coordinate, less a sum of variables and of further constants.
    struct Step: BitwiseCopyable {
        /// The constant is taken times this.
        var factor: Double
        /// 1, unless dividing the coefficients beforehand would have lost something. 0 for an eliminated coordinate
        /// that is a sum of left sides, which is rare and has no terms here.
        var divisor: Double
        var variable: Int32
        /// The constraint whose constant it is, or a root as `~root`.
        var source: Int32
        /// How many variables it is a sum of.
        var termCount: Int32
        /// How many constants follow, for an eliminated coordinate.
        var constantCount: Int32 = 0
    }

    /// What is subtracted: a multiple of a variable or, after those, of a constraint's constant.
    struct Term: BitwiseCopyable {
        var coefficient: Double
        var index: Int32
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
        guard state.firstDerivedTerm < 0 else { return compileDerived(variable) }
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
            draft.terms.append(Program.Term(coefficient: term.coefficient * factor, index: term.variable))
        }
    }

    /// The terms of an eliminated coordinate: the constant of its own constraint first, other constants last.
    private mutating func compileDerived(_ variable: Int32) {
        let terms = derivedTerms(of: variableState[variable])
        var step = Program.Step(
            factor: derivedTerms[terms.lowerBound].coefficient, divisor: 1, variable: variable,
            source: derivedTerms[terms.lowerBound].index, termCount: 0)
        if terms.contains(where: { derivedTerms[$0].kind == .row }) {
            step.divisor = 0
        } else {
            for place in terms.dropFirst() {
                let term = derivedTerms[place]
                draft.terms.append(Program.Term(coefficient: -term.coefficient, index: term.index))
                if term.kind == .constant { step.constantCount += 1 } else { step.termCount += 1 }
            }
        }
        draft.steps.append(step)
    }

    /// Evaluates the definitions of a program.
    mutating func run(_ program: Program) {
        changedVariables.reserve(problem.variables.count)
        var term = program.terms
        let values = problem.values.base
        let constraints = problem.constraints.base
        for place in 0..<program.stepCount {
            let step = program.steps + place
            let source = step.pointee.source
            var sum = (source >= 0 ? constraints[Int(source)].constant : roots[~source].value) * step.pointee.factor
            let constantStart = term + Int(step.pointee.termCount)
            while term < constantStart {
                sum -= term.pointee.coefficient * values[Int(term.pointee.index)]
                term += 1
            }
            let end = constantStart + Int(step.pointee.constantCount)
            while term < end {
                sum -= term.pointee.coefficient * constraints[Int(term.pointee.index)].constant
                term += 1
            }
            if step.pointee.divisor != 1 {
                let divisor = step.pointee.divisor
                sum = divisor == 0 ? evaluateDerived(step.pointee.variable) : sum / divisor
            }
            assign(sum, to: step.pointee.variable)
        }
    }
}
