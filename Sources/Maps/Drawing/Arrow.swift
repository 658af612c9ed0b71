import Foundation
import KeylineGraphics

/// A line with round corners and a triangle at its end.
struct Arrow {
    /// The line, up to the triangle.
    private(set) var line = Path()
    /// The triangle.
    private(set) var head = Path()

    private static let radius: CGFloat = 12

    /// Draws along points.
    ///
    /// - Parameters:
    ///   - points: The corners, at least two; with fewer the arrow is empty.
    ///   - length: The length of the triangle, in points.
    init(_ points: [CGPoint], head length: CGFloat) {
        guard points.count > 1, let tip = points.last else { return }
        let before = points[points.count - 2]
        let direction = Self.direction(before, tip)
        let base = CGPoint(x: tip.x - direction.x * length, y: tip.y - direction.y * length)
        line.move(to: points[0])
        for index in points.indices.dropFirst().dropLast() {
            let corner = points[index]
            let (into, out) = (Self.direction(corner, points[index - 1]), Self.direction(corner, points[index + 1]))
            let room = min(Self.distance(corner, points[index - 1]), Self.distance(corner, points[index + 1])) / 2
            let radius = min(Self.radius, room)
            line.addLine(to: CGPoint(x: corner.x + into.x * radius, y: corner.y + into.y * radius))
            line.addQuadCurve(
                to: CGPoint(x: corner.x + out.x * radius, y: corner.y + out.y * radius), control: corner)
        }
        line.addLine(to: base)
        let side = CGPoint(x: -direction.y * length * 0.45, y: direction.x * length * 0.45)
        head = Path(
            points: [
                tip, CGPoint(x: base.x + side.x, y: base.y + side.y), CGPoint(x: base.x - side.x, y: base.y - side.y),
            ],
            closed: true)
    }

    private static func distance(_ one: CGPoint, _ other: CGPoint) -> CGFloat {
        let (dx, dy) = (other.x - one.x, other.y - one.y)
        return (dx * dx + dy * dy).squareRoot()
    }

    private static func direction(_ one: CGPoint, _ other: CGPoint) -> CGPoint {
        let length = distance(one, other)
        return length > 0 ? CGPoint(x: (other.x - one.x) / length, y: (other.y - one.y) / length) : .zero
    }
}
