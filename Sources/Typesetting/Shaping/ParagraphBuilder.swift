/// Collects the glyphs of a paragraph's items and sums up their advances.
struct ParagraphBuilder {
    private let analysis: ParagraphAnalysis
    private var items: [ShapedItem] = []
    private var glyphs: [ShapedGlyph] = []
    /// The advance of the cluster that begins at each offset, in points.
    private var advances: [Double]
    private var marks: [ShapedParagraph.Mark]

    init(_ analysis: ParagraphAnalysis) {
        self.analysis = analysis
        advances = [Double](repeating: 0, count: analysis.text.count + 1)
        marks = analysis.boundaries.map { $0 ? .graphemeStart : [] }
        glyphs.reserveCapacity(analysis.text.count)
        markWhiteSpace()
    }

    /// Shapes an item; letters at its ends join with those beyond.
    mutating func add(_ item: TextItem, attributes: TextAttributes, language: String, buffer: HarfBuzzBuffer) {
        let first = glyphs.count
        if let instance = item.instance {
            let segment = HarfBuzzBuffer.Segment(
                range: item.range, context: 0..<analysis.text.count, script: item.script,
                language: HarfBuzzLanguage(language), isRightToLeft: item.level & 1 == 1)
            buffer.shape(
                segment, of: analysis.visibleText, with: instance.font, features: item.font.features, into: &glyphs)
        }
        let shaped = Self.measure(item, glyphs: first..<glyphs.count, attributes: attributes)
        addAdvances(of: shaped)
        items.append(shaped)
    }

    /// The finished paragraph.
    func paragraph() -> ShapedParagraph {
        var positions: [Double] = []
        positions.reserveCapacity(advances.count)
        var sum = 0.0
        for advance in advances {
            positions.append(sum)
            sum += advance
        }
        return ShapedParagraph(analysis: analysis, items: items, glyphs: glyphs, positions: positions, marks: marks)
    }

    private mutating func markWhiteSpace() {
        for (offset, unit) in analysis.text.enumerated() where WhiteSpace.hangs(unit) {
            marks[offset].insert(.whiteSpace)
        }
    }

    private mutating func addAdvances(of shaped: ShapedItem) {
        for glyph in glyphs[shaped.glyphs] {
            let offset = Int(glyph.cluster)
            advances[offset] += Double(glyph.xAdvance) * shaped.scale
            if !marks[offset].contains(.clusterStart) {
                marks[offset].insert(.clusterStart)
                advances[offset] += shaped.spacing
            }
            if glyph.isUnsafeToBreak { marks[offset].insert(.unsafeToBreak) }
        }
    }

    private static func measure(_ item: TextItem, glyphs: Range<Int>, attributes: TextAttributes) -> ShapedItem {
        let font = item.font
        let isPrimary = item.instance === font.primary
        let tracking = attributes.tracking.map(Double.init) ?? (isPrimary ? font.tracking : 0)
        let raise = Double(attributes.baselineOffset)
        let tall = item.instance.flatMap { isPrimary || $0.lineFit == .withinLine ? nil : $0 }
        let ascender = max(Double(font.metrics.ascender), (tall?.ascender ?? 0) * font.size)
        let descender = max(Double(font.metrics.descender), (tall?.descender ?? 0) * font.size)
        return ShapedItem(
            item: item,
            glyphs: glyphs,
            scale: item.instance.map { font.size / $0.unitsPerEm } ?? 0,
            spacing: item.script.isCursive ? 0 : tracking + Double(attributes.kern),
            ascent: ascender + raise,
            descent: descender - raise,
            lineGap: Double(font.metrics.lineGap)
        )
    }
}
