import Foundation
import KeylineGraphics
import KeylineTypesetting

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
    /// The pictures that stand in the text, by the names of their attachments.
    var images: [String: UIImage] = [:]

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
            AttributedText(text, font: font.font(for: traits), color: color.color(for: traits)),
            style: ParagraphStyle(),
            maximumLines: 1, traits: traits)
    }

    /// The lines at a width in points; infinity leaves them as long as they are.
    ///
    /// A line that is too long by no more than letters' widths are known to is set tighter rather than truncated: on a device it
    /// may well fit.
    func layout(width: CGFloat = .infinity) -> TextLayout {
        let usual = layout(width: width, style: style)
        guard usual.isTruncated, maximumLines == 1, width.isFinite, width > 0 else { return usual }
        let whole = layout(width: .infinity, style: style)
        let needed = whole.size.width
        guard !whole.isTruncated, LetterWidthError.explains(needed: needed, available: width, scale: scale) else {
            return usual
        }
        var tighter = style
        // Steps of half a percent, so that texts of many widths share what is shaped.
        tighter.tighteningFactor = max(style.tighteningFactor, ((needed / width - 1) * 200).rounded(.up) / 200)
        let tightened = layout(width: width, style: tighter)
        return tightened.isTruncated ? usual : tightened
    }

    private func layout(width: CGFloat, style: ParagraphStyle) -> TextLayout {
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

    /// The text in the largest fonts, no larger than its own, in which all of it fits, down to a factor.
    func fitted(into room: CGSize, minimumScale: CGFloat) -> TextContent {
        guard minimumScale < 1 else { return self }
        let fitted = SceneContext.current.typesetter.fit(
            text, style: style, locale: locale, into: room, maximumLines: maximumLines, minimumScale: minimumScale)
        guard fitted.scale < 1 else { return self }
        var content = self
        content.text = text.scaled(by: fitted.scale)
        return content
    }

    /// The text in fonts in which one line fits a width, down to a factor.
    func fitted(width: CGFloat, minimumScale: CGFloat) -> TextContent {
        fitted(into: CGSize(width: width, height: .infinity), minimumScale: minimumScale)
    }
}
