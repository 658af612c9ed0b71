/// Reduction: constraints that define nothing are expressed in coordinates, and fall apart into components.
extension Components {
    /// Expresses the constraints of a region in coordinates, and makes the components.
    ///
    /// - Parameters:
    ///   - region: The region.
    ///   - problem: The constraints.
    ///   - definitions: What their variables follow from; it takes in which part each constraint plays.
    ///   - memory: Room for sums.
    ///   - changes: Takes in that there are new components.
    ///   - sweep: The sweep in which all variables of the region are evaluated.
    /// - Returns: The constraints that no coordinate has an influence on, in order.
    mutating func reduce(
        _ region: borrowing Region, _ problem: borrowing Problem, _ definitions: inout Definitions,
        _ memory: inout WorkingMemory, _ changes: inout Changes, sweep: Int32
    ) -> Store<Int32> {
        var checks = Store<Int32>()
        builder.removeAll()
        builder.rows.reserve(region.constraints.count / 2)
        builder.entries.reserve(region.constraints.count)
        for place in region.constraints.indices {
            let constraint = region.constraints[place]
            guard definitions.constraints[constraint].role == .open else { continue }
            reduce(constraint, problem, &definitions, &memory.expansion)
            if definitions.constraints[constraint].role == .check { checks.append(constraint) }
        }
        makeComponents(of: region.coordinates, sweep: sweep, &definitions, &changes)
        return checks
    }

    private mutating func reduce(
        _ constraint: Int32, _ problem: borrowing Problem, _ definitions: inout Definitions,
        _ expansion: inout Expansion
    ) {
        let record = problem.constraints[constraint]
        if record.level == .preference, definitions.constraints[constraint].rowRoot < 0 {
            definitions.constraints[constraint].role = .deferred
            definitions.deferredCount += 1
            return
        }
        if record.termCount == 1, reduceShort(constraint, record, problem, &definitions) { return }
        expansion.expand(constraint: constraint, problem, definitions)
        guard expansion.count > 0 else {
            definitions.constraints[constraint].role = .check
            return
        }
        definitions.constraints[constraint].role = .breakpoint
        builder.append(expansion, Breakpoint(of: constraint, problem))
    }

    /// Adds the row of a constraint about a single variable that is a multiple of a coordinate, as most are.
    ///
    /// - Returns: Whether it is such a constraint.
    private mutating func reduceShort(
        _ constraint: Int32, _ record: Problem.ConstraintRecord, _ problem: borrowing Problem,
        _ definitions: inout Definitions
    ) -> Bool {
        let term = problem.terms[record.firstTerm]
        let state = definitions.variables[term.variable]
        guard state.root >= 0, definitions.roots[state.root].isCoordinate,
            definitions.constraints[constraint].rowRoot < 0
        else { return false }
        definitions.constraints[constraint].role = .breakpoint
        builder.rows.append(
            ReducedRow(
                firstEntry: Int32(builder.entries.count), entryCount: 1,
                gap: record.constant - term.coefficient * problem.values[term.variable], unit: record.unit,
                level: record.level, relation: record.relation, source: .constraint(constraint)))
        builder.entries.append(.init(coefficient: term.coefficient * state.scale, index: state.root))
        return true
    }

    /// Groups coordinates that some row of the builder has in common, and builds a component of each group.
    mutating func makeComponents(
        of coordinates: borrowing Store<Int32>, sweep: Int32? = nil, _ definitions: inout Definitions,
        _ changes: inout Changes
    ) {
        partition.begin(rootCount: definitions.roots.count, coordinates: coordinates)
        builder.prepare(rootCount: definitions.roots.count)
        for place in builder.rows.indices {
            let row = builder.rows[place]
            let first = builder.entries[row.firstEntry].index
            for other in Int(row.firstEntry + 1)..<Int(row.firstEntry + row.entryCount) {
                partition.join(first, builder.entries[other].index)
            }
        }
        partition.finish(coordinates: coordinates, builder: builder)
        for group in 0..<partition.groupCount {
            let component = builder.build(
                coordinates: partition.coordinates(ofGroup: group), rows: partition.rows(ofGroup: group))
            add(component, sweep: sweep, &definitions, &changes)
        }
    }
}

extension Region {
    /// The most coefficients that constraints may have in coordinates for one that they were stated with, beyond a few.
    private static let denseRatio = 8
    private static let fewCoefficients = 4000

    /// Whether constraints have so many more coefficients in coordinates than they were stated with that variables are the better
    /// coordinates.
    ///
    /// Left sides keep constraints short where one thing follows another. Where hundreds of constraints contradict each other, most
    /// become sums of hundreds of left sides.
    func isDense(
        _ problem: borrowing Problem, _ definitions: borrowing Definitions, _ expansion: inout Expansion
    ) -> Bool {
        var stated = 0
        var expressed = 0
        for place in constraints.indices {
            let constraint = constraints[place]
            guard definitions.constraints[constraint].role == .open else { continue }
            expansion.expand(constraint: constraint, problem, definitions)
            stated += Int(problem.constraints[constraint].termCount)
            expressed += expansion.count
        }
        return expressed > Self.fewCoefficients + Self.denseRatio * stated
    }
}

extension Breakpoint {
    /// The breakpoint of a constraint along its own left side.
    init(of constraint: Int32, _ problem: borrowing Problem) {
        let record = problem.constraints[constraint]
        self.init(
            gap: record.constant - problem.activity(of: constraint), scale: 1, unit: record.unit, record.relation,
            level: record.level, source: .constraint(constraint))
    }

    /// The breakpoint of a variable's lower bound along the variable.
    init(boundOf variable: Int32, _ problem: borrowing Problem) {
        self.init(
            gap: problem.lowerBounds[variable] - problem.values[variable], scale: 1, .greaterOrEqual, level: .bound,
            source: .variable(variable))
    }

    /// The breakpoint of a variable's stay along the variable.
    init(stayOf variable: Int32, _ problem: borrowing Problem) {
        self.init(
            gap: 0 - problem.values[variable], scale: 1, .equal, level: .stay(variable), source: .variable(variable))
    }
}
