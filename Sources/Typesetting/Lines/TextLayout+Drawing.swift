public import Foundation
public import KeylineGraphics

extension TextLayout {
    /// The glyphs, placed.
    ///
    /// Lines start at the rectangle's top and are aligned in its width; a line that is wider runs over the edge.
    ///
    /// - Parameters:
    ///   - rect: Where the text is, in points.
    ///   - scale: Pixels per point, for baselines on whole pixels; 0 leaves them where they are.
    /// - Returns: The runs of each line in reading order, lines from top to bottom.
    public func glyphRuns(in rect: CGRect, scale: CGFloat = 0) -> [GlyphRun] {
        lines.flatMap { line in
            LineDrawing(line, in: rect, scale: scale).fragments.compactMap(\.glyphRun)
        }
    }

    /// Draws backgrounds, underlines, glyphs and strike-through lines.
    ///
    /// - Parameters:
    ///   - builder: Takes the drawing.
    ///   - rect: Where the text is, in points.
    ///   - scale: Pixels per point, for baselines on whole pixels; 0 leaves them where they are.
    public func draw(into builder: inout DisplayListBuilder, in rect: CGRect, scale: CGFloat = 0) {
        for line in lines {
            let fragments = LineDrawing(line, in: rect, scale: scale).fragments
            for fragment in fragments {
                for bar in fragment.backgrounds + fragment.underlines { builder.fill(bar.rect, color: bar.color) }
            }
            for fragment in fragments {
                if let run = fragment.glyphRun { builder.draw(run) }
                for bar in fragment.strikethroughs { builder.fill(bar.rect, color: bar.color) }
            }
        }
    }
}
