/// The order of a line's runs from left to right (UAX #9, rule L2).
enum VisualOrder {
    /// The indices of runs from left to right, given their levels in logical order.
    static func indices(levels: [UInt8]) -> [Int] {
        var order = Array(levels.indices)
        guard let highest = levels.max(), let lowest = levels.filter({ $0 & 1 == 1 }).min() else { return order }
        for level in stride(from: highest, through: lowest, by: -1) {
            var start = 0
            while start < levels.count {
                guard levels[order[start]] >= level else {
                    start += 1
                    continue
                }
                var end = start
                while end < levels.count, levels[order[end]] >= level { end += 1 }
                order[start..<end].reverse()
                start = end
            }
        }
        return order
    }
}
