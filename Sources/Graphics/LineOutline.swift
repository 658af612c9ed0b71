import Foundation
import KeylineFoundationSupplement

/// Outlines lines along polylines: on one side there and on the other side back, with joins and caps.
struct LineOutline {
    private let half: CGFloat
    private let style: StrokeStyle

    init(_ style: StrokeStyle) {
        self.style = style
        half = style.lineWidth / 2
    }

    /// The polygons around a subpath: one around an open one, two around a closed one, which turn against each other.
    func outlines(of subpath: FlatPath.Subpath) -> [[CGPoint]] {
        var points: [CGPoint] = []
        for point in subpath.points where points.last != point { points.append(point) }
        if subpath.isClosed, points.count > 1, points.first == points.last { points.removeLast() }
        guard points.count > 1 else {
            // Only what has a line of no length leaves a dot: a lone beginning leaves nothing.
            return points.first.flatMap { subpath.points.count > 1 ? dot(at: $0) : nil }.map { [$0] } ?? []
        }
        if subpath.isClosed, points.count > 2 {
            return [ring(points), ring(points.reversed())]
        }
        return [side(points) + cap(points) + side(points.reversed()) + cap(points.reversed())]
    }

    /// A line without length has no direction: round ends make it a circle, square ones a square.
    private func dot(at point: CGPoint) -> [CGPoint]? {
        switch style.lineCap {
        case .butt: nil
        case .round: arc(about: point, from: 0, by: 2 * .pi)
        case .square:
            [(-half, -half), (half, -half), (half, half), (-half, half)].map {
                CGPoint(x: point.x + $0.0, y: point.y + $0.1)
            }
        }
    }

    // MARK: Sides

    private func side(_ points: [CGPoint]) -> [CGPoint] {
        let normals = normals(of: points)
        var side = [moved(points[0], normals[0])]
        for index in 1..<max(points.count - 1, 1) { side += join(points[index], normals[index - 1], normals[index]) }
        side.append(moved(points[points.count - 1], normals[normals.count - 1]))
        return side
    }

    private func ring(_ points: [CGPoint]) -> [CGPoint] {
        let normals = normals(of: points + [points[0]])
        return points.indices.flatMap { index in
            join(points[index], normals[(index + normals.count - 1) % normals.count], normals[index])
        }
    }

    /// Normals of length 1, to the left of the way where `y` points down.
    private func normals(of points: [CGPoint]) -> [CGVector] {
        zip(points, points.dropFirst()).map { start, end in
            let length = hypot(end.x - start.x, end.y - start.y)
            return CGVector(dx: (end.y - start.y) / length, dy: (start.x - end.x) / length)
        }
    }

    private func moved(_ point: CGPoint, _ normal: CGVector, by distance: CGFloat? = nil) -> CGPoint {
        let distance = distance ?? half
        return CGPoint(x: point.x + normal.dx * distance, y: point.y + normal.dy * distance)
    }

    // MARK: Joins and caps

    private func join(_ point: CGPoint, _ before: CGVector, _ after: CGVector) -> [CGPoint] {
        let dot = before.dx * after.dx + before.dy * after.dy
        let cross = before.dx * after.dy - before.dy * after.dx
        let bevel = [moved(point, before), moved(point, after)]
        if dot > Self.straight { return [mitre(point, before, after, dot)] }
        // On the inner side the line turns at the point itself, so that no hole is left where segments are short.
        guard cross > 0 || (cross == 0 && dot < 0) else { return [bevel[0], point, bevel[1]] }
        switch style.lineJoin {
        case .bevel: return bevel
        case .miter:
            let ratio = 1 / max((1 + dot) / 2, 0).squareRoot()
            return ratio <= style.miterLimit ? [mitre(point, before, after, dot)] : bevel
        case .round:
            let angle = atan2(before.dy, before.dx)
            return arc(about: point, from: angle, by: acos(max(min(dot, 1), -1)))
        }
    }

    /// The cosine above which segments of a curve follow one another without a corner.
    private static let straight: CGFloat = 0.985

    private func mitre(_ point: CGPoint, _ before: CGVector, _ after: CGVector, _ dot: CGFloat) -> CGPoint {
        let sum = CGVector(dx: before.dx + after.dx, dy: before.dy + after.dy)
        return moved(point, sum, by: half / (1 + dot))
    }

    /// Returns the points around the last point, from the left side to the right one.
    private func cap(_ points: [CGPoint]) -> [CGPoint] {
        guard let normal = normals(of: points.suffix(2)).first, let end = points.last else { return [] }
        let ahead = CGVector(dx: -normal.dy, dy: normal.dx)
        switch style.lineCap {
        case .butt: return []
        case .round: return arc(about: end, from: atan2(normal.dy, normal.dx), by: .pi)
        case .square:
            let tip = moved(end, ahead)
            return [moved(tip, normal), moved(tip, CGVector(dx: -normal.dx, dy: -normal.dy))]
        }
    }

    private func arc(about center: CGPoint, from start: CGFloat, by sweep: CGFloat) -> [CGPoint] {
        let steps = max(Int((sweep / (.pi / 48)).rounded(.up)), 1)
        return (0...steps).map { step in
            let angle = start + sweep * CGFloat(step) / CGFloat(steps)
            return CGPoint(x: center.x + cos(angle) * half, y: center.y + sin(angle) * half)
        }
    }
}
