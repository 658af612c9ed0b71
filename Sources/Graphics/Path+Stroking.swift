package import Foundation

extension Path {
    /// The outline of the line that is drawn along the path, which filled by the non-zero winding rule gives the same shape.
    ///
    /// Curves are taken as straight lines. Parts of the outline may overlap, as in Core Graphics.
    ///
    /// - Parameter style: The line; its dashes are cut first.
    /// - Returns: Closed subpaths; none for a line without width.
    package func outlined(by style: StrokeStyle) -> Path {
        guard style.lineWidth > 0 else { return Path() }
        let line = style.dash.isEmpty ? self : dashed(phase: style.dashPhase, lengths: style.dash)
        var outline = Path()
        for subpath in FlatPath(line).subpaths {
            for points in LineOutline(style).outlines(of: subpath) {
                outline.addPath(Path(points: points, closed: true))
            }
        }
        return outline
    }

    /// The path cut into dashes, as straight lines.
    ///
    /// - Parameters:
    ///   - phase: How far into the dashes each subpath begins, in points.
    ///   - lengths: Lengths of dashes and gaps by turns, in points; where one is negative, or all are 0, nothing is cut.
    /// - Returns: An open subpath for each dash.
    package func dashed(phase: CGFloat, lengths: [CGFloat]) -> Path {
        let total = lengths.reduce(0, +)
        guard lengths.allSatisfy({ $0 >= 0 }), total > 0, total.isFinite, phase.isFinite else { return self }
        // An odd number of lengths changes dashes and gaps from one round to the next.
        let pattern = lengths.count.isMultiple(of: 2) ? lengths : lengths + lengths
        var dashes = Path()
        for subpath in FlatPath(self).subpaths {
            // A pattern that is much too fine to be seen is not worth its pieces.
            guard subpath.length / pattern.reduce(0, +) < 100_000 else {
                dashes.addPath(Path(points: subpath.points, closed: subpath.isClosed))
                continue
            }
            var cutter = DashCutter(pattern, phase: phase)
            for dash in cutter.dashes(of: subpath.points) { dashes.addPath(Path(points: dash, closed: false)) }
        }
        return dashes
    }
}

/// Cuts polylines into dashes.
private struct DashCutter {
    private let pattern: [CGFloat]
    private var index = 0
    /// The rest of the present dash or gap.
    private var rest: CGFloat

    init(_ pattern: [CGFloat], phase: CGFloat) {
        self.pattern = pattern
        let total = pattern.reduce(0, +)
        var passed = phase.truncatingRemainder(dividingBy: total)
        if passed < 0 { passed += total }
        while passed >= pattern[index], index < pattern.count - 1 {
            passed -= pattern[index]
            index += 1
        }
        rest = max(pattern[index] - passed, 0)
    }

    mutating func dashes(of points: [CGPoint]) -> [[CGPoint]] {
        var dashes: [[CGPoint]] = []
        var current: [CGPoint] = []
        for (start, end) in zip(points, points.dropFirst()) {
            let length = hypot(end.x - start.x, end.y - start.y)
            guard length > 0 else { continue }
            var position: CGFloat = 0
            while position < length {
                if index.isMultiple(of: 2), current.isEmpty { current = [between(start, end, position / length)] }
                let step = min(rest, length - position)
                position += step
                rest -= step
                if index.isMultiple(of: 2) { current.append(between(start, end, position / length)) }
                guard rest <= 0 else { continue }
                if !current.isEmpty { dashes.append(current) }
                current = []
                index = (index + 1) % pattern.count
                rest = pattern[index]
            }
        }
        if current.count > 1 { dashes.append(current) }
        return dashes
    }

    private func between(_ start: CGPoint, _ end: CGPoint, _ part: CGFloat) -> CGPoint {
        CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
    }
}
