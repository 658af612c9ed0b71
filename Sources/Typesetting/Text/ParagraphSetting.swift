/// A style and a language, shared by the texts that are set alike.
final class ParagraphSetting: Sendable {
    let style: ParagraphStyle
    let spacing: ParagraphSpacing
    let language: TextLanguage

    init(_ style: ParagraphStyle, language: TextLanguage) {
        self.style = style
        self.language = language
        spacing = ParagraphSpacing(style)
    }

    /// Whether this is the setting of a style in a locale.
    func isOf(_ style: borrowing ParagraphStyle, locale: String) -> Bool {
        language.tag == locale && self.style == style
    }
}
