/// A part of the value of an eliminated coordinate.
struct DerivedTerm: BitwiseCopyable {
    var coefficient: Double
    var kind: Kind
    var index: Int32

    enum Kind: UInt8 {
        /// Not a part of the value: the number of the parts that follow.
        case count
        /// The sum of all constants, which is kept because they seldom change; it is valid as of the version.
        case sum
        /// The constant of a constraint.
        case constant
        /// The value of a ground variable, or of a coordinate that is one.
        case variable
        /// The value of a coordinate that is the left side of a constraint.
        case row
    }
}

/// Elimination: required equalities that define nothing because all their variables were decided already, though
/// not all independently. Each makes one more coordinate a sum of others, or fixes it where there are no others.
///
/// Three boxes of one width fill a given one: the width was made a coordinate, the positions follow from it, and the
/// last edge meets the given one only for one width. What gives the width its value is the equality less the
/// definitions in between.
extension ConstraintSystem {
    mutating func eliminate() {
        region.eliminated.removeAll()
        for place in region.constraints.indices {
            let constraint = region.constraints[place]
            guard constraintState[constraint].role == .open, isDefining(constraint) else { continue }
            expand(constraint: constraint)
            if let pivot = pivotOfExpansion() { eliminate(pivot, by: constraint) }
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
    private mutating func pivotOfExpansion() -> Int32? {
        // A small coefficient that stands alone may be what rounding left of larger ones.
        if expansion.count == 1, abs(expansion.coefficient(0)) < Tolerances.loneCoefficient { return nil }
        var largest = 0.0
        for place in 0..<expansion.count { largest = max(largest, abs(expansion.coefficient(place))) }
        var pivot: Int32?
        for place in 0..<expansion.count {
            let root = roots[expansion.root(place)]
            guard root.constraint < 0, abs(expansion.coefficient(place)) >= Tolerances.eliminatingPivot * largest else { continue }
            if let other = pivot, roots[expansion.root(Int(other))].variable > root.variable { continue }
            pivot = Int32(place)
        }
        return pivot
    }

    /// Makes a coordinate a sum of the others in the expansion.
    private mutating func eliminate(_ pivot: Int32, by constraint: Int32) {
        let root = expansion.root(Int(pivot))
        let divisor = -expansion.coefficient(Int(pivot))
        let variable = roots[root].variable
        roots[root].firstEntry = Int32(rootEntries.count)
        roots[root].entryCount = Int32(expansion.count - 1)
        // Sums are replaced from the highest order down, and among the eliminated the first one first.
        roots[root].order = -1 - Int32(region.eliminated.count)
        let firstTerm = derivedTerms.count
        derivedTerms.append(DerivedTerm(coefficient: 0, kind: .count, index: 0))
        derivedTerms.append(DerivedTerm(coefficient: 0, kind: .sum, index: constantsVersion &- 1))
        for place in 0..<expansion.count where place != Int(pivot) {
            let other = expansion.root(place)
            let coefficient = expansion.coefficient(place) / divisor
            rootEntries.append(.init(coefficient: coefficient, index: other))
            let isRow = roots[other].constraint >= 0
            derivedTerms.append(
                DerivedTerm(
                    coefficient: coefficient, kind: isRow ? .row : .variable,
                    index: isRow ? other : roots[other].variable))
        }
        deriveRest(of: constraint, divisor: divisor)
        constraintState[constraint].role = .definition
        constraintState[constraint].target = variable
        variableState[variable].kind = .defined
        variableState[variable].definition = constraint
        variableState[variable].order = roots[root].order
        variableState[variable].firstDerivedTerm = Int32(firstTerm)
        derivedTerms[firstTerm].index = Int32(derivedTerms.count - firstTerm - 1)
        region.eliminated.append(variable)
    }

    /// The constraint's left side is the sum of the coordinates plus definitions. What these take from ground variables
    /// remains, and their constants.
    private mutating func deriveRest(of constraint: Int32, divisor: Double) {
        let definitions = trace([Share(constraint: constraint, multiplier: 1)], stopsAtGround: true)
        for (variable, amount) in tracing.takeGroundAmounts() {
            derivedTerms.append(DerivedTerm(coefficient: amount / divisor, kind: .variable, index: variable))
        }
        appendConstant(of: constraint, coefficient: -1 / divisor)
        for share in definitions { appendConstant(of: share.constraint, coefficient: -share.multiplier / divisor) }
    }

    private mutating func appendConstant(of constraint: Int32, coefficient: Double) {
        derivedTerms.append(DerivedTerm(coefficient: coefficient, kind: .constant, index: constraint))
        constraintState[constraint].isSummedUp = true
    }

    /// Puts the region's definitions in the order of evaluation: what is ground, then the eliminated coordinates, whose
    /// sums mention only that and coordinates that were eliminated later, then all others.
    mutating func orderDefinitions() {
        region.firstOrder = evaluationOrder.count
        for place in region.defined.indices where variableState[region.defined[place]].kind == .ground {
            appendToOrder(region.defined[place])
        }
        while !region.eliminated.isEmpty { appendToOrder(region.eliminated.removeLast()) }
        for place in region.defined.indices where variableState[region.defined[place]].kind != .ground {
            appendToOrder(region.defined[place])
        }
    }

    private mutating func appendToOrder(_ variable: Int32) {
        variableState[variable].order = Int32(evaluationOrder.count)
        evaluationOrder.append(variable)
    }

    func derivedTerms(of state: VariableState) -> Range<Int> {
        let first = Int(state.firstDerivedTerm) + 1
        return first..<first + Int(derivedTerms[first - 1].index)
    }

    /// The value of an eliminated coordinate.
    mutating func evaluateDerived(_ variable: Int32) -> Double {
        var total = 0.0
        for place in derivedTerms(of: variableState[variable]) {
            let term = derivedTerms[place]
            switch term.kind {
            case .sum: total = sumOfConstants(at: place)
            case .variable: total += term.coefficient * problem.values[term.index]
            case .row: total += term.coefficient * roots[term.index].value
            case .count, .constant: break
            }
        }
        return total
    }

    /// The constants of an eliminated coordinate, added up anew only if some constant changed.
    @inline(__always)
    mutating func sumOfConstants(at place: Int) -> Double {
        if derivedTerms[place].index != constantsVersion { addUpConstants(at: place) }
        return derivedTerms[place].coefficient
    }

    @inline(never)
    mutating func addUpConstants(at place: Int) {
        var sum = 0.0
        for other in place..<place + Int(derivedTerms[place - 1].index) where derivedTerms[other].kind == .constant {
            sum += derivedTerms[other].coefficient * problem.constraints[derivedTerms[other].index].constant
        }
        derivedTerms[place].coefficient = sum
        derivedTerms[place].index = constantsVersion
    }
}
