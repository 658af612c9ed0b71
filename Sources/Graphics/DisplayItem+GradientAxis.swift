public import Foundation
public import KeylineFoundationSupplement

extension DisplayItem.GradientItem {
    /// The gradient in the words of PDF and SVG: colours along a line, or outwards from a point to a circle, in coordinates that a
    /// transform maps to the item's.
    public struct Axis: Hashable, Sendable {
        /// The line or the circle.
        public enum Shape: Hashable, Sendable {
            /// From a point to a point.
            case line(start: CGPoint, end: CGPoint)
            /// From the origin to a circle around it.
            case circle(radius: Double)
        }

        /// The line or the circle.
        public var shape: Shape
        /// Maps the shape's coordinates to points of the item.
        public var transform: CGAffineTransform
        /// Colours by ascending place, 0…1, between which components and opacity run evenly, each by itself; the first and the last one go
        /// on for ever.
        public var stops: [Stop]
    }

    /// The gradient in the words of PDF and SVG; nil where they have none for it, as for angles, or where it is too small to tell.
    public var axis: Axis? {
        guard stops.allSatisfy({ $0.place >= 0 && $0.place <= 1 && $0.color.isWithinRange }), !stops.isEmpty,
            destination.width > 0, destination.height > 0
        else { return nil }
        let size = destination.size
        func place(_ point: CGPoint) -> CGPoint {
            CGPoint(x: destination.minX + point.x * size.width, y: destination.minY + point.y * size.height)
        }
        switch geometry {
        case .linear(let start, let end):
            guard hypot((end.x - start.x) * size.width, (end.y - start.y) * size.height) > Self.leastLength else {
                return nil
            }
            return along(place(start), place(end))
        case .circular(let center, let start, let end):
            return outwards(CGAffineTransform(translation: place(center)), start, end)
        case .elliptical(let center, let radius, let start, let end):
            guard radius.width * size.width > Self.leastLength, radius.height * size.height > Self.leastLength else {
                return nil
            }
            let scaling = CGAffineTransform(scaleX: radius.width * size.width, y: radius.height * size.height)
            return outwards(scaling.concatenating(CGAffineTransform(translation: place(center))), start, end)
        case .angular: return nil
        }
    }

    /// The length below which an axis is left to pixels, in points.
    private static let leastLength: CGFloat = 1e-3

    private func along(_ start: CGPoint, _ end: CGPoint) -> Axis {
        Axis(shape: .line(start: start, end: end), transform: .identity, stops: evenStops)
    }

    /// From one radius to another as from the centre to the larger of both.
    private func outwards(_ transform: CGAffineTransform, _ start: Double, _ end: Double) -> Axis? {
        guard start >= 0, end >= 0, start != end, max(start, end) > Double(Self.leastLength) else { return nil }
        let radius = max(start, end)
        var mapped = evenStops.map { stop in
            Stop(place: (start + stop.place * (end - start)) / radius, color: stop.color)
        }
        if end < start { mapped.reverse() }
        return Axis(shape: .circle(radius: radius), transform: transform, stops: mapped)
    }

    /// The steps in which a change of colour and opacity together is told.
    private static let mixingSteps = 16

    /// Stops between which components and opacity run evenly, each by itself, whereas the gradient's components count by their opacity.
    private var evenStops: [Stop] {
        var result: [Stop] = []
        if !extendsBefore, let first = stops.first { result.append(Stop(place: 0, color: first.color.transparent)) }
        result.append(stops[0])
        for (left, right) in zip(stops, stops.dropFirst()) {
            result += Self.between(left, right)
            result.append(right)
        }
        if !extendsAfter, let last = stops.last { result.append(Stop(place: 1, color: last.color.transparent)) }
        return result
    }

    private static func between(_ left: Stop, _ right: Stop) -> [Stop] {
        if left.place == right.place || left.color.alpha == right.color.alpha { return [] }
        if left.color.transparent == right.color.transparent { return [] }
        if left.color.alpha == 0 { return [Stop(place: left.place, color: right.color.transparent)] }
        if right.color.alpha == 0 { return [Stop(place: right.place, color: left.color.transparent)] }
        return (1..<mixingSteps).map { step in
            let part = Double(step) / Double(mixingSteps)
            return Stop(
                place: left.place + (right.place - left.place) * part, color: left.color.mixed(with: right.color, part))
        }
    }
}

extension Color {
    fileprivate var isWithinRange: Bool { [red, green, blue, alpha].allSatisfy { $0 >= 0 && $0 <= 1 } }
    /// The same colour without any opacity.
    fileprivate var transparent: Color { Color(red: red, green: green, blue: blue, alpha: 0) }
}

extension CGAffineTransform {
    fileprivate init(translation point: CGPoint) { self.init(translationX: point.x, y: point.y) }
}
