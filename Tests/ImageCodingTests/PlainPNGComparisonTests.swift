import KeylineGraphics
import Testing

@testable import KeylineImageCoding

/// Bitmaps that are recognised in files without decoding them, beside what decoding says.
@Suite struct PlainPNGComparisonTests {
    private static func isKnown(_ file: [UInt8], _ bitmap: Bitmap) -> Bool {
        PNGDecoder().isKnown(file, toShow: bitmap)
    }

    /// The bitmap with one sample changed by one.
    private static func changed(_ bitmap: Bitmap, x: Int, y: Int, channel: Int) -> Bitmap {
        var pixels = bitmap.pixels
        pixels[(y * bitmap.width + x) * 4 + channel] ^= 1
        return Bitmap(width: bitmap.width, height: bitmap.height, pixels: pixels)
    }

    /// Corners, both sides of the borders between bands, and the middle.
    private static func places(in bitmap: Bitmap) -> [(x: Int, y: Int)] {
        let right = bitmap.width - 1
        let bottom = bitmap.height - 1
        return [(0, 0), (right, 0), (0, bottom), (right, bottom), (right / 2, bottom / 2), (right, bottom / 3)]
    }

    private static func expectToTellApart(_ file: [UInt8], _ location: SourceLocation = #_sourceLocation) throws {
        let shown = try SPNGDecoder(limits: .standard).decode(file)
        #expect(isKnown(file, shown), sourceLocation: location)
        for place in places(in: shown) {
            for channel in 0..<4 {
                let other = changed(shown, x: place.x, y: place.y, channel: channel)
                #expect(!isKnown(file, other), "\(place), channel \(channel)", sourceLocation: location)
            }
        }
    }

    @Test(arguments: [(0, 1), (2, 3), (4, 2), (6, 4)] as [(UInt8, Int)], [0, 1, 2, 3, 4, 5])
    func `one sample differs under every filter`(kind: (colorType: UInt8, channels: Int), filter: Int) throws {
        let file = FilteredPNG(colorType: kind.colorType, channels: kind.channels) { filter == 5 ? $0 % 5 : filter }
        try Self.expectToTellApart(file.bytes)
    }

    /// So wide that bands have few rows, and so narrow that rows end before a vector does.
    @Test(arguments: [(1, 300), (2, 7), (5, 64), (6, 9), (17, 1), (30_000, 7), (1170, 200)])
    func `one sample differs in pictures of every width`(width: Int, height: Int) throws {
        var generator = SeededGenerator(state: 8)
        for isOpaque in [true, false] {
            let bitmap = Bitmap(width: width, height: height) { x, y in
                let alpha = isOpaque ? 255 : UInt8.random(in: 0...255, using: &generator)
                return [UInt8(x & 255), UInt8.random(in: 0...255, using: &generator), UInt8(y & 255), alpha]
            }
            for effort in PNGEncoder.Effort.allCases {
                try Self.expectToTellApart(PNGEncoder(effort: effort).encode(bitmap))
            }
        }
    }

    @Test(arguments: [1, 2, 4, 8], [0, 1, 2, 3, 4])
    func `one sample differs in a palette`(depth: Int, filter: Int) throws {
        var generator = SeededGenerator(state: 3)
        let colors = (0..<1 << depth).flatMap { number -> [UInt8] in [UInt8(number), UInt8(255 - number), 9] }
        let row = (61 * depth + 7) / 8
        let indices = (0..<400).map { _ in (0..<row).map { _ in UInt8.random(in: 0...255, using: &generator) } }
        let header: [UInt8] = [0, 0, 0, 61, 0, 0, 1, 0x90, UInt8(depth), 3, 0, 0, 0]
        let stream = HandmadePNG.stored(FilteredPNG.filtered(indices, 1) { _ in filter })
        let file =
            HandmadePNG.signature + HandmadePNG.chunk("IHDR", header) + HandmadePNG.chunk("PLTE", colors)
            + HandmadePNG.chunk("tRNS", [128, 255]) + HandmadePNG.chunk("IDAT", stream) + HandmadePNG.chunk("IEND", [])
        try Self.expectToTellApart(file)
    }

    @Test func `a palette of more bytes than a band is carried from band to band`() throws {
        let bitmap = Bitmap(width: 700, height: 900) { x, y in [UInt8((x * y) % 200), 3, UInt8((x * y) % 200), 255] }
        let file = try PNGEncoder(effort: .smallest).encode(bitmap)
        #expect(file[25] == 3)
        try Self.expectToTellApart(file)
    }

    @Test func `another size is not known`() throws {
        let bitmap = Bitmap(width: 6, height: 4) { x, _ in [UInt8(x), 0, 0, 255] }
        let turned = Bitmap(width: 4, height: 6, pixels: bitmap.pixels)
        let file = try PNGEncoder().encode(bitmap)
        #expect(Self.isKnown(file, bitmap))
        #expect(!Self.isKnown(file, turned))
    }

    @Test func `nothing is known of a damaged file, and decoding says what is wrong`() throws {
        let file = FilteredPNG(colorType: 6, channels: 4) { $0 % 5 }.bytes
        let shown = try SPNGDecoder(limits: .standard).decode(file)
        for place in file.indices {
            var damaged = file
            damaged[place] ^= 0x11
            #expect(!Self.isKnown(damaged, shown), "byte \(place)")
        }
        // libspng asks no more of the end than its name.
        for count in stride(from: 0, to: file.count - 12, by: 7) {
            #expect(!Self.isKnown(Array(file.prefix(count)), shown))
            #expect(throws: ImageCodingError.self) { try PNGDecoder().decode(Array(file.prefix(count))) }
        }
    }

    /// The chunks' checksums are right, so that only the stream can tell.
    @Test func `nothing is known of a damaged stream`() throws {
        let bitmap = Bitmap(width: 24, height: 18) { x, y in [UInt8(x), UInt8(y), UInt8(x ^ y), 255] }
        let file = try PNGEncoder(effort: .small).encode(bitmap)
        let start = try #require(file.firstRange(of: Array("IDAT".utf8))).upperBound
        let stream = Array(file[start..<file.count - 16])
        func wrapped(_ stream: [UInt8]) -> [UInt8] {
            Array(file[..<33]) + HandmadePNG.chunk("IDAT", stream) + HandmadePNG.chunk("IEND", [])
        }
        #expect(Self.isKnown(wrapped(stream), bitmap))
        #expect(!Self.isKnown(wrapped(stream + [0]), bitmap))
        #expect(!Self.isKnown(wrapped(stream.dropLast()), bitmap))
        #expect(!Self.isKnown(wrapped([]), bitmap))
        for index in stream.indices {
            var damaged = stream
            damaged[index] ^= 0x24
            let isKnown = Self.isKnown(wrapped(damaged), bitmap)
            // Bits that say nothing, such as padding, may change: then the pixels are still these.
            #expect(!isKnown || (try? PNGDecoder().decode(wrapped(damaged))) == bitmap, "byte \(index)")
        }
    }

    @Test func `more rows than the header says are not known`() throws {
        let bitmap = Bitmap(width: 2, height: 2, pixels: [UInt8](repeating: 7, count: 16))
        let rows: [UInt8] = [0] + [UInt8](repeating: 7, count: 8)
        func file(rows count: Int) -> [UInt8] {
            HandmadePNG.signature + HandmadePNG.chunk("IHDR", [0, 0, 0, 2, 0, 0, 0, 2, 8, 6, 0, 0, 0])
                + HandmadePNG.chunk("IDAT", HandmadePNG.stored((0..<count).flatMap { _ in rows }))
                + HandmadePNG.chunk("IEND", [])
        }
        #expect([1, 2, 3].map { Self.isKnown(file(rows: $0), bitmap) } == [false, true, false])
    }

    @Test func `nothing is known of files that only libspng reads, which show the bitmap all the same`() throws {
        let bitmap = Bitmap(width: 6, height: 4, pixels: [UInt8](repeating: 9, count: 96))
        let interlaced = HandmadePNG(width: 6, height: 4, isInterlaced: true) { _, _ in [9, 9, 9, 9] }.bytes
        #expect(!Self.isKnown(interlaced, bitmap))
        #expect(try PNGDecoder().decode(interlaced) == bitmap)
    }
}
