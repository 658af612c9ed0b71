/// Chooses combinations of the values of some axes so that every pair of values of two axes occurs together.
///
/// Combinations are added one at a time, each with a pair that is not there yet and, axis by axis, the value that adds most (the greedy method of
/// Cohen, Dalal, Fredman and Patton, The AETG System, 1997, without its chance).
struct PairSelection {
    private let counts: [Int]

    init(_ axes: [VariationAxis]) {
        counts = axes.map(\.values.count)
    }

    private struct Pair: Hashable {
        let firstAxis: Int
        let first: Int
        let secondAxis: Int
        let second: Int
    }

    /// The places of the chosen combinations among all, the last axis varying fastest; in ascending order.
    var indices: [Int] {
        var open = allPairs
        var chosen: [[Int]] = []
        while let pair = open.first {
            let combination = combination(with: pair, open)
            chosen.append(combination)
            let covered = Set(pairs(of: combination))
            open.removeAll { covered.contains($0) }
        }
        return Set(chosen.map(index)).sorted()
    }

    private var allPairs: [Pair] {
        counts.indices.flatMap { one in
            counts.indices.filter { $0 > one }.flatMap { other in
                (0..<counts[one]).flatMap { first in
                    (0..<counts[other]).map { Pair(firstAxis: one, first: first, secondAxis: other, second: $0) }
                }
            }
        }
    }

    private func combination(with pair: Pair, _ open: [Pair]) -> [Int] {
        let wanted = Set(open)
        var values = [Int?](repeating: nil, count: counts.count)
        values[pair.firstAxis] = pair.first
        values[pair.secondAxis] = pair.second
        for axis in counts.indices where values[axis] == nil {
            let gains = (0..<counts[axis]).map { value in gain(of: value, axis, values, wanted) }
            values[axis] = gains.firstIndex(of: gains.max() ?? 0) ?? 0
        }
        return values.map { $0 ?? 0 }
    }

    /// The number of open pairs that a value makes with the values chosen already.
    private func gain(of value: Int, _ axis: Int, _ values: [Int?], _ open: Set<Pair>) -> Int {
        values.enumerated().count { other, known in
            guard let known else { return false }
            return open.contains(
                other < axis
                    ? Pair(firstAxis: other, first: known, secondAxis: axis, second: value)
                    : Pair(firstAxis: axis, first: value, secondAxis: other, second: known))
        }
    }

    private func pairs(of values: [Int]) -> [Pair] {
        values.indices.flatMap { one in
            values.indices.filter { $0 > one }.map { other in
                Pair(firstAxis: one, first: values[one], secondAxis: other, second: values[other])
            }
        }
    }

    private func index(of values: [Int]) -> Int {
        zip(values, counts).reduce(0) { $0 * $1.1 + $1.0 }
    }
}
