extension TextShaper {
    /// Shapes a paragraph of plain letters in one font that keeps a letter table; nil where there is more to it.
    ///
    /// All that analysis and itemisation would find is known beforehand: one item of one level in the font that is asked for, and a
    /// cluster for each character.
    func shapePlain(
        _ text: UnsafeBufferPointer<UInt16>,
        runs: borrowing [AttributedText.Run],
        setting: ParagraphSetting
    ) -> ShapedParagraph? {
        guard usesLetters, runs.count == 1, !setting.runsRightToLeft, let letters = PlainLetters(text),
            runs[0].attributes.ownLanguage == nil
        else { return nil }
        let language = setting.language
        let script = letters.haveLetters ? .latin : language.script
        let font = fonts.resolve(runs[0].attributes.font)
        guard font.features.isEmpty, let instance = font.primary, instance.setsPlainLetters,
            letters.areSet(in: script), !script.isEastAsian || language.isEastAsian
        else { return nil }
        let item = ShapedItem(
            TextItem(range: text.indices, level: 0, script: script, attributes: 0, font: font, instance: instance),
            glyphs: text.indices, of: [], runs: runs)
        let shaping = LetterShaping(
            instance: instance, letters: font.letters, script: script, language: language.harfBuzz,
            isRightToLeft: false, buffers: buffers)
        let block = ParagraphBlock(plain: text, scale: item.scale, spacing: item.spacing) {
            shaping.set(text, into: $0)
        }
        return block.map { ShapedParagraph(plain: copy runs, setting: setting, item: item, block: $0) }
    }
}

/// Shapes single characters and pairs for a font's letter table.
struct LetterShaping {
    let instance: FontInstance
    /// Widths of letters that are not the font's own; nil where they are.
    let letters: SystemFont.Letters?
    let script: Script
    let language: HarfBuzzLanguage
    let isRightToLeft: Bool
    let buffers: BufferPool

    private var context: LetterTable.Context {
        LetterTable.Context(letters: letters, script: script, language: language, isRightToLeft: isRightToLeft)
    }

    /// Sets plain letters, their clusters counted from an offset; answers whether that could be done.
    @inline(__always)
    func set(_ units: UnsafeBufferPointer<UInt16>, cluster: Int = 0, into sink: some LetterSink) -> Bool {
        instance.letters.with(context) { $0.set(units, cluster: cluster, into: sink, shape: shape) }
    }

    /// Sets characters each by itself from left to right; answers whether that could be done.
    func setSingles(
        _ units: UnsafeBufferPointer<UInt16>,
        cluster: Int,
        into glyphs: UnsafeMutablePointer<ShapedGlyph>
    ) -> Bool {
        instance.letters.with(context) { $0.setSingles(units, cluster: cluster, into: glyphs, shape: shape) }
    }

    /// Shapes some characters by themselves.
    func shape(_ units: [UInt16]) -> [ShapedGlyph] {
        let segment = HarfBuzzBuffer.Segment(
            range: units.indices, context: units.indices, script: script, language: language,
            isRightToLeft: isRightToLeft)
        var glyphs: [ShapedGlyph] = []
        buffers.with { buffer in
            units.withUnsafeBufferPointer { units in
                buffer.shape(
                    segment, of: units, with: instance.font(for: units), features: HarfBuzzFeatures([]), into: &glyphs)
                letters?.widen(&glyphs, from: 0, of: units, unitsPerEm: instance.unitsPerEm)
            }
        }
        return glyphs
    }
}
