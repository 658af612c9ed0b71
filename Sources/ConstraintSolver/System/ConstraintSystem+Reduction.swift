/// Reduction: constraints that define nothing are expressed in coordinates, and fall apart into components.
extension ConstraintSystem {
    /// Expresses the constraints of the region in coordinates, and makes the components.
    mutating func reduce() {
        builder.removeAll()
        builder.rows.reserve(region.constraints.count / 2)
        builder.entries.reserve(region.constraints.count)
        for place in region.constraints.indices {
            let constraint = region.constraints[place]
            if constraintState[constraint].role == .open { reduce(constraint: constraint) }
        }
        propagation.isReducing = true
        makeComponents()
        propagation.isReducing = false
    }

    /// How many coefficients constraints may have in coordinates for one that they were stated with, beyond a few.
    private static let denseRatio = 8
    private static let fewCoefficients = 4000

    /// Whether constraints have so many more coefficients in coordinates than they were stated with that variables are the better
    /// coordinates.
    ///
    /// Left sides keep constraints short where one thing follows another. Where hundreds of constraints contradict each other, most
    /// become sums of hundreds of left sides.
    var isDense: Bool {
        mutating get {
            var (stated, expressed) = (0, 0)
            for place in region.constraints.indices {
                let constraint = region.constraints[place]
                guard constraintState[constraint].role == .open else { continue }
                expand(constraint: constraint)
                stated += Int(problem.constraints[constraint].termCount)
                expressed += expansion.count
            }
            return expressed > Self.fewCoefficients + Self.denseRatio * stated
        }
    }

    private mutating func reduce(constraint: Int32) {
        let record = problem.constraints[constraint]
        if record.level == .preference, constraintState[constraint].rowRoot < 0 {
            constraintState[constraint].role = .deferred
            deferredCount += 1
            return
        }
        if record.termCount == 1, appendShortRow(constraint, record) { return }
        expand(constraint: constraint)
        guard expansion.count > 0 else {
            constraintState[constraint].role = .check
            check(constraint)
            return
        }
        constraintState[constraint].role = .breakpoint
        appendExpansion(
            gap: record.constant - problem.activity(of: constraint), unit: record.unit, level: record.level,
            relation: record.relation, source: .constraint(constraint))
    }

    /// Adds the row of a constraint about a single variable that is a multiple of a coordinate, as most are.
    ///
    /// - Returns: Whether it is such a constraint.
    private mutating func appendShortRow(_ constraint: Int32, _ record: Problem.ConstraintRecord) -> Bool {
        let term = problem.terms[record.firstTerm]
        let state = variableState.address(of: term.variable)
        let root = state.pointee.root
        guard root >= 0, roots[root].isCoordinate, constraintState[constraint].rowRoot < 0 else { return false }
        constraintState[constraint].role = .breakpoint
        builder.rows.append(
            ReducedRow(
                firstEntry: Int32(builder.entries.count), entryCount: 1,
                gap: record.constant - term.coefficient * problem.values[term.variable], unit: record.unit,
                level: record.level, relation: record.relation, source: .constraint(constraint)))
        builder.entries.append(.init(coefficient: term.coefficient * state.pointee.scale, index: root))
        return true
    }

    /// Adds the row whose left side is in the expansion.
    mutating func appendExpansion(
        gap: Double, unit: Double, level: Level, relation: Relation, source: Breakpoint.Source
    ) {
        builder.rows.append(
            ReducedRow(
                firstEntry: Int32(builder.entries.count), entryCount: Int32(expansion.count), gap: gap, unit: unit,
                level: level, relation: relation, source: source))
        for place in 0..<expansion.count {
            builder.entries.append(.init(coefficient: expansion.coefficient(place), index: expansion.root(place)))
        }
    }

    /// Leaves a constraint's left side in the expansion, in coordinates.
    mutating func expand(constraint: Int32) {
        expansion.begin(rootCount: roots.count)
        if constraintState[constraint].rowRoot >= 0 {
            expansion.add(constraintState[constraint].rowRoot, 1)
            return
        }
        for place in problem.constraints[constraint].terms {
            let term = problem.terms[place]
            addToExpansion(term.variable, term.coefficient)
        }
        expandSums()
    }

    /// Leaves a variable in the expansion, in coordinates.
    mutating func expand(variable: Int32) {
        expansion.begin(rootCount: roots.count)
        addToExpansion(variable, 1)
        expandSums()
    }

    @inline(__always)
    private mutating func addToExpansion(_ variable: Int32, _ coefficient: Double) {
        let root = variableState[variable].root
        if root >= 0 { expansion.addExpanding(root, coefficient * variableState[variable].scale, roots[root]) }
    }

    /// Replaces sums by what they are sums of, the last defined first, so that what cancels is never expanded.
    private mutating func expandSums() {
        while let (root, amount) = expansion.popSum() {
            guard amount != 0 else { continue }
            let record = roots[root]
            for place in Int(record.firstEntry)..<Int(record.firstEntry + record.entryCount) {
                let entry = rootEntries[place]
                expansion.addExpanding(entry.index, amount * entry.coefficient, roots[entry.index])
            }
        }
        expansion.dropNothing()
    }

    // MARK: Components

    /// Groups coordinates that some row has in common, and builds a component of each group.
    mutating func makeComponents() {
        partition.begin(rootCount: roots.count, coordinates: region.coordinates)
        builder.prepare(rootCount: roots.count)
        for place in builder.rows.indices {
            let row = builder.rows[place]
            let first = builder.entries[row.firstEntry].index
            for other in Int(row.firstEntry + 1)..<Int(row.firstEntry + row.entryCount) {
                partition.join(first, builder.entries[other].index)
            }
        }
        partition.finish(coordinates: region.coordinates, builder: builder)
        for group in 0..<partition.groupCount {
            let component = builder.build(
                coordinates: partition.coordinates(ofGroup: group), rows: partition.rows(ofGroup: group))
            register(component)
        }
    }

    /// Takes in a component, which is then to be solved.
    private mutating func register(_ component: Component) {
        simplex.work += component.stepWork
        let index = components.add(component)
        if propagation.isReducing { component.state.sweep = propagation.sweep }
        linkBack(index)
        markDirty(index)
    }

    /// Tells coordinates and constraints where they are in a component.
    mutating func linkBack(_ index: Int32) {
        let component = components[index]
        for coordinate in 0..<component.coordinateCount {
            let root = component.coordinates[coordinate]
            roots[root].component = index
            roots[root].index = Int32(coordinate)
        }
        for place in 0..<component.breakpointCount {
            let breakpoint = component.breakpoints + place
            if let constraint = breakpoint.pointee.source.constraint {
                constraintState[constraint].target = index
                constraintState[constraint].breakpoint = Int32(place)
            } else if let variable = breakpoint.pointee.source.variable {
                linkBack(variable, to: index, breakpoint: Int32(place), isBound: breakpoint.pointee.level == .bound)
            }
        }
    }

    private mutating func linkBack(_ variable: Int32, to index: Int32, breakpoint: Int32, isBound: Bool) {
        if isBound {
            variableState[variable].boundBreakpoint = breakpoint
        } else {
            variableState[variable].stayBreakpoint = breakpoint
            components[index].state.hasStays = true
        }
    }

    mutating func markDirty(_ index: Int32) {
        guard !components[index].state.isDirty else { return }
        components[index].state.isDirty = true
        dirtyComponents.append(index)
    }

    mutating func free(component index: Int32) {
        propagation.programTotal -= components.program(of: index)?.stepCount ?? 0
        if components[index].state.isViolated { violatedComponents.remove(index) }
        components.remove(index)
    }
}
