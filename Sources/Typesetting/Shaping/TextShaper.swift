internal import Synchronization

/// Turns paragraphs into glyphs: analysis, itemisation, HarfBuzz. Shared by all threads.
final class TextShaper: Sendable {
    let fonts: FontCollection
    private let pieces: ShapedPieceCache
    /// Whether fonts' letter tables are used.
    let usesLetters: Bool
    private let languages = TextLanguages()
    private let iterators = ResourcePool<BreakIterator.Kind, BreakIterator> { BreakIterator($0) }
    let hyphenation = Hyphenation()
    let buffers = BufferPool()
    private let lastSetting = Mutex<ParagraphSetting?>(nil)

    init(fonts: FontCollection, pieces: ShapedPieceCache, usesLetters: Bool) {
        (self.fonts, self.pieces, self.usesLetters) = (fonts, pieces, usesLetters)
    }

    /// A stretch of text to be set as one paragraph.
    struct Input: ~Copyable {
        /// Valid for as long as the input is used.
        var text: UnsafeBufferPointer<UInt16>
        /// The stretches of attributes, from the paragraph's start.
        var runs: [AttributedText.Run]
        var setting: ParagraphSetting
        /// The font of an empty line; needed where there is no text.
        var emptyFont: ResolvedFont?
    }

    /// A paragraph, and the characters that no font has with their offsets in it.
    typealias Output = (paragraph: ShapedParagraph, missing: [(character: UInt32, offset: Int)])

    /// Shapes a paragraph.
    func shape(_ input: borrowing Input) -> Output {
        if let plain = shapePlain(input.text, runs: input.runs, setting: input.setting) { return (plain, []) }
        return ParagraphText.with(input.text) { text in
            buffers.with { buffer in buffer.withGlyphs { shape(text, input, buffer, &$0) } }
        }
    }

    private func shape(
        _ text: ParagraphText,
        _ input: borrowing Input,
        _ buffer: HarfBuzzBuffer,
        _ glyphs: inout [ShapedGlyph]
    ) -> Output {
        let language = input.setting.language
        let levels = EmbeddingLevels(of: text, base: input.setting.style.baseDirection)
        let itemizer = Itemizer(
            text: text, levels: levels, fallback: language.script, runs: input.runs,
            fonts: resolvedFonts(of: input.runs))
        var builder = ParagraphBuilder()
        Controls.withReplaced(in: text) { visible in
            let shaper = ItemShaper(
                text: text, visible: visible, cache: pieces, usesLetters: usesLetters, buffer: buffer,
                buffers: buffers)
            for index in 0..<itemizer.items.count {
                let item = itemizer.items[index]
                let own = input.runs[item.attributes].attributes.ownLanguage.map { languages[$0] } ?? language
                builder.add(
                    item, runs: input.runs,
                    language: own.shaping(item.script, in: text), shaper: shaper, to: &glyphs)
            }
        }
        let font = itemizer.items.isEmpty ? input.emptyFont ?? fonts.resolve(.system(size: 17)) : nil
        let paragraph = ShapedParagraph(
            text, input: input, baseLevel: levels.base, font: font, items: builder.items,
            block: ParagraphBlock(text, items: builder.items, glyphs: glyphs))
        return (paragraph, itemizer.missing)
    }

    private func resolvedFonts(of runs: borrowing [AttributedText.Run]) -> ShortList<ResolvedFont> {
        var list = ShortList<ResolvedFont>()
        for index in 0..<runs.count { list.append(fonts.resolve(runs[index].attributes.font)) }
        return list
    }

    /// Joins a style with a locale; mostly the same object for the same ones.
    func setting(of style: borrowing ParagraphStyle, locale: String) -> ParagraphSetting {
        lastSetting.withLock { last in
            if let last, last.isOf(style, locale: locale) { return last }
            let made = ParagraphSetting(copy style, language: languages[locale])
            last = made
            return made
        }
    }

    /// Where lines may and must end in a paragraph.
    func lineBreaks(in paragraph: ShapedParagraph) -> LineBreaks {
        paragraph.lineBreaks { paragraph in
            let tailoring = LineBreakTailoring(paragraph.style, language: paragraph.language.tag)
            let kind = BreakIterator.Kind(unit: .line, locale: tailoring.locale)
            let marks = iterators.with(kind) { paragraph.text.withUnsafeBufferPointer($0.marks) } ?? []
            return LineBreaks(marks: tailoring.marks(marks, of: paragraph.text))
        }
    }
}
