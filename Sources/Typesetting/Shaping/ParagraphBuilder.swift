/// Collects the glyphs of a paragraph's items and sums up their advances.
struct ParagraphBuilder {
    private let analysis: ParagraphAnalysis
    private var items: [ShapedItem] = []
    private var glyphs: [ShapedGlyph] = []
    /// Behind each offset the advance of the cluster that begins there, in points; at last the sums of all before.
    private var positions: [Double]
    private var marks: [ShapedParagraph.Mark]

    init(_ analysis: ParagraphAnalysis) {
        self.analysis = analysis
        positions = [Double](repeating: 0, count: analysis.text.units.count + 1)
        marks = analysis.marks
        items.reserveCapacity(analysis.items.count)
        glyphs.reserveCapacity(analysis.text.units.count)
    }

    /// Shapes an item.
    mutating func add(_ item: TextItem, language: TextLanguage, shaper: ItemShaper) {
        let first = glyphs.count
        shaper.shape(item, language: language, into: &glyphs)
        let shaped = measure(item, glyphs: first..<glyphs.count)
        addAdvances(of: shaped)
        items.append(shaped)
    }

    /// The finished paragraph.
    mutating func paragraph() -> ShapedParagraph {
        var sum = 0.0
        for offset in positions.indices.dropFirst() {
            sum += positions[offset]
            positions[offset] = sum
        }
        return ShapedParagraph(analysis: analysis, items: items, glyphs: glyphs, positions: positions, marks: marks)
    }

    private mutating func addAdvances(of shaped: ShapedItem) {
        for index in shaped.glyphs {
            let glyph = glyphs[index]
            let offset = Int(glyph.cluster)
            var advance = Double(glyph.xAdvance) * shaped.scale
            if !marks[offset].contains(.clusterStart) {
                marks[offset].insert(.clusterStart)
                advance += shaped.spacing
            }
            positions[offset + 1] += advance
            if glyph.isUnsafeToBreak { marks[offset].insert(.unsafeToBreak) }
        }
    }

    private func measure(_ item: TextItem, glyphs: Range<Int>) -> ShapedItem {
        let font = item.font
        let isPrimary = item.instance === font.primary
        let (kern, tracking, raise) = spacing(analysis.runs[item.attributes].attributes)
        let tall = item.instance.flatMap { isPrimary || $0.lineFit == .withinLine ? nil : $0 }
        let ascender = max(Double(font.metrics.ascender), (tall?.ascender ?? 0) * font.size)
        let descender = max(Double(font.metrics.descender), (tall?.descender ?? 0) * font.size)
        return ShapedItem(
            item: item,
            glyphs: glyphs,
            scale: item.instance.map { font.size / $0.unitsPerEm } ?? 0,
            spacing: item.script.isCursive ? 0 : (tracking ?? (isPrimary ? font.tracking : 0)) + kern,
            ascent: ascender + raise,
            descent: descender - raise,
            lineGap: Double(font.metrics.lineGap)
        )
    }

    private func spacing(_ attributes: borrowing TextAttributes) -> (kern: Double, tracking: Double?, raise: Double) {
        (Double(attributes.kern), attributes.tracking.map { Double($0) }, Double(attributes.baselineOffset))
    }
}
