import Foundation
import KeylineGraphics
import KeylineImageCoding
import Testing

@Suite struct JPEGTests {
    /// Four quarters of different colours, in blocks of eight pixels as JPEG has them.
    private let quarters = Bitmap(width: 32, height: 16) { x, y in
        x < 16 ? y < 8 ? [200, 30, 30, 255] : [30, 180, 40, 255] : y < 8 ? [30, 40, 220, 255] : [240, 230, 60, 255]
    }

    private func isNear(_ left: [UInt8], _ right: [UInt8], within tolerance: Int = 6) -> Bool {
        zip(left, right).allSatisfy { abs(Int($0) - Int($1)) <= tolerance }
    }

    @Test func `colours survive, also at sharp edges`() throws {
        let bitmap = try JPEGDecoder().decode(JPEGEncoder(quality: 95).encode(quarters))
        for (x, y) in [(2, 2), (15, 7), (16, 8), (30, 13)] { #expect(isNear(bitmap[x, y], quarters[x, y])) }
    }

    @Test func `what is transparent shows the backdrop`() throws {
        let clear = Bitmap(width: 8, height: 8) { _, _ in [255, 0, 0, 0] }
        let green = Color(red: 0, green: 1, blue: 0)
        #expect(isNear(try JPEGDecoder().decode(JPEGEncoder().encode(clear))[4, 4], [255, 255, 255, 255]))
        let bitmap = try JPEGDecoder().decode(JPEGEncoder(backdrop: green).encode(clear))
        #expect(isNear(bitmap[4, 4], [0, 255, 0, 255]))
    }

    @Test func `less quality needs fewer bytes and equal pictures give equal bytes`() throws {
        func encoded(_ quality: Int) throws -> [UInt8] { try JPEGEncoder(quality: quality).encode(quarters) }
        #expect(try encoded(30).count < encoded(95).count)
        #expect(try encoded(80) == encoded(80))
        #expect(try encoded(1000) == encoded(100))
    }

    @Test func `the size is found behind comments, fill bytes and bytes that mean nothing`() throws {
        let plain = try JPEGEncoder(quality: 95).encode(quarters)
        var bytes = plain
        // A comment that looks like a header of another size, then fill bytes before the next marker.
        bytes.insert(contentsOf: [0xFF, 0xFE, 0, 9, 0xFF, 0xC0, 0, 17, 8, 0, 1, 1, 2, 3, 0xFF, 0xFF], at: 2)
        #expect(try JPEGDecoder().decode(bytes) == JPEGDecoder().decode(plain))
    }

    /// A TIFF header, one directory with one entry: orientation as a short.
    private func marker(orientation: UInt8, bigEndian: Bool) -> [UInt8] {
        let tiff: [UInt8] =
            bigEndian
            ? [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0]
            : [0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0, 0, 0, 0, 0]
        let body = [UInt8]("Exif\0\0".utf8) + tiff
        return [0xFF, 0xE1, 0, UInt8(body.count + 2)] + body
    }

    /// Exif 2.3, tag 0x0112: where the stored top-left corner, which is red here, belongs, and whether sides are swapped.
    @Test(
        arguments: [
            (1, (0, 0), false), (2, (1, 0), false), (3, (1, 1), false), (4, (0, 1), false),
            (5, (0, 0), true), (6, (1, 0), true), (7, (1, 1), true), (8, (0, 1), true),
        ] as [(UInt8, (Int, Int), Bool)], [false, true])
    func `a photograph is turned upright`(
        kind: (orientation: UInt8, red: (x: Int, y: Int), swapsSides: Bool), bigEndian: Bool
    ) throws {
        var bytes = try JPEGEncoder(quality: 95).encode(quarters)
        bytes.insert(contentsOf: marker(orientation: kind.orientation, bigEndian: bigEndian), at: 2)
        let bitmap = try JPEGDecoder().decode(bytes)
        #expect((bitmap.width, bitmap.height) == (kind.swapsSides ? (16, 32) : (32, 16)))
        let corner = bitmap[kind.red.x * (bitmap.width - 1), kind.red.y * (bitmap.height - 1)]
        #expect(isNear(corner, [200, 30, 30, 255]))
    }

    @Test func `an Exif block that makes no sense is ignored`() throws {
        for cut in 0..<30 {
            var bytes = try JPEGEncoder().encode(quarters)
            var block = marker(orientation: 6, bigEndian: false)
            for index in cut + 4..<max(block.count, cut + 4) where index < block.count { block[index] = 0xFF }
            bytes.insert(contentsOf: block, at: 2)
            #expect(throws: Never.self) { try JPEGDecoder().decode(bytes) }
        }
    }

    @Test(
        arguments: [
            (Self.progressive, [192, 64, 32, 255]), (Self.inks, [192, 64, 32, 255]), (Self.grey, [96, 96, 96, 255]),
        ] as [(String, [UInt8])])
    func `progressive, four-ink and grey files show their colour`(base64: String, color: [UInt8]) throws {
        let bytes = [UInt8](try #require(Data(base64Encoded: base64)))
        let bitmap = try JPEGDecoder().decode(bytes)
        #expect((bitmap.width, bitmap.height) == (8, 8))
        #expect(isNear(bitmap[3, 3], color))
    }

    @Test func `a file that is cut off anywhere is an error`() throws {
        let bytes = try JPEGEncoder().encode(quarters)
        for count in 0..<bytes.count - 2 {
            #expect(throws: ImageCodingError.self, "\(count) bytes") {
                try JPEGDecoder().decode(Array(bytes.prefix(count)))
            }
        }
        #expect(throws: ImageCodingError.truncated(.jpeg)) { try JPEGDecoder().decode(Array(bytes.dropLast(40))) }
    }

    @Test func `random damage never does more than throw`() throws {
        let files = try [JPEGEncoder().encode(quarters)] + [Self.progressive, Self.inks].map(decoded)
        var generator = SeededGenerator(state: 3)
        for round in 0..<3000 {
            var bytes = files[round % files.count]
            for _ in 0..<Int.random(in: 1...4, using: &generator) {
                bytes[Int.random(in: 0..<bytes.count, using: &generator)] = UInt8.random(in: 0...255, using: &generator)
            }
            _ = try? JPEGDecoder(limits: ImageLimits(maximumSide: 2000, maximumPixelCount: 100_000)).decode(bytes)
        }
    }

    @Test func `a picture beyond the limits is refused`() throws {
        let limits = ImageLimits(maximumSide: 1000, maximumPixelCount: 100)
        let error = ImageCodingError.tooLarge(width: 32, height: 16, limits: limits)
        #expect(throws: error) { try JPEGDecoder(limits: limits).decode(JPEGEncoder().encode(quarters)) }
    }

    private func decoded(_ base64: String) throws -> [UInt8] { [UInt8](try #require(Data(base64Encoded: base64))) }

    // Eight by eight pixels of #C04020 (grey: #606060), written by ImageMagick at quality 90.
    private static let progressive = """
        /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgMCAgMDAwMEAwMEBQgFBQQEBQoHBwYIDAoMDAsKCwsNDhIQDQ4RDgsLEBYQERMU\
        FRUVDA8XGBYUGBIUFRT/2wBDAQMEBAUEBQkFBQkUDQsNFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQU\
        FBQUFBQUFBT/wgARCAAIAAgDAREAAhEBAxEB/8QAFAABAAAAAAAAAAAAAAAAAAAABv/EABUBAQEAAAAAAAAAAAAAAAAAAAYH/9oA\
        DAMBAAIQAxAAAAEwMrP/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/9oACAEBAAEFAn//xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oACAED\
        AQE/AX//xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oACAECAQE/AX//xAAUEAEAAAAAAAAAAAAAAAAAAAAA/9oACAEBAAY/An//xAAU\
        EAEAAAAAAAAAAAAAAAAAAAAA/9oACAEBAAE/IX//2gAMAwEAAgADAAAAEP8A/8QAFBEBAAAAAAAAAAAAAAAAAAAAAP/aAAgBAwEB\
        PxB//8QAFBEBAAAAAAAAAAAAAAAAAAAAAP/aAAgBAgEBPxB//8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAAgBAQABPxB//9k=
        """
    private static let inks = """
        /9j/7gAOQWRvYmUAZAAAAAAC/9sAQwADAgIDAgIDAwMDBAMDBAUIBQUEBAUKBwcGCAwKDAwLCgsLDQ4SEA0OEQ4LCxAWEBETFBUV\
        FQwPFxgWFBgSFBUU/9sAQwEDBAQFBAUJBQUJFA0LDRQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQU\
        FBQUFBQU/8AAFAgACAAIBAERAAIRAQMRAQQRAP/EABUAAQEAAAAAAAAAAAAAAAAAAAQI/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/E\
        ABQBAQAAAAAAAAAAAAAAAAAAAAj/xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oADgQBAAIRAxEEAAA/ACEKCiq3/9k=
        """
    private static let grey = """
        /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgMCAgMDAwMEAwMEBQgFBQQEBQoHBwYIDAoMDAsKCwsNDhIQDQ4RDgsLEBYQERMU\
        FRUVDA8XGBYUGBIUFRT/wAALCAAIAAgBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAAB//EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAI\
        AQEAAD8AKn//2Q==
        """
}
