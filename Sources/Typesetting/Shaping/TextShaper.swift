/// Turns paragraphs into glyphs: analysis, itemisation, HarfBuzz. Shared by all threads.
final class TextShaper: Sendable {
    let fonts: FontCollection
    private let iterators = ResourcePool<BreakIterator.Kind, BreakIterator> { BreakIterator($0) }
    private let buffers = ResourcePool<Int, HarfBuzzBuffer> { _ in HarfBuzzBuffer() }
    private let clusters: GraphemeClusters

    init(fonts: FontCollection) {
        self.fonts = fonts
        clusters = GraphemeClusters(iterators)
    }

    /// A stretch of text to be set as one paragraph.
    struct Input {
        var text: [UInt16]
        /// The stretches of attributes, from the paragraph's start.
        var runs: [AttributedText.Run]
        var style: ParagraphStyle
        /// A BCP 47 tag.
        var locale: String
        /// The attributes of an empty line.
        var emptyAttributes: TextAttributes
    }

    /// Shapes a paragraph.
    ///
    /// - Returns: The paragraph and the characters that no font has, with their offsets in it.
    func shape(_ input: Input) -> (paragraph: ShapedParagraph, missing: [(character: UInt32, offset: Int)]) {
        let (analysis, scripts, missing) = analyze(input)
        var builder = ParagraphBuilder(analysis)
        _ = buffers.with(0) { buffer in
            for item in analysis.items {
                let attributes = analysis.runs[item.attributes].attributes
                let language = ShapingLanguage.tag(
                    for: item.script, language: attributes.language ?? input.locale, scripts: scripts)
                builder.add(item, attributes: attributes, language: language, buffer: buffer)
            }
        }
        return (builder.paragraph(), missing)
    }

    /// Where lines may and must end in a paragraph.
    func lineBreaks(in paragraph: ShapedParagraph) -> LineBreaks {
        paragraph.lineBreaks { paragraph in
            let kind = BreakIterator.Kind(unit: .line, locale: paragraph.locale)
            return LineBreaks(marks: iterators.with(kind) { $0.marks(in: paragraph.text) } ?? [])
        }
    }

    private func analyze(
        _ input: Input
    ) -> (ParagraphAnalysis, scripts: [ScriptRuns.Run], missing: [(character: UInt32, offset: Int)]) {
        let text = input.text
        let bidi = resolve(text, base: input.style.baseDirection)
        let boundaries = clusters.boundaries(in: text)
        let scripts = ScriptRuns.runs(of: text, fallback: UnicodeProperties.script(ofLocale: input.locale) ?? .latin)
        let itemizer = Itemizer(
            text: text, boundaries: boundaries, levels: bidi.levels, scripts: scripts, runs: input.runs,
            fonts: input.runs.map { fonts.resolve($0.attributes.font) })
        let analysis = ParagraphAnalysis(
            text: text, visibleText: Controls.replaced(in: text), runs: input.runs, style: input.style,
            locale: input.locale, baseLevel: bidi.baseLevel,
            items: itemizer.items, boundaries: boundaries, emptyAttributes: input.emptyAttributes,
            emptyFont: fonts.resolve(input.emptyAttributes.font))
        return (analysis, scripts, itemizer.missing)
    }

    /// The direction of a paragraph, and its levels; none where all are 0.
    private func resolve(
        _ text: [UInt16],
        base: ParagraphStyle.BaseDirection
    ) -> (baseLevel: UInt8, levels: [UInt8]) {
        if base != .rightToLeft, !text.contains(where: Self.mayRunRightToLeft) { return (0, []) }
        let paragraph = BidiParagraph(BidiText(text), base: base)
        return (paragraph.baseLevel, paragraph.levels)
    }

    /// Whether a code unit may begin a character that UAX #9 does not leave at level 0 in a left-to-right paragraph: a superset of
    /// the right-to-left letters, Arabic digits, and explicit controls.
    private static func mayRunRightToLeft(_ unit: UInt16) -> Bool {
        guard unit >= 0x590 else { return false }
        switch unit {
        case 0x590...0x8FF, 0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xD800...0xD83B, 0xFB1D...0xFDFF, 0xFE70...0xFEFF:
            return true
        default:
            return false
        }
    }
}
