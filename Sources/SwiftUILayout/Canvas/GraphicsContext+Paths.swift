public import Foundation
import KeylineGraphics

extension GraphicsContext {
    /// Fills the inside of a path, in points.
    public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
        paint(path.neutral, style.isEOFilled ? .evenOddFill : .fill, shading)
    }

    /// Draws a line along a path, in points.
    public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
        guard style.lineWidth > 0 else { return }
        paint(path.neutral, .stroke(style.neutral), shading)
    }

    /// Draws a line of a width in points along a path.
    public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
        stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
    }

    private func paint(
        _ path: KeylineGraphics.Path, _ style: DisplayItem.PathItem.Style, _ shading: Shading
    ) {
        guard !path.isEmpty else { return }
        draw { shading.paint(path, style, into: &$0, environment) }
    }
}
