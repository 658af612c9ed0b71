/// Finds the extended grapheme clusters of text (UAX #29): what a reader takes for one character.
struct GraphemeClusters: Sendable {
    /// Opens ICU's iterators as they are needed.
    private let iterators: ResourcePool<BreakIterator.Kind, BreakIterator>

    init(_ iterators: ResourcePool<BreakIterator.Kind, BreakIterator>) {
        self.iterators = iterators
    }

    /// For each offset from 0 to the length, whether a cluster begins or the text ends there.
    func boundaries(in text: [UInt16]) -> [Bool] {
        if text.allSatisfy(Self.standsAlone) { return [Bool](repeating: true, count: text.count + 1) }
        let kind = BreakIterator.Kind(unit: .grapheme, locale: "en")
        let marks = iterators.with(kind) { $0.marks(in: text) }
        guard let marks else { return [Bool](repeating: true, count: text.count + 1) }
        var boundaries = marks.map { $0 != BreakIterator.Mark.none }
        boundaries[0] = true
        return boundaries
    }

    /// Below the first combining mark every character is a cluster, but for a carriage return before a line feed.
    private static func standsAlone(_ unit: UInt16) -> Bool { unit < 0x300 && unit != 0x0D }
}
