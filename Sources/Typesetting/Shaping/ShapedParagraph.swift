/// A paragraph with its glyphs, before any line is broken: nothing here depends on a width.
final class ShapedParagraph: Sendable {
    /// The properties of an offset in the text.
    struct Mark: OptionSet, BitwiseCopyable {
        let rawValue: UInt8

        /// Glyphs begin here that stand for this and no earlier character.
        static let clusterStart = Mark(rawValue: 1)
        /// A grapheme cluster begins here.
        static let graphemeStart = Mark(rawValue: 2)
        /// A line that begins here has to be shaped again.
        static let unsafeToBreak = Mark(rawValue: 4)
        /// White space, which may hang over the end of a line.
        static let whiteSpace = Mark(rawValue: 8)
    }

    /// The runs of attributes, from the paragraph's start.
    let runs: [AttributedText.Run]
    let setting: ParagraphSetting
    /// 0 where the paragraph runs left to right, 1 where right to left.
    let baseLevel: UInt8
    /// Whether some character inside forces a line to end.
    let hasForcedBreaks: Bool
    /// Whether it has tabs, whose width follows from where their line starts.
    let hasTabs: Bool
    /// The width of all on one line, in points.
    let length: Double
    /// The items in logical order.
    let items: SmallArray<ShapedItem>
    /// The ascent and descent of every item from the line's baseline; nil where they differ.
    let commonExtent: ShapedItem.VerticalExtent?
    /// The fonts of the runs of attributes, which the items need; of an empty paragraph the one that it would have.
    private let fonts: SmallArray<ResolvedFont>
    private let tabs: Tabs?
    private let block: ParagraphBlock
    private let foundBreaks = AtomicLazyReference<LineBreaks>()

    /// The additional data of a paragraph with tabs of other widths.
    private final class Tabs: Sendable {
        /// The widths that tabs add to a space.
        let growth: TabGrowth
        /// The paragraph with tabs of their own width, in whose memory text, glyphs and marks are.
        let original: ShapedParagraph

        init(growth: TabGrowth, original: ShapedParagraph) {
            self.growth = growth
            self.original = original
        }
    }

    init(
        _ text: ParagraphText,
        runs: [AttributedText.Run],
        setting: ParagraphSetting,
        baseLevel: UInt8,
        fonts: SmallArray<ResolvedFont>,
        items: SmallArray<ShapedItem>,
        block: ParagraphBlock
    ) {
        hasForcedBreaks = text.flags.contains(.endsLine)
        hasTabs = text.flags.contains(.tab)
        tabs = nil
        self.runs = runs
        self.setting = setting
        self.baseLevel = baseLevel
        self.fonts = fonts
        self.items = items
        self.block = block
        length = block.positions[block.text.count]
        commonExtent = ShapedItem.VerticalExtent(commonTo: items)
    }

    /// The same paragraph with tabs of other widths.
    ///
    /// - Parameters:
    ///   - other: The paragraph with tabs of their own width.
    ///   - growth: What tabs add.
    ///   - setPositions: Changes the positions of the other paragraph to the new ones.
    init(_ other: ShapedParagraph, growth: TabGrowth, setPositions: (UnsafeMutablePointer<Double>) -> Void) {
        runs = other.runs
        setting = other.setting
        baseLevel = other.baseLevel
        items = other.items
        commonExtent = other.commonExtent
        hasForcedBreaks = other.hasForcedBreaks
        hasTabs = other.hasTabs
        fonts = other.fonts
        tabs = Tabs(growth: growth, original: other)
        block = ParagraphBlock(other.block, setPositions: setPositions)
        length = block.positions[block.text.count]
    }

    deinit { block.free() }

    /// The characters, without the separator that ends the paragraph.
    var text: Column<UInt16> { block.text }
    var glyphs: Column<ShapedGlyph> { block.glyphs }
    /// The sum of advances before each offset, in points, in logical order; one more than the text is long.
    var positions: Column<Double> { block.positions }
    var marks: Column<Mark> { block.marks }
    var style: ParagraphStyle { setting.style }
    /// The language that lines are broken by.
    var language: TextLanguage { setting.language }
    var spacing: ParagraphSpacing { setting.spacing }
    /// The font of an empty line; nil only where nothing is known of one.
    var emptyFont: ResolvedFont? { fonts.first }
    /// The width that a tab adds to a space, in points; nil where there is no tab whose width is known.
    func tabGrowth(at offset: Int) -> Double? { tabs?.growth[offset] }

    /// The width of a range, in points.
    func width(of range: Range<Int>) -> Double { positions[range.upperBound] - positions[range.lowerBound] }

    /// The offsets at which lines may and must end; computed on first use, since text on one line never needs them.
    func lineBreaks(find: (ShapedParagraph) -> LineBreaks) -> LineBreaks {
        if let tabs { return tabs.original.lineBreaks(find: find) }
        return foundBreaks.value ?? foundBreaks.publish(find(self))
    }

    /// Returns the attributes of the character at an offset.
    func attributes(at offset: Int) -> TextAttributes {
        precondition(offset < text.count, "the offset is outside the text")
        return runs[runIndex(at: offset)].attributes
    }

    /// The index of the attributes at an offset; 0 where none reach that far.
    func runIndex(at offset: Int) -> Int {
        let index = runs.runIndex(at: offset)
        return index < runs.count ? index : 0
    }

    /// The items that a range touches.
    func items(in range: Range<Int>) -> Slice<SmallArray<ShapedItem>> { items[itemIndices(in: range)] }

    /// The indices of the items that a range touches.
    func itemIndices(in range: Range<Int>) -> Range<Int> {
        guard !range.isEmpty else { return 0..<0 }
        let first = items.partitioningIndex { $0.item.range.upperBound > range.lowerBound }
        var end = first
        while end < items.count, items[end].item.range.lowerBound < range.upperBound { end += 1 }
        return first..<end
    }
}
