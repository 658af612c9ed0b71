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
    private var freeVariables = Store<Int32>()
    private var freeConstraints = Store<Int32>()
    /// By length, the first of the runs of terms that are not in use; they are linked through `next`.
    private var freeRuns = Store<Int32>()
    /// How many terms these are together.
    private var freeTermCount = 0
    /// The terms of the constraint that is being added.
    private var mergedTerms = Store<MergedTerm>()

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

    func contains(_ variable: Variable) -> Bool {
        variable.index < variables.count && variables[variable.index].isInUse
            && variables[variable.index].generation == variable.generation
    }

    func name(ofVariable index: Int32) -> Variable {
        Variable(index: index, generation: variables[index].generation)
    }

    // MARK: Constraints

    mutating func add(_ constraint: LinearConstraint) throws(ConstraintError) -> Int32 {
        guard constraint.constant.isFinite else { throw .constantNotFinite }
        guard (0...1000).contains(constraint.priority) else { throw .priorityOutOfRange(constraint.priority) }
        var sizes = try sizes(ofTermsOf: constraint)
        if !sizes.isPlain { sizes = mergeTerms(of: constraint) }
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
            for offset in mergedTerms.indices {
                let term = mergedTerms[offset]
                link(first + offset, term.coefficient * factor, variable: term.variable, constraint: index)
            }
        }
        return index
    }

    mutating func remove(_ index: Int32) {
        let record = constraints[index]
        for place in record.terms { unlink(place) }
        if record.termCount > 0 {
            freeRuns.resize(to: max(freeRuns.count, Int(record.termCount) + 1), filling: Problem.none)
            terms[record.firstTerm].next = freeRuns[record.termCount]
            freeRuns[record.termCount] = record.firstTerm
            freeTermCount += Int(record.termCount)
        }
        constraints[index].isInUse = false
        constraints[index].termCount = 0
        constraints[index].generation &+= 1
        freeConstraints.append(index)
    }

    func contains(_ id: ConstraintID) -> Bool {
        id.index < constraints.count && constraints[id.index].isInUse
            && constraints[id.index].generation == id.generation
    }

    func name(ofConstraint index: Int32) -> ConstraintID {
        ConstraintID(index: index, generation: constraints[index].generation)
    }

    /// A constraint in the units in which it was stated.
    func statement(of index: Int32) -> LinearConstraint {
        let record = constraints[index]
        let list = record.terms.map { place in
            Term(name(ofVariable: terms[place].variable), terms[place].coefficient * record.unit)
        }
        return LinearConstraint(
            list, record.relation, record.constant * record.unit, priority: record.level.priority ?? 0)
    }

    /// The left side of a constraint, as of the last solve.
    @inline(__always)
    func activity(of constraint: Int32) -> Double {
        var sum = 0.0
        for place in constraints[constraint].terms { sum += terms[place].coefficient * values[terms[place].variable] }
        return sum
    }

    /// The largest constant seen, which tells how exact sums can be. Those that only mean "without limit" do not count.
    private(set) var magnitude = 1.0

    mutating func noteMagnitude(of constant: Double) {
        magnitude = max(magnitude, min(abs(constant), Tolerances.unlimitedConstant))
    }

    /// For how many constraints there is room at first: as many as the variables there are may come to have.
    var firstCapacity: Int { variables.count * 2 }

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
        mergedTerms.release()
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
        sizes.isPlain = list.count <= Self.shortCount
        for place in list.indices {
            let (variable, coefficient) = (list[place].variable, list[place].coefficient)
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

    /// Adds up the terms of each variable and drops those that come to nothing. Leaves them in `mergedTerms`.
    private mutating func mergeTerms(of constraint: LinearConstraint) -> TermSizes {
        mergedTerms.removeAll()
        for term in constraint.terms {
            mergedTerms.append(MergedTerm(coefficient: term.coefficient, variable: term.variable.index))
        }
        let isLong = mergedTerms.count > Self.shortCount
        if isLong { mergedTerms.sort { $0.variable < $1.variable } }
        addUpTerms(reach: isLong ? 1 : mergedTerms.count)
        var sizes = TermSizes(count: mergedTerms.count)
        for place in mergedTerms.indices { sizes.take(mergedTerms[place].coefficient) }
        return sizes
    }

    /// Up to how many terms those of one variable are searched for; those of longer constraints are sorted.
    private static let shortCount = 16

    /// Adds up terms of one variable that are no further apart than the reach.
    private mutating func addUpTerms(reach: Int) {
        var kept = 0
        for place in mergedTerms.indices {
            let term = mergedTerms[place]
            var earlier = max(0, kept - reach)
            while earlier < kept, mergedTerms[earlier].variable != term.variable { earlier += 1 }
            if earlier < kept {
                mergedTerms[earlier].coefficient += term.coefficient
            } else {
                mergedTerms[kept] = term
                kept += 1
            }
        }
        var nonzero = 0
        for place in 0..<kept where mergedTerms[place].coefficient != 0 {
            mergedTerms[nonzero] = mergedTerms[place]
            nonzero += 1
        }
        mergedTerms.resize(to: nonzero, filling: MergedTerm(coefficient: 0, variable: 0))
    }

    private mutating func makeRun(_ count: Int) -> Int32 {
        if count > 0, count < freeRuns.count, freeRuns[count] != Problem.none {
            let first = freeRuns[count]
            freeRuns[count] = terms[first].next
            freeTermCount -= count
            return first
        }
        return Int32(terms.extend(by: count))
    }

    /// Whether most terms are not in use: constraints are mostly of other lengths than those that were removed.
    var isSparse: Bool { 2 * freeTermCount > terms.count + variables.count + constraints.count + 64 }

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
        freeRuns.removeAll()
        freeTermCount = 0
        return places
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
}
