import Foundation
import Graphics
import Typesetting

/// A text ready to be measured and drawn: the same lines serve both.
@MainActor
struct TextContent {
    var text: AttributedText
    var style: ParagraphStyle
    /// The largest number of lines; 0 for any.
    var maximumLines: Int
    /// The language, as a BCP 47 tag.
    let locale: String
    /// Pixels per point.
    let scale: CGFloat

    init(_ text: AttributedText, style: ParagraphStyle, maximumLines: Int, traits: UITraitCollection) {
        self.text = text
        self.style = style
        self.maximumLines = maximumLines
        locale = traits.locale
        scale = traits.displayScale
    }

    /// One line of plain text.
    init(_ text: String, font: UIFont, color: UIColor, traits: UITraitCollection) {
        self.init(
            AttributedText(text, font: font.font, color: color.color(for: traits)), style: ParagraphStyle(),
            maximumLines: 1, traits: traits)
    }

    /// The lines at a width in points; infinity leaves them as long as they are.
    func layout(width: CGFloat = .infinity) -> TextLayout {
        SceneContext.current.typesetter.shape(text, style: style, locale: locale)
            .layout(width: width, maximumLines: maximumLines)
    }

    /// The size at a width in points, rounded up to device pixels.
    func size(width: CGFloat = .infinity) -> CGSize {
        size(of: layout(width: width))
    }

    /// The size of lines, rounded up to device pixels all together, as the frames of labels in Interface Builder files show.
    func size(of layout: TextLayout) -> CGSize {
        layout.size(roundedUpToScale: scale)
    }

    /// The same text with every font scaled by a factor.
    func scaled(by factor: CGFloat) -> TextContent {
        var content = self
        content.text.modifyAttributes(in: 0..<text.utf16Count) { $0.font.size *= factor }
        return content
    }

    /// The text scaled down so that one line fits a width, by no less than a factor.
    func fitted(width: CGFloat, minimumScale: CGFloat) -> TextContent {
        let natural = layout().size.width
        guard natural > width, natural > 0 else { return self }
        return scaled(by: max(width / natural, minimumScale))
    }
}
