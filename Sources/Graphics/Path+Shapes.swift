public import Foundation

extension Path {
    /// Distance of a control point from its end point, in radii, of the cubic that stands for a quarter circle;
    /// the usual value, whose greatest radial error is 0.03 %.
    private static let quarterCircle: CGFloat = 0.5522847498307936

    /// A rectangle; nothing for the null rectangle, which insets larger than a rectangle leave of it.
    public init(_ rect: CGRect) {
        self.init()
        guard !rect.isLeftByInsets else { return }
        move(to: CGPoint(x: rect.minX, y: rect.minY))
        addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
        addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
        closeSubpath()
    }

    /// A rectangle with corners of a radius in points, at most half the shorter side.
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, curve: CornerCurve = .circular) {
        let radius = min(cornerRadius, rect.width / 2, rect.height / 2)
        self.init(roundedRect: rect, cornerSize: CGSize(width: radius, height: radius), curve: curve)
    }

    /// The ellipse that fills a rectangle; nothing for the null rectangle.
    public init(ellipseIn rect: CGRect) {
        self.init()
        guard !rect.isLeftByInsets else { return }
        addRoundedCorners(of: rect, radii: CGSize(width: rect.width / 2, height: rect.height / 2))
    }

    /// A circle about a centre, radius in points.
    public init(circleAt center: CGPoint, radius: CGFloat) {
        self.init(
            ellipseIn: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
        )
    }

    /// A straight segment between two points.
    public init(from start: CGPoint, to end: CGPoint) {
        self.init()
        move(to: start)
        addLine(to: end)
    }

    /// Straight segments through points, closed on request.
    public init(points: [CGPoint], closed: Bool) {
        self.init()
        for (index, point) in points.enumerated() {
            if index == 0 { move(to: point) } else { addLine(to: point) }
        }
        if closed, !points.isEmpty { closeSubpath() }
    }

    /// Runs clockwise from the top-left corner's end; where the radii fill the sides the straight parts have no length.
    mutating func addRoundedCorners(of rect: CGRect, radii: CGSize) {
        let rx = radii.width
        let ry = radii.height
        let dx = rx * (1 - Self.quarterCircle)
        let dy = ry * (1 - Self.quarterCircle)
        move(to: CGPoint(x: rect.minX + rx, y: rect.minY))
        addLine(to: CGPoint(x: rect.maxX - rx, y: rect.minY))
        addCurve(
            to: CGPoint(x: rect.maxX, y: rect.minY + ry),
            control1: CGPoint(x: rect.maxX - dx, y: rect.minY),
            control2: CGPoint(x: rect.maxX, y: rect.minY + dy)
        )
        addLine(to: CGPoint(x: rect.maxX, y: rect.maxY - ry))
        addCurve(
            to: CGPoint(x: rect.maxX - rx, y: rect.maxY),
            control1: CGPoint(x: rect.maxX, y: rect.maxY - dy),
            control2: CGPoint(x: rect.maxX - dx, y: rect.maxY)
        )
        addLine(to: CGPoint(x: rect.minX + rx, y: rect.maxY))
        addCurve(
            to: CGPoint(x: rect.minX, y: rect.maxY - ry),
            control1: CGPoint(x: rect.minX + dx, y: rect.maxY),
            control2: CGPoint(x: rect.minX, y: rect.maxY - dy)
        )
        addLine(to: CGPoint(x: rect.minX, y: rect.minY + ry))
        addCurve(
            to: CGPoint(x: rect.minX + rx, y: rect.minY),
            control1: CGPoint(x: rect.minX, y: rect.minY + dy),
            control2: CGPoint(x: rect.minX + dx, y: rect.minY)
        )
        closeSubpath()
    }
}

extension CGRect {
    /// Whether this is the null rectangle itself; one with an infinite coordinate, of which `isNull` holds too, is a mistake to be told.
    fileprivate var isLeftByInsets: Bool { origin == CGRect.null.origin && size == CGRect.null.size }
}
