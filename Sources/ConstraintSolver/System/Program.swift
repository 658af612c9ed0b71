/// Definitions in a form that is fast to evaluate, each after those it depends on.
///
/// Like a component this is a reference to memory that its owner frees.
struct Program: BitwiseCopyable {
    private(set) var stepCount = 0
    private(set) var steps: UnsafeMutablePointer<Step>
    private(set) var terms: UnsafeMutablePointer<Term>

    /// The definition of one variable: a constant, or a coordinate, less a sum of variables.
    struct Step: BitwiseCopyable {
        /// The constant is taken times this. 0 for an eliminated coordinate.
        var factor: Double
        /// 1, unless dividing the coefficients beforehand would have lost something. 0 for an eliminated coordinate
        /// that is a sum of left sides, which is rare and has no terms here.
        var divisor: Double
        var variable: Int32
        /// The constraint whose constant it is, or a root as `~root`; the place of an eliminated coordinate's constants.
        var source: Int32
        var termCount: Int32
    }

    /// What is subtracted.
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
            draft.terms.append(Program.Term(coefficient: term.coefficient * factor, variable: term.variable))
        }
    }

    private mutating func compileDerived(_ variable: Int32) {
        let terms = derivedTerms(of: variableState[variable])
        var step = Program.Step(
            factor: 0, divisor: 1, variable: variable, source: Int32(terms.lowerBound), termCount: 0)
        if terms.contains(where: { derivedTerms[$0].kind == .row }) {
            step.divisor = 0
        } else {
            for place in terms where derivedTerms[place].kind == .variable {
                let term = derivedTerms[place]
                draft.terms.append(Program.Term(coefficient: -term.coefficient, variable: term.index))
                step.termCount += 1
            }
        }
        draft.steps.append(step)
    }

    /// Evaluates the definitions of a program.
    ///
    /// It does what `assign` does, with all that is needed at every step in registers: this loop is most of an edit.
    mutating func run(_ program: Program) {
        changedVariables.reserve(problem.variables.count)
        let changed = changedVariables.base
        var changedCount = changedVariables.count
        let (values, lowerBounds) = (problem.values.base, problem.lowerBounds.base)
        let (constraints, isChanged) = (problem.constraints.base, propagation.isChanged.base)
        let tolerance = simplex.tolerance
        var term = program.terms
        var step = program.steps
        let lastStep = step + program.stepCount
        while step < lastStep {
            let value = evaluate(step, &term, values, constraints)
            let variable = Int(step.pointee.variable)
            step += 1
            if value < lowerBounds[variable] - tolerance { propagation.violatedBounds.append(Int32(variable)) }
            guard values[variable] != value else { continue }
            values[variable] = value
            guard !isChanged[variable] else { continue }
            isChanged[variable] = true
            changed[changedCount] = Int32(variable)
            changedCount &+= 1
        }
        changedVariables.extend(to: changedCount)
    }

    @inline(__always)
    private mutating func evaluate(
        _ step: UnsafeMutablePointer<Program.Step>, _ term: inout UnsafeMutablePointer<Program.Term>,
        _ values: UnsafeMutablePointer<Double>, _ constraints: UnsafeMutablePointer<Problem.ConstraintRecord>
    ) -> Double {
        let (source, factor) = (step.pointee.source, step.pointee.factor)
        var sum =
            factor == 0
            ? sumOfConstants(at: Int(source))
            : (source >= 0 ? constraints[Int(source)].constant : roots[~source].value) * factor
        let end = term + Int(step.pointee.termCount)
        while term < end {
            sum -= term.pointee.coefficient * values[Int(term.pointee.variable)]
            term += 1
        }
        let divisor = step.pointee.divisor
        guard divisor != 1 else { return sum }
        return divisor == 0 ? evaluateDerived(step.pointee.variable) : sum / divisor
    }
}
