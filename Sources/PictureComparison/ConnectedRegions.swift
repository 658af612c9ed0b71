/// Gathers pixels into patches: pixels in the same or in touching squares of a grid belong together, so that the letters of a
/// word make one patch.
struct ConnectedRegions {
    private static let side = 16

    private let squaresPerRow: Int
    /// Squares in rows from the top; nil where nothing differs in a square.
    private let squares: [PixelRect?]

    init(_ plane: MarkPlane) {
        squaresPerRow = (plane.width + Self.side - 1) / Self.side
        squares = plane.squareBounds(side: Self.side)
    }

    /// The rectangles around the patches, from the top and then from the left.
    var bounds: [PixelRect] {
        var remaining = squares
        let patches = squares.indices.compactMap { Self.takePatch(from: $0, of: &remaining, squaresPerRow) }
        return patches.sorted { ($0.y, $0.x) < ($1.y, $1.x) }
    }

    /// Removes a square and all that hang together with it; the rectangle around their pixels.
    private static func takePatch(from start: Int, of squares: inout [PixelRect?], _ squaresPerRow: Int) -> PixelRect? {
        var patch: PixelRect?
        var pending = [start]
        while let square = pending.popLast() {
            guard let pixels = squares[square] else { continue }
            squares[square] = nil
            patch = patch?.union(pixels) ?? pixels
            let (row, column) = square.quotientAndRemainder(dividingBy: squaresPerRow)
            for neighborRow in max(row - 1, 0)...row + 1 {
                for neighborColumn in max(column - 1, 0)...min(column + 1, squaresPerRow - 1) {
                    let neighbor = neighborRow * squaresPerRow + neighborColumn
                    if neighbor < squares.count { pending.append(neighbor) }
                }
            }
        }
        return patch
    }
}
