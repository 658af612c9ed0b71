import Foundation
import KeylineGraphics

/// A gradient in an environment. Display lists have no gradients: it becomes a bitmap of the size at which it is shown.
struct GradientPaint {
    /// Colours by place, 0…1, in ascending order.
    typealias Stops = [(Double, KeylineGraphics.Color)]

    /// How colours lie in the shape.
    enum Geometry {
        case linear(start: UnitPoint, end: UnitPoint)
        /// Radii in points.
        case radial(center: UnitPoint, start: Double, end: Double)
        /// Radii in parts of the shape's width and height.
        case elliptical(center: UnitPoint, start: Double, end: Double)
        /// Angles in radians, clockwise from the right.
        case angular(center: UnitPoint, start: Double, end: Double)
    }

    private let stops: Stops
    private let geometry: Geometry

    init(_ stops: Stops, _ geometry: Geometry) {
        self.stops = stops
        self.geometry = geometry
    }

    func multiplyingAlpha(by factor: Double) -> GradientPaint {
        GradientPaint(stops.map { ($0.0, $0.1.multiplyingAlpha(by: factor)) }, geometry)
    }

    /// The colour of a gradient that has only one; clear for one without any.
    var only: KeylineGraphics.Color? {
        guard let first = stops.first else { return .clear }
        return stops.allSatisfy { $0.1 == first.1 } ? first.1 : nil
    }

    /// The colour at a place, 0…1.
    func color(at place: Double) -> KeylineGraphics.Color {
        guard let first = stops.first, let last = stops.last else { return .clear }
        if place <= first.0 { return first.1 }
        if place >= last.0 { return last.1 }
        guard let next = stops.firstIndex(where: { $0.0 > place }), next > 0 else { return last.1 }
        let left = stops[next - 1]
        let right = stops[next]
        return left.1.blended(with: right.1, (place - left.0) / (right.0 - left.0))
    }

    /// The longest side, in pixels; colours run so smoothly that larger shapes are drawn from a smaller bitmap.
    private static let sideLimit: CGFloat = 512

    /// The pixels for a shape of a size in points.
    func bitmap(for size: CGSize, scale: CGFloat) -> Bitmap {
        let factor = min(scale, Self.sideLimit / max(size.width, size.height))
        var width = max(Int((size.width * factor).rounded()), 1)
        var height = max(Int((size.height * factor).rounded()), 1)
        // What does not change along an axis needs one pixel there.
        if case .linear(let start, let end) = geometry {
            if start.x == end.x { width = 1 }
            if start.y == end.y { height = 1 }
        }
        var pixels: [UInt8] = []
        pixels.reserveCapacity(width * height * 4)
        for row in 0..<height {
            for column in 0..<width {
                let x = (Double(column) + 0.5) / Double(width)
                let y = (Double(row) + 0.5) / Double(height)
                let bytes = color(at: place(x, y, size)).bytes
                pixels += [bytes.red, bytes.green, bytes.blue, bytes.alpha]
            }
        }
        return Bitmap(width: width, height: height, pixels: pixels)
    }

    /// How far along the gradient a point of the shape lies, 0…1 and beyond; the point is given in parts of the size.
    private func place(_ x: Double, _ y: Double, _ size: CGSize) -> Double {
        let width = Double(size.width)
        let height = Double(size.height)
        func part(_ value: Double, _ start: Double, _ end: Double) -> Double {
            end == start ? (value < start ? 0 : 1) : (value - start) / (end - start)
        }
        switch geometry {
        case .linear(let start, let end):
            let dx = Double(end.x - start.x) * width
            let dy = Double(end.y - start.y) * height
            let length = dx * dx + dy * dy
            guard length > 0 else { return 1 }
            return ((x - Double(start.x)) * width * dx + (y - Double(start.y)) * height * dy) / length
        case .radial(let center, let start, let end):
            let dx = (x - Double(center.x)) * width
            let dy = (y - Double(center.y)) * height
            return part((dx * dx + dy * dy).squareRoot(), start, end)
        case .elliptical(let center, let start, let end):
            let dx = x - Double(center.x)
            let dy = y - Double(center.y)
            return part((dx * dx + dy * dy).squareRoot(), start, end)
        case .angular(let center, let start, let end):
            var angle = atan2((y - Double(center.y)) * height, (x - Double(center.x)) * width) - start
            angle -= (angle / (2 * .pi)).rounded(.down) * 2 * .pi
            return part(angle, 0, end - start)
        }
    }
}

extension KeylineGraphics.Color {
    /// The colour between this one and another; components count by their opacity, so that a clear end does not darken.
    fileprivate func blended(with other: KeylineGraphics.Color, _ fraction: Double) -> KeylineGraphics.Color {
        let opacity = alpha + (other.alpha - alpha) * fraction
        guard opacity > 0 else { return .clear }
        func component(_ left: Double, _ right: Double) -> Double {
            (left * alpha * (1 - fraction) + right * other.alpha * fraction) / opacity
        }
        return KeylineGraphics.Color(
            red: component(red, other.red), green: component(green, other.green), blue: component(blue, other.blue),
            alpha: opacity)
    }
}
