public import Foundation
public import KeylineFoundationSupplement

/// A sequence of straight and curved segments, in points, `y` downwards.
public struct Path: Hashable, Sendable {
    /// One step of a path; coordinates are absolute.
    public enum Element: Hashable, Sendable {
        /// Begins a subpath.
        case move(to: CGPoint)
        /// A straight segment.
        case line(to: CGPoint)
        /// A cubic Bézier segment.
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
        /// Joins the end of the subpath with its beginning.
        case close
    }

    /// The steps in drawing order.
    public private(set) var elements: [Element] = []

    /// Creates a path without segments.
    public init() {}

    /// Whether the path has no steps.
    public var isEmpty: Bool { elements.isEmpty }

    /// Begins a subpath at a point.
    public mutating func move(to point: CGPoint) {
        elements.append(.move(to: point))
    }

    /// Adds a straight segment to a point.
    public mutating func addLine(to point: CGPoint) {
        elements.append(.line(to: point))
    }

    /// Adds a cubic Bézier segment.
    public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        elements.append(.curve(to: end, control1: control1, control2: control2))
    }

    /// Adds a quadratic Bézier segment, as the cubic one of the same shape.
    public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
        let start = currentPoint ?? control
        func blend(_ point: CGPoint) -> CGPoint {
            CGPoint(x: point.x + (control.x - point.x) * 2 / 3, y: point.y + (control.y - point.y) * 2 / 3)
        }
        addCurve(to: end, control1: blend(start), control2: blend(end))
    }

    /// Joins the end of the current subpath with its beginning.
    public mutating func closeSubpath() {
        elements.append(.close)
    }

    /// Adds the steps of another path.
    public mutating func addPath(_ other: Path) {
        elements += other.elements
    }

    /// The end of the last segment, or the beginning of the subpath that was just closed; nil in an empty path.
    public var currentPoint: CGPoint? {
        switch elements.last {
        case .move(let point), .line(let point), .curve(let point, _, _): point
        case .close: elements.lazy.reversed().compactMap(\.subpathStart).first
        case nil: nil
        }
    }

    /// The path as a transform maps it.
    public func applying(_ transform: CGAffineTransform) -> Path {
        guard !transform.isIdentity else { return self }
        var result = Path()
        result.elements = elements.map { $0.applying(transform) }
        return result
    }

    /// The smallest upright rectangle around every end and control point; `CGRect.null` for an empty path.
    public var controlPointBounds: CGRect {
        let points = elements.flatMap(\.points)
        guard let first = points.first else { return .null }
        var minX = first.x
        var minY = first.y
        var maxX = first.x
        var maxY = first.y
        for point in points.dropFirst() {
            minX = min(minX, point.x)
            maxX = max(maxX, point.x)
            minY = min(minY, point.y)
            maxY = max(maxY, point.y)
        }
        return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
    }
}

extension Path.Element {
    /// The start of the subpath that the step begins; nil where it continues one.
    fileprivate var subpathStart: CGPoint? {
        if case .move(let point) = self { point } else { nil }
    }

    /// The end point and the control points, end first.
    var points: [CGPoint] {
        switch self {
        case .move(let point), .line(let point): [point]
        case .curve(let end, let control1, let control2): [end, control1, control2]
        case .close: []
        }
    }

    func applying(_ transform: CGAffineTransform) -> Path.Element {
        switch self {
        case .move(let point): .move(to: point.applying(transform))
        case .line(let point): .line(to: point.applying(transform))
        case .curve(let end, let control1, let control2):
            .curve(
                to: end.applying(transform),
                control1: control1.applying(transform),
                control2: control2.applying(transform)
            )
        case .close: .close
        }
    }
}
