import Foundation
import KeylineGraphics
import KeylineTypesetting

@MainActor
extension ViewCanvas {
    /// Draws lines of text and the pictures that stand in them, by the names of their attachments.
    mutating func draw(_ text: TextLayout, in rect: CGRect, images: [String: UIImage]) {
        draw(text, in: rect)
        guard !images.isEmpty else { return }
        for placed in text.attachments(in: rect) {
            if let image = images[placed.attachment.name] {
                draw(image, in: placed.rect, tint: nil, direction: traits.direction)
            }
        }
    }

    /// Draws the letters of a text as their shadow with sharp edges. The shadow is no text of the picture: checks and PDF see the words once.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - rect: Where the text itself is, in points.
    ///   - color: The colour of the shadow.
    ///   - offset: The distance of the shadow from the text, in points.
    mutating func drawShadow(of text: TextLayout, in rect: CGRect, _ color: UIColor, offset: CGSize) {
        let traits = traits
        paint { builder, origin in
            let place = rect.offsetBy(dx: origin.x + offset.width, dy: origin.y + offset.height)
            for var run in text.glyphRuns(in: place) {
                run.color = color.color(for: traits)
                run.text = ""
                run.clusters = []
                builder.draw(run)
            }
        }
    }

    /// Draws one line of text in the middle of a rectangle.
    mutating func draw(_ text: String, font: UIFont, color: UIColor, centeredIn rect: CGRect) {
        draw(text, font: font, color: color, alignment: .center, in: rect)
    }

    /// Draws one line of text in the middle of a rectangle's height, cut with an ellipsis where it is too long.
    mutating func draw(
        _ text: String,
        font: UIFont,
        color: UIColor,
        alignment: ParagraphStyle.Alignment,
        in rect: CGRect
    ) {
        let line = TextContent(text, font: font, color: color, traits: traits).line(alignment, in: rect)
        if let line { draw(line.layout, in: line.rect) }
    }
}

extension TextContent {
    /// One line in the middle of a rectangle's height, cut with an ellipsis where it is too long; nil for no text.
    ///
    /// - Parameters:
    ///   - alignment: The side of the rectangle.
    ///   - rect: The rectangle, in points.
    /// - Returns: The line, and the rectangle that it is drawn in.
    func line(_ alignment: ParagraphStyle.Alignment, in rect: CGRect) -> (layout: TextLayout, rect: CGRect)? {
        guard !text.string.isEmpty else { return nil }
        var content = self
        content.style.alignment = alignment
        let natural = content.layout()
        // A short text may overhang a narrow place, such as a number on a badge; a long one is cut.
        let layout =
            natural.size.width <= rect.width || alignment == .center && text.string.count < 4
            ? natural : content.layout(width: rect.width)
        let place = CGRect(
            x: rect.minX, y: rect.midY - layout.size.height / 2, width: rect.width, height: layout.size.height)
        return (layout, place)
    }
}
