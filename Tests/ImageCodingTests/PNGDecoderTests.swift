import KeylineGraphics
import KeylineImageCoding
import Testing

@Suite struct PNGDecoderTests {
    private let decoder = PNGDecoder()

    /// Depths that ISO/IEC 15948 table 11.1 allows for grey.
    @Test(arguments: [1, 2, 4, 8, 16], [false, true])
    func `grey of any depth spreads from black to white`(depth: Int, isInterlaced: Bool) throws {
        let top = (1 << depth) - 1
        let png = HandmadePNG(width: 11, height: 9, depth: depth, colorType: 0, isInterlaced: isInterlaced) { x, y in
            [(x + y) % 2 == 0 ? top : 0]
        }
        let bitmap = try decoder.decode(png.bytes)
        let expected = Bitmap(width: 11, height: 9) { x, y in (x + y) % 2 == 0 ? [255, 255, 255, 255] : [0, 0, 0, 255] }
        #expect(bitmap == expected)
    }

    @Test(arguments: [8, 16], [false, true])
    func `colours keep their upper eight bits`(depth: Int, isInterlaced: Bool) throws {
        let low = depth == 16 ? 0x42 : 0
        func sample(_ value: Int) -> Int { depth == 16 ? value << 8 | low : value }
        for (type, hasAlpha) in [(2, false), (6, true)] {
            let png = HandmadePNG(width: 7, height: 5, depth: depth, colorType: type, isInterlaced: isInterlaced) {
                x, y in
                [x * 30, y * 50, 200].map(sample) + (hasAlpha ? [sample(x * 36)] : [])
            }
            let expected = Bitmap(width: 7, height: 5) { x, y in
                [UInt8(x * 30), UInt8(y * 50), 200, hasAlpha ? UInt8(x * 36) : 255]
            }
            #expect(try decoder.decode(png.bytes) == expected)
        }
    }

    @Test(arguments: [8, 16])
    func `grey with alpha keeps its alpha`(depth: Int) throws {
        let unit = depth == 16 ? 257 : 1
        let png = HandmadePNG(width: 4, height: 1, depth: depth, colorType: 4) { x, _ in [100 * unit, x * 80 * unit] }
        let expected = Bitmap(width: 4, height: 1) { x, _ in [100, 100, 100, UInt8(x * 80)] }
        #expect(try decoder.decode(png.bytes) == expected)
    }

    @Test(arguments: [1, 2, 4, 8])
    func `a palette gives colours and their alpha`(depth: Int) throws {
        var png = HandmadePNG(width: 5, height: 2, depth: depth, colorType: 3) { x, y in [(x + y) % 2] }
        png.ancillary = [("PLTE", [10, 20, 30, 40, 50, 60]), ("tRNS", [128])]
        let expected = Bitmap(width: 5, height: 2) { x, y in (x + y) % 2 == 0 ? [10, 20, 30, 128] : [40, 50, 60, 255] }
        #expect(try decoder.decode(png.bytes) == expected)
    }

    @Test func `the colour that a file calls transparent is transparent`() throws {
        var png = HandmadePNG(width: 2, height: 1, colorType: 2) { x, _ in x == 0 ? [1, 2, 3] : [4, 5, 6] }
        png.ancillary = [("tRNS", [0, 1, 0, 2, 0, 3])]
        let bitmap = try decoder.decode(png.bytes)
        #expect([bitmap[0, 0][3], bitmap[1, 0][3]] == [0, 255])
    }

    private let sample = HandmadePNG(width: 6, height: 6) { x, y in [x * 40, y * 40, 7, 255] }.bytes

    @Test func `a file that is cut off before its last checksum is an error`() {
        for count in 0..<sample.count - 4 {
            #expect(throws: ImageCodingError.self, "\(count) bytes") { try decoder.decode(Array(sample.prefix(count))) }
        }
        #expect(throws: ImageCodingError.truncated(.png)) { try decoder.decode(Array(sample.dropLast(30))) }
    }

    @Test func `a damaged byte of the pixels is noticed`() {
        var damaged = sample
        damaged[60] ^= 0xFF
        #expect(throws: ImageCodingError.self) { try decoder.decode(damaged) }
    }

    @Test func `random damage never does more than throw`() {
        var generator = SeededGenerator(state: 7)
        for _ in 0..<2000 {
            var bytes = sample
            for _ in 0..<Int.random(in: 1...4, using: &generator) {
                bytes[Int.random(in: 0..<bytes.count, using: &generator)] = UInt8.random(in: 0...255, using: &generator)
            }
            _ = try? decoder.decode(bytes)
        }
    }

    @Test func `a small file that claims a huge picture is refused before memory is taken`() {
        var bytes = sample
        bytes.replaceSubrange(
            8..<33, with: HandmadePNG.chunk("IHDR", [0, 0, 0x7F, 0xFF, 0, 0, 0x7F, 0xFF, 8, 6, 0, 0, 0]))
        let error = ImageCodingError.tooLarge(width: 32_767, height: 32_767, limits: .standard)
        #expect(throws: error) { try decoder.decode(bytes) }
    }

    @Test func `Apple's own form of PNG is called by its name`() {
        var bytes = sample
        bytes.replaceSubrange(8..<8, with: HandmadePNG.chunk("CgBI", [0x50, 0, 0x20, 2]))
        #expect(throws: ImageCodingError.optimizedForIOS) { try decoder.decode(bytes) }
    }
}
