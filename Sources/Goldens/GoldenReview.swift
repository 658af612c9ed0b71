/// The results that a person was shown, without which no golden is replaced.
public struct GoldenReview: Hashable, Sendable {
    /// The digests of these results, by the goldens' names.
    public var shown: [String: GoldenDigests]
    /// Whether a case that has no golden yet, and of which the last test showed nothing, is recorded as it is drawn now.
    public var admitsNew: Bool
    /// Whether a person approved these results, rather than only being shown them.
    public var isDecided = false

    /// Describes what was shown.
    ///
    /// - Parameters:
    ///   - results: The results of the last test; nil where there are none.
    ///   - admitsNew: Whether a case that has no golden yet, and of which nothing was shown, is recorded as it is drawn now.
    public init(_ results: GoldenResults?, admitsNew: Bool) {
        let digests = (results?.results ?? []).compactMap { result in result.digests.map { (result.name, $0) } }
        shown = Dictionary(digests) { first, _ in first }
        self.admitsNew = admitsNew
    }

    /// Takes what was approved, and nothing else.
    public init(approvedIn decisions: ReviewDecisions) {
        shown = decisions.goldens(.approved).compactMapValues(\.digests)
        admitsNew = false
        isDecided = true
    }

    /// The reason to leave a golden as it is.
    ///
    /// - Parameters:
    ///   - name: The golden's name.
    ///   - digest: The digest of what would be recorded.
    ///   - recorded: The digest of the golden; nil where nothing is recorded.
    /// - Returns: The reason; nil where the golden may be replaced.
    func refusal(of name: String, _ digest: String, inPlaceOf recorded: String?) -> NotReviewed.Reason? {
        guard let shown = shown[name] else { return admitsNew && recorded == nil ? nil : .nothingShown }
        guard shown.actual == digest else { return isDecided ? .otherThanApproved : .otherPicture }
        return shown.expected == recorded ? nil : .otherGolden
    }
}
