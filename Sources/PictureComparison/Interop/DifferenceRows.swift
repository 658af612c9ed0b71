internal import CKeylinePixels
internal import KeylineGraphics

/// The rows of a picture of a difference.
enum DifferenceRows {
    static func pixels(
        of expected: Bitmap, and actual: Bitmap, marks: [UInt8], width: Int, height: Int
    ) -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: width * height * 4) { pixels, count in
            marks.withUnsafeBufferPointer { marks in
                for row in 0..<height {
                    expected.withRow(row) { left, leftCount in
                        actual.withRow(row) { right, rightCount in
                            cpixels_draw_difference(
                                left, leftCount, right, rightCount, marks.baseAddress.map { $0 + row * width },
                                pixels.baseAddress.map { $0 + row * width * 4 }, width)
                        }
                    }
                }
            }
            count = width * height * 4
        }
    }
}

extension Bitmap {
    /// Lends the pixels of a row, and how many there are; none below the picture.
    func withRow<Result>(_ row: Int, _ body: (UnsafePointer<UInt8>?, Int) -> Result) -> Result {
        pixels.withUnsafeBufferPointer { pixels in
            row < height ? body(pixels.baseAddress.map { $0 + row * width * 4 }, width) : body(nil, 0)
        }
    }
}
