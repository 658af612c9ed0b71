/// Finds the pairs of brackets in an isolating run sequence (UAX #9, rule BD16).
enum BracketPairs {
    /// Pairs are no longer looked for where more brackets than these are open.
    private static let stackLimit = 63

    /// The pairs in the order of their opening brackets, as indices into the sequence.
    ///
    /// - Parameter brackets: The sequence's brackets in order, their positions being indices into the sequence.
    /// - Returns: Pairs, which may contain each other.
    static func pairs(of brackets: [BidiText.Bracket]) -> [(opening: Int, closing: Int)] {
        var pairs: [(opening: Int, closing: Int)] = []
        var open: [BidiText.Bracket] = []
        for bracket in brackets {
            if bracket.isOpening {
                guard open.count < stackLimit else { break }
                open.append(bracket)
            } else if let match = open.lastIndex(where: { $0.pair == bracket.pair }) {
                pairs.append((open[match].position, bracket.position))
                open.removeSubrange(match...)
            }
        }
        return pairs.sorted { $0.opening < $1.opening }
    }
}
