import KeylineConstraintSolver

/// The textbook method in exact arithmetic: a tableau of integers (Edmonds' integer pivoting), Bland's rule, one
/// objective per level, and after each level only columns on which it does not depend.
///
/// It shares nothing with the solver but the meaning of an instance.
struct Reference {
    /// The one solution that the solver documents.
    var values: [Double]
    /// Whether the required constraints contradict each other.
    var isContradictory: Bool
    /// By variable, whether optional and required constraints leave it open.
    var isAmbiguous: [Bool]

    /// Solves an instance, in 128 bits if they suffice.
    init(_ instance: Instance, needsAmbiguity: Bool = false) throws {
        do {
            self = try Reference(instance, needsAmbiguity, Int128.self)
        } catch is Overflow {
            self = try Reference(instance, needsAmbiguity, BigInteger.self)
        }
    }

    private init<Number: ExactNumber>(_ instance: Instance, _ needsAmbiguity: Bool, _: Number.Type) throws {
        var tableau = try Tableau<Number>(instance)
        let priorities = instance.rows.map(\.priority)
        try tableau.minimise(tableau.violation(of: tableau.boundRows))
        try tableau.minimise(tableau.violation(of: priorities.indices.filter { priorities[$0] == 1000 }))
        isContradictory = tableau.lastMinimum > Number(0)
        for priority in Set(priorities).sorted(by: >) where priority > 0 && priority < 1000 {
            try tableau.minimise(tableau.violation(of: priorities.indices.filter { priorities[$0] == priority }))
        }
        isAmbiguous = []
        if needsAmbiguity {
            isAmbiguous = try instance.lowerBounds.indices.map { try tableau.isOpen($0) }
        }
        try tableau.minimise(tableau.violation(of: priorities.indices.filter { priorities[$0] == 0 }))
        for stay in tableau.stayRows { try tableau.minimise(tableau.violation(of: [stay])) }
        values = instance.lowerBounds.indices.map { tableau.value(of: $0) }
    }
}

/// Rows `a·x - above + below = b`, one for each constraint, each bound and each wish of a variable to be zero.
private struct Tableau<Number: ExactNumber> {
    private var entries: [[Number]] = []
    private var basis: [Int] = []
    private var denominator = Number(1)
    private var isAllowed: [Bool] = []
    private var weights: [(above: Double, below: Double)] = []
    private var exponents: [Int] = []
    private(set) var boundRows: [Int] = []
    private(set) var stayRows: [Int] = []
    private(set) var lastMinimum = Number(0)
    private let variableCount: Int
    private var constantColumn: Int { isAllowed.count }

    init(_ instance: Instance) throws {
        variableCount = instance.lowerBounds.count
        var rows = instance.rows
        for (variable, bound) in instance.lowerBounds.enumerated() {
            guard let bound else { continue }
            boundRows.append(rows.count)
            rows.append(
                .init(coefficients: [(variable, 1)], relation: .greaterOrEqual, constant: bound, priority: 0))
        }
        for variable in instance.lowerBounds.indices {
            stayRows.append(rows.count)
            rows.append(.init(coefficients: [(variable, 1)], relation: .equal, constant: 0, priority: 0))
        }
        isAllowed = Array(repeating: true, count: 2 * variableCount + 2 * rows.count)
        for (index, row) in rows.enumerated() { try append(row, index) }
    }

    private mutating func append(_ row: Instance.Row, _ index: Int) throws {
        let numbers = row.coefficients.map(\.coefficient) + [row.constant]
        let exponent =
            numbers.filter { $0 != 0 }.map { 52 - Int($0.exponent) - $0.significandBitPattern.trailing }
            .max() ?? 0
        exponents.append(max(0, exponent))
        weights.append((row.relation == .greaterOrEqual ? 0 : 1, row.relation == .lessOrEqual ? 0 : 1))
        var entry = [Number](repeating: Number(0), count: isAllowed.count + 1)
        let isNegative = row.constant < 0
        func signed(_ number: Number) -> Number { isNegative ? -number : number }
        for (variable, coefficient) in row.coefficients {
            let number = try Number(coefficient, timesTwoTo: exponents[index])
            entry[2 * variable] = try .combine(
                entry[2 * variable], Number(1), -signed(number), Number(1), over: Number(1))
            entry[2 * variable + 1] = -entry[2 * variable]
        }
        entry[above(index)] = signed(Number(-1))
        entry[below(index)] = signed(Number(1))
        entry[constantColumn] = signed(try Number(row.constant, timesTwoTo: exponents[index]))
        entries.append(entry)
        basis.append(isNegative ? above(index) : below(index))
    }

    private func above(_ row: Int) -> Int { 2 * variableCount + 2 * row }
    private func below(_ row: Int) -> Int { 2 * variableCount + 2 * row + 1 }

    /// The costs of the columns: the sum of violations of some rows, each in its own units times a power of two.
    func violation(of rows: [Int]) throws -> [Number] {
        var costs = [Number](repeating: Number(0), count: isAllowed.count + 1)
        let largest = rows.map { exponents[$0] }.max() ?? 0
        for row in rows {
            costs[above(row)] = try Number(weights[row].above, timesTwoTo: largest - exponents[row])
            costs[below(row)] = try Number(weights[row].below, timesTwoTo: largest - exponents[row])
        }
        return costs
    }

    /// Minimises a cost, and from now on allows only what leaves it so.
    mutating func minimise(_ costs: [Number]) throws {
        _ = try descend(costs)
        let objective = entries.removeLast()
        lastMinimum = -objective[constantColumn]
        for column in isAllowed.indices where objective[column] > Number(0) { isAllowed[column] = false }
    }

    /// Whether a variable can be both less and more than it is.
    func isOpen(_ variable: Int) throws -> Bool {
        var values: [Double] = []
        for sign in [1, -1] {
            var copy = self
            var costs = [Number](repeating: Number(0), count: isAllowed.count + 1)
            costs[2 * variable] = Number(sign)
            costs[2 * variable + 1] = Number(-sign)
            guard try copy.descend(costs) else { return true }
            values.append(copy.value(of: variable))
        }
        return abs(values[0] - values[1]) > 1e-9
    }

    /// Leaves the reduced costs as the last row. Says whether there is a minimum.
    private mutating func descend(_ costs: [Number]) throws -> Bool {
        var objective = try costs.map { try Number.combine($0, denominator, Number(0), Number(0), over: Number(1)) }
        for (row, column) in basis.enumerated() where costs[column] != Number(0) {
            for place in objective.indices {
                objective[place] = try .combine(
                    objective[place], Number(1), costs[column], entries[row][place], over: Number(1))
            }
        }
        entries.append(objective)
        while let column = isAllowed.indices.first(where: { isAllowed[$0] && entries[basis.count][$0] < Number(0) }) {
            guard let row = try leavingRow(column) else { return false }
            try pivot(row, column)
        }
        return true
    }

    private func leavingRow(_ column: Int) throws -> Int? {
        var best: Int?
        for row in basis.indices where entries[row][column] > Number(0) {
            guard let other = best else {
                best = row
                continue
            }
            let comparison = try Number.combine(
                entries[row][constantColumn], entries[other][column], entries[other][constantColumn],
                entries[row][column], over: Number(1))
            if comparison < Number(0) || (comparison == Number(0) && basis[row] < basis[other]) { best = row }
        }
        return best
    }

    private mutating func pivot(_ row: Int, _ column: Int) throws {
        let pivot = entries[row][column]
        for other in entries.indices where other != row {
            let factor = entries[other][column]
            for place in entries[other].indices {
                entries[other][place] = try .combine(
                    entries[other][place], pivot, factor, entries[row][place], over: denominator)
            }
        }
        denominator = pivot
        basis[row] = column
    }

    func value(of variable: Int) -> Double {
        var value = 0.0
        for (row, column) in basis.enumerated() where column / 2 == variable && column < 2 * variableCount {
            let amount = Number.ratio(entries[row][constantColumn], denominator)
            value += column % 2 == 0 ? amount : -amount
        }
        return value
    }
}

extension UInt64 {
    /// The number of zeros at the end of the 52 bits of a significand.
    fileprivate var trailing: Int { Swift.min(52, trailingZeroBitCount) }
}
