import KeylineConstraintSolver
import Testing

/// Badly scaled problems, coefficients from 1e-6 to 1e6, compared with exact arithmetic.
///
/// They are scaled by powers of two, which keeps parallel rows exactly parallel: of rows that are nearly parallel,
/// rounding decides which one holds.
@Suite struct ScalingTests {
    @Test func `rows in any units have the exact solution`() throws {
        var generator = Generator(seed: 31)
        for round in 0..<Effort.rounds(500) {
            var instance = generator.instance(variables: 1...5, rows: 1...10)
            for row in instance.rows.indices {
                let factor = generator.powerOfTwo(-20...20)
                instance.rows[row].constant *= factor
                for term in instance.rows[row].coefficients.indices {
                    instance.rows[row].coefficients[term].coefficient *= factor
                }
            }
            try expectExact(instance, "round \(round)")
        }
    }

    @Test func `variables in any units have the exact solution`() throws {
        var generator = Generator(seed: 32)
        for round in 0..<Effort.rounds(500) {
            var instance = generator.instance(variables: 1...5, rows: 1...10)
            let factors = instance.lowerBounds.map { _ in generator.powerOfTwo(-10...10) }
            for row in instance.rows.indices {
                for (place, term) in instance.rows[row].coefficients.enumerated() {
                    instance.rows[row].coefficients[place].coefficient *= factors[term.variable]
                }
            }
            try expectExact(instance, "round \(round)")
        }
    }

    @Test func `coefficients of any size have the exact solution`() throws {
        var generator = Generator(seed: 33)
        for round in 0..<Effort.rounds(500) {
            var instance = generator.instance(variables: 1...5, rows: 1...10)
            for row in instance.rows.indices {
                for term in instance.rows[row].coefficients.indices {
                    instance.rows[row].coefficients[term].coefficient *= generator.powerOfTwo(-6...6)
                }
            }
            try expectExact(instance, "round \(round)")
        }
    }

    /// Sums that are nearly parallel move others a thousand times as fast, so that the remainder of movements that cancel looks
    /// like one.
    @Test func `lines that depend on one another do not all become active`() throws {
        typealias Row = Instance.Row
        let instance = Instance(
            lowerBounds: [nil, nil, nil, 0, nil],
            rows: [
                Row([(2, 0.5), (0, 64), (3, -0.015625)], .greaterOrEqual, -8, 249.5),
                Row([(2, 0.03125), (0, 0.03125), (3, -0.5)], .equal, -8),
                Row([(2, -0.0625), (0, 8)], .greaterOrEqual, -8),
                Row([(0, -16), (1, 0.0625)], .equal, -8),
                Row([(2, -32), (0, 0.015625)], .greaterOrEqual, 4, 750),
                Row([(4, 0.5), (2, 0.046875)], .greaterOrEqual, -8, 250),
                Row([(4, 0.015625)], .greaterOrEqual, -63.5, 250),
                Row([(2, 32), (3, -2), (4, 0.015625), (1, -0.0625)], .greaterOrEqual, 0),
                Row([(3, 32), (2, -0.5)], .lessOrEqual, 8),
            ])
        try expectExact(instance, "")
    }

    /// The sums of violations are unique, even where rounding decides between values.
    private func expectExact(_ instance: Instance, _ comment: Comment) throws {
        let expected = try Reference(instance)
        let statement = try Statement(instance)
        let conflicts = statement.solver.solve()
        #expect(conflicts.isEmpty == !expected.isContradictory, comment)
        let values = statement.values
        let exact = expected.values
        for (ours, theirs) in zip(instance.violations(at: values), instance.violations(at: exact)) {
            let size = instance.size(ofPriority: ours.priority, at: values, exact)
            #expect(abs(ours.sum - theirs.sum) <= 1e-6 * size + 1e-9, comment)
        }
    }
}

extension Instance {
    /// The largest numbers that meet in the rows of a priority.
    fileprivate func size(ofPriority priority: Float, at points: [Double]...) -> Double {
        rows.filter { $0.priority == priority }.reduce(0) { sum, row in
            sum
                + points.reduce(abs(row.constant)) { largest, point in
                    row.coefficients.reduce(largest) { max($0, abs($1.coefficient * point[$1.variable])) }
                }
        }
    }
}

extension Generator {
    fileprivate mutating func powerOfTwo(_ exponents: ClosedRange<Int>) -> Double {
        Double(sign: .plus, exponent: number(exponents), significand: 1)
    }
}
