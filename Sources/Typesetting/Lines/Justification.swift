/// The space that a justified line adds after some of its clusters to fill its width: after spaces, and between Chinese characters and kana.
struct Justification {
    /// Added at each opportunity, in points.
    private let growth: Double
    /// The offset of the last cluster, which gets no space after it.
    private let last: Int
    /// Added altogether, in points.
    let total: Double

    init(of line: TextLayout.Line, room: Double) {
        let paragraph = line.paragraph
        let isJustified = paragraph.style.alignment == .justified && !line.endsParagraph && !line.isTruncated
        let free = room - Double(line.width)
        last = line.visible.last { paragraph.marks[$0].contains(.clusterStart) } ?? 0
        guard isJustified, free > 0 else {
            growth = 0
            total = 0
            return
        }
        // A tab stop is fixed: what comes before the last one stays.
        let start = line.visible.last { paragraph.text[$0] == 0x09 } ?? line.visible.lowerBound
        let last = last
        let count = (start..<line.visible.upperBound).count { offset in
            offset < last && Self.isOpportunity(offset, in: paragraph)
        }
        growth = count > 0 ? free / Double(count) : 0
        total = count > 0 ? free : 0
    }

    /// The space added after the cluster at an offset.
    func growth(at offset: Int, of paragraph: ShapedParagraph) -> Double {
        guard growth > 0, offset < last, Self.isOpportunity(offset, in: paragraph) else { return 0 }
        return growth
    }

    private static func isOpportunity(_ offset: Int, in paragraph: ShapedParagraph) -> Bool {
        let unit = paragraph.text[offset]
        if unit == 0x20 || unit == 0xA0 { return true }
        guard unit >= 0x3000, paragraph.marks[offset].contains(.clusterStart) else { return false }
        let script = CharacterProperties(UInt32(unit)).script
        return script == .han || script == .hiragana || script == .katakana || (0x3001...0x301F).contains(unit)
    }
}
