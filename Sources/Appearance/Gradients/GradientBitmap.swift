package import Foundation
package import KeylineGraphics

/// Gradients as bitmaps of the size at which they are shown: display lists have no gradients.
package enum GradientBitmap {
    /// Colours by place, 0…1, in ascending order.
    package typealias Stops = [(place: Double, color: Color)]

    /// The longest side, in pixels; colours run so smoothly that larger shapes are drawn from a smaller bitmap.
    private static let sideLimit: CGFloat = 512

    /// The pixels for a shape.
    ///
    /// - Parameters:
    ///   - size: The shape's size in points.
    ///   - scale: Pixels in a point.
    ///   - line: The ends of a straight gradient, in parts of the size: what does not change along an axis needs one pixel there. Nil
    ///     for other gradients.
    ///   - color: The colour at a point, in parts of the size.
    /// - Returns: The bitmap.
    package static func make(
        for size: CGSize, scale: CGFloat, line: (start: CGPoint, end: CGPoint)?,
        color: (_ x: Double, _ y: Double) -> Color
    ) -> Bitmap {
        let factor = min(scale, sideLimit / max(size.width, size.height))
        var width = max(Int((size.width * factor).rounded()), 1)
        var height = max(Int((size.height * factor).rounded()), 1)
        if let line {
            if line.start.x == line.end.x { width = 1 }
            if line.start.y == line.end.y { height = 1 }
        }
        var pixels: [UInt8] = []
        pixels.reserveCapacity(width * height * 4)
        for row in 0..<height {
            for column in 0..<width {
                let x = (Double(column) + 0.5) / Double(width)
                let y = (Double(row) + 0.5) / Double(height)
                let bytes = color(x, y).bytes
                pixels += [bytes.red, bytes.green, bytes.blue, bytes.alpha]
            }
        }
        return Bitmap(width: width, height: height, pixels: pixels)
    }

    /// The colour at a place: the first one before all, the last one beyond all, clear where there is none.
    package static func color(at place: Double, of stops: Stops) -> Color {
        guard let first = stops.first, let last = stops.last else { return .clear }
        if place <= first.place { return first.color }
        if place >= last.place { return last.color }
        guard let next = stops.firstIndex(where: { $0.place > place }), next > 0 else { return last.color }
        let left = stops[next - 1]
        let right = stops[next]
        return mix(left.color, right.color, (place - left.place) / (right.place - left.place))
    }

    /// The colour between two; components count by their opacity, so that a clear end does not darken.
    private static func mix(_ first: Color, _ second: Color, _ fraction: Double) -> Color {
        let opacity = first.alpha + (second.alpha - first.alpha) * fraction
        guard opacity > 0 else { return .clear }
        func component(_ left: Double, _ right: Double) -> Double {
            (left * first.alpha * (1 - fraction) + right * second.alpha * fraction) / opacity
        }
        return Color(
            red: component(first.red, second.red), green: component(first.green, second.green),
            blue: component(first.blue, second.blue), alpha: opacity)
    }
}
