/// How many cases passed and failed, in words.
public struct GoldenCounts: Sendable {
    private let counts: [(number: Int, word: String)]
    private let total: Int

    /// Counts.
    public init(_ outcome: GoldenTest.Outcome) {
        var (same, missing, different, failed) = (0, 0, 0, 0)
        for (_, verdict) in outcome.verdicts {
            switch verdict {
            case .same: same += 1
            case .missing: missing += 1
            case .different: different += 1
            case .failed: failed += 1
            }
        }
        total = outcome.verdicts.count
        counts = [
            (same, "the same"), (different, "different"), (missing, "missing"), (failed, "failed"),
            (outcome.unclaimed.count, "unclaimed"),
        ]
    }

    /// Such as `5 goldens: 3 the same, 1 different, 1 missing`.
    public var text: String {
        let parts = counts.filter { $0.number > 0 }.map { "\($0.number) \($0.word)" }
        let heading = total == 1 ? "1 golden" : "\(total) goldens"
        return parts.isEmpty ? heading : heading + ": " + parts.joined(separator: ", ")
    }
}
