import Foundation
import KeylineGraphics

/// The outline of a line along a path, for what fills with more than a colour: a quadrangle for each straight piece, and a circle
/// where two meet. Overlaps do not show, because the outline only clips.
struct StrokeOutline {
    private(set) var path = KeylineGraphics.Path()

    init(_ path: KeylineGraphics.Path, _ style: KeylineGraphics.StrokeStyle) {
        let half = style.lineWidth / 2
        guard half > 0 else { return }
        for subpath in FlatPath(path).subpaths {
            for piece in Self.dashes(of: subpath, style.dash) { add(piece, half, style, isClosed: piece.isClosed) }
        }
    }

    private mutating func add(
        _ subpath: FlatPath.Subpath, _ half: CGFloat, _ style: KeylineGraphics.StrokeStyle, isClosed: Bool
    ) {
        let points = subpath.points
        for (index, (start, end)) in zip(points, points.dropFirst()).enumerated() {
            let length = hypot(end.x - start.x, end.y - start.y)
            guard length > 0 else { continue }
            let along = CGPoint(x: (end.x - start.x) / length * half, y: (end.y - start.y) / length * half)
            let isFirst = index == 0 && !isClosed
            let isLast = index == points.count - 2 && !isClosed
            addQuadrangle(
                from: isFirst && style.lineCap == .square ? start - along : start,
                to: isLast && style.lineCap == .square ? end + along : end, across: CGPoint(x: -along.y, y: along.x))
            if !isFirst || style.lineCap == .round { addCircle(start, half) }
            if !isLast || style.lineCap == .round { addCircle(end, half) }
        }
    }

    private mutating func addQuadrangle(from start: CGPoint, to end: CGPoint, across: CGPoint) {
        // Always the same way round as circles, so that winding numbers add up.
        path.addPath(
            KeylineGraphics.Path(
                points: [start - across, end - across, end + across, start + across], closed: true))
    }

    private mutating func addCircle(_ center: CGPoint, _ radius: CGFloat) {
        path.addPath(KeylineGraphics.Path(circleAt: center, radius: radius))
    }

    /// The pieces that dashes leave of a line.
    private static func dashes(of subpath: FlatPath.Subpath, _ dash: [CGFloat]) -> [FlatPath.Subpath] {
        guard !dash.isEmpty, dash.allSatisfy({ $0 >= 0 }), dash.reduce(0, +) > 0 else { return [subpath] }
        let line = KeylineGraphics.Path(points: subpath.points, closed: false)
        let flat = FlatPath(line)
        let total = flat.length
        var pieces: [FlatPath.Subpath] = []
        var position: CGFloat = 0
        var index = 0
        while position < total, pieces.count < 10_000 {
            let length = dash[index % dash.count]
            if index % 2 == 0, length > 0 {
                let piece = flat.trimmed(from: position / total, to: min(position + length, total) / total)
                pieces += FlatPath(piece).subpaths
            }
            position += length
            index += 1
        }
        return pieces
    }
}

private func + (left: CGPoint, right: CGPoint) -> CGPoint { CGPoint(x: left.x + right.x, y: left.y + right.y) }
private func - (left: CGPoint, right: CGPoint) -> CGPoint { CGPoint(x: left.x - right.x, y: left.y - right.y) }
