import Foundation
import KeylineGraphics

/// A gradient in an environment, for shapes of any size.
struct GradientPaint {
    typealias Stop = DisplayItem.GradientItem.Stop
    /// How colours lie in the shape.
    typealias Geometry = DisplayItem.GradientItem.Geometry

    /// The colours by ascending place, 0…1.
    private let stops: [Stop]
    private let geometry: Geometry

    init(_ stops: [Stop], _ geometry: Geometry) {
        self.stops = stops
        self.geometry = geometry
    }

    func multiplyingAlpha(by factor: Double) -> GradientPaint {
        GradientPaint(
            stops.map { Stop(place: $0.place, color: $0.color.multiplyingAlpha(by: factor)) }, geometry)
    }

    /// The colour of a gradient that has only one; clear for one without any.
    var only: KeylineGraphics.Color? {
        guard let first = stops.first else { return .clear }
        return stops.allSatisfy { $0.color == first.color } ? first.color : nil
    }

    /// The colour at a place, 0…1.
    func color(at place: Double) -> KeylineGraphics.Color { Stop.color(at: place, in: stops) }

    /// The gradient over a rectangle in points, at a number of pixels per point.
    func item(over rect: CGRect, scale: CGFloat) -> DisplayItem.GradientItem {
        DisplayItem.GradientItem(stops: stops, geometry: geometry, destination: rect, scale: scale)
    }
}
