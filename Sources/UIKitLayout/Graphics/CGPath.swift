public import Foundation
public import KeylineFoundationSupplement
package import KeylineGraphics

/// A path, as in Core Graphics, which Foundation on Linux lacks; a value in an object.
open class CGPath: NSObject, @unchecked Sendable {
    package fileprivate(set) var path: Path

    package init(_ path: Path) {
        self.path = path
    }

    /// A rectangle.
    public convenience init(rect: CGRect, transform: CGAffineTransform?) {
        self.init(Path(rect).applying(transform ?? .identity))
    }

    /// The ellipse that fills a rectangle.
    public convenience init(ellipseIn rect: CGRect, transform: CGAffineTransform?) {
        self.init(Path(ellipseIn: rect).applying(transform ?? .identity))
    }

    /// The smallest upright rectangle around every end and control point.
    public var boundingBox: CGRect { path.controlPointBounds }
    /// Whether the path has no segments.
    public var isEmpty: Bool { path.isEmpty }
    /// The end of the last segment.
    public var currentPoint: CGPoint { path.currentPoint ?? .zero }
}

/// A path that is open to change.
public final class CGMutablePath: CGPath, @unchecked Sendable {
    /// Creates a path without segments.
    public init() {
        super.init(Path())
    }

    /// Begins a subpath at a point.
    public func move(to point: CGPoint) { path.move(to: point) }
    /// Adds a straight segment to a point.
    public func addLine(to point: CGPoint) { path.addLine(to: point) }
    /// Adds straight segments through points.
    public func addLines(between points: [CGPoint]) { path.addPath(Path(points: points, closed: false)) }
    /// Adds a rectangle.
    public func addRect(_ rect: CGRect) { path.addPath(Path(rect)) }
    /// Adds the ellipse that fills a rectangle.
    public func addEllipse(in rect: CGRect) { path.addPath(Path(ellipseIn: rect)) }
    /// Adds the segments of another path.
    public func addPath(_ other: CGPath) { path.addPath(other.path) }
    /// Joins the end of the current subpath with its beginning.
    public func closeSubpath() { path.closeSubpath() }
    /// Adds a quadratic Bézier segment.
    public func addQuadCurve(to end: CGPoint, control: CGPoint) { path.addQuadCurve(to: end, control: control) }

    /// Adds a cubic Bézier segment.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        path.addCurve(to: end, control1: control1, control2: control2)
    }

    /// Adds a rectangle with round corners of a radius in points.
    public func addRoundedRect(in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat) {
        path.addPath(Path(roundedRect: rect, cornerRadius: max(cornerWidth, cornerHeight)))
    }

    /// Adds an arc that touches two lines, with a straight segment to its beginning.
    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
        path.addArc(tangent1: tangent1End, tangent2: tangent2End, radius: radius)
    }

    /// Adds an arc of a circle; as in Core Graphics, `clockwise` counts in coordinates whose `y` points up.
    public func addArc(
        center: CGPoint,
        radius: CGFloat,
        startAngle: CGFloat,
        endAngle: CGFloat,
        clockwise: Bool
    ) {
        path.addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise,
            joins: true)
    }
}
