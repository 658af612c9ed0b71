import Foundation
import KeylineGraphics

/// A gradient as a bitmap of the size at which it is shown: display lists have no gradients.
struct GradientPixels {
    /// Colours by place, 0…1, in ascending order.
    typealias Stops = [(place: Double, color: Color)]

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

    /// The longest side, in pixels; colours run so smoothly that larger shapes are drawn from a smaller bitmap.
    private static let sideLimit: CGFloat = 512

    func bitmap(for size: CGSize, scale: CGFloat) -> Bitmap {
        let factor = min(max(scale, 1), Self.sideLimit / max(size.width, size.height))
        var width = max(Int((size.width * factor).rounded()), 1)
        var height = max(Int((size.height * factor).rounded()), 1)
        // What does not change along an axis needs one pixel there.
        if case .axial(let start, let end) = geometry {
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

    private func color(at place: Double) -> Color {
        guard let first = stops.first, let last = stops.last else { return .clear }
        if place < 0, !extendsBefore { return .clear }
        if place > 1, !extendsAfter { return .clear }
        if place <= first.place { return first.color }
        if place >= last.place { return last.color }
        guard let next = stops.firstIndex(where: { $0.place > place }), next > 0 else { return last.color }
        let left = stops[next - 1]
        let right = stops[next]
        return left.color.mixed(with: right.color, (place - left.place) / (right.place - left.place))
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

extension Color {
    /// The colour between this one and another; components count by their opacity, so that a clear end does not darken.
    fileprivate func mixed(with other: Color, _ fraction: Double) -> Color {
        let opacity = alpha + (other.alpha - alpha) * fraction
        guard opacity > 0 else { return .clear }
        func component(_ left: Double, _ right: Double) -> Double {
            (left * alpha * (1 - fraction) + right * other.alpha * fraction) / opacity
        }
        return Color(
            red: component(red, other.red), green: component(green, other.green), blue: component(blue, other.blue),
            alpha: opacity)
    }
}
