internal import Synchronization

/// A paragraph with its glyphs, before any line is broken: nothing here depends on a width.
final class ShapedParagraph: Sendable {
    /// What is known of an offset in the text.
    struct Mark: OptionSet {
        let rawValue: UInt8

        /// Glyphs begin here that stand for this and no earlier character.
        static let clusterStart = Mark(rawValue: 1)
        /// A grapheme cluster begins here.
        static let graphemeStart = Mark(rawValue: 2)
        /// A line that begins here has to be shaped again.
        static let unsafeToBreak = Mark(rawValue: 4)
        /// White space stands here, which may hang over the end of a line.
        static let whiteSpace = Mark(rawValue: 8)
    }

    /// The characters, without the separator that ends the paragraph.
    let text: [UInt16]
    /// The stretches of attributes, from the paragraph's start.
    let runs: [AttributedText.Run]
    let style: ParagraphStyle
    let spacing: ParagraphSpacing
    /// The language that lines are broken by.
    let language: TextLanguage
    /// 0 where the paragraph runs left to right, 1 where right to left.
    let baseLevel: UInt8
    /// The items in logical order.
    let items: [ShapedItem]
    let glyphs: [ShapedGlyph]
    /// The sum of advances before each offset, in points, in logical order; one more than the text is long.
    let positions: [Double]
    let marks: [Mark]
    /// Whether some character inside forces a line to end.
    let hasForcedBreaks: Bool
    /// The font of an empty line.
    let emptyFont: ResolvedFont
    /// Whether tabs stand inside, whose width follows from where their line starts.
    let hasTabs: Bool
    /// What tabs add to the width of a space, in points, by their offsets.
    let tabGrowth: [Int: Double]
    private let lineBreaks = Mutex<LineBreaks?>(nil)
    /// The paragraph that this one is with tabs of other widths.
    private let original: ShapedParagraph?

    init(
        _ text: ParagraphText,
        input: TextShaper.Input,
        language: TextLanguage,
        baseLevel: UInt8,
        emptyFont: ResolvedFont,
        shaped: ParagraphBuilder.Result
    ) {
        self.text = text.units
        hasForcedBreaks =
            !text.flags.isDisjoint(with: [.whiteSpace, .control])
            && text.units.contains { $0 == 0x2028 || $0 == 0x0B || $0 == 0x0C }
        hasTabs = text.flags.contains(.control) && text.units.contains(0x09)
        tabGrowth = [:]
        original = nil
        runs = input.runs
        style = input.style
        spacing = ParagraphSpacing(input.style)
        self.language = language
        self.baseLevel = baseLevel
        self.emptyFont = emptyFont
        (items, glyphs, positions, marks) = (shaped.items, shaped.glyphs, shaped.positions, shaped.marks)
    }

    /// The same paragraph with tabs of other widths.
    init(_ other: ShapedParagraph, positions: [Double], tabGrowth: [Int: Double]) {
        (text, runs, style, language) = (other.text, other.runs, other.style, other.language)
        (baseLevel, items, glyphs, marks) = (other.baseLevel, other.items, other.glyphs, other.marks)
        (hasForcedBreaks, emptyFont, hasTabs) = (other.hasForcedBreaks, other.emptyFont, other.hasTabs)
        spacing = other.spacing
        original = other
        (self.positions, self.tabGrowth) = (positions, tabGrowth)
    }

    /// The width of a stretch, in points.
    func width(of range: Range<Int>) -> Double { positions[range.upperBound] - positions[range.lowerBound] }

    /// Whether all from an offset on fits a line of some room in points as it was shaped, whatever its style.
    func isOneLine(from start: Int, in room: Double) -> Bool {
        guard !hasTabs, !hasForcedBreaks, start == 0 || !marks[start].contains(.unsafeToBreak) else { return false }
        return positions[positions.count - 1] - positions[start] <= room + LineBreaker.tolerance
    }

    /// Where lines may and must end; found when first asked for, since text on one line never asks.
    func lineBreaks(find: (ShapedParagraph) -> LineBreaks) -> LineBreaks {
        if let original { return original.lineBreaks(find: find) }
        if let known = lineBreaks.withLock({ $0 }) { return known }
        let found = find(self)
        lineBreaks.withLock { $0 = found }
        return found
    }

    /// How the character at an offset looks.
    func attributes(at offset: Int) -> TextAttributes {
        precondition(offset < text.count, "no character stands at the offset")
        return runs[runs.firstIndex { $0.range.upperBound > offset } ?? 0].attributes
    }

    /// The items that a stretch touches.
    func items(in range: Range<Int>) -> ArraySlice<ShapedItem> { items[itemIndices(in: range)] }

    /// The indices of the items that a stretch touches.
    func itemIndices(in range: Range<Int>) -> Range<Int> {
        guard !range.isEmpty else { return 0..<0 }
        let first = itemIndex(at: range.lowerBound)
        var end = first
        while end < items.count, items[end].item.range.lowerBound < range.upperBound { end += 1 }
        return first..<end
    }

    private func itemIndex(at offset: Int) -> Int {
        var (low, high) = (0, items.count)
        while low < high {
            let middle = (low + high) / 2
            if items[middle].item.range.upperBound > offset { high = middle } else { low = middle + 1 }
        }
        return low
    }
}

extension ShapedParagraph.Mark {
    /// Where grapheme clusters begin and white space stands, for each offset from 0 to the text's length.
    static func marks(of text: ParagraphText) -> [Self] {
        [Self](unsafeUninitializedCapacity: text.units.count + 1) { marks, count in
            for offset in text.properties.indices {
                let properties = text.properties[offset]
                let start: Self = properties.has(.graphemeStart) ? .graphemeStart : []
                marks.initializeElement(at: offset, to: properties.has(.hangs) ? start.union(.whiteSpace) : start)
            }
            marks.initializeElement(at: text.properties.count, to: .graphemeStart)
            count = text.properties.count + 1
        }
    }
}
