public import Foundation
public import KeylineFoundationSupplement
import KeylineGraphics

extension CGPath {
    /// The outline of the line that would be drawn along the path, which is filled by the non-zero winding rule. Curves are taken as
    /// straight lines.
    ///
    /// - Parameters:
    ///   - lineWidth: The width of the line, in points.
    ///   - lineCap: The shape of the ends.
    ///   - lineJoin: The shape of the corners.
    ///   - miterLimit: How long a mitred corner may be, in widths of the line.
    ///   - transform: What the path goes through first.
    /// - Returns: Closed subpaths.
    public func copy(
        strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
        transform: CGAffineTransform = .identity
    ) -> CGPath {
        let style = StrokeStyle(
            lineWidth: lineWidth, lineCap: .init(lineCap), lineJoin: .init(lineJoin), miterLimit: max(miterLimit, 1))
        return CGPath(path.applying(transform).outlined(by: style))
    }

    /// The path cut into dashes, as straight lines.
    ///
    /// - Parameters:
    ///   - phase: How far into the dashes the path begins, in points.
    ///   - lengths: Lengths of dashes and gaps by turns, in points; none leave the path as it is.
    ///   - transform: What the path goes through first.
    /// - Returns: An open subpath for each dash.
    public func copy(
        dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
    ) -> CGPath {
        CGPath(path.applying(transform).dashed(phase: phase, lengths: lengths))
    }
}

extension CGContext {
    /// Puts the outline of the line along the path in its place.
    @preconcurrency @MainActor public func replacePathWithStrokedPath() {
        var style = state.style
        let factor = ctm.scaleFactor
        style.lineWidth *= factor
        style.dash = style.dash.map { $0 * factor }
        style.dashPhase *= factor
        let outline = takePath().outlined(by: style)
        changePath { $0 = outline }
    }
}
