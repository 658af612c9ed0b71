package import Foundation

extension TextLayout.Line {
    /// The furthest distances that the outlines of the line's glyphs reach above and below the baseline on which they are drawn, in points, not
    /// less than 0; nil where a glyph has no outline of a known extent, such as an emoji or an attachment.
    package var ink: (above: CGFloat, below: CGFloat)? {
        var above = 0.0
        var below = 0.0
        for shaped in paragraph.items(in: visible) {
            guard let instance = shaped.item.instance, !shaped.item.isAttachment, !instance.isEmoji else { return nil }
            let glyphs = shaped.glyphs.map { paragraph.glyphs[$0] }
            let bounds = instance.ink.verticalBounds(of: glyphs[...])
            above = max(above, bounds.top * shaped.scale)
            below = max(below, -bounds.bottom * shaped.scale)
        }
        return (CGFloat(above), CGFloat(below))
    }

    /// Whether the lines of the paragraph reach from one edge to the other.
    package var isJustified: Bool { paragraph.style.alignment == .justified }
}
