/// Text with its glyphs, from which lines of any width are made without shaping it again.
public final class ShapedText: Sendable {
    /// A paragraph and its range in the text.
    struct Part: Sendable {
        let paragraph: ShapedParagraph
        /// The range of the paragraph's characters in the text, in UTF-16 code units.
        let range: Range<Int>
        /// The start of the next paragraph, after the separator.
        let next: Int

        init(paragraph: ShapedParagraph, range: Range<Int>, next: Int) {
            self.paragraph = paragraph
            self.range = range
            self.next = next
        }

        /// All of a text of some length.
        init(_ paragraph: ShapedParagraph, _ length: Int) {
            self.init(paragraph: paragraph, range: 0..<length, next: length)
        }
    }

    /// The text that was shaped.
    public let text: AttributedText
    /// The characters that no font has, in the text's order.
    public var missingCharacters: [MissingCharacter] { missing?.characters ?? [] }
    /// The names of fonts that were asked for and are not known, in the text's order; the system font stands in.
    public var missingFonts: [String] { missing?.fonts ?? [] }
    let missing: MissingCoverage?
    /// The language, and the style of paragraphs that have none of their own.
    let setting: ParagraphSetting
    let parts: SmallArray<Part>
    let shaper: TextShaper

    init(_ text: AttributedText, setting: ParagraphSetting, shaper: TextShaper) {
        (parts, missing) = UTF16Text.withUnits(of: text.string) { units in
            if let only = Self.onlyPart(units, text, setting, shaper) { return only }
            var paragraphs = ParagraphShaper(text, setting: setting, shaper: shaper)
            paragraphs.shape(units)
            return (paragraphs.parts, paragraphs.missing)
        }
        self.text = text
        self.setting = setting
        self.shaper = shaper
    }

    /// The part of a text that is one paragraph and looks alike throughout; nil where there is more to it.
    private static func onlyPart(
        _ units: UnsafeBufferPointer<UInt16>,
        _ text: AttributedText,
        _ setting: ParagraphSetting,
        _ shaper: TextShaper
    ) -> (SmallArray<Part>, MissingCoverage?)? {
        guard text.runs.count == 1, text.runs[0].attributes.ownParagraphStyle == nil else { return nil }
        guard Paragraphs.range(from: 0, in: units).content.count == units.count else { return nil }
        let fonts = SmallArray(shaper.fonts.resolve(text.runs[0].attributes.font))
        let (paragraph, lacking) = shaper.shape(units, runs: text.runs, fonts: fonts, setting: setting)
        return (SmallArray(Part(paragraph, units.count)), missing(lacking, paragraph))
    }

    /// The characters that no font has, of a text that is one paragraph in one font.
    private static func missing(
        _ characters: [(character: UInt32, offset: Int)],
        _ paragraph: ShapedParagraph
    ) -> MissingCoverage? {
        let name = paragraph.emptyFont?.missingName
        if characters.isEmpty, name == nil { return nil }
        return MissingCoverage(characters: MissingCharacter.list(characters, from: 0), fonts: name.map { [$0] } ?? [])
    }
}
