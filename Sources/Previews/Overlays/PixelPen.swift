import Foundation
import KeylineGraphics

/// The direction in which something runs.
enum Axis: Hashable, Sendable {
    /// Along x.
    case horizontal
    /// Along y.
    case vertical

    /// The other one.
    var crossing: Axis { self == .horizontal ? .vertical : .horizontal }
}

/// Draws upright lines and rectangles on whole device pixels, so that thin lines stay crisp.
struct PixelPen {
    /// The lengths of dashes and gaps, in points.
    private static let dash: (on: CGFloat, off: CGFloat) = (4, 3)

    /// Pixels per point.
    let scale: CGFloat
    /// The halo of thin lines and labels, so that they show on any background.
    let halo: Color
    /// Takes what is drawn.
    var builder = DisplayListBuilder()

    init(scale: CGFloat, halo: Color = OverlayColors.halo) {
        self.scale = scale
        self.halo = halo
    }

    /// One pixel, in points.
    var hairline: CGFloat { 1 / scale }
    /// The nearest whole number of pixels to a point that is not above it, at least one, in points.
    var line: CGFloat { max(1, scale.rounded(.down)) / scale }

    /// The drawing.
    func displayList(size: CGSize) -> DisplayList { builder.displayList(size: size) }

    /// The nearest place between two pixels, in points.
    func snapped(_ value: CGFloat) -> CGFloat { PixelGrid(scale: scale).nearest(value) }

    /// A rectangle whose edges lie between pixels.
    func snapped(_ rect: CGRect) -> CGRect {
        let left = snapped(rect.minX)
        let top = snapped(rect.minY)
        return CGRect(x: left, y: top, width: snapped(rect.maxX) - left, height: snapped(rect.maxY) - top)
    }

    /// The pixels of a line.
    ///
    /// - Parameters:
    ///   - axis: The direction in which it runs.
    ///   - place: The coordinate that all its points share, in points; the line lies around it.
    ///   - ends: Where it begins and ends along the axis, in points, in any order.
    ///   - thickness: A whole number of pixels, in points.
    /// - Returns: A rectangle between pixels.
    func segment(_ axis: Axis, at place: CGFloat, _ ends: (CGFloat, CGFloat), thickness: CGFloat) -> CGRect {
        let side = snapped(place - thickness / 2)
        let start = snapped(min(ends.0, ends.1))
        let end = snapped(max(ends.0, ends.1))
        return axis == .horizontal
            ? CGRect(x: start, y: side, width: end - start, height: thickness)
            : CGRect(x: side, y: start, width: thickness, height: end - start)
    }

    /// Fills pixels.
    mutating func fill(_ rects: [CGRect], color: Color) {
        var path = Path()
        for rect in rects where rect.width > 0 && rect.height > 0 { path.addPath(Path(rect)) }
        if !path.isEmpty { builder.fill(path, color: color) }
    }

    /// Draws a frame inside a rectangle.
    mutating func frame(_ rect: CGRect, thickness: CGFloat, color: Color, isDashed: Bool = false) {
        let sides = self.sides(of: snapped(rect), thickness: thickness)
        fill(isDashed ? sides.flatMap(dashes) : sides, color: color)
    }

    /// The pieces of a line that is drawn with gaps; the pieces at both ends reach the ends.
    func dashes(_ line: CGRect) -> [CGRect] {
        let isHorizontal = line.width >= line.height
        let length = isHorizontal ? line.width : line.height
        let period = Self.dash.on + Self.dash.off
        let count = max(1, Int(((length + Self.dash.off) / period).rounded()))
        let step = (length + Self.dash.off) / CGFloat(count)
        return (0..<count).map { index in
            let start = snapped(CGFloat(index) * step)
            let end = index == count - 1 ? length : snapped(CGFloat(index) * step + step - Self.dash.off)
            return isHorizontal
                ? CGRect(x: line.minX + start, y: line.minY, width: max(end - start, hairline), height: line.height)
                : CGRect(x: line.minX, y: line.minY + start, width: line.width, height: max(end - start, hairline))
        }
    }

    private func sides(of rect: CGRect, thickness: CGFloat) -> [CGRect] {
        let across = min(thickness, rect.height)
        let along = min(thickness, rect.width)
        return [
            CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: across),
            CGRect(x: rect.minX, y: rect.maxY - across, width: rect.width, height: across),
            CGRect(x: rect.minX, y: rect.minY + across, width: along, height: max(0, rect.height - 2 * across)),
            CGRect(
                x: rect.maxX - along, y: rect.minY + across, width: along, height: max(0, rect.height - 2 * across)),
        ]
    }
}
