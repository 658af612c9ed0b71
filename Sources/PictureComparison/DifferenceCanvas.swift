import KeylineGraphics

/// Draws frames over a picture of a difference.
struct DifferenceCanvas {
    private let width: Int
    private let height: Int
    private var indices: [UInt8]

    init(_ expected: Bitmap, _ actual: Bitmap, marks: [UInt8], width: Int, height: Int) {
        self.width = width
        self.height = height
        indices = DifferenceRows.indices(of: expected, and: actual, marks: marks, width: width, height: height)
    }

    var bitmap: IndexedBitmap {
        IndexedBitmap(width: width, height: height, palette: DifferenceRows.palette, indices: indices)
    }

    /// Draws a thin frame at a little distance around a region.
    mutating func frame(_ region: PixelRect) {
        let left = region.x - 3
        let right = region.columns.upperBound + 2
        let top = region.y - 3
        let bottom = region.rows.upperBound + 2
        for column in left...right {
            dot(column, top)
            dot(column, bottom)
        }
        for row in top...bottom {
            dot(left, row)
            dot(right, row)
        }
    }

    private mutating func dot(_ column: Int, _ row: Int) {
        guard (0..<width).contains(column), (0..<height).contains(row) else { return }
        indices[row * width + column] = DifferenceRows.frame
    }
}
