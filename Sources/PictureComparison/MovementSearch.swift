import KeylineGraphics

/// Finds how far something moved, where moving is all that happened.
///
/// Something moved by a distance where every pixel that differs and shows something, which is any colour but the one around, is
/// found at that distance in the other picture; what the actual picture shows is found at the opposite distance in the expected one.
struct MovementSearch {
    /// The furthest along one axis, in pixels.
    private static let reach = 256
    /// The furthest along both axes at once, in pixels.
    private static let diagonalReach = 24
    /// The number of pixels that decide whether a distance is worth a closer look.
    private static let sampleCount = 48
    /// Fewer pixels than these could be found anywhere.
    private static let leastCount = 12

    private let expected: Bitmap
    private let actual: Bitmap
    /// The places of pixels that the expected picture shows and that differ.
    private let gone: [(column: Int, row: Int)]
    /// The places of pixels that the actual picture shows and that differ.
    private let new: [(column: Int, row: Int)]

    init(_ expected: Bitmap, _ actual: Bitmap, _ plane: MarkPlane, _ regions: [PixelRect]) {
        self.expected = expected
        self.actual = actual
        gone = Self.shown(expected, plane, regions)
        new = Self.shown(actual, plane, regions)
    }

    /// The nearest distance; nil where something else happened, or where nothing is there that could be recognised.
    var movement: BitmapDifference.Movement? {
        guard gone.count >= Self.leastCount, new.count >= Self.leastCount else { return nil }
        let step = max(gone.count / Self.sampleCount, 1)
        let sample = stride(from: 0, to: gone.count, by: step).map { gone[$0] }
        for (x, y) in Self.distances where Self.isFound(sample, of: expected, in: actual, x, y) {
            guard Self.isFound(gone, of: expected, in: actual, x, y),
                Self.isFound(new, of: actual, in: expected, -x, -y)
            else { continue }
            return BitmapDifference.Movement(x: x, y: y)
        }
        return nil
    }

    private static func isFound(
        _ places: [(column: Int, row: Int)], of bitmap: Bitmap, in other: Bitmap, _ x: Int, _ y: Int
    ) -> Bool {
        places.allSatisfy { column, row in
            let newColumn = column + x
            let newRow = row + y
            guard (0..<other.width).contains(newColumn), (0..<other.height).contains(newRow) else { return false }
            return other.word(newColumn, newRow) == bitmap.word(column, row)
        }
    }

    /// Distances from the nearest on: along an axis, then along both.
    private static let distances: [(Int, Int)] = {
        let straight = (1...reach).flatMap { [(0, $0), (0, -$0), ($0, 0), (-$0, 0)] }
        let both = (-diagonalReach...diagonalReach)
        let diagonal = both.flatMap { x in both.map { (x, $0) } }.filter { $0.0 != 0 && $0.1 != 0 }
        return straight + diagonal.sorted { abs($0.0) + abs($0.1) < abs($1.0) + abs($1.1) }
    }()

    /// What differs and is not of the region's most frequent colour. Large changes are not searched: they are seldom moves, and the
    /// search would cost more than the comparison.
    private static func shown(
        _ bitmap: Bitmap, _ plane: MarkPlane, _ regions: [PixelRect]
    ) -> [(column: Int, row: Int)] {
        let area = regions.reduce(0) { $0 + $1.width * $1.height }
        guard area <= 400_000, bitmap.width > 0 else { return [] }
        var places: [(column: Int, row: Int)] = []
        for region in regions {
            var counts: [UInt32: Int] = [:]
            var own: [(column: Int, row: Int)] = []
            for row in region.rows.clamped(to: 0..<bitmap.height) {
                for column in region.columns.clamped(to: 0..<bitmap.width) {
                    counts[bitmap.word(column, row), default: 0] += 1
                    if plane.differs(column: column, row: row) { own.append((column, row)) }
                }
            }
            let around = counts.max { ($0.value, $0.key) < ($1.value, $1.key) }?.key
            places += own.filter { bitmap.word($0.column, $0.row) != around }
        }
        return places
    }
}

extension Bitmap {
    /// A pixel as one number.
    fileprivate func word(_ column: Int, _ row: Int) -> UInt32 {
        let start = (row * width + column) * 4
        return UInt32(pixels[start]) << 24 | UInt32(pixels[start + 1]) << 16 | UInt32(pixels[start + 2]) << 8
            | UInt32(pixels[start + 3])
    }
}
