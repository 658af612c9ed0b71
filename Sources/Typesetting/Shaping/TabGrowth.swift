/// What tabs add to the width of a space, in points, by their offsets.
struct TabGrowth: Sendable {
    /// Where the tabs are, ascending.
    private(set) var offsets: [Int] = []
    private(set) var amounts: [Double] = []

    /// Adds a tab behind those there are.
    mutating func append(_ amount: Double, at offset: Int) {
        offsets.append(offset)
        amounts.append(amount)
    }

    subscript(offset: Int) -> Double? {
        var low = 0
        var high = offsets.count
        while low < high {
            let middle = (low + high) / 2
            if offsets[middle] < offset { low = middle + 1 } else { high = middle }
        }
        return low < offsets.count && offsets[low] == offset ? amounts[low] : nil
    }
}
