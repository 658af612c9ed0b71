internal import CKeylinePixels
internal import KeylineGraphics

/// The differences between two pictures, row by row, over the rectangle around both.
struct DifferenceRows: Sequence, IteratorProtocol {
    struct Row {
        let index: Int
        /// The greatest of the row's deltas.
        let greatest: UInt8
        /// For each column the greatest difference in any channel; 255 where only one picture has a pixel.
        let deltas: [UInt8]
    }

    private let expected: Bitmap
    private let actual: Bitmap
    private var index = 0

    init(expected: Bitmap, actual: Bitmap) {
        self.expected = expected
        self.actual = actual
    }

    mutating func next() -> Row? {
        guard index < Swift.max(expected.height, actual.height) else { return nil }
        defer { index += 1 }
        let isShared = index < Swift.min(expected.height, actual.height)
        return isShared ? sharedRow() : loneRow()
    }

    /// A row that both pictures have, though perhaps not in all its columns.
    private func sharedRow() -> Row {
        let shared = Swift.min(expected.width, actual.width)
        let width = Swift.max(expected.width, actual.width)
        var greatest: UInt8 = shared < width ? 255 : 0
        let deltas = [UInt8](unsafeUninitializedCapacity: width) { deltas, count in
            expected.withRow(index) { left in
                actual.withRow(index) { right in
                    greatest = Swift.max(greatest, cpixels_difference(left, right, deltas.baseAddress, shared))
                }
            }
            deltas[shared...].initialize(repeating: 255)
            count = width
        }
        return Row(index: index, greatest: greatest, deltas: deltas)
    }

    /// A row that only the taller picture has.
    private func loneRow() -> Row {
        let taller = expected.height > actual.height ? expected : actual
        return Row(
            index: index, greatest: taller.width > 0 ? 255 : 0, deltas: [UInt8](repeating: 255, count: taller.width))
    }
}

extension Bitmap {
    /// Lends the pixels of a row.
    func withRow<Result>(_ row: Int, _ body: (UnsafePointer<UInt8>?) -> Result) -> Result {
        pixels.withUnsafeBufferPointer { body($0.baseAddress.map { $0 + row * width * 4 }) }
    }

    /// The greys of a row over white, dimmed so that it can serve as a background.
    func dimmedRow(_ row: Int) -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: width) { grey, count in
            withRow(row) { cpixels_dim($0, grey.baseAddress, width) }
            count = width
        }
    }
}
