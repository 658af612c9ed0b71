import Foundation
import KeylineGraphics
import KeylineTypesetting

/// Everything that the text of a view is made of.
@MainActor
struct TextSource {
    /// The characters.
    let string: String
    /// The text with attributes; nil where it has none of its own.
    var styled: StyledText?
    /// The font of runs without one of their own, at the text size of the traits.
    let font: UIFont
    /// The colour of runs without one of their own.
    let color: Color
    /// The colour of links; nil leaves them in the colour of their text.
    var linkColor: Color?
    let traits: UITraitCollection
    let direction: UIUserInterfaceLayoutDirection
    var lines = LineSetting()
    /// What shapes the text.
    let typesetter = SceneContext.current.typesetter

    /// The text of a view without attributes of its own.
    ///
    /// - Parameters:
    ///   - string: The characters.
    ///   - font: The font, which follows the text size where asked for.
    ///   - color: The colour, as the traits have it.
    ///   - attribute: Whether the view that shows the text has a direction of its own.
    ///   - traits: The view's traits.
    ///   - adjustsFont: Whether a font that was made for a text style follows the text size.
    init(
        _ string: String, font: UIFont, color: UIColor, in attribute: UISemanticContentAttribute,
        traits: UITraitCollection, adjustsFont: Bool
    ) {
        self.string = string
        self.font = adjustsFont ? font.adjusted(to: traits.preferredContentSizeCategory) : font
        self.color = color.color(for: traits)
        self.traits = traits
        direction = attribute.direction(relativeTo: traits.direction)
    }

    /// The text, assembled.
    func content() -> TextContent {
        let reader = AttributedTextReader(
            font: font, color: color, traits: traits, direction: direction, linkColor: linkColor)
        let text = styled.map(reader.text) ?? reader.text(of: string)
        var content = TextContent(text, style: style, maximumLines: 0, traits: traits)
        if let styled { content.images = NSTextAttachment.images(in: styled) }
        return content
    }

    /// Where lines end and stand.
    struct LineSetting: Equatable {
        var alignment = NSTextAlignment.natural
        var breakMode = NSLineBreakMode.byTruncatingTail
        /// What else decides where lines end; nil for nothing.
        var breakStrategy: NSParagraphStyle.LineBreakStrategy?
        /// Whether a line that is a little too long is set tighter before it is truncated.
        var allowsTightening = false
        /// Whether baselines stand as far apart as the font's text style asks.
        var followsLeading = false
    }

    private var style: ParagraphStyle {
        var style = ParagraphStyle()
        style.alignment = lines.alignment.neutral(in: direction)
        style.lineBreakMode = lines.breakMode.neutral
        if lines.allowsTightening { style.fitting.tighteningFactor = NSParagraphStyle.tighteningFactor }
        lines.breakStrategy?.apply(to: &style)
        if lines.followsLeading { style.spacing.line = font.extraLineSpacing(at: traits.preferredContentSizeCategory) }
        return style
    }

    /// Whether plain text is made of the same. Of attributes nobody knows: their objects may change.
    func isSame(as other: TextSource) -> Bool {
        styled == nil && other.styled == nil && typesetter === other.typesetter && hasSameLook(as: other)
            && lines == other.lines && string.hasSameCharacters(as: other.string)
    }

    private func hasSameLook(as other: TextSource) -> Bool {
        (font === other.font || font == other.font) && color == other.color && linkColor == other.linkColor
            && (traits === other.traits || traits == other.traits) && direction == other.direction
    }
}

extension String {
    /// Whether both are the same characters, not merely canonically equivalent ones.
    fileprivate func hasSameCharacters(as other: String) -> Bool {
        utf8.count == other.utf8.count && utf8.elementsEqual(other.utf8)
    }
}
