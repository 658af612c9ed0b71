/// Compaction: lists that grow while constraints come and go are cleared of removed elements.
///
/// Each is cleared when most of it is dead, so that the time it takes is less than a constant for each change before, and
/// the room it takes is less than a constant times what the problem holds.
extension Definitions {
    /// Below this, a list is not worth clearing.
    static let room = 64

    /// Clears the lists, between two regions, when nothing refers to places in them but the lists updated here.
    ///
    /// - Parameter problem: The variables and constraints.
    /// - Returns: Whether derived terms have new places, of which plans know the former ones.
    mutating func compact(_ problem: borrowing Problem) -> Bool {
        if evaluationOrder.count > 2 * problem.variables.count + Self.room { compactEvaluationOrder() }
        if 2 * deadRootEntries > rootEntries.count + roots.count + Self.room { compactRootEntries() }
        guard 2 * deadDerivedTerms > derivedTerms.count + problem.variables.count + Self.room else { return false }
        compactDerivedTerms()
        return true
    }

    private mutating func compactEvaluationOrder() {
        var kept = 0
        for place in evaluationOrder.indices {
            let variable = evaluationOrder[place]
            guard variables[variable].order == Int32(place) else { continue }
            evaluationOrder[kept] = variable
            variables[variable].order = Int32(kept)
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

    private mutating func compactDerivedTerms() {
        var kept = Store<DerivedTerm>()
        for variable in variables.indices where variables[variable].firstDerivedTerm >= 0 {
            let first = Int(variables[variable].firstDerivedTerm)
            let last = derivedTerms(of: variables[variable]).upperBound
            variables[variable].firstDerivedTerm = Int32(kept.count)
            for place in first..<last { kept.append(derivedTerms[place]) }
        }
        derivedTerms = kept
        deadDerivedTerms = 0
    }

    /// Takes over the new places of a problem's terms.
    mutating func moveTerms(to places: borrowing Store<Int32>) {
        for variable in variables.indices where variables[variable].pivot >= 0 {
            variables[variable].pivot = places[variables[variable].pivot]
        }
    }
}
