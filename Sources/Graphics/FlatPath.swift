public import Foundation

/// A path as straight lines: points of each subpath, and whether it is closed.
public struct FlatPath {
    /// Points, each joined to the next by a straight line.
    public struct Subpath {
        /// The points.
        public var points: [CGPoint]
        /// Whether the last point is joined to the first.
        public var isClosed: Bool

        /// Describes a subpath.
        public init(points: [CGPoint], isClosed: Bool) {
            self.points = points
            self.isClosed = isClosed
        }

        /// The lengths of the lines.
        public var lengths: [CGFloat] {
            zip(points, points.dropFirst()).map { hypot($1.x - $0.x, $1.y - $0.y) }
        }

        /// The length of all lines.
        public var length: CGFloat { lengths.reduce(0, +) }
    }

    /// The subpaths in order.
    public private(set) var subpaths: [Subpath] = []

    /// The number of lines that stand for a curve.
    private static let steps = 24

    /// Replaces curves by lines.
    public init(_ path: Path) {
        for element in path.elements {
            switch element {
            case .move(let point): subpaths.append(Subpath(points: [point], isClosed: false))
            case .line(let point): add(point)
            case .curve(let end, let control1, let control2): addCurve(end, control1, control2)
            case .close: close()
            }
        }
    }

    private mutating func add(_ point: CGPoint) {
        if subpaths.isEmpty || subpaths[subpaths.count - 1].isClosed {
            subpaths.append(Subpath(points: [subpaths.last?.points.first ?? point], isClosed: false))
        }
        subpaths[subpaths.count - 1].points.append(point)
    }

    private mutating func addCurve(_ end: CGPoint, _ control1: CGPoint, _ control2: CGPoint) {
        let start = subpaths.last?.points.last ?? control1
        for step in 1...Self.steps {
            let t = CGFloat(step) / CGFloat(Self.steps)
            let s = 1 - t
            let a = s * s * s
            let b = 3 * s * s * t
            let c = 3 * s * t * t
            let d = t * t * t
            add(
                CGPoint(
                    x: a * start.x + b * control1.x + c * control2.x + d * end.x,
                    y: a * start.y + b * control1.y + c * control2.y + d * end.y))
        }
    }

    private mutating func close() {
        guard var last = subpaths.popLast() else { return }
        if let first = last.points.first, last.points.last != first { last.points.append(first) }
        last.isClosed = true
        subpaths.append(last)
    }

    /// The length of all subpaths.
    public var length: CGFloat { subpaths.reduce(0) { $0 + $1.length } }

    /// The part of the path between two shares of its length, 0…1.
    public func trimmed(from start: CGFloat, to end: CGFloat) -> Path {
        let total = length
        let first = max(min(start, 1), 0) * total
        let last = max(min(end, 1), 0) * total
        var result = Path()
        guard last > first else { return result }
        var passed: CGFloat = 0
        for subpath in subpaths {
            var isDrawing = false
            for (line, length) in zip(zip(subpath.points, subpath.points.dropFirst()), subpath.lengths) {
                let from = max(first, passed)
                let to = min(last, passed + length)
                defer { passed += length }
                guard to > from, length > 0 else { continue }
                func point(_ distance: CGFloat) -> CGPoint {
                    let part = (distance - passed) / length
                    return CGPoint(
                        x: line.0.x + (line.1.x - line.0.x) * part, y: line.0.y + (line.1.y - line.0.y) * part)
                }
                if !isDrawing { result.move(to: point(from)) }
                result.addLine(to: point(to))
                isDrawing = true
            }
        }
        return result
    }

    /// Whether a point is inside, by the non-zero winding rule or by the even-odd rule.
    public func contains(_ point: CGPoint, evenOdd: Bool) -> Bool {
        var winding = 0
        for subpath in subpaths {
            var points = subpath.points
            if let first = points.first { points.append(first) }
            for (a, b) in zip(points, points.dropFirst()) where (a.y <= point.y) != (b.y <= point.y) {
                let x = a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x)
                if x > point.x { winding += a.y < b.y ? 1 : -1 }
            }
        }
        return evenOdd ? winding % 2 != 0 : winding != 0
    }
}
