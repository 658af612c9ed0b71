/// Elimination: required equalities that define nothing because all their variables were decided already, though
/// not all independently. Each makes one more coordinate a sum of others, or fixes it where there are no others.
///
/// Three boxes of one width fill a given one: the width was made a coordinate, the positions follow from it, and the
/// last edge meets the given one only for one width. What gives the width its value is the equality less the
/// definitions in between.
extension Definitions {
    /// Makes definitions of the equalities that are left in a region.
    ///
    /// - Parameters:
    ///   - region: The region; its coordinates become fewer.
    ///   - problem: The equalities.
    ///   - memory: Room for sums.
    ///   - constants: The version of the constants.
    mutating func eliminate(
        _ region: inout Region, _ problem: borrowing Problem, _ memory: inout WorkingMemory, constants: Int32
    ) {
        region.eliminated.removeAll()
        for place in region.constraints.indices {
            let constraint = region.constraints[place]
            guard constraints[constraint].role == .open, isDefining(constraint, problem) else { continue }
            memory.expansion.expand(constraint: constraint, problem, self)
            if let pivot = pivot(of: memory.expansion) {
                eliminate(pivot, by: constraint, &region, problem, &memory, constants: constants)
            }
        }
        guard !region.eliminated.isEmpty else { return }
        var kept = 0
        for place in region.coordinates.indices where roots[region.coordinates[place]].isCoordinate {
            region.coordinates[kept] = region.coordinates[place]
            kept += 1
        }
        region.coordinates.resize(to: kept, filling: 0)
    }

    /// The coordinate to eliminate: the last one that is a variable and whose coefficient is not small.
    private func pivot(of expansion: borrowing Expansion) -> Int32? {
        // A small coefficient alone in its row may be the rounding error of larger ones.
        if expansion.count == 1, abs(expansion.coefficient(0)) < Tolerances.loneCoefficient { return nil }
        var largest = 0.0
        for place in 0..<expansion.count { largest = max(largest, abs(expansion.coefficient(place))) }
        var pivot: Int32?
        for place in 0..<expansion.count {
            let root = roots[expansion.root(place)]
            guard root.constraint < 0, abs(expansion.coefficient(place)) >= Tolerances.eliminatingPivot * largest else {
                continue
            }
            if let other = pivot, roots[expansion.root(Int(other))].variable > root.variable { continue }
            pivot = Int32(place)
        }
        return pivot
    }

    /// Makes a coordinate a sum of the others in the expansion.
    private mutating func eliminate(
        _ pivot: Int32, by constraint: Int32, _ region: inout Region, _ problem: borrowing Problem,
        _ memory: inout WorkingMemory, constants: Int32
    ) {
        let root = memory.expansion.root(Int(pivot))
        let divisor = -memory.expansion.coefficient(Int(pivot))
        let variable = roots[root].variable
        roots[root].firstEntry = Int32(rootEntries.count)
        roots[root].entryCount = Int32(memory.expansion.count - 1)
        // Sums are replaced from the highest order down, and among the eliminated the first one first.
        roots[root].order = -1 - Int32(region.eliminated.count)
        let firstTerm = derivedTerms.count
        derivedTerms.append(DerivedTerm(coefficient: 0, kind: .count, index: 0))
        derivedTerms.append(DerivedTerm(coefficient: 0, kind: .sum, index: constants &- 1))
        for place in 0..<memory.expansion.count where place != Int(pivot) {
            let other = memory.expansion.root(place)
            let coefficient = memory.expansion.coefficient(place) / divisor
            rootEntries.append(.init(coefficient: coefficient, index: other))
            let isRow = roots[other].constraint >= 0
            derivedTerms.append(
                DerivedTerm(
                    coefficient: coefficient, kind: isRow ? .row : .variable,
                    index: isRow ? other : roots[other].variable))
        }
        deriveRest(of: constraint, divisor: divisor, problem, &memory)
        constraints[constraint].role = .definition
        constraints[constraint].target = variable
        variables[variable].kind = .defined
        variables[variable].definition = constraint
        variables[variable].order = roots[root].order
        variables[variable].firstDerivedTerm = Int32(firstTerm)
        derivedTerms[firstTerm].index = Int32(derivedTerms.count - firstTerm - 1)
        region.eliminated.append(variable)
    }

    /// The constraint's left side is the sum of the coordinates plus definitions. What these take from ground variables
    /// remains, and their constants.
    private mutating func deriveRest(
        of constraint: Int32, divisor: Double, _ problem: borrowing Problem, _ memory: inout WorkingMemory
    ) {
        let definitions = memory.postsolve.complete(
            [Share(constraint: constraint, multiplier: 1)], stopsAtGround: true, problem, self)
        for (variable, amount) in memory.postsolve.takeGroundAmounts() {
            derivedTerms.append(DerivedTerm(coefficient: amount / divisor, kind: .variable, index: variable))
        }
        appendConstant(of: constraint, coefficient: -1 / divisor)
        for share in definitions { appendConstant(of: share.constraint, coefficient: -share.multiplier / divisor) }
    }

    private mutating func appendConstant(of constraint: Int32, coefficient: Double) {
        derivedTerms.append(DerivedTerm(coefficient: coefficient, kind: .constant, index: constraint))
        constraints[constraint].isSummedUp = true
    }

    /// Puts the region's definitions in the order of evaluation: ground variables, then the eliminated coordinates, whose
    /// sums mention only that and coordinates that were eliminated later, then all others.
    mutating func orderDefinitions(of region: inout Region) {
        region.firstOrder = evaluationOrder.count
        for place in region.defined.indices where variables[region.defined[place]].kind == .ground {
            appendToOrder(region.defined[place])
        }
        while !region.eliminated.isEmpty { appendToOrder(region.eliminated.removeLast()) }
        for place in region.defined.indices where variables[region.defined[place]].kind != .ground {
            appendToOrder(region.defined[place])
        }
    }

    private mutating func appendToOrder(_ variable: Int32) {
        variables[variable].order = Int32(evaluationOrder.count)
        evaluationOrder.append(variable)
    }
}
