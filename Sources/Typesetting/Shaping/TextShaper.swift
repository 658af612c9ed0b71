internal import Synchronization

/// Turns paragraphs into glyphs: analysis, itemisation, HarfBuzz. Shared by all threads.
final class TextShaper: Sendable {
    let fonts: FontCollection
    private let pieces: ShapedPieceCache
    private let languages = TextLanguages()
    private let iterators = ResourcePool<BreakIterator.Kind, BreakIterator> { BreakIterator($0) }
    let hyphenation: Hyphenation
    let buffers = BufferPool()
    private let lastSetting = Mutex<ParagraphSetting?>(nil)

    init(fonts: FontCollection, pieces: ShapedPieceCache) {
        self.fonts = fonts
        self.pieces = pieces
        hyphenation = Hyphenation(fonts)
    }

    /// A paragraph, and the characters that no font has with their offsets in it.
    typealias Output = (paragraph: ShapedParagraph, missing: [(character: UInt32, offset: Int)])

    /// Shapes a range of text as one paragraph.
    ///
    /// - Parameters:
    ///   - text: The characters.
    ///   - runs: The runs of attributes, from the paragraph's start.
    ///   - setting: How the paragraph is set.
    ///   - emptyFont: The font of an empty line; needed where there is no text.
    /// - Returns: The paragraph.
    func shape(
        _ text: UnsafeBufferPointer<UInt16>,
        runs: [AttributedText.Run],
        setting: ParagraphSetting,
        emptyFont: ResolvedFont? = nil
    ) -> Output {
        shape(text, runs: runs, fonts: resolvedFonts(of: runs, emptyFont), setting: setting)
    }

    /// Shapes a range of text in fonts that are known.
    func shape(
        _ text: UnsafeBufferPointer<UInt16>,
        runs: [AttributedText.Run],
        fonts: SmallArray<ResolvedFont>,
        setting: ParagraphSetting
    ) -> Output {
        ParagraphText.with(text) { text in
            buffers.with { buffer in buffer.withGlyphs { shape(text, runs, fonts, setting, buffer, &$0) } }
        }
    }

    private func shape(
        _ text: ParagraphText,
        _ runs: [AttributedText.Run],
        _ fonts: SmallArray<ResolvedFont>,
        _ setting: ParagraphSetting,
        _ buffer: HarfBuzzBuffer,
        _ glyphs: inout [ShapedGlyph]
    ) -> Output {
        let language = setting.language
        let levels = EmbeddingLevels(of: text, base: setting.style.baseDirection)
        let itemizer = Itemizer(text: text, levels: levels, fallback: language.script, runs: runs, fonts: fonts)
        var builder = ParagraphBuilder()
        var surrounding: TextLanguage?
        ControlCharacters.withReplaced(in: text) { visible in
            let shaper = ItemShaper(text: text, visible: visible, cache: pieces, buffer: buffer)
            for index in 0..<itemizer.items.count {
                let item = itemizer.items[index]
                let runLanguage = runs[item.attributes].attributes.ownLanguage.map { languages[$0] } ?? language
                let shaping = runLanguage.shaping(item.script, in: text, &surrounding)
                builder.add(item, runs: runs, language: shaping, shaper: shaper, to: &glyphs)
            }
        }
        let paragraph = ShapedParagraph(
            text, runs: runs, setting: setting, baseLevel: levels.base, fonts: fonts, items: builder.items,
            block: ParagraphBlock(text, items: builder.items, glyphs: glyphs))
        return (paragraph, itemizer.missing)
    }

    /// The fonts of the runs of attributes; where there are no runs, the font of an empty line.
    private func resolvedFonts(of runs: [AttributedText.Run], _ emptyFont: ResolvedFont?) -> SmallArray<ResolvedFont> {
        if runs.isEmpty { return SmallArray(emptyFont ?? fonts.resolve(.system(size: 17))) }
        var list = SmallArray<ResolvedFont>()
        for index in 0..<runs.count { list.append(fonts.resolve(runs[index].attributes.font)) }
        return list
    }

    /// The setting of a style in a locale; mostly the same object for the same ones.
    func setting(of style: borrowing ParagraphStyle, locale: String) -> ParagraphSetting {
        lastSetting.withLock { last in
            if let last, last.isOf(style, locale: locale) { return last }
            let setting = ParagraphSetting(copy style, language: languages[locale])
            last = setting
            return setting
        }
    }

    /// Returns the offsets at which lines may and must end in a paragraph.
    func lineBreaks(in paragraph: ShapedParagraph) -> LineBreaks {
        paragraph.lineBreaks { paragraph in
            let tailoring = LineBreakTailoring(paragraph.style, language: paragraph.language.tag)
            let kind = BreakIterator.Kind(unit: .line, locale: tailoring.locale)
            let marks = iterators.with(kind) { paragraph.text.withUnsafeBufferPointer($0.marks) } ?? []
            return LineBreaks(marks: tailoring.marks(marks, of: paragraph.text))
        }
    }
}
