import KeylineGraphics
import KeylineImageCoding
import Testing

/// Pictures as Cairo leaves them give the files that their straight pixels give.
@Suite struct PremultipliedBitmapTests {
    /// Pixels of some colours in turn, each a word of alpha, red, green and blue.
    private static func picture(_ width: Int, _ height: Int, _ colors: [UInt32]) -> PremultipliedBitmap {
        let words = (0..<width * height).map { colors[$0 % colors.count] }
        return PremultipliedBitmap(
            width: width, height: height, pixels: words.withUnsafeBytes { [UInt8]($0) })
    }

    private static let palettes: [[UInt32]] = [
        [0xFF12_3456, 0xFF65_4321, 0xFFFF_0080], [0xFF80_8080, 0xFF01_0101], [0x8040_2010, 0xFF12_3456],
        [0, 0xFFFF_FFFF],
    ]

    @Test(arguments: palettes, PNGEncoder.Effort.allCases)
    func `the file is that of the straight pixels`(colors: [UInt32], effort: PNGEncoder.Effort) throws {
        // Vector code takes several pixels at a time; every remainder is met.
        for width in 1...20 {
            let picture = Self.picture(width, 3, colors)
            let encoder = PNGEncoder(effort: effort)
            #expect(try encoder.encode(picture, scale: 2) == encoder.encode(picture.straightened(), scale: 2))
        }
    }

    @Test func `colours and alpha are where they belong`() {
        let straight = Self.picture(3, 1, [0xFF12_3456, 0x8040_2010, 0]).straightened()
        #expect(straight.pixels == [0x12, 0x34, 0x56, 255, 128, 64, 32, 128, 0, 0, 0, 0])
    }

    @Test func `a bitmap without pixels has no file`() {
        #expect(throws: ImageCodingError.empty) { try PNGEncoder().encode(Self.picture(0, 3, [0])) }
    }
}
