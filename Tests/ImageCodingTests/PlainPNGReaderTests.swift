import KeylineGraphics
import Testing

@testable import KeylineImageCoding

/// Files that are read without libspng, beside what libspng reads in them.
@Suite struct PlainPNGReaderTests {
    private static func read(_ bytes: [UInt8]) -> Bitmap? {
        (try? PlainPNGReader(limits: .standard).decode(bytes)) ?? nil
    }

    @Test(arguments: [(0, 1), (2, 3), (4, 2), (6, 4)] as [(UInt8, Int)], [0, 1, 2, 3, 4, 5])
    func `every filter is undone as libspng does it`(kind: (colorType: UInt8, channels: Int), filter: Int) throws {
        let file = FilteredPNG(colorType: kind.colorType, channels: kind.channels) { filter == 5 ? $0 % 5 : filter }
            .bytes
        let plain = try #require(Self.read(file))
        #expect(try plain == SPNGDecoder(limits: .standard).decode(file))
    }

    @Test(arguments: [(0, 1), (2, 3), (4, 2), (6, 4)] as [(UInt8, Int)])
    func `rows that are expanded some at a time are the same`(kind: (colorType: UInt8, channels: Int)) throws {
        let file = FilteredPNG(colorType: kind.colorType, channels: kind.channels) { $0 % 5 }.bytes
        let reader = PlainPNGReader(limits: .standard, mostRowBytes: 0, bandSize: 500)
        #expect(try reader.decode(file) == SPNGDecoder(limits: .standard).decode(file))
        for place in file.indices {
            var damaged = file
            damaged[place] ^= 0x11
            #expect(try reader.decode(damaged) == nil, "byte \(place)")
        }
    }

    @Test func `a filter that does not exist is left to libspng`() throws {
        let file = FilteredPNG(colorType: 2, channels: 3) { $0 == 12 ? 0 : 1 }.bytes
        var damaged = Self.decompressedEdit(file)
        #expect(Self.read(file) != nil)
        #expect(Self.read(damaged) == nil)
        #expect(throws: ImageCodingError.self) { try PNGDecoder().decode(damaged) }
        damaged.removeLast()
        #expect(Self.read(damaged) == nil)
    }

    /// The file with 9 as the number of the first row's filter, and right checksums.
    private static func decompressedEdit(_ file: [UInt8]) -> [UInt8] {
        let rows = [UInt8](repeating: 9, count: 30 * 121)
        return HandmadePNG.signature + Array(file[8..<33]) + HandmadePNG.chunk("IDAT", HandmadePNG.stored(rows))
            + HandmadePNG.chunk("IEND", [])
    }

    @Test(arguments: [1, 2, 4, 8]) func `palettes are read`(depth: Int) throws {
        var png = HandmadePNG(width: 13, height: 4, depth: depth, colorType: 3) { x, y in [(x + y) % 2] }
        png.ancillary = [("PLTE", [10, 20, 30, 40, 50, 60]), ("tRNS", [128])]
        let plain = try #require(Self.read(png.bytes))
        #expect(try plain == SPNGDecoder(limits: .standard).decode(png.bytes))
    }

    @Test func `a number without a colour is left to libspng`() {
        var png = HandmadePNG(width: 3, height: 1, depth: 8, colorType: 3) { x, _ in [x] }
        png.ancillary = [("PLTE", [10, 20, 30, 40, 50, 60])]
        #expect(Self.read(png.bytes) == nil)
    }

    @Test func `whatever is damaged is left to libspng`() throws {
        let file = FilteredPNG(colorType: 6, channels: 4) { $0 % 5 }.bytes
        for place in file.indices {
            var damaged = file
            damaged[place] ^= 0x11
            #expect(Self.read(damaged) == nil, "byte \(place)")
        }
        for count in stride(from: 0, to: file.count, by: 7) { #expect(Self.read(Array(file.prefix(count))) == nil) }
    }

    @Test func `larger pictures than allowed, interlaced ones and unknown chunks are left to libspng`() throws {
        let limits = ImageLimits(maximumSide: 5, maximumPixelCount: 25)
        func png(_ isInterlaced: Bool, _ type: String?) -> [UInt8] {
            var png = HandmadePNG(width: 6, height: 4, isInterlaced: isInterlaced) { _, _ in [1, 2, 3, 4] }
            if let type { png.ancillary = [(type, [1, 2, 3])] }
            return png.bytes
        }
        #expect(Self.read(png(false, nil)) != nil)
        #expect(try PlainPNGReader(limits: limits).decode(png(false, nil)) == nil)
        #expect(Self.read(png(true, nil)) == nil)
        #expect(Self.read(png(false, "eXIf")) == nil)
    }
}
