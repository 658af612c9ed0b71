public import Foundation
public import KeylineFoundationSupplement
import KeylineGraphics

/// A path that can be drawn.
@preconcurrency @MainActor
open class UIBezierPath: NSObject {
    private var path = Path()

    /// The width of the line along the path, in points.
    open var lineWidth: CGFloat = 1
    /// The shape of the ends of the line.
    open var lineCapStyle = CGLineCap.butt
    /// The shape of the corners of the line.
    open var lineJoinStyle = CGLineJoin.miter
    /// Whether the inside is found by the even-odd rule.
    open var usesEvenOddFillRule = false
    /// How long a pointed corner may be, in widths of the line, before it is cut.
    open var miterLimit: CGFloat = 10
    /// How far a curve may lie from its lines, in pixels: curves are drawn as curves. Changes no picture.
    open var flatness: CGFloat = 0.6
    private var dash: [CGFloat] = []
    private var dashPhase: CGFloat = 0

    /// Creates a path without segments.
    public override init() {
        super.init()
    }

    private convenience init(_ path: Path) {
        self.init()
        self.path = path
    }

    /// A rectangle.
    public convenience init(rect: CGRect) {
        self.init(Path(rect))
    }

    /// The ellipse that fills a rectangle.
    public convenience init(ovalIn rect: CGRect) {
        self.init(Path(ellipseIn: rect))
    }

    /// A rectangle with continuous corners of a radius in points.
    ///
    /// As since iOS 7, a corner that takes more than half of a side, 1.528665 radii, makes the shorter sides half circles.
    /// Source: PaintCode, "Code for iOS 7 rounded rectangles", and the pictures of apps that draw such rectangles.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        let half = min(rect.width, rect.height) / 2
        let fits = cornerRadius * CornerCurve.continuous.extent <= half
        self.init(
            Path(
                roundedRect: rect, cornerRadius: fits ? cornerRadius : half, curve: fits ? .continuous : .circular))
    }

    /// A rectangle of which some corners are round, and continuous.
    public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        func radius(_ corner: UIRectCorner) -> CGFloat { corners.contains(corner) ? cornerRadii.width : 0 }
        self.init(
            Path(
                rect: rect, topLeft: radius(.topLeft), topRight: radius(.topRight),
                bottomRight: radius(.bottomRight), bottomLeft: radius(.bottomLeft),
                curve: .continuous))
    }

    /// An arc of a circle; angles in radians, clockwise as seen.
    public convenience init(
        arcCenter center: CGPoint,
        radius: CGFloat,
        startAngle: CGFloat,
        endAngle: CGFloat,
        clockwise: Bool
    ) {
        self.init()
        addArc(
            withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    /// A path of Core Graphics.
    public convenience init(cgPath: CGPath) {
        self.init(cgPath.path)
    }

    /// The path for Core Graphics.
    open var cgPath: CGPath {
        get { CGPath(path) }
        set { path = newValue.path }
    }

    /// Begins a subpath at a point.
    open func move(to point: CGPoint) { path.move(to: point) }
    /// Adds a straight segment to a point.
    open func addLine(to point: CGPoint) { path.addLine(to: point) }
    /// Joins the end of the current subpath with its beginning.
    open func close() { path.closeSubpath() }
    /// Forgets every segment.
    open func removeAllPoints() { path = Path() }
    /// Adds the segments of another path.
    open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }
    /// Maps every point through a transform.
    open func apply(_ transform: CGAffineTransform) { path = path.applying(transform) }

    /// The same outline in the opposite direction.
    open func reversing() -> UIBezierPath {
        let other = UIBezierPath(path.reversed())
        other.lineWidth = lineWidth
        other.lineCapStyle = lineCapStyle
        other.lineJoinStyle = lineJoinStyle
        other.usesEvenOddFillRule = usesEvenOddFillRule
        other.miterLimit = miterLimit
        other.setLineDash(dash, count: dash.count, phase: dashPhase)
        return other
    }

    /// Adds a cubic Bézier segment.
    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }

    /// Adds a quadratic Bézier segment.
    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        path.addQuadCurve(to: endPoint, control: controlPoint)
    }

    /// Adds an arc of a circle; angles in radians, clockwise as seen.
    open func addArc(
        withCenter center: CGPoint,
        radius: CGFloat,
        startAngle: CGFloat,
        endAngle: CGFloat,
        clockwise: Bool
    ) {
        path.addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise,
            joins: true)
    }

    /// Whether the path has no segments.
    open var isEmpty: Bool { path.isEmpty }
    /// The end of the last segment.
    open var currentPoint: CGPoint { path.currentPoint ?? .zero }
    /// The smallest upright rectangle around every end and control point.
    open var bounds: CGRect { path.controlPointBounds }

    /// Sets the lengths of dashes and gaps, in points, and how far into them the line begins.
    open func setLineDash(_ pattern: [CGFloat], count: Int, phase: CGFloat) {
        dash = Array(pattern.prefix(max(count, 0)))
        dashPhase = phase
    }

    /// Fills the path with the colour in use.
    open func fill() {
        guard let context = CurrentCanvas.context else { return }
        context.fill(path.applying(context.ctm), usesEvenOddFillRule ? .evenOdd : .winding)
    }

    /// Fills the path, mixed with what lies under it, in an opacity of 0…1.
    open func fill(with blendMode: CGBlendMode, alpha: CGFloat) { mixed(blendMode, alpha) { fill() } }
    /// Draws a line along the path, mixed with what lies under it, in an opacity of 0…1.
    open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) { mixed(blendMode, alpha) { stroke() } }

    private func mixed(_ blendMode: CGBlendMode, _ alpha: CGFloat, _ draw: () -> Void) {
        guard let context = CurrentCanvas.context else { return }
        context.saveGState()
        context.setBlendMode(blendMode)
        context.setAlpha(alpha)
        draw()
        context.restoreGState()
    }

    /// Draws a line along the path in the colour in use.
    open func stroke() {
        guard let context = CurrentCanvas.context else { return }
        let old = context.state.style
        let hasDash = dash.contains { $0 > 0 } && dash.allSatisfy { $0 >= 0 }
        context.state.style = StrokeStyle(
            lineWidth: lineWidth, lineCap: .init(lineCapStyle), lineJoin: .init(lineJoinStyle),
            dash: hasDash ? dash : old.dash, dashPhase: hasDash ? dashPhase : old.dashPhase, miterLimit: miterLimit)
        context.stroke(path.applying(context.ctm))
        context.state.style = old
    }

    /// Shows of what follows only what lies inside the path.
    open func addClip() {
        guard let context = CurrentCanvas.context else { return }
        context.beginGroup(clip: path.applying(context.ctm), opacity: 1)
    }
}

/// Some corners of a rectangle; raw values are Apple's.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Wraps bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The top left corner.
    public static let topLeft = UIRectCorner(rawValue: 1)
    /// The top right corner.
    public static let topRight = UIRectCorner(rawValue: 2)
    /// The bottom left corner.
    public static let bottomLeft = UIRectCorner(rawValue: 4)
    /// The bottom right corner.
    public static let bottomRight = UIRectCorner(rawValue: 8)
    /// Every corner.
    public static let allCorners: UIRectCorner = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}
