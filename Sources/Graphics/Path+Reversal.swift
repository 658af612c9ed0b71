import Foundation

extension Path {
    /// The same outline from its end to its beginning: the subpaths in the opposite order, each in the opposite direction.
    public func reversed() -> Path {
        var result = Path()
        for subpath in subpaths.reversed() { subpath.addReversed(to: &result) }
        return result
    }

    /// One subpath: where it begins, its segments, and whether its end is joined with its beginning.
    private struct Subpath {
        var start: CGPoint
        var segments: [Element] = []
        var isClosed = false

        /// The places between segments, the start first.
        var points: [CGPoint] {
            [start]
                + segments.compactMap { segment in
                    switch segment {
                    case .line(let point), .curve(let point, _, _): point
                    default: nil
                    }
                }
        }

        func addReversed(to path: inout Path) {
            let points = points
            path.move(to: points[points.count - 1])
            for (index, segment) in segments.enumerated().reversed() {
                if case .curve(_, let control1, let control2) = segment {
                    path.addCurve(to: points[index], control1: control2, control2: control1)
                } else {
                    path.addLine(to: points[index])
                }
            }
            if isClosed { path.closeSubpath() }
        }
    }

    private var subpaths: [Subpath] {
        var result: [Subpath] = []
        for element in elements {
            switch element {
            case .move(let point): result.append(Subpath(start: point))
            case .close:
                if !result.isEmpty { result[result.count - 1].isClosed = true }
            case .line(let point), .curve(let point, _, _):
                // After a subpath is closed the next one begins where it began.
                if result.isEmpty { result.append(Subpath(start: point)) }
                if result[result.count - 1].isClosed { result.append(Subpath(start: result[result.count - 1].start)) }
                result[result.count - 1].segments.append(element)
            }
        }
        return result
    }
}
