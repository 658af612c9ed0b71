public import Foundation

/// Colours that run into one another.
public struct Gradient: Hashable, PaintedStyle {
    /// A colour at a place.
    public struct Stop: Hashable, Sendable {
        /// The colour.
        public var color: Color
        /// The place, 0…1.
        public var location: CGFloat

        /// A colour at a place, 0…1.
        public init(color: Color, location: CGFloat) {
            self.color = color
            self.location = location
        }
    }

    /// How colours are mixed. Keyline mixes components of sRGB in either.
    public enum ColorSpace: Hashable, Sendable {
        /// By components of the device's space.
        case device
        /// As the eye sees it.
        case perceptual
    }

    /// The colours at their places.
    public var stops: [Stop]

    /// Colours at places.
    public init(stops: [Stop]) {
        self.stops = stops
    }

    /// Colours at equal distances.
    public init(colors: [Color]) {
        let last = CGFloat(max(colors.count - 1, 1))
        stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
    }

    /// The same colours; Keyline mixes components of sRGB.
    public func colorSpace(_ space: ColorSpace) -> AnyGradient { AnyGradient(self) }

    func paint(in environment: EnvironmentValues) -> Paint { AnyGradient(self).paint(in: environment) }

    func resolved(in environment: EnvironmentValues) -> [GradientPaint.Stop] {
        stops.map { GradientPaint.Stop(place: Double($0.location), color: $0.color.neutral(in: environment)) }
            .sorted { $0.place < $1.place }
    }
}

/// A gradient whose kind does not show; in a shape it runs from the top to the bottom.
public struct AnyGradient: Hashable, PaintedStyle {
    private let gradient: Gradient

    /// Runs through colours.
    public init(_ gradient: Gradient) {
        self.gradient = gradient
    }

    /// From a lighter shade to the colour. Apple does not publish the shade; this one is 15 % of the way to white.
    init(_ color: Color) {
        gradient = Gradient(colors: [color.mix(with: .white, by: 0.15), color])
    }

    func paint(in environment: EnvironmentValues) -> Paint {
        .gradient(
            GradientPaint(
                gradient.resolved(in: environment), .linear(start: UnitPoint.top.place, end: UnitPoint.bottom.place)))
    }
}

/// A gradient along a line.
public struct LinearGradient: Hashable, PaintedStyle {
    let gradient: Gradient
    let start: UnitPoint
    let end: UnitPoint

    /// A gradient from one point of the shape to another.
    public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
        self.gradient = gradient
        start = startPoint
        end = endPoint
    }

    /// Colours from one point of the shape to another.
    public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
    }

    /// Stops from one point of the shape to another.
    public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
    }

    func paint(in environment: EnvironmentValues) -> Paint {
        .gradient(GradientPaint(gradient.resolved(in: environment), .linear(start: start.place, end: end.place)))
    }
}

/// A gradient around a point.
public struct RadialGradient: Hashable, PaintedStyle {
    let gradient: Gradient
    let center: UnitPoint
    let startRadius: CGFloat
    let endRadius: CGFloat

    /// A gradient from one radius to another, in points.
    public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.gradient = gradient
        self.center = center
        self.startRadius = startRadius
        self.endRadius = endRadius
    }

    /// Colours from one radius to another, in points.
    public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius)
    }

    /// Stops from one radius to another, in points.
    public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(gradient: Gradient(stops: stops), center: center, startRadius: startRadius, endRadius: endRadius)
    }

    func paint(in environment: EnvironmentValues) -> Paint {
        .gradient(
            GradientPaint(
                gradient.resolved(in: environment),
                .circular(center: center.place, start: Double(startRadius), end: Double(endRadius))))
    }
}

/// A gradient around a point that follows the shape's proportions.
public struct EllipticalGradient: Hashable, PaintedStyle {
    let gradient: Gradient
    let center: UnitPoint
    let startFraction: CGFloat
    let endFraction: CGFloat

    /// A gradient from one part of the shape's size to another.
    public init(
        gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {
        self.gradient = gradient
        self.center = center
        startFraction = startRadiusFraction
        endFraction = endRadiusFraction
    }

    /// Colours from one part of the shape's size to another.
    public init(
        colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {
        self.init(
            gradient: Gradient(colors: colors), center: center, startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction)
    }

    func paint(in environment: EnvironmentValues) -> Paint {
        .gradient(
            GradientPaint(
                gradient.resolved(in: environment),
                .elliptical(
                    center: center.place, radius: CGSize(width: 1, height: 1), start: Double(startFraction),
                    end: Double(endFraction))))
    }
}

/// A gradient by the angle around a point.
public struct AngularGradient: Hashable, PaintedStyle {
    let gradient: Gradient
    let center: UnitPoint
    let start: Angle
    let end: Angle

    /// A gradient from one angle to another, clockwise from the right.
    public init(
        gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
    ) {
        self.gradient = gradient
        self.center = center
        start = startAngle
        end = endAngle
    }

    /// Colours from one angle to another.
    public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        self.init(gradient: Gradient(colors: colors), center: center, startAngle: startAngle, endAngle: endAngle)
    }

    /// A gradient all around.
    public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: gradient, center: center, startAngle: angle, endAngle: angle + .degrees(360))
    }

    /// Colours all around.
    public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
    }

    /// Stops all around.
    public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
    }

    func paint(in environment: EnvironmentValues) -> Paint {
        .gradient(
            GradientPaint(
                gradient.resolved(in: environment),
                .angular(center: center.place, start: start.radians, end: end.radians)))
    }
}

extension UnitPoint {
    /// The point in parts of a width and a height.
    fileprivate var place: CGPoint { CGPoint(x: x, y: y) }
}
