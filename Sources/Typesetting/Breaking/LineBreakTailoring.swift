/// The changes that a line-break style makes to a language's rules.
struct LineBreakTailoring {
    /// The language with the keys that ICU's rules for lines are chosen by.
    let locale: String
    private let wordBreaking: ParagraphStyle.WordBreaking

    init(_ style: ParagraphStyle, language: String) {
        var keys = ""
        if style.breaking.strictness != .automatic { keys += "-lb-\(style.breaking.strictness.rawValue)" }
        if style.breaking.words == .phrase { keys += "-lw-phrase" }
        locale = keys.isEmpty ? language : language.contains("-u-") ? language + keys : language + "-u" + keys
        wordBreaking = style.breaking.words
    }

    /// The marks of a text without those that the style takes away: between letters that ICU separates and the style keeps together.
    func marks(_ marks: [UInt8], of text: Column<UInt16>) -> [UInt8] {
        guard wordBreaking == .keepAll || wordBreaking == .keepHangul else { return marks }
        var marks = marks
        for offset in marks.indices.dropFirst().dropLast() where marks[offset] == BreakIterator.Mark.allowed {
            if isKept(text[offset - 1]), isKept(text[offset]) { marks[offset] = BreakIterator.Mark.none }
        }
        return marks
    }

    private func isKept(_ unit: UInt16) -> Bool {
        let properties = CharacterProperties(UInt32(unit))
        guard properties.has(.letter) else { return false }
        return wordBreaking == .keepAll ? properties.script.isEastAsian : properties.script == .hangul
    }
}
