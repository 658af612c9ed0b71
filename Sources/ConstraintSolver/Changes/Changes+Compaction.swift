/// Compaction: repetitions are dropped when there are more changes than the problem has parts.
extension Changes {
    /// Drops repetitions from what the next solve has to look at.
    mutating func compact(_ definitions: inout Definitions, _ problem: borrowing Problem) {
        if seeds.count > 2 * problem.variables.count + Definitions.room { compactSeeds(&definitions) }
        if newConstraints.count > 2 * problem.constraints.count + Definitions.room { compactConstraints(&definitions) }
    }

    private mutating func compactSeeds(_ definitions: inout Definitions) {
        var kept = 0
        for place in seeds.indices where !definitions.variables[seeds[place]].isInRegion {
            definitions.variables[seeds[place]].isInRegion = true
            seeds[kept] = seeds[place]
            kept += 1
        }
        seeds.resize(to: kept, filling: 0)
        for place in seeds.indices { definitions.variables[seeds[place]].isInRegion = false }
    }

    private mutating func compactConstraints(_ definitions: inout Definitions) {
        var kept = 0
        for place in newConstraints.indices where !definitions.constraints[newConstraints[place]].isInRegion {
            definitions.constraints[newConstraints[place]].isInRegion = true
            newConstraints[kept] = newConstraints[place]
            kept += 1
        }
        newConstraints.resize(to: kept, filling: 0)
        for place in newConstraints.indices { definitions.constraints[newConstraints[place]].isInRegion = false }
    }

    /// Gives back the memory of the lists that the first solve went through.
    mutating func release() {
        seeds.release()
        newConstraints.release()
    }
}
