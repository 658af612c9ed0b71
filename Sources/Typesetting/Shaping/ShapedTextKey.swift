/// All that the glyphs of a text depend on. An object, so that a cache copies it cheaply and computes its hash once.
final class ShapedTextKey: Hashable, Sendable {
    private let text: AttributedText
    private let style: ParagraphStyle
    private let locale: String
    private let hash: Int

    init(_ text: AttributedText, style: ParagraphStyle, locale: String) {
        (self.text, self.style, self.locale) = (text, style, locale)
        // Texts differ in their characters more often than in anything else.
        hash = text.hashValue
    }

    static func == (left: ShapedTextKey, right: ShapedTextKey) -> Bool {
        left.hash == right.hash && left.text == right.text && left.style == right.style && left.locale == right.locale
    }

    func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}
