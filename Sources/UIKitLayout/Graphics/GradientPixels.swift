import Foundation
import KeylineAppearance
import KeylineGraphics

/// A gradient as a bitmap of the size at which it is shown: display lists have no gradients.
struct GradientPixels {
    /// Colours by place, 0…1, in ascending order.
    typealias Stops = GradientBitmap.Stops

    /// How colours lie, in parts of the size.
    enum Geometry {
        case axial(start: CGPoint, end: CGPoint)
        case radial(center: CGPoint, radius: CGSize)
        case conic(center: CGPoint, towards: CGPoint)
        /// Between two circles about one point, radii in points.
        case circles(center: CGPoint, start: CGFloat, end: CGFloat)
    }

    let stops: Stops
    let geometry: Geometry
    /// Whether the first colour reaches before the start, and the last one beyond the end.
    var extendsBefore: Bool
    var extendsAfter: Bool

    init(stops: Stops, geometry: Geometry, extends: Bool) {
        self.init(stops: stops, geometry: geometry, before: extends, after: extends)
    }

    init(stops: Stops, geometry: Geometry, before: Bool, after: Bool) {
        self.stops = stops
        self.geometry = geometry
        extendsBefore = before
        extendsAfter = after
    }

    /// Colours with their places; evenly where none are given.
    static func stops(_ colors: [Any], _ places: [Double]?, _ resolve: (UIColor) -> Color) -> Stops {
        let found = colors.compactMap { ($0 as? CGColor).map(UIColor.init(cgColor:)) ?? $0 as? UIColor }
        return found.enumerated().map { index, color in
            let even = found.count > 1 ? Double(index) / Double(found.count - 1) : 0
            let place = places.flatMap { $0.indices.contains(index) ? $0[index] : nil } ?? even
            return (place, resolve(color))
        }.sorted { $0.place < $1.place }
    }

    func bitmap(for size: CGSize, scale: CGFloat) -> Bitmap {
        var line: (start: CGPoint, end: CGPoint)?
        if case .axial(let start, let end) = geometry { line = (start, end) }
        return GradientBitmap.make(for: size, scale: max(scale, 1), line: line) { color(at: place($0, $1, size)) }
    }

    private func color(at place: Double) -> Color {
        if place < 0, !extendsBefore { return .clear }
        if place > 1, !extendsAfter { return .clear }
        return GradientBitmap.color(at: place, of: stops)
    }

    /// How far along the gradient a point lies, 0…1 and beyond; the point is given in parts of the size.
    private func place(_ x: Double, _ y: Double, _ size: CGSize) -> Double {
        let width = Double(size.width)
        let height = Double(size.height)
        switch geometry {
        case .axial(let start, let end):
            let dx = Double(end.x - start.x) * width
            let dy = Double(end.y - start.y) * height
            let length = dx * dx + dy * dy
            guard length > 0 else { return 1 }
            return ((x - Double(start.x)) * width * dx + (y - Double(start.y)) * height * dy) / length
        case .radial(let center, let radius):
            guard radius.width > 0, radius.height > 0 else { return 1 }
            let (dx, dy) = (
                (x - Double(center.x)) / Double(radius.width), (y - Double(center.y)) / Double(radius.height)
            )
            return (dx * dx + dy * dy).squareRoot()
        case .circles(let center, let start, let end):
            let dx = (x - Double(center.x)) * width
            let dy = (y - Double(center.y)) * height
            guard end != start else { return 1 }
            return ((dx * dx + dy * dy).squareRoot() - Double(start)) / Double(end - start)
        case .conic(let center, let towards):
            let first = atan2(Double(towards.y - center.y) * height, Double(towards.x - center.x) * width)
            let angle = atan2((y - Double(center.y)) * height, (x - Double(center.x)) * width) - first
            return angle / (2 * .pi) - (angle / (2 * .pi)).rounded(.down)
        }
    }
}
