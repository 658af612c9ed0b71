public import KeylineGraphics

/// The verdict on every pixel of two pictures, and what follows from it.
public struct DifferenceMarks: Sendable {
    /// Wide enough for both pictures, in pixels.
    public let width: Int
    /// High enough for both pictures, in pixels.
    public let height: Int
    /// The difference.
    public let difference: BitmapDifference
    /// A byte for each pixel, as `CPixels` writes it.
    let plane: [UInt8]
    let expected: Bitmap
    let actual: Bitmap

    init(of expected: Bitmap, and actual: Bitmap, by comparison: BitmapComparison) {
        self.expected = expected
        self.actual = actual
        width = max(expected.width, actual.width)
        height = max(expected.height, actual.height)
        var plane = MarkPlane(expected, actual, by: comparison)
        for mask in comparison.masks { plane.clear(mask) }
        let densest = comparison.localTolerance.map { plane.densestWindow(side: $0.side) }
        let isTolerated = zip2(densest, comparison.localTolerance).map { $0.pixelCount <= $1.count } ?? false
        let count = plane.differentCount
        let regions = count == 0 ? [] : ConnectedRegions(plane).bounds
        difference = BitmapDifference(
            pixelCount: count, antialiasedCount: plane.antialiasedCount,
            greatestDelta: plane.greatestDelta(expected, actual), regions: regions,
            sizesDiffer: expected.width != actual.width || expected.height != actual.height, densest: densest,
            movement: MovementSearch(expected, actual, plane, regions).movement, isTolerated: isTolerated)
        self.plane = plane.marks
    }

    /// Width and height of the expected picture, in pixels.
    public var expectedSize: (width: Int, height: Int) { (expected.width, expected.height) }

    /// Width and height of the actual picture, in pixels.
    public var actualSize: (width: Int, height: Int) { (actual.width, actual.height) }

    /// A picture of the difference that a person can read: both pictures faintly in grey; red where the actual one is darker
    /// (something was added), blue where it is lighter (something is gone), violet where only the hue differs; a frame around
    /// each region.
    public var indexedPicture: IndexedBitmap {
        var canvas = DifferenceCanvas(expected, actual, marks: plane, width: width, height: height)
        for region in difference.regions { canvas.frame(region) }
        return canvas.bitmap
    }
}

/// Both values, where both are there.
private func zip2<A, B>(_ a: A?, _ b: B?) -> (A, B)? {
    guard let a, let b else { return nil }
    return (a, b)
}

extension BitmapComparison {
    /// A picture of the difference; see ``DifferenceMarks/indexedPicture``.
    public func picture(expected: Bitmap, actual: Bitmap) -> IndexedBitmap {
        DifferenceMarks(of: expected, and: actual, by: self).indexedPicture
    }
}
