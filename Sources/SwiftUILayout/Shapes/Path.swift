public import Foundation
public import KeylineFoundationSupplement
package import KeylineGraphics

/// The outline of a two-dimensional shape, in points, `y` downwards.
public struct Path: Hashable, Sendable {
    /// The outline in neutral terms.
    package private(set) var neutral: KeylineGraphics.Path

    package init(_ neutral: KeylineGraphics.Path) {
        self.neutral = neutral
    }

    /// One step of a path.
    public enum Element: Hashable, Sendable {
        /// Begins a subpath.
        case move(to: CGPoint)
        /// A straight segment.
        case line(to: CGPoint)
        /// A quadratic Bézier segment.
        case quadCurve(to: CGPoint, control: CGPoint)
        /// A cubic Bézier segment.
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
        /// Joins the end of the subpath with its beginning.
        case closeSubpath
    }

    /// An outline without segments.
    public init() {
        neutral = KeylineGraphics.Path()
    }

    /// What a function draws.
    public init(_ callback: (inout Path) -> Void) {
        self.init()
        callback(&self)
    }

    /// A rectangle.
    public init(_ rect: CGRect) {
        neutral = KeylineGraphics.Path(rect)
    }

    /// A rectangle with round corners; the radius is in points.
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        neutral = KeylineGraphics.Path(roundedRect: rect, cornerRadius: cornerRadius, curve: style.neutral)
    }

    /// A rectangle with round corners, as wide as the size in points.
    public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        neutral = KeylineGraphics.Path(roundedRect: rect, cornerSize: cornerSize, curve: style.neutral)
    }

    /// The ellipse that fills a rectangle.
    public init(ellipseIn rect: CGRect) {
        neutral = .ellipse(in: rect)
    }

    /// Whether there are no segments.
    public var isEmpty: Bool { neutral.isEmpty }
    /// The end of the last segment.
    public var currentPoint: CGPoint? { neutral.currentPoint }
    /// The smallest upright rectangle around all points.
    public var boundingRect: CGRect { neutral.controlPointBounds }

    /// Begins a subpath.
    public mutating func move(to point: CGPoint) { neutral.move(to: point) }

    /// Adds a straight segment.
    public mutating func addLine(to point: CGPoint) {
        if neutral.isEmpty { return neutral.move(to: point) }
        neutral.addLine(to: point)
    }

    /// Adds straight segments through points, the first of which begins a subpath.
    public mutating func addLines(_ lines: [CGPoint]) {
        neutral.addPath(KeylineGraphics.Path(points: lines, closed: false))
    }

    /// Adds a quadratic Bézier segment.
    public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) {
        neutral.addQuadCurve(to: point, control: control)
    }

    /// Adds a cubic Bézier segment.
    public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
        neutral.addCurve(to: point, control1: control1, control2: control2)
    }

    /// Joins the end of the current subpath with its beginning.
    public mutating func closeSubpath() { neutral.closeSubpath() }

    /// Adds a rectangle.
    public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        neutral.addPath(KeylineGraphics.Path(rect).applying(transform))
    }

    /// Adds rectangles.
    public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }

    /// Adds a rectangle with round corners.
    public mutating func addRoundedRect(
        in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) {
        addPath(Path(roundedRect: rect, cornerSize: cornerSize, style: style), transform: transform)
    }

    /// Adds the ellipse that fills a rectangle.
    public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        neutral.addPath(KeylineGraphics.Path.ellipse(in: rect).applying(transform))
    }

    /// Adds an arc of a circle. As in Core Graphics the sense is that of axes whose `y` goes up: what is called clockwise runs counter-clockwise
    /// as seen.
    public mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        var arc = KeylineGraphics.Path()
        if transform.isIdentity, let current = neutral.currentPoint { arc.move(to: current) }
        arc.addArc(
            center: center, radius: radius, startAngle: CGFloat(startAngle.radians),
            endAngle: CGFloat(endAngle.radians), clockwise: !clockwise, joins: !arc.isEmpty)
        append(arc.applying(transform), continuing: transform.isIdentity && !neutral.isEmpty)
    }

    /// Adds an arc of a circle, from an angle and over another.
    public mutating func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity
    ) {
        addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: startAngle + delta,
            clockwise: delta.radians < 0, transform: transform)
    }

    /// Adds an arc that touches the line from the current point to a point and the line from there to another one.
    public mutating func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
        guard let start = neutral.currentPoint else { return move(to: tangent1End) }
        let a = (start - tangent1End).unit
        let b = (tangent2End - tangent1End).unit
        let cosine = a.x * b.x + a.y * b.y
        guard radius > 0, abs(cosine) < 0.999_999 else { return addLine(to: tangent1End) }
        let half = acos(Double(cosine)) / 2
        let distance = radius / CGFloat(tan(half))
        let first = CGPoint(x: tangent1End.x + a.x * distance, y: tangent1End.y + a.y * distance)
        let second = CGPoint(x: tangent1End.x + b.x * distance, y: tangent1End.y + b.y * distance)
        let reach = radius * CGFloat(4.0 / 3 * tan((.pi - 2 * half) / 4))
        addLine(to: first)
        addCurve(
            to: second, control1: CGPoint(x: first.x - a.x * reach, y: first.y - a.y * reach),
            control2: CGPoint(x: second.x - b.x * reach, y: second.y - b.y * reach))
    }

    /// Adds another path.
    public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
        neutral.addPath(path.neutral.applying(transform))
    }

    private mutating func append(_ other: KeylineGraphics.Path, continuing: Bool) {
        guard continuing else { return neutral.addPath(other) }
        // The first step only says where the path is already.
        for element in other.elements.dropFirst() {
            switch element {
            case .move(let point): neutral.move(to: point)
            case .line(let point): neutral.addLine(to: point)
            case .curve(let end, let control1, let control2):
                neutral.addCurve(to: end, control1: control1, control2: control2)
            case .close: neutral.closeSubpath()
            }
        }
    }
}

extension Path {
    /// Calls a function with each step.
    public func forEach(_ body: (Element) -> Void) {
        for element in neutral.elements {
            switch element {
            case .move(let point): body(.move(to: point))
            case .line(let point): body(.line(to: point))
            case .curve(let end, let control1, let control2):
                body(.curve(to: end, control1: control1, control2: control2))
            case .close: body(.closeSubpath)
            }
        }
    }

    /// The path as a transform maps it.
    public func applying(_ transform: CGAffineTransform) -> Path { Path(neutral.applying(transform)) }

    /// The path, moved by distances in points.
    public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path { applying(CGAffineTransform(translationX: dx, y: dy)) }

    /// The part of the path between two shares of its length, 0…1; curves become short lines.
    public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
        if from <= 0, to >= 1 { return self }
        return Path(FlatPath(neutral).trimmed(from: from, to: to))
    }

    /// The outline of a line along the path.
    public func strokedPath(_ style: StrokeStyle) -> Path { Path(StrokeOutline(neutral, style.neutral).path) }

    /// Whether a point lies inside.
    public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
        FlatPath(neutral).contains(point, evenOdd: eoFill)
    }
}

extension CGPoint {
    fileprivate static func - (left: CGPoint, right: CGPoint) -> CGPoint {
        CGPoint(x: left.x - right.x, y: left.y - right.y)
    }

    /// The same direction with length 1.
    fileprivate var unit: CGPoint {
        let length = hypot(x, y)
        return length > 0 ? CGPoint(x: x / length, y: y / length) : .zero
    }
}
