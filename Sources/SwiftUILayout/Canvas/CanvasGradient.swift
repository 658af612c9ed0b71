import Foundation
import KeylineGraphics

/// A gradient in a canvas's own coordinates, in points.
struct CanvasGradient: Sendable {
    /// Where the colours lie.
    enum Place: Sendable {
        case line(CGPoint, CGPoint)
        case circles(CGPoint, CGFloat, CGFloat)
        case turn(CGPoint, Angle)
    }

    let gradient: Gradient
    private let place: Place
    private let options: GraphicsContext.GradientOptions

    init(_ gradient: Gradient, _ place: Place, _ options: GraphicsContext.GradientOptions) {
        self.gradient = gradient
        self.place = place
        self.options = options
    }

    /// The gradient as a paint of a rectangle.
    func paint(over rect: CGRect, in environment: EnvironmentValues) -> Paint {
        var stops = gradient.resolved(in: environment)
        if options.contains(.linearColor) { stops = GradientCycles.mixingLight(stops) }
        guard rect.width > 0, rect.height > 0, !stops.isEmpty else { return .color(.clear) }
        switch place {
        case .line(let start, let end):
            let cycles = GradientCycles(options, reaching: Self.reach(of: rect, from: start, to: end))
            return .gradient(
                GradientPaint(
                    cycles.stops(stops),
                    .linear(
                        start: Self.between(start, end, cycles.first).part(of: rect),
                        end: Self.between(start, end, cycles.last).part(of: rect))))
        case .circles(let center, let start, let end):
            let cycles = GradientCycles(options, reaching: Self.reach(of: rect, around: center, start, end))
            return .gradient(
                GradientPaint(
                    cycles.stops(stops),
                    .circular(
                        center: center.part(of: rect), start: start + (end - start) * cycles.first,
                        end: start + (end - start) * cycles.last)))
        case .turn(let center, let angle):
            let start = angle.radians
            return .gradient(
                GradientPaint(stops, .angular(center: center.part(of: rect), start: start, end: start + 2 * .pi)))
        }
    }

    private static func between(_ start: CGPoint, _ end: CGPoint, _ part: Double) -> CGPoint {
        CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
    }

    /// From where to where along a line a rectangle reaches, in parts of the line's length.
    private static func reach(of rect: CGRect, from start: CGPoint, to end: CGPoint) -> ClosedRange<Double> {
        let x = end.x - start.x
        let y = end.y - start.y
        let square = x * x + y * y
        guard square > 0 else { return 0...1 }
        let parts = rect.corners.map { Double((($0.x - start.x) * x + ($0.y - start.y) * y) / square) }
        return (parts.min() ?? 0)...(parts.max() ?? 1)
    }

    /// From where to where between two circles a rectangle reaches, in parts of the distance of both.
    private static func reach(
        of rect: CGRect, around center: CGPoint, _ start: CGFloat, _ end: CGFloat
    ) -> ClosedRange<Double> {
        guard start != end else { return 0...1 }
        let farthest = rect.corners.map { hypot($0.x - center.x, $0.y - center.y) }.max() ?? 0
        let inner = -start / (end - start)
        let outer = (farthest - start) / (end - start)
        return Double(min(inner, outer))...Double(max(inner, outer))
    }
}

/// How often a gradient begins again so that it covers what is filled.
private struct GradientCycles {
    /// More than can be told apart on any screen.
    private static let most = 2_000.0

    let first: Double
    let last: Double
    private let mirrors: Bool

    init(_ options: GraphicsContext.GradientOptions, reaching reach: ClosedRange<Double>) {
        mirrors = options.contains(.mirror)
        guard mirrors || options.contains(.repeat), reach.upperBound - reach.lowerBound < Self.most,
            reach.lowerBound.isFinite, reach.upperBound.isFinite
        else {
            first = 0
            last = 1
            return
        }
        first = min(reach.lowerBound.rounded(.down), 0)
        last = max(reach.upperBound.rounded(.up), 1)
    }

    /// The stops of all cycles, by their place among all, 0…1.
    func stops(_ stops: [GradientPaint.Stop]) -> [GradientPaint.Stop] {
        guard last - first > 1 else { return stops }
        var all: [GradientPaint.Stop] = []
        for cycle in Int(first)..<Int(last) {
            let isBack = mirrors && cycle % 2 != 0
            let own = isBack ? stops.reversed().map { .init(place: 1 - $0.place, color: $0.color) } : stops
            all += Self.whole(own).map {
                GradientPaint.Stop(place: (Double(cycle) + $0.place - first) / (last - first), color: $0.color)
            }
        }
        return all
    }

    /// Stops that begin at 0 and end at 1.
    private static func whole(_ stops: [GradientPaint.Stop]) -> [GradientPaint.Stop] {
        guard let first = stops.first, let last = stops.last else { return stops }
        let before = first.place > 0 ? [GradientPaint.Stop(place: 0, color: first.color)] : []
        let after = last.place < 1 ? [GradientPaint.Stop(place: 1, color: last.color)] : []
        return before + stops + after
    }

    /// Stops so close that colours mixed evenly between them are nearly those of light mixed evenly.
    static func mixingLight(_ stops: [GradientPaint.Stop]) -> [GradientPaint.Stop] {
        guard var result = stops.first.map({ [$0] }) else { return [] }
        for (left, right) in zip(stops, stops.dropFirst()) {
            if left.place < right.place {
                result += (1..<16).map { step in
                    let part = Double(step) / 16
                    return GradientPaint.Stop(
                        place: left.place + (right.place - left.place) * part,
                        color: left.color.mixingLight(with: right.color, part))
                }
            }
            result.append(right)
        }
        return result
    }
}

extension KeylineGraphics.Color {
    fileprivate func mixingLight(with other: KeylineGraphics.Color, _ part: Double) -> KeylineGraphics.Color {
        func mix(_ path: KeyPath<KeylineGraphics.Color, Double>) -> Double {
            let one = Self.light(self[keyPath: path])
            let two = Self.light(other[keyPath: path])
            return Self.component(one + (two - one) * part)
        }
        return KeylineGraphics.Color(
            red: mix(\.red), green: mix(\.green), blue: mix(\.blue), alpha: alpha + (other.alpha - alpha) * part)
    }

    /// The amount of light of a component of sRGB. Source: IEC 61966-2-1.
    private static func light(_ component: Double) -> Double {
        component <= 0.04045 ? component / 12.92 : pow((component + 0.055) / 1.055, 2.4)
    }

    private static func component(_ light: Double) -> Double {
        light <= 0.003_130_8 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055
    }
}

extension CGRect {
    fileprivate var corners: [CGPoint] {
        [
            CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY), CGPoint(x: maxX, y: maxY),
        ]
    }
}

extension CGPoint {
    /// The point in parts of a rectangle's width and height.
    fileprivate func part(of rect: CGRect) -> CGPoint {
        CGPoint(x: (x - rect.minX) / rect.width, y: (y - rect.minY) / rect.height)
    }
}
