/// A paragraph's style with the distances of it, shared by the paragraphs that are set alike.
final class ParagraphSetting: Sendable {
    let style: ParagraphStyle
    let spacing: ParagraphSpacing

    init(_ style: ParagraphStyle) {
        self.style = style
        spacing = ParagraphSpacing(style)
    }
}
