/// Values: what definitions give, from the values before them.
extension Definitions {
    /// The value that a variable's definition gives it.
    ///
    /// - Parameters:
    ///   - variable: The variable.
    ///   - problem: The constants, and the values of the variables that it follows from.
    ///   - constants: The version of the constants that eliminated coordinates are sums of.
    /// - Returns: The value.
    @inline(__always)
    mutating func value(of variable: Int32, _ problem: borrowing Problem, constants: Int32) -> Double {
        let state = variables[variable]
        if state.firstDerivedTerm >= 0 { return derivedValue(of: variable, problem, constants: constants) }
        let constraint = problem.constraints[state.definition]
        var sum = state.rowRoot < 0 ? constraint.constant : roots[state.rowRoot].value
        let pivot = Int(state.pivot)
        for place in constraint.terms where place != pivot {
            let term = problem.terms[place]
            sum -= term.coefficient * problem.values[term.variable]
        }
        return sum / problem.terms[pivot].coefficient
    }

    /// The value of an eliminated coordinate.
    mutating func derivedValue(of variable: Int32, _ problem: borrowing Problem, constants: Int32) -> Double {
        var total = 0.0
        for place in derivedTerms(of: variables[variable]) {
            let term = derivedTerms[place]
            switch term.kind {
            case .sum: total = sumOfConstants(at: place, problem, version: constants)
            case .variable: total += term.coefficient * problem.values[term.index]
            case .row: total += term.coefficient * roots[term.index].value
            case .count, .constant: break
            }
        }
        return total
    }

    /// The constants of an eliminated coordinate, added up anew only if some constant changed.
    @inline(__always)
    private mutating func sumOfConstants(at place: Int, _ problem: borrowing Problem, version: Int32) -> Double {
        if derivedTerms[place].index != version { addUpConstants(at: place, problem, version: version) }
        return derivedTerms[place].coefficient
    }

    /// Adds up the constants of an eliminated coordinate as of a version.
    @inline(never)
    mutating func addUpConstants(at place: Int, _ problem: borrowing Problem, version: Int32) {
        var sum = 0.0
        for other in place..<place + Int(derivedTerms[place - 1].index) where derivedTerms[other].kind == .constant {
            sum += derivedTerms[other].coefficient * problem.constraints[derivedTerms[other].index].constant
        }
        derivedTerms[place].coefficient = sum
        derivedTerms[place].index = version
    }

    /// The places of the parts of an eliminated coordinate's value.
    func derivedTerms(of state: VariableState) -> Range<Int> {
        let first = Int(state.firstDerivedTerm) + 1
        return first..<first + Int(derivedTerms[first - 1].index)
    }

    /// The value of a coordinate, which is a variable's or a left side's.
    @inline(__always)
    func value(ofCoordinate root: Int32, _ problem: borrowing Problem) -> Double {
        roots[root].constraint < 0 ? problem.values[roots[root].variable] : roots[root].value
    }
}
