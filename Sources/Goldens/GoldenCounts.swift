/// How many cases passed and failed, in words.
public struct GoldenCounts: Sendable {
    private let counts: [(number: Int, word: String)]
    private let total: Int
    private let upgraded: Int

    /// Counts.
    public init(_ results: GoldenResults) {
        let states = results.results.map(\.state)
        let words: [(GoldenResult.State, String)] = [
            (.same, "the same"), (.different, "different"), (.missing, "missing"), (.failed, "failed"),
        ]
        total = states.count
        upgraded = results.results.count { $0.source == .upgrade }
        counts =
            words.map { state, word in (states.count { $0 == state }, word) } + [
                (results.unclaimed.count, "unclaimed"), (results.oversized.count, "too large"),
            ]
    }

    /// Such as `5 goldens: 3 the same, 1 different, 1 missing`.
    public var text: String {
        let parts = counts.filter { $0.number > 0 }.map { count in
            let note = count.word == "different" && upgraded > 0 ? " (\(upgraded) from a new version)" : ""
            return "\(count.number) \(count.word)" + note
        }
        let heading = total == 1 ? "1 golden" : "\(total) goldens"
        return parts.isEmpty ? heading : heading + ": " + parts.joined(separator: ", ")
    }
}
