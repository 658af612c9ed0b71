public import Foundation

extension Path {
    /// Adds an arc of a circle as cubic segments of at most a quarter circle each.
    ///
    /// - Parameters:
    ///   - center: The circle's centre, in points.
    ///   - radius: The circle's radius, in points.
    ///   - startAngle: Where the arc begins, in radians from the positive x axis, clockwise as seen.
    ///   - endAngle: Where the arc ends.
    ///   - clockwise: The way round, as seen.
    ///   - joins: Whether a straight segment leads to the arc's beginning; otherwise a subpath begins there.
    public mutating func addArc(
        center: CGPoint,
        radius: CGFloat,
        startAngle: CGFloat,
        endAngle: CGFloat,
        clockwise: Bool,
        joins: Bool
    ) {
        func point(_ angle: CGFloat) -> CGPoint {
            CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
        }
        if joins, !isEmpty { addLine(to: point(startAngle)) } else { move(to: point(startAngle)) }
        let sweep = Self.sweep(from: startAngle, to: endAngle, clockwise: clockwise)
        let count = Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up))
        guard count > 0 else { return }
        let step = sweep / CGFloat(count)
        let reach = 4 / 3 * tan(step / 4) * radius
        for index in 0..<count {
            let from = startAngle + CGFloat(index) * step
            let to = startAngle + CGFloat(index + 1) * step
            let start = point(from)
            let end = point(to)
            addCurve(
                to: end,
                control1: CGPoint(x: start.x - reach * sin(from), y: start.y + reach * cos(from)),
                control2: CGPoint(x: end.x + reach * sin(to), y: end.y - reach * cos(to)))
        }
    }

    /// The signed angle of an arc: at most a full turn in the given sense, as Core Graphics reads its arguments.
    private static func sweep(from start: CGFloat, to end: CGFloat, clockwise: Bool) -> CGFloat {
        let turn = 2 * CGFloat.pi
        let difference = clockwise ? end - start : start - end
        guard difference.isFinite else { return 0 }
        var angle = difference.truncatingRemainder(dividingBy: turn)
        if difference >= turn { angle = turn } else if angle < 0 { angle += turn }
        return clockwise ? angle : -angle
    }

    /// A rectangle whose corners have radii of their own, in points, each at most half the shorter side.
    public init(
        rect: CGRect, topLeft: CGFloat, topRight: CGFloat, bottomRight: CGFloat, bottomLeft: CGFloat,
        curve: CornerCurve = .circular
    ) {
        let limit = min(rect.width, rect.height) / 2
        if curve == .continuous {
            let radii = [topLeft, topRight, bottomRight, bottomLeft].map { min(max($0, 0), limit) }
            self.init(continuous: rect, radii: radii.map { CGSize(width: $0, height: $0) })
            return
        }
        self.init()
        let corners: [(point: CGPoint, radius: CGFloat, angle: CGFloat)] = [
            (CGPoint(x: rect.minX, y: rect.minY), topLeft, .pi),
            (CGPoint(x: rect.maxX, y: rect.minY), topRight, -.pi / 2),
            (CGPoint(x: rect.maxX, y: rect.maxY), bottomRight, 0),
            (CGPoint(x: rect.minX, y: rect.maxY), bottomLeft, .pi / 2),
        ]
        for corner in corners {
            let radius = min(max(corner.radius, 0), limit)
            guard radius > 0 else {
                if isEmpty { move(to: corner.point) } else { addLine(to: corner.point) }
                continue
            }
            let center = CGPoint(
                x: corner.point.x == rect.minX ? rect.minX + radius : rect.maxX - radius,
                y: corner.point.y == rect.minY ? rect.minY + radius : rect.maxY - radius)
            addArc(
                center: center, radius: radius, startAngle: corner.angle, endAngle: corner.angle + .pi / 2,
                clockwise: true, joins: true)
        }
        closeSubpath()
    }
}
