/// The widths that tabs add to a space, in points, by their offsets.
struct TabGrowth: Sendable {
    /// The offsets of the tabs, ascending.
    private(set) var offsets: [Int] = []
    private(set) var amounts: [Double] = []

    /// Adds a tab after the others.
    mutating func append(_ amount: Double, at offset: Int) {
        offsets.append(offset)
        amounts.append(amount)
    }

    subscript(offset: Int) -> Double? {
        let index = offsets.partitioningIndex { $0 >= offset }
        return index < offsets.count && offsets[index] == offset ? amounts[index] : nil
    }
}
