import Foundation
import KeylineGraphics
import KeylineTypesetting

/// A text ready to be measured and drawn: the same lines serve both.
///
/// The text is shaped when lines are first asked for, and copies share what was shaped and the lines made of it.
@MainActor
struct TextContent {
    var text: AttributedText {
        didSet { shaped = ShapedContent() }
    }
    var style: ParagraphStyle {
        didSet { shaped = ShapedContent() }
    }
    /// The largest number of lines; 0 for any.
    var maximumLines: Int
    /// The language, as a BCP 47 tag.
    let locale: String
    /// Pixels per point.
    let scale: CGFloat
    /// The pictures that stand in the text, by the names of their attachments.
    var images: [String: UIImage] = [:]
    /// What shapes the text: the typesetter of the scene in which the text was assembled.
    let typesetter: Typesetter

    private var shaped = ShapedContent()

    init(_ text: AttributedText, style: ParagraphStyle, maximumLines: Int, traits: UITraitCollection) {
        self.text = text
        self.style = style
        self.maximumLines = maximumLines
        locale = traits.locale
        scale = traits.displayScale
        typesetter = SceneContext.current.typesetter
    }

    /// One line of plain text.
    init(_ text: String, font: UIFont, color: UIColor, traits: UITraitCollection) {
        self.init(
            AttributedText(text, font: font.font(for: traits), color: color.color(for: traits)),
            style: ParagraphStyle(),
            maximumLines: 1, traits: traits)
    }

    /// Whether another text has the same lines at every width and looks the same, so that what was shaped for one serves both.
    ///
    /// A change of colour, alignment or line break mode has the text shaped anew, though its glyphs stay where they are: shaped text draws
    /// itself, and so holds the attributes that it is painted with and the style that places and truncates its lines. Words are found
    /// again by the typesetter, which takes most of the cost away.
    func isShapedLike(_ other: TextContent) -> Bool {
        typesetter === other.typesetter && locale == other.locale && scale == other.scale && style == other.style
            && text == other.text
    }

    /// The lines at a width in points; infinity leaves them as long as they are.
    ///
    /// A line that is too long by no more than letters' widths are known to is set tighter rather than truncated: on a device it
    /// may well fit.
    func layout(width: CGFloat = .infinity) -> TextLayout {
        let key = ShapedContent.LinesKey(width: width, maximumLines: maximumLines)
        return shaped.lines(key) { usualOrTighterLayout(width: width) }
    }

    private func usualOrTighterLayout(width: CGFloat) -> TextLayout {
        let usual = usualLayout(width: width)
        guard usual.isTruncated, maximumLines == 1, width.isFinite, width > 0 else { return usual }
        let whole = layout()
        let needed = whole.size.width
        guard !whole.isTruncated, LetterWidthError.explains(needed: needed, available: width, scale: scale) else {
            return usual
        }
        var tighter = self
        // Steps of half a percent, so that texts of many widths are set alike.
        let factor = ((needed / width - 1) * 200).rounded(.up) / 200
        tighter.style.fitting.tighteningFactor = max(style.fitting.tighteningFactor, factor)
        let tightened = tighter.usualLayout(width: width)
        return tightened.isTruncated ? usual : tightened
    }

    private func usualLayout(width: CGFloat) -> TextLayout {
        shaped.text { typesetter.shape(text, style: style, locale: locale) }
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
        let key = ShapedContent.FitKey(room: room, minimumScale: minimumScale, maximumLines: maximumLines)
        guard var fitted = shaped.fit(key, { fittedAnew(into: room, minimumScale: minimumScale) }) else { return self }
        fitted.images = images
        return fitted
    }

    /// The text in smaller fonts; nil where it fits as it is.
    private func fittedAnew(into room: CGSize, minimumScale: CGFloat) -> TextContent? {
        // Most labels fit, and what was shaped to find that out is what they draw.
        if usualLayout(width: room.width).fits(room) { return nil }
        let fitted = typesetter.fit(
            text, style: style, locale: locale, into: room, maximumLines: maximumLines, minimumScale: minimumScale)
        guard fitted.scale < 1 else { return nil }
        var content = self
        content.text = text.scaled(by: fitted.scale)
        return content
    }

    /// The text in fonts in which one line fits a width, down to a factor.
    func fitted(width: CGFloat, minimumScale: CGFloat) -> TextContent {
        fitted(into: CGSize(width: width, height: .infinity), minimumScale: minimumScale)
    }
}
