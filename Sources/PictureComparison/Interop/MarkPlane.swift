internal import CKeylinePixels
internal import KeylineGraphics

/// A byte for each pixel of the rectangle around two pictures, which says what became of it.
struct MarkPlane {
    private static let different = UInt8(cpixels_mark_different)

    let width: Int
    let height: Int
    private(set) var marks: [UInt8]

    /// Judges every pixel.
    init(_ expected: Bitmap, _ actual: Bitmap, by comparison: BitmapComparison) {
        width = max(expected.width, actual.width)
        height = max(expected.height, actual.height)
        marks = [UInt8](repeating: 0, count: width * height)
        let shared = (width: min(expected.width, actual.width), height: min(expected.height, actual.height))
        let stride = width
        _ = marks.withUnsafeMutableBufferPointer {
            Self.compare(expected, actual, shared, by: comparison, marks: $0.baseAddress, stride: stride)
        }
        for row in 0..<height {
            let sides = [expected, actual].map { row < $0.height ? $0.width : 0 }.sorted()
            for index in row * width + sides[0]..<row * width + sides[1] { marks[index] = Self.different }
        }
    }

    /// Returns the number of different pixels, including pixels that only one picture has.
    static func count(_ expected: Bitmap, _ actual: Bitmap, by comparison: BitmapComparison) -> Int {
        let shared = (width: min(expected.width, actual.width), height: min(expected.height, actual.height))
        let lone = expected.width * expected.height + actual.width * actual.height - 2 * shared.width * shared.height
        return lone + compare(expected, actual, shared, by: comparison, marks: nil, stride: 0).different
    }

    private static func compare(
        _ expected: Bitmap, _ actual: Bitmap, _ shared: (width: Int, height: Int), by comparison: BitmapComparison,
        marks: UnsafeMutablePointer<UInt8>?, stride: Int
    ) -> cpixels_counts {
        guard shared.width > 0, shared.height > 0 else { return cpixels_counts() }
        return expected.pixels.withUnsafeBufferPointer { left in
            actual.pixels.withUnsafeBufferPointer { right in
                let pair = cpixels_pair(
                    left: left.baseAddress, right: right.baseAddress, width: shared.width, height: shared.height,
                    left_stride: expected.width, right_stride: actual.width, top: 0, bottom: shared.height)
                return BandedComparison(
                    pair: pair, judgement: cpixels_judgement(comparison), marks: marks, stride: stride
                ).counts
            }
        }
    }

    /// Forgets what differs in a part.
    mutating func clear(_ mask: PixelRect) {
        let columns = mask.columns.clamped(to: 0..<width)
        for row in mask.rows.clamped(to: 0..<height) {
            for index in columns { marks[row * width + index] = 0 }
        }
    }

    /// The number of different pixels.
    var differentCount: Int { count(of: cpixels_mark_different) }

    /// The number of pixels that only smooth an edge.
    var antialiasedCount: Int { count(of: cpixels_mark_antialiased) }

    private func count(of mark: Int) -> Int {
        marks.withUnsafeBufferPointer { cpixels_count_marks($0.baseAddress, $0.count, UInt8(mark)) }
    }

    /// Whether a pixel differs.
    func differs(column: Int, row: Int) -> Bool { marks[row * width + column] == Self.different }

    /// The window in which most pixels differ.
    func densestWindow(side: Int) -> BitmapDifference.Density {
        var densest = cpixels_window()
        let isDone = marks.withUnsafeBufferPointer {
            cpixels_densest_window($0.baseAddress, width, height, side, &densest)
        }
        precondition(isDone, "a comparison needs memory for a row of sums")
        let window = PixelRect(x: densest.x, y: densest.y, width: min(side, width), height: min(side, height))
        return BitmapDifference.Density(window: window, pixelCount: densest.count)
    }

    /// The greatest difference in a channel of a pixel that differs; 255 where only one picture has it.
    func greatestDelta(_ expected: Bitmap, _ actual: Bitmap) -> UInt8 {
        let shared = min(expected.width, actual.width)
        return marks.withUnsafeBufferPointer { marks in
            (0..<height).reduce(UInt8(0)) { greatest, row in
                let line = marks.baseAddress.map { $0 + row * width }
                let known = row < min(expected.height, actual.height) ? shared : 0
                if cpixels_count_marks(line.map { $0 + known }, width - known, Self.different) > 0 { return 255 }
                return expected.withRow(row) { left, _ in
                    actual.withRow(row) { right, _ in
                        max(greatest, cpixels_greatest_difference(left, right, line, known))
                    }
                }
            }
        }
    }

    /// The bounds of what differs in each square of a grid, in rows; nil for a square in which nothing does.
    func squareBounds(side: Int) -> [PixelRect?] {
        let count = (width + side - 1) / side * ((height + side - 1) / side)
        let bounds = [UInt32](unsafeUninitializedCapacity: count * 4) { bounds, filled in
            marks.withUnsafeBufferPointer {
                cpixels_square_bounds($0.baseAddress, width, height, side, bounds.baseAddress)
            }
            filled = count * 4
        }
        return (0..<count).map { square in
            let side = bounds[4 * square..<4 * square + 4].map(Int.init)
            guard let left = side.first, left <= side[2] else { return nil }
            return PixelRect(x: left, y: side[1], width: side[2] - left + 1, height: side[3] - side[1] + 1)
        }
    }
}

extension cpixels_judgement {
    /// The comparison in the units of the loops.
    init(_ comparison: BitmapComparison) {
        /// pixelmatch's: the greatest square of a distance in YIQ.
        let greatestYIQ = 35215.0
        let (metric, most): (cpixels_metric, Double) =
            switch comparison.metric {
            case .channels(let tolerance): (cpixels_by_channel, Double(tolerance))
            case .yiq(let threshold): (cpixels_by_yiq, greatestYIQ * threshold * threshold)
            case .oklab(let threshold): (cpixels_by_oklab, threshold)
            }
        self.init(
            metric: metric, most: most, ignores_antialiasing: comparison.ignoresAntialiasing,
            uses_checkerboard: comparison.usesCheckerboard)
    }
}
