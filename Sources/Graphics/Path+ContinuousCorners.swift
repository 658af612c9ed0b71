public import Foundation
import KeylineFoundationSupplement

/// The curve between two sides of a rectangle.
public enum CornerCurve: Hashable, Sendable {
    /// A quarter of a circle or an ellipse, whose curvature jumps where it meets the sides.
    case circular
    /// A curve that leaves the sides gradually, as Apple's systems draw it. It takes 1.528665 radii of each side.
    case continuous

    /// The part of a side that a corner takes where the side is long enough, in radii.
    package var extent: CGFloat {
        switch self {
        case .circular: 1
        case .continuous: ContinuousCorner.extent
        }
    }
}

/// A continuous corner: three cubic segments, of which the outer two flatten where a side is short.
///
/// Apple does not document the curve. The coefficients are the control points of `RoundedRectangle(cornerRadius:style:)` on a system of
/// Apple's, in radii from the corner, as several people have published them (PaintCode, "Code for iOS 7 rounded rectangles"; the six
/// decimals are from dumps of SwiftUI's paths). A side that is shorter than two extents keeps the radius: the curve then begins in the side's
/// middle, and its outer control points move evenly to 0.96 and 0.82 of half the side, where the radius is all of that half.
struct ContinuousCorner {
    static let extent: CGFloat = 1.528665

    private static let outer: (CGFloat, CGFloat) = (1.088490, 0.868407)
    private static let flattest: (CGFloat, CGFloat) = (0.96, 0.82)
    private static let inner: (near: CGFloat, far: CGFloat) = (0.074911, 0.631494)
    private static let middle: (near: CGFloat, far: CGFloat) = (0.169060, 0.372824)

    /// The part of the corner along one side, as distances from the corner in points.
    private struct Side {
        let radius: CGFloat
        /// The distance at which the curve leaves the side.
        let start: CGFloat
        /// The control points on the side, the one beside `start` first.
        let controls: (CGFloat, CGFloat)

        /// - Parameters:
        ///   - radius: The radius, in points, at most half the side.
        ///   - length: The length of the side, in points.
        init(radius: CGFloat, length: CGFloat) {
            self.radius = radius
            let half = length / 2
            guard radius * extent > half else {
                start = radius * extent
                controls = (outer.0 * radius, outer.1 * radius)
                return
            }
            let crossover = 1 / extent
            let share = (radius / half - crossover) / (1 - crossover)
            func control(_ free: CGFloat, _ flattest: CGFloat) -> CGFloat {
                (free * crossover * (1 - share) + flattest * share) * half
            }
            start = half
            controls = (control(outer.0, flattest.0), control(outer.1, flattest.1))
        }
    }

    private let corner: CGPoint
    private let incoming: CGVector
    private let outgoing: CGVector
    private let first: Side
    private let last: Side

    /// - Parameters:
    ///   - corner: The corner of the rectangle, in points.
    ///   - incoming: The unit vector from the corner along the side on which the path comes.
    ///   - outgoing: The unit vector from the corner along the side on which it goes on.
    ///   - radii: The radius along each axis, in points, greater than 0 and at most half the rectangle's size.
    ///   - size: The rectangle's size.
    init(at corner: CGPoint, from incoming: CGVector, to outgoing: CGVector, radii: CGSize, in size: CGSize) {
        self.corner = corner
        self.incoming = incoming
        self.outgoing = outgoing
        func side(_ direction: CGVector) -> Side {
            direction.dx == 0
                ? Side(radius: radii.height, length: size.height) : Side(radius: radii.width, length: size.width)
        }
        first = side(incoming)
        last = side(outgoing)
    }

    /// The point at distances along both sides, in points.
    private func point(_ along: CGFloat, _ onward: CGFloat) -> CGPoint {
        CGPoint(
            x: corner.x + incoming.dx * along + outgoing.dx * onward,
            y: corner.y + incoming.dy * along + outgoing.dy * onward)
    }

    /// The point at distances along both sides, in radii.
    private func scaled(_ along: CGFloat, _ onward: CGFloat) -> CGPoint {
        point(along * first.radius, onward * last.radius)
    }

    /// The point at which the curve begins.
    var start: CGPoint { point(first.start, 0) }
    /// The point at which it ends.
    var end: CGPoint { point(0, last.start) }

    /// Adds the curve to a path that ends at `start`.
    func add(to path: inout Path) {
        let (inner, middle) = (Self.inner, Self.middle)
        path.addCurve(
            to: scaled(inner.far, inner.near), control1: point(first.controls.0, 0),
            control2: point(first.controls.1, 0))
        path.addCurve(
            to: scaled(inner.near, inner.far), control1: scaled(middle.far, middle.near),
            control2: scaled(middle.near, middle.far))
        path.addCurve(
            to: end, control1: point(0, last.controls.1), control2: point(0, last.controls.0))
    }
}

extension Path {
    /// A rectangle with corners as wide and high as a size in points. A corner that is too large for the rectangle is made smaller in
    /// proportion.
    public init(roundedRect rect: CGRect, cornerSize: CGSize, curve: CornerCurve = .circular) {
        guard cornerSize.width > 0, cornerSize.height > 0, rect.width > 0, rect.height > 0 else {
            self.init(rect)
            return
        }
        let share = min(1, rect.width / 2 / cornerSize.width, rect.height / 2 / cornerSize.height)
        let radii = CGSize(width: cornerSize.width * share, height: cornerSize.height * share)
        switch curve {
        case .circular:
            self.init()
            addRoundedCorners(of: rect, radii: radii)
        case .continuous: self.init(continuous: rect, radii: [radii, radii, radii, radii])
        }
    }

    /// A rectangle with continuous corners.
    ///
    /// - Parameters:
    ///   - rect: The rectangle, in points.
    ///   - radii: The radii of the corners along both axes, clockwise from the top left; 0 for a sharp corner.
    init(continuous rect: CGRect, radii: [CGSize]) {
        self.init()
        let left = CGVector(dx: -1, dy: 0)
        let right = CGVector(dx: 1, dy: 0)
        let up = CGVector(dx: 0, dy: -1)
        let down = CGVector(dx: 0, dy: 1)
        let corners: [(point: CGPoint, incoming: CGVector, outgoing: CGVector)] = [
            (CGPoint(x: rect.minX, y: rect.minY), down, right), (CGPoint(x: rect.maxX, y: rect.minY), left, down),
            (CGPoint(x: rect.maxX, y: rect.maxY), up, left), (CGPoint(x: rect.minX, y: rect.maxY), right, up),
        ]
        let curves = zip(corners, radii).map { corner, radii in
            radii.width > 0 && radii.height > 0
                ? ContinuousCorner(
                    at: corner.point, from: corner.incoming, to: corner.outgoing, radii: radii, in: rect.size) : nil
        }
        // As with circular corners the path begins after the first one.
        move(to: curves[0]?.end ?? corners[0].point)
        for index in [1, 2, 3, 0] {
            let start = curves[index]?.start ?? corners[index].point
            if currentPoint != start { addLine(to: start) }
            curves[index]?.add(to: &self)
        }
        closeSubpath()
    }
}
