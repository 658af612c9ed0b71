/// Turns paragraphs into glyphs: analysis, itemisation, HarfBuzz. Shared by all threads.
final class TextShaper: Sendable {
    let fonts: FontCollection
    private let pieces: ShapedPieceCache
    private let languages = TextLanguages()
    private let iterators = ResourcePool<BreakIterator.Kind, BreakIterator> { BreakIterator($0) }
    let hyphenation = Hyphenation()
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
        /// The font of an empty line; needed where there is no text.
        var emptyFont: Font?
    }

    /// Shapes a paragraph.
    ///
    /// - Returns: The paragraph and the characters that no font has, with their offsets in it.
    func shape(_ input: Input) -> (paragraph: ShapedParagraph, missing: [(character: UInt32, offset: Int)]) {
        ParagraphText.with(input.text) { shape($0, input) }
    }

    private func shape(
        _ text: ParagraphText,
        _ input: Input
    ) -> (paragraph: ShapedParagraph, missing: [(character: UInt32, offset: Int)]) {
        let language = languages[input.locale]
        let (baseLevel, levels) = Self.levels(of: text, base: input.style.baseDirection)
        let itemizer = Itemizer(
            text: text, levels: levels, fallback: language.script, runs: input.runs,
            fonts: input.runs.map { fonts.resolve($0.attributes.font) })
        var builder = ParagraphBuilder(text, itemCount: itemizer.items.count)
        _ = buffers.with(0) { buffer in
            let shaper = ItemShaper(text: text, visible: Controls.replaced(in: text), cache: pieces, buffer: buffer)
            for item in itemizer.items {
                let own = input.runs[item.attributes].attributes.language.map { languages[$0] } ?? language
                builder.add(
                    item, attributes: input.runs[item.attributes].attributes,
                    language: own.shaping(item.script, in: text), shaper: shaper)
            }
        }
        let emptyFont = itemizer.items.first?.font ?? fonts.resolve(input.emptyFont ?? .system(size: 17))
        let paragraph = ShapedParagraph(
            text, input: input, language: language, baseLevel: baseLevel, emptyFont: emptyFont,
            shaped: builder.finish(text))
        return (paragraph, itemizer.missing)
    }

    /// Where lines may and must end in a paragraph.
    func lineBreaks(in paragraph: ShapedParagraph) -> LineBreaks {
        paragraph.lineBreaks { paragraph in
            let tailoring = LineBreakTailoring(paragraph.style, language: paragraph.language.tag)
            let kind = BreakIterator.Kind(unit: .line, locale: tailoring.locale)
            let marks = iterators.with(kind) { $0.marks(in: paragraph.text) } ?? []
            return LineBreaks(marks: tailoring.marks(marks, of: paragraph.text))
        }
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
