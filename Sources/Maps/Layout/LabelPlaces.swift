import Foundation
import KeylineFoundationSupplement
import KeylineGraphics

/// Finds places for the words of arrows: on the arrow, beside nodes, other words and other arrows.
struct LabelPlaces {
    private let obstacles: [CGRect]
    private let routes: [[CGPoint]]
    private var taken: [CGRect] = []

    init(obstacles: [CGRect], routes: [[CGPoint]]) {
        self.obstacles = obstacles
        self.routes = routes
    }

    /// The frame of words at an arrow.
    ///
    /// - Parameters:
    ///   - size: The size of the words; empty for none.
    ///   - points: The corners of the arrow.
    ///   - route: The number of the arrow.
    ///   - isStub: Whether the arrow ends at its words.
    /// - Returns: The frame.
    mutating func place(_ size: CGSize, along points: [CGPoint], of route: Int, isStub: Bool) -> CGRect {
        guard size.width > 0, let end = points.last else { return CGRect(origin: points.first ?? .zero, size: .zero) }
        var centers = Self.centers(on: points, beside: size)
        if isStub {
            centers = (0..<8).map { CGPoint(x: end.x, y: end.y + size.height / 2 + CGFloat($0) * (size.height + 6)) }
        }
        var best = CGRect(center: centers.first ?? end, size: size)
        var least = CGFloat.infinity
        for (number, center) in centers.enumerated() {
            let frame = CGRect(center: center, size: size)
            let cost = cost(of: frame, on: route) + CGFloat(number)
            if cost < least {
                best = frame
                least = cost
            }
        }
        taken.append(best)
        return best
    }

    /// Points on the stretches, the middle of the longest one first, and then points beside them.
    private static func centers(on points: [CGPoint], beside size: CGSize) -> [CGPoint] {
        let stretches = zip(points, points.dropFirst()).map { ($0, $1, abs($0.x - $1.x) + abs($0.y - $1.y)) }
        let ordered = stretches.enumerated().sorted { ($1.element.2, $0.offset) < ($0.element.2, $1.offset) }.map(
            \.element)
        func centers(_ shares: [CGFloat], aside distance: CGFloat) -> [CGPoint] {
            ordered.flatMap { start, end, _ in
                let isHorizontal = start.y == end.y
                let x = isHorizontal ? 0 : distance * size.width
                let y = isHorizontal ? distance * size.height : 0
                return shares.map { share in
                    CGPoint(x: start.x + (end.x - start.x) * share + x, y: start.y + (end.y - start.y) * share + y)
                }
            }
        }
        return centers([0.5, 0.35, 0.65, 0.2, 0.8], aside: 0)
            + Self.distances.flatMap {
                centers([0.5, 0.25, 0.75], aside: -$0) + centers([0.5, 0.25, 0.75], aside: $0)
            }
    }

    /// The distances of words from their places on an arrow, in multiples of their size, the shortest first.
    private static let distances: [CGFloat] = [0.25, 0.6, 0.9, 1.2, 1.6, 2.2, 3]

    private func cost(of frame: CGRect, on route: Int) -> CGFloat {
        func area(_ other: CGRect) -> CGFloat {
            let shared = frame.intersection(other)
            return shared.isNull ? 0 : shared.width * shared.height
        }
        var cost = obstacles.reduce(0) { $0 + area($1) * 4 }
        cost += taken.reduce(0) { $0 + area($1.insetBy(dx: -4, dy: -3)) * 8 }
        for (number, points) in routes.enumerated() where number != route {
            for (start, end) in zip(points, points.dropFirst()) {
                let line = CGRect(
                    x: min(start.x, end.x), y: min(start.y, end.y), width: abs(start.x - end.x),
                    height: abs(start.y - end.y)
                ).insetBy(dx: -1, dy: -1)
                if line.intersects(frame) { cost += 60 }
            }
        }
        return cost
    }
}
