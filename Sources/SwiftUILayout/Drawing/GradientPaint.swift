import Foundation
import KeylineAppearance
import KeylineGraphics

/// A gradient in an environment. Display lists have no gradients: it becomes a bitmap of the size at which it is shown.
struct GradientPaint {
    /// Colours by place, 0…1, in ascending order.
    typealias Stops = GradientBitmap.Stops

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
        GradientPaint(stops.map { ($0.place, $0.color.multiplyingAlpha(by: factor)) }, geometry)
    }

    /// The colour of a gradient that has only one; clear for one without any.
    var only: KeylineGraphics.Color? {
        guard let first = stops.first else { return .clear }
        return stops.allSatisfy { $0.color == first.color } ? first.color : nil
    }

    /// The colour at a place, 0…1.
    func color(at place: Double) -> KeylineGraphics.Color { GradientBitmap.color(at: place, of: stops) }

    /// The pixels for a shape of a size in points.
    func bitmap(for size: CGSize, scale: CGFloat) -> Bitmap {
        var line: (start: CGPoint, end: CGPoint)?
        if case .linear(let start, let end) = geometry {
            line = (CGPoint(x: start.x, y: start.y), CGPoint(x: end.x, y: end.y))
        }
        return GradientBitmap.make(for: size, scale: scale, line: line) { color(at: place($0, $1, size)) }
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
