/// Divides an item into pieces that are shaped independently of each other, as far as its font allows that.
struct ShapingPieces {
    private let text: [UInt16]
    private let properties: [CharacterProperties]
    private let marks: [ShapedParagraph.Mark]
    private let reach: FontFamily.ShapingReach

    /// Pieces longer than this come back too seldom to be kept.
    static let longestKept = 32

    init(_ text: ParagraphText, marks: [ShapedParagraph.Mark], reach: FontFamily.ShapingReach) {
        (self.text, properties, self.marks, self.reach) = (text.units, text.properties, marks, reach)
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
                (end, isPlain) = (next, isNextPlain)
            }
            return end
        case .cluster(let open):
            var last = start
            var end = clusterEnd(start, limit)
            while end < limit, open?.contains(text[last]) == true {
                last = end
                end = clusterEnd(end, limit)
            }
            return end
        }
    }

    /// Behind the first spaces, where a cluster begins.
    private func wordEnd(_ start: Int, _ limit: Int) -> Int {
        var end = start
        while end < limit {
            let isSpace = text[end] == 0x20
            end += 1
            if isSpace, end < limit, text[end] != 0x20, marks[end].contains(.graphemeStart) { return end }
        }
        return limit
    }

    private func clusterEnd(_ start: Int, _ limit: Int) -> Int {
        var end = start + 1
        while end < limit, !marks[end].contains(.graphemeStart) { end += 1 }
        return end
    }

    /// Whether a word has letters and the commonest punctuation alone.
    private func isPlain(_ word: Range<Int>) -> Bool {
        word.allSatisfy { offset in
            if properties[offset].has(.letter) { return true }
            switch text[offset] {
            case 0x20, 0x21, 0x22, 0x27, 0x2C, 0x2E, 0x3B, 0x3F, 0x2018, 0x2019, 0x201C, 0x201D, 0x2026: return true
            default: return false
            }
        }
    }
}
