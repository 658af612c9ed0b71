import KeylineGraphics
import KeylineImageCoding
import Testing

@Suite struct PNGEncoderTests {
    private static func noise(width: Int, height: Int, opaque: Bool, grey: Bool) -> Bitmap {
        var generator = SeededGenerator(state: 1)
        return Bitmap(width: width, height: height) { _, _ in
            let level = UInt8.random(in: 0...255, using: &generator)
            let alpha = opaque ? 255 : UInt8.random(in: 0...255, using: &generator)
            return grey ? [level, level, level, alpha] : [level, level &+ 9, level / 2, alpha]
        }
    }

    @Test(arguments: PNGEncoder.Effort.allCases, [(true, true), (true, false), (false, true), (false, false)])
    func `what is written is read back`(effort: PNGEncoder.Effort, kind: (opaque: Bool, grey: Bool)) throws {
        for (width, height) in [(1, 1), (3, 2), (257, 131), (1, 30_000), (30_000, 1)] {
            let bitmap = Self.noise(width: width, height: height, opaque: kind.opaque, grey: kind.grey)
            let bytes = try PNGEncoder(effort: effort).encode(bitmap)
            #expect(try PNGDecoder().decode(bytes) == bitmap)
        }
    }

    @Test(arguments: PNGEncoder.Effort.allCases)
    func `a picture that compresses well is read back`(effort: PNGEncoder.Effort) throws {
        let bitmap = Bitmap(width: 900, height: 700) { x, y in
            x / 90 % 2 == y / 70 % 2 ? [255, 0, 0, 255] : [0, 0, 255, 255]
        }
        let bytes = try PNGEncoder(effort: effort).encode(bitmap)
        #expect(try PNGDecoder().decode(bytes) == bitmap)
        #expect(bytes.count < 40_000)
    }

    @Test func `more compressed bytes than other chunks may have are read back`() throws {
        // Noise that repeats only farther apart than deflate looks back (RFC 1951: 32 768 bytes).
        var generator = SeededGenerator(state: 5)
        let noise = (0..<8192).flatMap { _ in withUnsafeBytes(of: generator.next() as UInt64) { Array($0) } }
        var pixels: [UInt8] = []
        for _ in 0..<192 { pixels += noise }
        let bitmap = Bitmap(width: 3072, height: 1024, pixels: pixels)
        let bytes = try PNGEncoder().encode(bitmap)
        #expect(bytes.count > 10 << 20)
        #expect(try PNGDecoder().decode(bytes) == bitmap)
    }

    /// Colour types of ISO/IEC 15948 table 11.1, stored in byte 25 of the file.
    @Test(arguments: [(true, true, 0), (true, false, 2), (false, true, 6), (false, false, 6)] as [(Bool, Bool, UInt8)])
    func `no channel is stored that says nothing`(opaque: Bool, grey: Bool, colorType: UInt8) throws {
        let bytes = try PNGEncoder().encode(Self.noise(width: 8, height: 8, opaque: opaque, grey: grey))
        #expect(bytes[25] == colorType)
    }

    @Test(arguments: PNGEncoder.Effort.allCases)
    func `equal pictures give equal bytes`(effort: PNGEncoder.Effort) throws {
        let bitmap = Self.noise(width: 300, height: 200, opaque: true, grey: false)
        #expect(try PNGEncoder(effort: effort).encode(bitmap) == PNGEncoder(effort: effort).encode(bitmap))
    }

    /// 72 points are an inch, an inch is 0.0254 m: 2834.6 points a metre.
    @Test(arguments: [(1, 2835), (2, 5669), (3, 8504), (.nan, 2835), (-1, 2835)] as [(Double, UInt32)])
    func `the scale is written as pixels per metre`(scale: Double, pixelsPerMetre: UInt32) throws {
        let bytes = try PNGEncoder().encode(Bitmap(width: 1, height: 1, pixels: [0, 0, 0, 255]), scale: scale)
        let digits = (0..<4).map { UInt8(truncatingIfNeeded: pixelsPerMetre >> (24 - 8 * UInt32($0))) }
        let chunk = HandmadePNG.chunk("pHYs", digits + digits + [1])
        #expect(bytes.indices.contains { bytes[$0...].starts(with: chunk) })
    }

    @Test func `the file says that it is sRGB`() throws {
        let bytes = try PNGEncoder().encode(Bitmap(width: 1, height: 1, pixels: [0, 0, 0, 255]))
        #expect(bytes[33...].starts(with: HandmadePNG.chunk("sRGB", [0])))
    }

    @Test func `a picture without pixels is refused`() {
        #expect(throws: ImageCodingError.empty) { try PNGEncoder().encode(Bitmap(width: 0, height: 4, pixels: [])) }
    }

    /// A palette's file has colour type 3 and as few bits as name all colours (ISO/IEC 15948 table 11.1).
    @Test(arguments: [(2, 1), (3, 2), (16, 4), (17, 8), (256, 8)])
    func `the smallest file stores few colours as a palette`(colors: Int, depth: UInt8) throws {
        for alpha in [255, 120] as [UInt8] {
            let bitmap = Bitmap(width: 61, height: 40) { x, y in
                let color = (x + 61 * y) % colors
                return [UInt8(color), UInt8(255 - color), 7, color == 1 ? alpha : 255]
            }
            let file = try PNGEncoder(effort: .smallest).encode(bitmap)
            #expect(file[24...25] == [depth, 3])
            #expect(try PNGDecoder().decode(file) == bitmap)
        }
    }

    @Test func `257 colours have no palette`() throws {
        let bitmap = Bitmap(width: 257, height: 2) { x, _ in [UInt8(x % 256), UInt8(x / 256), 7, 255] }
        #expect(IndexedBitmap(bitmap) == nil)
        let file = try PNGEncoder(effort: .smallest).encode(bitmap)
        #expect(file[25] == 2)
        #expect(try PNGDecoder().decode(file) == bitmap)
    }

    @Test func `the smallest file of a gradient is filtered`() throws {
        let gradient = Bitmap(width: 300, height: 300) { x, y in
            [UInt8(x * 7 / 20), UInt8(y * 5 / 20), UInt8((x + y) * 6 / 20), 255]
        }
        let file = try PNGEncoder(effort: .smallest).encode(gradient)
        #expect(file.count * 2 < (try PNGEncoder(effort: .small).encode(gradient).count))
        #expect(try PNGDecoder().decode(file) == gradient)
    }

    @Test func `equal pictures have equal palettes`() throws {
        let colors: [[UInt8]] = [[9, 8, 7, 255], [1, 2, 3, 255], [200, 0, 0, 0]]
        let one = Bitmap(width: 3, height: 1) { x, _ in colors[x] }
        let other = Bitmap(width: 3, height: 1) { x, _ in colors[2 - x] }
        let palettes = try [one, other].map { try #require(IndexedBitmap($0)) }
        #expect(palettes[0].palette == palettes[1].palette)
        #expect(palettes.map(\.bitmap) == [one, other])
    }
}
