package import KeylineConstraintSolver

/// A sum of variables with coefficients, plus a constant.
package struct LinearForm: Equatable {
    package private(set) var terms: [Term] = []
    package private(set) var constant = 0.0

    /// A form without terms; most have two rectangles' places and extents.
    package init() {
        terms.reserveCapacity(4)
    }

    /// Adds a multiple of a sum; a coefficient that becomes 0 disappears.
    package mutating func add(_ value: AffineSum, times coefficient: Double) {
        constant += value.offset * coefficient
        guard coefficient != 0 else { return }
        if let variable = value.variable { add(variable, times: coefficient) }
        if let other = value.other { add(other, times: coefficient) }
    }

    private mutating func add(_ variable: Variable, times coefficient: Double) {
        if let index = terms.firstIndex(where: { $0.variable == variable }) {
            let sum = terms[index].coefficient + coefficient
            if sum == 0 { terms.remove(at: index) } else { terms[index].coefficient = sum }
        } else {
            terms.append(Term(variable, coefficient))
        }
    }

    /// Adds a number.
    package mutating func add(_ number: Double) {
        constant += number
    }
}
