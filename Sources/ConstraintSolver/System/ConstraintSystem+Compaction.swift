/// Compaction: lists that grow while constraints come and go are cleared of what is no more.
///
/// Each is cleared when most of it is dead, so that the time it takes is less than a constant for each change before, and
/// the room it takes is less than a constant times what the problem holds.
extension ConstraintSystem {
    /// Clears the lists of definitions, between two of which nothing refers to places in them but what is kept up to date here.
    mutating func compactDefinitions() {
        if evaluationOrder.count > 2 * problem.variables.count + Self.room { compactEvaluationOrder() }
        if 2 * deadRootEntries > rootEntries.count + roots.count + Self.room { compactRootEntries() }
        if 2 * deadDerivedTerms > derivedTerms.count + problem.variables.count + Self.room { compactDerivedTerms() }
    }

    /// Below this, a list is not worth clearing.
    private static let room = 64

    private mutating func compactEvaluationOrder() {
        var kept = 0
        for place in evaluationOrder.indices {
            let variable = evaluationOrder[place]
            guard variableState[variable].order == Int32(place) else { continue }
            evaluationOrder[kept] = variable
            variableState[variable].order = Int32(kept)
            kept += 1
        }
        evaluationOrder.resize(to: kept, filling: 0)
    }

    private mutating func compactRootEntries() {
        var kept = Store<Component.Entry>()
        for root in roots.indices where roots[root].entryCount > 0 {
            let first = Int(roots[root].firstEntry)
            roots[root].firstEntry = Int32(kept.count)
            for place in first..<first + Int(roots[root].entryCount) { kept.append(rootEntries[place]) }
        }
        rootEntries = kept
        deadRootEntries = 0
    }

    /// Programs know the places of derived terms, and are made anew when they are needed.
    private mutating func compactDerivedTerms() {
        var kept = Store<DerivedTerm>()
        for variable in variableState.indices where variableState[variable].firstDerivedTerm >= 0 {
            let first = Int(variableState[variable].firstDerivedTerm)
            let last = derivedTerms(of: variableState[variable]).upperBound
            variableState[variable].firstDerivedTerm = Int32(kept.count)
            for place in first..<last { kept.append(derivedTerms[place]) }
        }
        derivedTerms = kept
        deadDerivedTerms = 0
        components.removePrograms()
        propagation.programTotal = 0
    }

    // MARK: Changes that wait

    /// Drops repetitions from the changes that the next solve has to look at, when there are more than the problem has parts.
    mutating func compactChanges() {
        if seeds.count > 2 * problem.variables.count + Self.room { compactSeeds() }
        if newConstraints.count > 2 * problem.constraints.count + Self.room { compactNewConstraints() }
    }

    private mutating func compactSeeds() {
        var kept = 0
        for place in seeds.indices where !variableState[seeds[place]].isInRegion {
            variableState[seeds[place]].isInRegion = true
            seeds[kept] = seeds[place]
            kept += 1
        }
        seeds.resize(to: kept, filling: 0)
        for place in seeds.indices { variableState[seeds[place]].isInRegion = false }
    }

    private mutating func compactNewConstraints() {
        var kept = 0
        for place in newConstraints.indices where !constraintState[newConstraints[place]].isInRegion {
            constraintState[newConstraints[place]].isInRegion = true
            newConstraints[kept] = newConstraints[place]
            kept += 1
        }
        newConstraints.resize(to: kept, filling: 0)
        for place in newConstraints.indices { constraintState[newConstraints[place]].isInRegion = false }
    }

    /// Gives the terms of constraints new places when most places are free.
    mutating func compactTerms() {
        guard problem.isSparse else { return }
        let places = problem.compactTerms()
        for variable in variableState.indices where variableState[variable].pivot >= 0 {
            variableState[variable].pivot = places[variableState[variable].pivot]
        }
    }
}
