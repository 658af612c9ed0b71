/// Divides an item into pieces that are shaped independently of each other, as far as its font allows that.
struct PieceSegmenter {
    private let text: ParagraphText
    private let reach: FontFamily.ShapingReach

    /// Longer pieces come back too rarely to be kept, in code units.
    static let longestKept = 32

    init(_ text: ParagraphText, reach: FontFamily.ShapingReach) {
        self.text = text
        self.reach = reach
    }

    /// The end of the piece that starts at an offset.
    func end(from start: Int, limit: Int) -> Int {
        switch reach {
        case .text: return limit
        case .word: return wordEnd(start, limit)
        case .plainWord:
            var end = wordEnd(start, limit)
            var isPlain = isPlain(start..<end)
            while end < limit {
                let next = wordEnd(end, limit)
                let isNextPlain = self.isPlain(end..<next)
                if isPlain, isNextPlain { break }
                end = next
                isPlain = isNextPlain
            }
            return end
        case .cluster(let rules):
            return clusterEnd(start, limit, rules)
        }
    }

    /// The end of the first cluster that does not belong with the next one.
    @inline(__always)
    func clusterEnd(_ start: Int, _ limit: Int, _ rules: ClusterRules) -> Int {
        var isOpen = rules.isOpen(after: text.units[start])
        var end = start + 1
        while end < limit {
            let unit = text.units[end]
            if text.properties[end].has(.graphemeStart) {
                guard rules.continues(unit, isOpen) else { break }
                isOpen = false
            }
            isOpen = isOpen || rules.isOpen(after: unit)
            end += 1
        }
        return end
    }

    /// The end of the first spaces, where a cluster begins.
    private func wordEnd(_ start: Int, _ limit: Int) -> Int {
        var end = start
        while end < limit {
            let isSpace = text.units[end] == 0x20
            end += 1
            if isSpace, end < limit, text.units[end] != 0x20, text.isBoundary(end) { return end }
        }
        return limit
    }

    /// Whether a word has only letters, digits and the commonest punctuation.
    private func isPlain(_ word: Range<Int>) -> Bool {
        for offset in word where !text.properties[offset].has(.letter) {
            switch text.units[offset] {
            case 0x30...0x39:
                if isCross(offset - 1, in: word) || isCross(offset + 1, in: word) { return false }
            case 0x20, 0x21, 0x22, 0x27, 0x2C, 0x2E, 0x3B, 0x3F, 0x2018, 0x2019, 0x201C, 0x201D, 0x2026: continue
            default: return false
            }
        }
        let isAlone = word.count == 1 || text.units[word.lowerBound + 1] == 0x20
        return !(isAlone && isCross(word.lowerBound, in: word))
    }

    /// Whether there is an x at an offset, which between digits becomes a multiplication sign.
    private func isCross(_ offset: Int, in word: Range<Int>) -> Bool {
        word.contains(offset) && text.units[offset] == 0x78
    }
}
