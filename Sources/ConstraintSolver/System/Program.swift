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
        /// What makes it more than a constant less a sum.
        var traits: UInt8

        static let isNoConstant: UInt8 = 1
        static let isDivided: UInt8 = 2
        static let isBounded: UInt8 = 4

        init(factor: Double, divisor: Double, variable: Int32, source: Int32, termCount: Int32, isBounded: Bool) {
            self.factor = factor
            self.divisor = divisor
            self.variable = variable
            self.source = source
            self.termCount = termCount
            traits =
                (factor == 0 || source < 0 ? Self.isNoConstant : 0) | (divisor != 1 ? Self.isDivided : 0)
                | (isBounded ? Self.isBounded : 0)
        }
    }

    /// How far its evaluation has come.
    struct Place: BitwiseCopyable {
        var step: UnsafeMutablePointer<Step>
        var term: UnsafeMutablePointer<Term>
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
                source: state.rowRoot < 0 ? state.definition : ~state.rowRoot, termCount: record.termCount - 1,
                isBounded: problem.lowerBounds[variable] > -.infinity))
        for place in record.terms where place != Int(state.pivot) {
            let term = problem.terms[place]
            draft.terms.append(Program.Term(coefficient: term.coefficient * factor, variable: term.variable))
        }
    }

    private mutating func compileDerived(_ variable: Int32) {
        let terms = derivedTerms(of: variableState[variable])
        var step = Program.Step(
            factor: 0, divisor: 1, variable: variable, source: Int32(terms.lowerBound), termCount: 0,
            isBounded: problem.lowerBounds[variable] > -.infinity)
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
    mutating func run(_ program: Program) {
        changedVariables.reserve(problem.variables.count)
        var place = Program.Place(step: program.steps, term: program.terms)
        let lastStep = program.steps + program.stepCount
        var isBelowBound = false
        while true {
            if runQuickly(&place, until: lastStep) { isBelowBound = true }
            guard place.step < lastStep else { break }
            let step = place.step.pointee
            if step.divisor == 0 {
                assign(evaluateDerived(step.variable), to: step.variable)
                place.step += 1
            } else {
                addUpConstants(at: Int(step.source))
            }
        }
        if isBelowBound { noteViolatedBounds(of: program) }
    }

    /// Evaluates definitions for as long as each is a constant or a coordinate less a sum of variables.
    ///
    /// It does what `assign` does. This loop is most of an edit: it calls nothing, so that all that is needed at every step
    /// stays in registers.
    ///
    /// - Returns: Whether a variable is below its bound.
    private mutating func runQuickly(
        _ place: inout Program.Place, until lastStep: UnsafeMutablePointer<Program.Step>
    ) -> Bool {
        let changed = changedVariables.base
        var changedCount = changedVariables.count
        let (values, lowerBounds) = (problem.values.base, problem.lowerBounds.base)
        let (constraints, roots, derived) = (problem.constraints.base, roots.base, derivedTerms.base)
        let (isChanged, version) = (propagation.isChanged.base, constantsVersion)
        let tolerance = simplex.tolerances.distance
        var (step, term) = (place.step, place.term)
        var isBelowBound = false
        while step < lastStep {
            let source = Int(step.pointee.source)
            let traits = step.pointee.traits
            var value: Double
            if traits & Program.Step.isNoConstant == 0 {
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
            if traits & ~Program.Step.isNoConstant != 0 {
                if traits & Program.Step.isDivided != 0 { value /= step.pointee.divisor }
                if value < lowerBounds[variable] - tolerance { isBelowBound = true }
            }
            step += 1
            guard values[variable] != value else { continue }
            values[variable] = value
            guard !isChanged[variable] else { continue }
            isChanged[variable] = true
            changed[changedCount] = Int32(truncatingIfNeeded: variable)
            changedCount &+= 1
        }
        changedVariables.extend(to: changedCount)
        place = Program.Place(step: step, term: term)
        return isBelowBound
    }

    private mutating func noteViolatedBounds(of program: Program) {
        for place in 0..<program.stepCount {
            let variable = program.steps[place].variable
            if problem.values[variable] < problem.lowerBounds[variable] - simplex.tolerances.distance {
                propagation.violatedBounds.append(variable)
            }
        }
    }
}
