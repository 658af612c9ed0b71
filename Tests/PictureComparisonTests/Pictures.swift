import KeylineGraphics

/// A generator whose numbers are the same in every run: SplitMix64.
struct SeededGenerator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ z >> 30) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ z >> 27) &* 0x94D0_49BB_1331_11EB
        return z ^ z >> 31
    }
}

extension Bitmap {
    /// A bitmap whose pixels a closure gives as red, green, blue, alpha.
    init(width: Int, height: Int, pixel: (_ x: Int, _ y: Int) -> [UInt8]) {
        var pixels: [UInt8] = []
        for y in 0..<height { for x in 0..<width { pixels += pixel(x, y) } }
        self.init(width: width, height: height, pixels: pixels)
    }

    /// The red, green, blue and alpha of a pixel.
    subscript(x: Int, y: Int) -> [UInt8] {
        Array(pixels[(y * width + x) * 4..<(y * width + x) * 4 + 4])
    }
}

extension IndexedBitmap {
    /// The red, green, blue and alpha of a pixel.
    subscript(x: Int, y: Int) -> [UInt8] {
        let color = palette[Int(indices[y * width + x])]
        return [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: color >> $0) }
    }
}
