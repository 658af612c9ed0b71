import Foundation
import KeylineGraphics

/// A gradient of Core Graphics or Core Animation, for rectangles of any size.
struct GradientPixels {
    typealias Stop = DisplayItem.GradientItem.Stop

    /// How colours lie, in parts of the size.
    enum Geometry {
        case axial(start: CGPoint, end: CGPoint)
        case radial(center: CGPoint, radius: CGSize)
        case conic(center: CGPoint, towards: CGPoint)
        /// Between two circles about one point, radii in points.
        case circles(center: CGPoint, start: CGFloat, end: CGFloat)

        /// The geometry over a rectangle of a size in points.
        fileprivate func item(_ size: CGSize) -> DisplayItem.GradientItem.Geometry {
            switch self {
            case .axial(let start, let end): return .linear(start: start, end: end)
            case .radial(let center, let radius): return .elliptical(center: center, radius: radius, start: 0, end: 1)
            case .circles(let center, let start, let end):
                return .circular(center: center, start: Double(start), end: Double(end))
            case .conic(let center, let towards):
                let first = atan2(
                    Double(towards.y - center.y) * Double(size.height),
                    Double(towards.x - center.x) * Double(size.width))
                return .angular(center: center, start: first, end: first + 2 * .pi)
            }
        }
    }

    let stops: [Stop]
    let geometry: Geometry
    /// Whether the first colour reaches before the start, and the last one beyond the end.
    var extendsBefore: Bool
    var extendsAfter: Bool

    init(stops: [Stop], geometry: Geometry, extends: Bool) {
        self.init(stops: stops, geometry: geometry, before: extends, after: extends)
    }

    init(stops: [Stop], geometry: Geometry, before: Bool, after: Bool) {
        self.stops = stops
        self.geometry = geometry
        extendsBefore = before
        extendsAfter = after
    }

    /// Colours with their places; evenly where none are given.
    static func stops(_ colors: [Any], _ places: [Double]?, _ resolve: (UIColor) -> Color) -> [Stop] {
        let found = colors.compactMap { ($0 as? CGColor).map(UIColor.init(cgColor:)) ?? $0 as? UIColor }
        return found.enumerated().map { index, color in
            let even = found.count > 1 ? Double(index) / Double(found.count - 1) : 0
            let place = places.flatMap { $0.indices.contains(index) ? $0[index] : nil } ?? even
            return Stop(place: place, color: resolve(color))
        }.sorted { $0.place < $1.place }
    }

    /// The gradient over a rectangle in points, at a number of pixels per point.
    func item(over rect: CGRect, scale: CGFloat) -> DisplayItem.GradientItem {
        DisplayItem.GradientItem(
            stops: stops, geometry: geometry.item(rect.size), destination: rect, scale: max(scale, 1),
            extendsBefore: extendsBefore, extendsAfter: extendsAfter)
    }
}

extension ViewCanvas {
    mutating func draw(_ gradient: GradientPixels, in rect: CGRect) {
        let scale = traits.displayScale
        paint(in: rect) { $0.draw(gradient.item(over: $1, scale: scale)) }
    }
}
