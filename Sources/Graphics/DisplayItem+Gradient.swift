public import Foundation

extension DisplayItem {
    /// Colours that run into one another over a rectangle.
    ///
    /// Pictures show the item's `bitmap`; formats that have gradients of their own write it as one.
    public struct GradientItem: Hashable, Sendable {
        /// A colour at a place.
        public struct Stop: Hashable, Sendable {
            /// The place, 0…1 and beyond.
            public var place: Double
            /// The colour there.
            public var color: Color

            /// Puts a colour at a place.
            public init(place: Double, color: Color) {
                self.place = place
                self.color = color
            }
        }

        /// The course of a gradient in the rectangle. Points are given in parts of its width and height.
        public enum Geometry: Hashable, Sendable {
            /// Along a line.
            case linear(start: CGPoint, end: CGPoint)
            /// From one circle about a point to another; radii in points.
            case circular(center: CGPoint, start: Double, end: Double)
            /// From one ellipse about a point to another, whose radii are multiples of a size in parts of the rectangle's.
            case elliptical(center: CGPoint, radius: CGSize, start: Double, end: Double)
            /// By the angle around a point, in radians clockwise from the right.
            case angular(center: CGPoint, start: Double, end: Double)
        }

        /// The colours, by ascending place.
        public var stops: [Stop]
        /// The course in the rectangle.
        public var geometry: Geometry
        /// The filled rectangle, in points.
        public var destination: CGRect
        /// Pixels of the bitmap per point, unless the rectangle is so large that fewer do.
        public var scale: CGFloat
        /// Whether the first colour reaches before the start.
        public var extendsBefore: Bool
        /// Whether the last colour reaches beyond the end.
        public var extendsAfter: Bool

        /// Describes a gradient.
        public init(
            stops: [Stop], geometry: Geometry, destination: CGRect, scale: CGFloat, extendsBefore: Bool = true,
            extendsAfter: Bool = true
        ) {
            self.stops = stops
            self.geometry = geometry
            self.destination = destination
            self.scale = scale
            self.extendsBefore = extendsBefore
            self.extendsAfter = extendsAfter
        }

        /// The longest side of the bitmap, in pixels; colours run so smoothly that larger rectangles are drawn from a smaller one.
        private static let sideLimit: CGFloat = 512
    }
}

extension DisplayItem.GradientItem {
    /// The pixels that are stretched over the rectangle; nil where that has no inside.
    public var bitmap: Bitmap? {
        let size = destination.size
        guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite, scale > 0 else { return nil }
        let factor = min(scale, Self.sideLimit / max(size.width, size.height))
        var width = max(Int((size.width * factor).rounded()), 1)
        var height = max(Int((size.height * factor).rounded()), 1)
        // What does not change along an axis needs one pixel there.
        if case .linear(let start, let end) = geometry {
            if start.x == end.x { width = 1 }
            if start.y == end.y { height = 1 }
        }
        let ramp = GradientRamp(self)
        var pixels: [UInt8] = []
        pixels.reserveCapacity(width * height * 4)
        for row in 0..<height {
            let y = (Double(row) + 0.5) / Double(height)
            for column in 0..<width {
                let bytes = ramp.color(x: (Double(column) + 0.5) / Double(width), y: y).bytes
                pixels.append(bytes.red)
                pixels.append(bytes.green)
                pixels.append(bytes.blue)
                pixels.append(bytes.alpha)
            }
        }
        return Bitmap(width: width, height: height, pixels: pixels)
    }

    /// The colour at a point of the rectangle, given in parts of its width and height.
    public func color(x: Double, y: Double) -> Color { GradientRamp(self).color(x: x, y: y) }
}

extension DisplayItem.GradientItem.Stop {
    /// The colour at a place between stops, the first or last one's outside.
    public static func color(at place: Double, in stops: [DisplayItem.GradientItem.Stop]) -> Color {
        guard let first = stops.first, let last = stops.last else { return .clear }
        if place <= first.place { return first.color }
        if place >= last.place { return last.color }
        guard let next = stops.firstIndex(where: { $0.place > place }), next > 0 else { return last.color }
        let left = stops[next - 1]
        let right = stops[next]
        return left.color.mixed(with: right.color, (place - left.place) / (right.place - left.place))
    }
}

/// The colours of a gradient by point.
private struct GradientRamp {
    private let stops: [DisplayItem.GradientItem.Stop]
    private let geometry: DisplayItem.GradientItem.Geometry
    private let width: Double
    private let height: Double
    private let extendsBefore: Bool
    private let extendsAfter: Bool

    init(_ item: DisplayItem.GradientItem) {
        stops = item.stops
        geometry = item.geometry
        width = Double(item.destination.width)
        height = Double(item.destination.height)
        extendsBefore = item.extendsBefore
        extendsAfter = item.extendsAfter
    }

    func color(x: Double, y: Double) -> Color {
        let position = place(x, y)
        if position < 0, !extendsBefore { return .clear }
        if position > 1, !extendsAfter { return .clear }
        return DisplayItem.GradientItem.Stop.color(at: position, in: stops)
    }

    /// Returns the position of a point along the gradient, 0…1 and beyond.
    private func place(_ x: Double, _ y: Double) -> Double {
        switch geometry {
        case .linear(let start, let end):
            let dx = Double(end.x - start.x) * width
            let dy = Double(end.y - start.y) * height
            let length = dx * dx + dy * dy
            guard length > 0 else { return 1 }
            return ((x - Double(start.x)) * width * dx + (y - Double(start.y)) * height * dy) / length
        case .circular(let center, let start, let end):
            let dx = (x - Double(center.x)) * width
            let dy = (y - Double(center.y)) * height
            return Self.part((dx * dx + dy * dy).squareRoot(), start, end)
        case .elliptical(let center, let radius, let start, let end):
            guard radius.width > 0, radius.height > 0 else { return 1 }
            let dx = (x - Double(center.x)) / Double(radius.width)
            let dy = (y - Double(center.y)) / Double(radius.height)
            return Self.part((dx * dx + dy * dy).squareRoot(), start, end)
        case .angular(let center, let start, let end):
            var angle = atan2((y - Double(center.y)) * height, (x - Double(center.x)) * width) - start
            angle -= (angle / (2 * .pi)).rounded(.down) * 2 * .pi
            return Self.part(angle, 0, end - start)
        }
    }

    private static func part(_ value: Double, _ start: Double, _ end: Double) -> Double {
        end == start ? (value < start ? 0 : 1) : (value - start) / (end - start)
    }
}

extension Color {
    /// The colour between this one and another; components count by their opacity, so that a clear end does not darken.
    public func mixed(with other: Color, _ fraction: Double) -> Color {
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
