internal import CKeylinePixels
internal import KeylineGraphics

/// The rows of a picture of a difference: numbers of colours, of which most are their grey's level.
enum DifferenceRows {
    /// The number of the colour of frames.
    static let frame = UInt8(cpixels_color_frame)

    /// All greys, with the colours of what happened in place of those that pictures made faint do not have.
    static let palette: [UInt32] = {
        var palette = (0..<256).map { 0xFF00_0000 | UInt32($0) * 0x01_0101 }
        palette[Int(cpixels_color_darker)] = 0xFF3C_00E0
        palette[Int(cpixels_color_lighter)] = 0xFFE5_5700
        palette[Int(cpixels_color_hue)] = 0xFFC8_00A0
        palette[Int(cpixels_color_frame)] = 0xFF00_95FF
        return palette
    }()

    static func indices(
        of expected: Bitmap, and actual: Bitmap, marks: [UInt8], width: Int, height: Int
    ) -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: width * height) { indices, count in
            marks.withUnsafeBufferPointer { marks in
                for row in 0..<height {
                    expected.withRow(row) { left, leftCount in
                        actual.withRow(row) { right, rightCount in
                            cpixels_draw_difference(
                                left, leftCount, right, rightCount, marks.baseAddress.map { $0 + row * width },
                                indices.baseAddress.map { $0 + row * width }, width)
                        }
                    }
                }
            }
            count = width * height
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
