/// The clusters of a stretch of text, one after the other, as a font's cluster table knows them.
struct ClusterRun {
    private let text: ParagraphText
    private let units: UnsafeBufferPointer<UInt16>
    private let rules: ClusterRules
    private let limit: Int

    /// Where the cluster begins and ends.
    private(set) var start: Int
    private var end: Int
    /// Its characters, up to seven, and behind them the letter that it is set differently behind.
    private(set) var first: UInt64 = 0
    private(set) var second: UInt64 = 0
    /// A letter that the cluster is set differently behind; nil where that does not matter.
    private(set) var before: UInt16?
    /// Whether clusters so far were of a kind of which a table can tell how they are set.
    private(set) var isTellable = true

    /// Longer clusters are not kept, so that characters fit two words.
    static let longest = 7

    init(text: ParagraphText, units: UnsafeBufferPointer<UInt16>, rules: ClusterRules, range: Range<Int>) {
        (self.text, self.units, self.rules) = (text, units, rules)
        (start, end, limit) = (range.lowerBound, range.lowerBound, range.upperBound)
        if start < limit { readCluster() }
    }

    var isAtEnd: Bool { start >= limit }

    /// The characters of the cluster.
    var cluster: UnsafeBufferPointer<UInt16> { UnsafeBufferPointer(rebasing: units[start..<end]) }

    /// Goes on to the next cluster.
    @inline(__always)
    mutating func advance(isKnown: Bool) {
        let previous = start..<end
        isTellable = isTellable && isKnown
        start = end
        guard start < limit else { return }
        readCluster()
        if let starts = rules.wordStarts, starts.concerns(cluster) { look(at: previous, starts) }
    }

    /// The number of characters in two words, without the letter before.
    static func leastCount(_ first: UInt64, _ second: UInt64) -> Int {
        (0..<4).count { first >> UInt64(16 * $0) & 0xFFFF != 0 }
            + (0..<3).count { second >> UInt64(16 * $0) & 0xFFFF != 0 }
    }

    @inline(__always)
    private mutating func readCluster() {
        let unit = units[start]
        (first, second, before) = (UInt64(unit), 0, nil)
        var isOpen = rules.isOpen(after: unit)
        var shift: UInt64 = 16
        end = start + 1
        while end < limit {
            let unit = units[end]
            if text.properties[end].has(.graphemeStart) {
                guard rules.continues(unit, isOpen) else { break }
                isOpen = false
            }
            isOpen = isOpen || rules.isOpen(after: unit)
            if shift < 64 { first |= UInt64(unit) &<< shift } else { second |= UInt64(unit) &<< (shift - 64) }
            shift = min(shift + 16, 128)
            end += 1
        }
        if end - start > Self.longest { isTellable = false }
    }

    /// Looks whether a letter stands before the cluster, which is set differently then.
    private mutating func look(at previous: Range<Int>, _ starts: ClusterRules.WordStarts) {
        guard let isLetter = isLetter(previous) else {
            isTellable = false
            return
        }
        guard isLetter else { return }
        before = starts.letter
        second |= UInt64(starts.letter) << 48
    }

    /// Whether a cluster counts as a letter for what follows it; nil where it is a sign with marks, or something invisible.
    private func isLetter(_ cluster: Range<Int>) -> Bool? {
        let first = text.properties[cluster.lowerBound]
        guard first.has(.letter) else {
            let isSign = cluster.count == 1 && first.graphemeBreak == .other && !first.has(.defaultIgnorable)
            return isSign ? false : nil
        }
        for offset in cluster.dropFirst() {
            let properties = text.properties[offset]
            if properties.has(.graphemeStart), !properties.has(.letter) { return nil }
        }
        return true
    }
}
