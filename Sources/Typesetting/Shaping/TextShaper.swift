/// Turns paragraphs into glyphs: analysis, itemisation, HarfBuzz. Shared by all threads.
final class TextShaper: Sendable {
    let fonts: FontCollection
    private let pieces: ShapedPieceCache
    private let languages = TextLanguages()
    private let iterators = ResourcePool<BreakIterator.Kind, BreakIterator> { BreakIterator($0) }
    private let buffers = ResourcePool<Int, HarfBuzzBuffer> { _ in HarfBuzzBuffer() }

    init(fonts: FontCollection, pieces: ShapedPieceCache) {
        (self.fonts, self.pieces) = (fonts, pieces)
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
        let language = languages[input.locale]
        let (analysis, scripts, missing) = analyze(input, language: language)
        var builder = ParagraphBuilder(analysis)
        _ = buffers.with(0) { buffer in
            let shaper = ItemShaper(
                text: analysis.text, visible: Controls.replaced(in: analysis.text), marks: analysis.marks,
                cache: pieces, buffer: buffer)
            for item in analysis.items {
                let own = analysis.runs[item.attributes].attributes.language.map { languages[$0] } ?? language
                builder.add(item, language: own.shaping(item.script, among: scripts), shaper: shaper)
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
        _ input: Input,
        language: TextLanguage
    ) -> (ParagraphAnalysis, scripts: [ScriptRuns.Run], missing: [(character: UInt32, offset: Int)]) {
        let text = ParagraphText(input.text)
        let (baseLevel, levels) = Self.levels(of: text, base: input.style.baseDirection)
        let marks = ShapedParagraph.Mark.marks(of: text)
        let scripts = ScriptRuns.runs(of: text, fallback: language.script)
        let itemizer = Itemizer(
            text: text, marks: marks, levels: levels, scripts: scripts, runs: input.runs,
            fonts: input.runs.map { fonts.resolve($0.attributes.font) })
        let emptyFont = itemizer.items.first?.font ?? fonts.resolve(input.emptyAttributes.font)
        let analysis = ParagraphAnalysis(
            text: text, runs: input.runs, style: input.style, locale: input.locale, baseLevel: baseLevel,
            items: itemizer.items, marks: marks, emptyAttributes: input.emptyAttributes,
            emptyFont: emptyFont)
        return (analysis, scripts, itemizer.missing)
    }

    /// The direction of a paragraph, and its levels; none where all are 0.
    private static func levels(
        of text: ParagraphText,
        base: ParagraphStyle.BaseDirection
    ) -> (base: UInt8, levels: [UInt8]) {
        if base != .rightToLeft, text.bidiClasses.isDisjoint(with: .mayRunRightToLeft) { return (0, []) }
        let paragraph = BidiParagraph(BidiText(text), base: base)
        return (paragraph.baseLevel, paragraph.levels)
    }
}
