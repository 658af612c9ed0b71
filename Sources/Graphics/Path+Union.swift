import Foundation
import KeylineFoundationSupplement

extension Path {
    /// The outline of everything that paths cover, each by the non-zero winding rule, as loops that do not cross.
    ///
    /// Curves become straight lines. Loops run as `Path(rect)` does, and the other way round about holes, so that the paper without the area
    /// is a rectangle around it and the loops reversed, filled by the non-zero rule.
    ///
    /// - Parameter paths: Closed subpaths; open ones count as closed.
    /// - Returns: The loops; nil where lines that touch only by rounding leave an outline open.
    package static func union(of paths: [Path]) -> Path? {
        AreaUnion(paths.map(FlatPath.init)).loops.map { loops in
            loops.reduce(into: Path()) { $0.addPath(Path(points: $1, closed: true)) }
        }
    }
}

/// Finds the outline of areas: their edges are cut where they cross, and those with an area on one side only are joined.
private struct AreaUnion {
    private struct Edge {
        var start: CGPoint
        var end: CGPoint

        var length: CGFloat { hypot(end.x - start.x, end.y - start.y) }
        var reversed: Edge { Edge(start: end, end: start) }

        func point(_ share: CGFloat) -> CGPoint {
            CGPoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
        }

        func meets(_ other: Edge, _ slack: CGFloat) -> Bool {
            max(start.x, end.x) + slack >= min(other.start.x, other.end.x)
                && max(other.start.x, other.end.x) + slack >= min(start.x, end.x)
                && max(start.y, end.y) + slack >= min(other.start.y, other.end.y)
                && max(other.start.y, other.end.y) + slack >= min(start.y, end.y)
        }
    }

    private let areas: [[Edge]]
    /// The distance within which points are one, in proportion to the size of the areas.
    private let slack: CGFloat

    init(_ paths: [FlatPath]) {
        areas = paths.map { path in
            path.subpaths.flatMap { subpath -> [Edge] in
                let points = subpath.points
                guard let first = points.first, points.count > 2 else { return [] }
                return zip(points, points.dropFirst() + [first]).filter { $0 != $1 }.map { Edge(start: $0, end: $1) }
            }
        }
        let points = areas.joined().map(\.start)
        let width = (points.map(\.x).max() ?? 0) - (points.map(\.x).min() ?? 0)
        let height = (points.map(\.y).max() ?? 0) - (points.map(\.y).min() ?? 0)
        slack = max(width, height) * 1e-6
    }

    /// The loops; nil where one does not close.
    var loops: [[CGPoint]]? { joined(pieces.compactMap(turnedOutwards)) }

    // MARK: Cutting

    /// The edges, cut where others cross or touch them.
    private var pieces: [Edge] {
        let edges = areas.flatMap { $0 }
        var cuts = [[CGFloat]](repeating: [], count: edges.count)
        for first in edges.indices {
            for second in edges.indices.dropFirst(first + 1) where edges[first].meets(edges[second], slack) {
                let (here, there) = shares(edges[first], edges[second])
                cuts[first] += here
                cuts[second] += there
            }
        }
        return zip(edges, cuts).flatMap { edge, cuts in
            let least = slack / edge.length
            var shares: [CGFloat] = [0]
            for cut in cuts.sorted() where cut > (shares.last ?? 0) + least && cut < 1 - least { shares.append(cut) }
            shares.append(1)
            return zip(shares, shares.dropFirst()).map { Edge(start: edge.point($0), end: edge.point($1)) }
        }
    }

    /// The parts of two edges' lengths at which they cross; of two on one line, at which the other begins and ends.
    private func shares(_ first: Edge, _ second: Edge) -> ([CGFloat], [CGFloat]) {
        let a = CGVector(dx: first.end.x - first.start.x, dy: first.end.y - first.start.y)
        let b = CGVector(dx: second.end.x - second.start.x, dy: second.end.y - second.start.y)
        let between = CGVector(dx: second.start.x - first.start.x, dy: second.start.y - first.start.y)
        let cross = a.dx * b.dy - a.dy * b.dx
        if abs(cross) > 1e-9 * first.length * second.length {
            let here = (between.dx * b.dy - between.dy * b.dx) / cross
            let there = (between.dx * a.dy - between.dy * a.dx) / cross
            let isOnBoth = here > -1e-9 && here < 1 + 1e-9 && there > -1e-9 && there < 1 + 1e-9
            return isOnBoth ? ([here], [there]) : ([], [])
        }
        guard abs(between.dx * a.dy - between.dy * a.dx) < slack * first.length else { return ([], []) }
        return (
            [share(of: second.start, on: first), share(of: second.end, on: first)],
            [share(of: first.start, on: second), share(of: first.end, on: second)]
        )
    }

    private func share(of point: CGPoint, on edge: Edge) -> CGFloat {
        let (dx, dy) = (edge.end.x - edge.start.x, edge.end.y - edge.start.y)
        return ((point.x - edge.start.x) * dx + (point.y - edge.start.y) * dy) / (dx * dx + dy * dy)
    }

    // MARK: Choosing

    /// The piece with the area at its right as seen; nil for one with areas on both sides or on none.
    private func turnedOutwards(_ edge: Edge) -> Edge? {
        guard edge.length > slack else { return nil }
        let middle = edge.point(0.5)
        let step = 20 * slack / edge.length
        let normal = CGVector(dx: (edge.start.y - edge.end.y) * step, dy: (edge.end.x - edge.start.x) * step)
        let isRight = covers(CGPoint(x: middle.x + normal.dx, y: middle.y + normal.dy))
        let isLeft = covers(CGPoint(x: middle.x - normal.dx, y: middle.y - normal.dy))
        return isRight == isLeft ? nil : isRight ? edge : edge.reversed
    }

    private func covers(_ point: CGPoint) -> Bool {
        areas.contains { edges in
            var winding = 0
            for edge in edges where (edge.start.y <= point.y) != (edge.end.y <= point.y) {
                let share = (point.y - edge.start.y) / (edge.end.y - edge.start.y)
                if edge.point(share).x > point.x { winding += edge.start.y < edge.end.y ? 1 : -1 }
            }
            return winding != 0
        }
    }

    // MARK: Joining

    /// Follows pieces from end to start. Pieces that lie on one another are taken once.
    private func joined(_ pieces: [Edge]) -> [[CGPoint]]? {
        let reach = 100 * slack
        var rest: [Edge] = []
        for piece in pieces {
            let isRepeated = rest.contains { same($0.start, piece.start, reach) && same($0.end, piece.end, reach) }
            if !isRepeated { rest.append(piece) }
        }
        var loops: [[CGPoint]] = []
        while let first = rest.popLast() {
            var points = [first.start]
            var last = first
            while !same(last.end, first.start, reach) {
                points.append(last.end)
                let next = rest.indices.filter { same(rest[$0].start, last.end, reach) }
                // Where several leave a point, the one that turns most to the right keeps loops apart.
                guard let index = next.max(by: { turn(last, rest[$0]) < turn(last, rest[$1]) }) else { return nil }
                last = rest.remove(at: index)
            }
            if points.count > 2 { loops.append(points) }
        }
        return loops
    }

    private func same(_ first: CGPoint, _ second: CGPoint, _ reach: CGFloat) -> Bool {
        abs(first.x - second.x) <= reach && abs(first.y - second.y) <= reach
    }

    /// The angle from one edge to the next, to the right as seen, in radians from -π to π.
    private func turn(_ first: Edge, _ next: Edge) -> CGFloat {
        let (ax, ay) = (first.end.x - first.start.x, first.end.y - first.start.y)
        let (bx, by) = (next.end.x - next.start.x, next.end.y - next.start.y)
        return atan2(ax * by - ay * bx, ax * bx + ay * by)
    }
}
