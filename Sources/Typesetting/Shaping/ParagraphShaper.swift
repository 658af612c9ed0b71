/// Divides a text into paragraphs and shapes them.
struct ParagraphShaper: ~Copyable {
    private let text: AttributedText
    private let setting: ParagraphSetting
    private let shaper: TextShaper
    private(set) var parts = SmallArray<ShapedText.Part>()
    private var characters: [MissingCharacter] = []

    init(_ text: AttributedText, setting: ParagraphSetting, shaper: TextShaper) {
        self.text = text
        self.setting = setting
        self.shaper = shaper
    }

    /// Shapes the code units of the text, paragraph by paragraph.
    mutating func shape(_ units: UnsafeBufferPointer<UInt16>) {
        var start = 0
        while start < units.count { start = addParagraph(from: start, of: units) }
    }

    /// The characters that no font has.
    var missing: MissingCoverage? { MissingCoverage(characters: characters, fonts: missingFonts) }

    /// Shapes the paragraph that starts at an offset and answers where the next one starts.
    private mutating func addParagraph(from start: Int, of units: UnsafeBufferPointer<UInt16>) -> Int {
        let (content, next) = Paragraphs.range(from: start, in: units)
        let run = text.runs.runIndex(at: start)
        let style = text.runs[run].attributes.ownParagraphStyle
        let (paragraph, lacking) = shaper.shape(
            UnsafeBufferPointer(rebasing: units[content]),
            runs: content.count == units.count ? text.runs : text.runs.clipped(to: content),
            setting: style.map { shaper.setting(of: $0, locale: setting.language.tag) } ?? setting,
            emptyFont: content.isEmpty ? shaper.fonts.resolve(text.runs[run].attributes.font) : nil)
        parts.append(ShapedText.Part(paragraph: paragraph, range: content, next: next))
        characters += MissingCharacter.list(lacking, from: content.lowerBound)
        return next
    }

    private var missingFonts: [String] {
        // The font of all was found for the first paragraph.
        if text.runs.count == 1, let font = parts.first?.paragraph.emptyFont {
            return font.missingName.map { [$0] } ?? []
        }
        var names: [String] = []
        for index in text.runs.indices {
            let name = shaper.fonts.resolve(text.runs[index].attributes.font).missingName
            if let name, !names.contains(name) { names.append(name) }
        }
        return names
    }
}
