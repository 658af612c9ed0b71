import KeylineConstraintSolver
import Testing

/// Problems in which active forms nearly depend on one another, so that rounding is larger than what decides.
@Suite struct SteepnessTests {
    /// Found by changing random problems. Where nothing was refined, an edge of rate zero was followed, and the sum was 19,278.
    @Test func `an edge that only rounding lets descend is not followed`() throws {
        let instance = Instance(
            lowerBounds: Self.lowerBounds.split(separator: " ").map { Double($0) },
            rows: try Self.rows.split(separator: "\n").map(Self.row))
        let statement = try Statement(instance)
        statement.solver.solve()
        let sums = instance.violations(at: statement.values).map(\.sum)
        #expect(isNear(Array(sums.prefix(2)), [146, 16]))
        #expect(zip(statement.values, instance.lowerBounds).allSatisfy { $0 > ($1 ?? -.infinity) - 1e-6 })
    }

    /// A relation, a priority, a constant, then coefficients and variables in turn.
    private static func row(_ line: Substring) throws -> Instance.Row {
        let fields = line.split(separator: " ")
        let numbers = try fields.dropFirst().map { try #require(Double($0)) }
        let relation = try #require(
            [Relation.equal, .lessOrEqual, .greaterOrEqual].first { $0.description == fields[0] })
        let terms = stride(from: 2, to: numbers.count, by: 2).map {
            (variable: Int(numbers[$0 + 1]), coefficient: numbers[$0])
        }
        return Instance.Row(
            coefficients: terms, relation: relation, constant: numbers[1], priority: Float(numbers[0]))
    }

    /// A dash where a variable has none.
    private static let lowerBounds =
        "- 0 0 - - 5 - - - 5 0 - - - 0 - - - - - - - - 0 - - 0 - - 0 5 - - 0 - - - - - - 0"

    private static let rows = """
        <= 0.0 0.0 1.0 9 -1.0 25 1.0 6
        == 0.0 102.5 1.0 9 -1.0 25 1.0 6
        >= 0.0 8.0 3.0 5 1.0 31 1.0 21
        == 1000.0 252.0 0.5 11 1.0 10
        <= 0.0 -8.0 0.5 36 2.0 35
        >= 1000.0 0.0 1.0 9 -1.0 25 1.0 6
        <= 1000.0 0.0 1.0 20 3.0 21
        == 999.9 241.0 2.0 5 -1.0 32 1.0 25
        >= 1.0 -8.0 2.0 25 2.0 23 -1.0 20
        >= 1000.0 8.0 1.0 18 3.0 35
        >= 1000.0 76.5 1.0 9 -1.0 25 1.0 6
        == 1000.0 -44.0 -1.0 26
        == 999.9 0.0 3.0 35 1.0 15 -1.0 23
        <= 0.0 -8.0 -1.0 35 -1.0 23
        >= 1.0 8.0 1.0 32
        == 1.0 193.0 1.0 12 -0.5 30 -0.5 10
        >= 1.0 237.0 -1.0 32
        == 1000.0 -99.5 1.0 21 1.0 27
        <= 1000.0 293.5 3.0 5 1.0 31 1.0 21
        >= 1000.0 -8.0 -1.0 26
        == 1.0 69.5 3.0 0 1.0 32 -1.0 18
        == 999.9 8.0 2.0 38 1.0 0 2.0 37
        == 1000.0 8.0 -1.0 2 1.0 3 -1.0 9
        <= 1.0 0.0 2.0 38 1.0 0 2.0 37
        == 1.0 -8.0 -1.0 38 1.0 0 0.5 25 2.0 16
        == 1.0 -8.0 3.0 29 -1.0 11 1.0 32
        >= 999.9 297.0 1.0 31 0.5 38 -1.0 22 1.0 30
        <= 0.0 194.0 -1.0 35 -1.0 23
        <= 1.0 145.0 2.0 28 3.0 38 1.0 5 -1.0 23
        >= 1.0 -8.0 1.0 13 1.0 30 3.0 23 1.0 36
        <= 1.0 0.0 -1.0 6
        >= 1000.0 -8.0 1.0 9
        >= 1000.0 90.0 1.0 0 -1.0 28 1.0 10 1.0 15
        == 999.9 8.0 -1.0 26
        == 1000.0 0.0 3.0 5 1.0 12 2.0 9 1.0 7
        >= 750.0 8.0 1.0 27 1.0 7 -1.0 19 -1.0 18
        <= 1.0 -13.0 1.0 16 1.0 20 1.0 18
        == 1.0 0.0 0.5 17 0.5 26
        <= 0.0 -62.0 2.0 31 -1.0 11 1.0 25 0.5 19
        == 1000.0 8.0 1.0 28 -1.0 22 1.0 8
        <= 1000.0 242.5 3.0 39
        <= 1.0 49.0 1.0 9
        <= 1000.0 0.0 2.0 29 2.0 30 1.0 23
        >= 50.0 0.5 1.0 9 -1.0 25 1.0 6
        >= 750.0 238.5 -1.0 4 1.0 5 1.0 15
        >= 331.0 -8.0 0.5 17 0.5 26
        >= 1000.0 8.0 0.5 13
        == 250.0 237.0 3.0 28 1.0 2 0.5 30 2.0 5
        >= 1.0 -8.0 -0.5 12 -1.0 2
        <= 371.0 -23.0 1.0 3
        >= 145.0 98.0 1.0 34 1.0 10 1.0 8 -1.0 19
        == 1000.0 -8.0 1.0 27 2.0 32 1.0 17
        == 1000.0 0.0 3.0 5 1.0 12 2.0 9 1.0 7
        == 1.0 -93.0 0.5 19 1.0 30 3.0 20
        <= 1000.0 -100.0 3.0 5 1.0 12 2.0 9 1.0 7
        == 50.0 -8.0 -0.5 19 1.0 20 -1.0 30
        <= 249.5 -69.5 -0.5 35
        """
}
