public import KeylineGraphics

/// Compares two pictures pixel by pixel.
///
/// Two transparent pixels are equal, whatever colour they hide. Pictures of different sizes are compared with their top-left
/// corners together.
public struct BitmapComparison: Sendable {
    /// The difference in a channel that is still called equal, 0…255.
    public var tolerance: UInt8

    /// Creates a comparison.
    public init(tolerance: UInt8 = 0) {
        self.tolerance = tolerance
    }

    /// In what a picture differs from the expected one; nil where it does not.
    public func difference(expected: Bitmap, actual: Bitmap) -> BitmapDifference? {
        if expected == actual { return nil }
        var (count, greatest) = (0, UInt8(0))
        var patches = ConnectedPatches(columnCount: max(expected.width, actual.width))
        for row in DifferenceRows(expected: expected, actual: actual) where row.greatest > tolerance {
            greatest = max(greatest, row.greatest)
            for (column, delta) in row.deltas.enumerated() where delta > tolerance {
                count += 1
                patches.insert(column: column, row: row.index)
            }
        }
        if count == 0 { return nil }
        return BitmapDifference(
            pixelCount: count,
            greatestDelta: greatest,
            regions: patches.bounds,
            sizesDiffer: expected.width != actual.width || expected.height != actual.height
        )
    }
}
