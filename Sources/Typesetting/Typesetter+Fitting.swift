public import Foundation

/// Text whose fonts were scaled down so that it fits.
public struct FittedText: Sendable {
    /// The lines.
    public let layout: TextLayout
    /// The factor by which every font was scaled, above 0, at most 1.
    public let scale: CGFloat
}

extension Typesetter {
    /// Sets text in the largest fonts, no larger than its own, in which all of it fits.
    ///
    /// Letters do not get smaller in proportion: tracking and design depend on the size, so sizes are tried.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - style: How paragraphs are set that have no style of their own.
    ///   - locale: The language as a BCP 47 tag.
    ///   - size: The room, in points; infinity in a direction without limit.
    ///   - maximumLines: The largest number of lines; 0 for any.
    ///   - minimumScale: The least factor, above 0; text that does not fit even then is truncated as its style says.
    /// - Returns: The lines and the factor.
    public func fit(
        _ text: AttributedText,
        style: ParagraphStyle = ParagraphStyle(),
        locale: String,
        into size: CGSize,
        maximumLines: Int = 0,
        minimumScale: CGFloat
    ) -> FittedText {
        func layout(_ scale: CGFloat) -> TextLayout {
            shape(scale == 1 ? text : text.scaled(by: scale), style: style, locale: locale)
                .layout(width: size.width, maximumLines: maximumLines, maximumHeight: size.height)
        }
        let whole = layout(1)
        guard minimumScale < 1, !whole.fits(size) else { return FittedText(layout: whole, scale: 1) }
        var least = max(minimumScale, Self.leastScale)
        var fitted = layout(least)
        guard fitted.fits(size) else { return FittedText(layout: fitted, scale: least) }
        var most: CGFloat = 1
        while most - least > Self.scaleStep {
            let middle = (least + most) / 2
            let tried = layout(middle)
            if tried.fits(size) {
                least = middle
                fitted = tried
            } else {
                most = middle
            }
        }
        return FittedText(layout: fitted, scale: least)
    }

    private static let leastScale: CGFloat = 0.01
    /// Factors closer to each other than this count as one: at 17 points, a sixtieth of a point.
    private static let scaleStep: CGFloat = 1.0 / 1024
}

extension TextLayout {
    /// Whether all of the text is shown within a room, in points.
    package func fits(_ room: CGSize) -> Bool {
        let tolerance = CGFloat(LineBreaker.tolerance)
        return !isTruncated && size.height <= room.height + tolerance && size.width <= room.width + tolerance
    }
}

extension AttributedText {
    /// The same text with every font scaled by a factor above 0.
    public func scaled(by factor: CGFloat) -> AttributedText {
        var text = self
        text.modifyAttributes(in: 0..<utf16Count) { $0.font.size *= factor }
        return text
    }
}
