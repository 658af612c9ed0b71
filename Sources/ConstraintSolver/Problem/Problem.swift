/// The problem as it was stated: variables, constraints, and which constraint mentions which variable.
struct Problem: ~Copyable {
    static let none: Int32 = -1

    private(set) var variables = Store<VariableRecord>()
    private(set) var constraints = Store<ConstraintRecord>()
    private(set) var terms = Store<TermRecord>()
    /// The value of each variable as of the last solve.
    var values = Store<Double>()
    /// The lower bound of each variable; −∞ for none.
    private(set) var lowerBounds = Store<Double>()
    /// The largest constant seen, which tells how exact sums can be. Those that only mean "without limit" do not count.
    private(set) var magnitude = 1.0
    private var freeVariables = Store<Int32>()
    private var freeConstraints = Store<Int32>()
    private var freeRuns = FreeRuns()
    /// The terms of the constraint that is being added.
    private var merger = TermMerger()
    private let inPlace = InPlace()

    /// Runs of terms that are not in use.
    private struct FreeRuns: ~Copyable {
        /// By length, the first run; the others are linked through `next`.
        var firsts = Store<Int32>()
        /// The number of terms in all constraints.
        var termCount = 0
    }

    // MARK: Variables

    mutating func makeVariable(lowerBound: Double) -> Variable {
        guard !freeVariables.isEmpty else {
            variables.append(VariableRecord())
            values.append(0)
            lowerBounds.append(lowerBound)
            return Variable(index: Int32(variables.count - 1), generation: 0)
        }
        let index = freeVariables.removeLast()
        let generation = variables[index].generation
        variables[index] = VariableRecord(generation: generation)
        values[index] = 0
        lowerBounds[index] = lowerBound
        return Variable(index: index, generation: generation)
    }

    /// Makes the name of a variable invalid. Its number is given out again only once it is recycled.
    mutating func removeVariable(_ index: Int32) {
        variables[index].isInUse = false
        variables[index].generation &+= 1
    }

    mutating func recycle(variable index: Int32) {
        freeVariables.append(index)
    }

    // MARK: Constraints

    mutating func add(_ constraint: LinearConstraint) throws(ConstraintError) -> Int32 {
        guard constraint.constant.isFinite else { throw .constantNotFinite }
        guard (0...1000).contains(constraint.priority) else { throw .priorityOutOfRange(constraint.priority) }
        var sizes = try sizes(ofTermsOf: constraint)
        if !sizes.isPlain { sizes = merger.merge(constraint.terms) }
        if constraints.isEmpty { reserve() }
        let index = makeConstraint(constraint, sizes)
        noteMagnitude(of: constraints[index].constant)
        let first = Int(makeRun(sizes.count))
        constraints[index].firstTerm = Int32(first)
        constraints[index].termCount = Int32(sizes.count)
        let factor = sizes.factor
        if sizes.isPlain {
            let list = constraint.terms.span
            for offset in list.indices {
                let term = list[offset]
                link(first + offset, term.coefficient * factor, variable: term.variable.index, constraint: index)
            }
        } else {
            for offset in merger.terms.indices {
                let term = merger.terms[offset]
                link(first + offset, term.coefficient * factor, variable: term.variable, constraint: index)
            }
        }
        return index
    }

    mutating func remove(_ index: Int32) {
        let record = constraints[index]
        for place in record.terms { unlink(place) }
        if record.termCount > 0 {
            freeRuns.firsts.resize(to: max(freeRuns.firsts.count, Int(record.termCount) + 1), filling: Problem.none)
            terms[record.firstTerm].next = freeRuns.firsts[record.termCount]
            freeRuns.firsts[record.termCount] = record.firstTerm
            freeRuns.termCount += Int(record.termCount)
        }
        constraints[index].isInUse = false
        constraints[index].termCount = 0
        constraints[index].generation &+= 1
        freeConstraints.append(index)
    }

    // MARK: Changing constraints

    /// Changes a constant, which is scaled as the constraint is.
    mutating func setConstant(_ constant: Double, of constraint: Int32) {
        constraints[constraint].constant = constant
        noteMagnitude(of: constant)
    }

    mutating func setLevel(_ level: Level, of constraint: Int32) { constraints[constraint].level = level }

    mutating func setRelation(_ relation: Relation, of constraint: Int32) {
        constraints[constraint].relation = relation
    }

    private mutating func noteMagnitude(of constant: Double) {
        magnitude = max(magnitude, min(abs(constant), Tolerances.unlimitedConstant))
    }

    /// For how many constraints there is room at first: as many as the variables there are may come to have.
    var firstCapacity: Int { variables.count * 2 }

    /// Makes room for more variables and constraints, the constraints with two terms each.
    mutating func reserveCapacity(variables variableCount: Int, constraints constraintCount: Int) {
        variables.reserve(variables.count + variableCount)
        values.reserve(values.count + variableCount)
        lowerBounds.reserve(lowerBounds.count + variableCount)
        constraints.reserve(constraints.count + constraintCount)
        terms.reserve(terms.count + constraintCount * 2)
    }

    private mutating func reserve() {
        constraints.reserve(firstCapacity)
        terms.reserve(firstCapacity * 2)
    }

    /// Gives back the room that is not needed.
    mutating func trim() {
        variables.trim()
        constraints.trim()
        terms.trim()
        values.trim()
        lowerBounds.trim()
        merger.release()
    }

    // MARK: Parts of adding

    private mutating func makeConstraint(_ constraint: LinearConstraint, _ sizes: TermSizes) -> Int32 {
        var record = ConstraintRecord(
            constant: constraint.constant, firstTerm: 0, termCount: 0, level: Level(priority: constraint.priority),
            relation: constraint.relation, exponent: Int16(sizes.exponent),
            isUneven: sizes.smallest < sizes.largest * Tolerances.definingPivot)
        record.constant = record.scaled(constraint.constant)
        guard !freeConstraints.isEmpty else {
            constraints.append(record)
            return Int32(constraints.count - 1)
        }
        let index = freeConstraints.removeLast()
        record.generation = constraints[index].generation
        constraints[index] = record
        return index
    }

    /// Looks at the terms as they are stated. They are plain if there are few, each of a variable of its own.
    private mutating func sizes(ofTermsOf constraint: LinearConstraint) throws(ConstraintError) -> TermSizes {
        let list = constraint.terms.span
        var sizes = TermSizes(count: list.count)
        sizes.isPlain = list.count <= TermMerger.shortCount
        for place in list.indices {
            let variable = list[place].variable
            let coefficient = list[place].coefficient
            precondition(contains(variable), "a constraint mentions a variable that is not in the solver")
            guard coefficient.isFinite else { throw .coefficientNotFinite(variable) }
            sizes.take(coefficient)
            var earlier = sizes.isPlain ? 0 : place
            while earlier < place {
                if list[earlier].variable.index == variable.index { sizes.isPlain = false }
                earlier += 1
            }
        }
        if sizes.smallest == 0 { sizes.isPlain = false }
        return sizes
    }

    private mutating func makeRun(_ count: Int) -> Int32 {
        if count > 0, count < freeRuns.firsts.count, freeRuns.firsts[count] != Problem.none {
            let first = freeRuns.firsts[count]
            freeRuns.firsts[count] = terms[first].next
            freeRuns.termCount -= count
            return first
        }
        return Int32(terms.extend(by: count))
    }

    @inline(__always)
    private mutating func link(_ place: Int, _ coefficient: Double, variable: Int32, constraint: Int32) {
        let next = variables[variable].firstTerm
        terms[place] = TermRecord(
            coefficient: coefficient, variable: variable, constraint: constraint, next: next, previous: Problem.none)
        if next != Problem.none { terms[next].previous = Int32(place) }
        variables[variable].firstTerm = Int32(place)
    }

    private mutating func unlink(_ place: Int) {
        let term = terms[place]
        if term.next != Problem.none { terms[term.next].previous = term.previous }
        if term.previous != Problem.none {
            terms[term.previous].next = term.next
        } else {
            variables[term.variable].firstTerm = term.next
        }
    }

    // MARK: Compaction

    /// Whether most terms are not in use: constraints are mostly of other lengths than those that were removed.
    var isSparse: Bool { 2 * freeRuns.termCount > terms.count + variables.count + constraints.count + 64 }

    /// Moves the terms together.
    ///
    /// - Returns: By their former places, the new ones.
    mutating func compactTerms() -> Store<Int32> {
        var places = Store<Int32>()
        places.resize(to: terms.count, filling: Problem.none)
        var kept = Store<TermRecord>()
        for index in constraints.indices where constraints[index].isInUse {
            let range = constraints[index].terms
            constraints[index].firstTerm = Int32(kept.count)
            for place in range {
                places[place] = Int32(kept.count)
                kept.append(terms[place])
            }
        }
        for place in kept.indices {
            if kept[place].next != Problem.none { kept[place].next = places[kept[place].next] }
            if kept[place].previous != Problem.none { kept[place].previous = places[kept[place].previous] }
        }
        for variable in variables.indices where variables[variable].firstTerm != Problem.none {
            variables[variable].firstTerm = places[variables[variable].firstTerm]
        }
        terms = kept
        freeRuns.firsts.removeAll()
        freeRuns.termCount = 0
        return places
    }
}
