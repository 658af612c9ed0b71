import Foundation

/// PNG files of 4×4 white pixels, whole and in every way wrong, made by the letter of ISO/IEC 15948 and RFC 1951.
enum HostilePNG {
    /// Files that hold the picture.
    static var pictures: [(name: String, bytes: [UInt8])] {
        let wide = header(4, 4, depth: 16, type: 2)
        let palette = [UInt8](repeating: 255, count: 3)
        return [
            ("plain", good),
            ("interlaced", file([header(4, 4, isInterlaced: true), data(adam7Rows)])),
            ("sixteen-bit", file([wide, data(rows(4, 4 * 6, of: 255))])),
            ("palette", file([header(4, 4, type: 3), chunk("PLTE", palette), data(rows(4, 4, of: 0))])),
            ("one-bit", file([header(4, 4, depth: 1, type: 0), data(rows(4, 1, of: 255))])),
            ("long-text", file([header(4, 4), chunk("tEXt", text(count: 1 << 20)), goodData])),
        ]
    }

    /// Files that hold none.
    static var errors: [(name: String, bytes: [UInt8])] { unreadable + contradictory }

    private static var unreadable: [(name: String, bytes: [UInt8])] {
        let start: [UInt8] = Array(good.prefix(8))
        let half: [UInt8] = Array(good.prefix(good.count / 2))
        let words: [UInt8] = [UInt8]("this is no picture\n".utf8)
        var wrongSum = good
        wrongSum[good.count - 13] ^= 0xFF
        var endless: [UInt8] = Array(file([header(4, 4)]).dropLast(12))
        endless += [0x7F, 0xFF, 0xFF, 0xFF]
        endless += [UInt8]("IDAT".utf8)
        return [
            ("empty", []), ("signature-alone", start), ("truncated", half), ("text", words),
            ("mistyped-jpeg", jpegStart), ("wrong-checksum", wrongSum), ("endless-chunk", endless),
        ]
    }

    private static var contradictory: [(name: String, bytes: [UInt8])] {
        let huge = header(0x7FFF_FFFF, 0x7FFF_FFFF)
        let bomb = chunk("iCCP", [0x61, 0, 0] + zeros(20 << 20))
        return [
            ("zero-width", file([header(0, 4), goodData])), ("zero-height", file([header(4, 0), goodData])),
            ("two-to-the-62-pixels", file([huge, goodData])),
            ("hundred-and-one-megapixels", file([header(10_000, 10_100, depth: 1, type: 0), goodData])),
            ("depth-of-3", file([header(4, 4, depth: 3), goodData])), ("no-pixels", file([header(4, 4)])),
            ("short-pixels", file([header(4, 4), data(rows(2, 4, of: 255))])),
            ("no-palette", file([header(4, 4, type: 3), data(rows(4, 4, of: 0))])),
            ("text-bomb", file([header(4, 4), chunk("zTXt", [0x61, 0, 0] + zeros(20 << 20)), goodData])),
            ("profile-bomb", file([header(4, 4), bomb, goodData])),
        ]
    }

    /// A picture of 98 megapixels in 80 kilobytes.
    static var bomb: [UInt8] {
        file([header(32_767, 3_000, depth: 1, type: 0), chunk("IDAT", zeros(3_000 * 4_097))])
    }

    /// A picture of 10,000×10,000 pixels, 400 MB, in 80 kilobytes.
    static var hundredMegapixels: [UInt8] {
        file([header(10_000, 10_000, depth: 1, type: 0), chunk("IDAT", zeros(10_000 * 1_251))])
    }

    // MARK: Parts

    static var good: [UInt8] { file([header(4, 4), goodData]) }
    private static var goodData: [UInt8] { data(rows(4, 4, of: 255)) }
    private static let jpegStart: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0, 0, 16] + [UInt8]("JFIF".utf8)

    private static func file(_ chunks: [[UInt8]]) -> [UInt8] {
        [137, 80, 78, 71, 13, 10, 26, 10] + chunks.joined() + chunk("IEND", [])
    }

    private static func header(
        _ width: UInt32, _ height: UInt32, depth: UInt8 = 8, type: UInt8 = 0, isInterlaced: Bool = false
    ) -> [UInt8] {
        chunk("IHDR", big(width) + big(height) + [depth, type, 0, 0, isInterlaced ? 1 : 0])
    }

    /// Rows that are not filtered.
    private static func rows(_ count: Int, _ length: Int, of byte: UInt8) -> [UInt8] {
        Array([[UInt8]](repeating: [0] + [UInt8](repeating: byte, count: length), count: count).joined())
    }

    /// The rows of the passes that a picture of 4×4 has: 1×1, 1×1, 2×1, 2×2 and 4×2 pixels.
    private static var adam7Rows: [UInt8] {
        rows(1, 1, of: 255) + rows(1, 1, of: 255) + rows(1, 2, of: 255) + rows(2, 2, of: 255) + rows(2, 4, of: 255)
    }

    private static func text(count: Int) -> [UInt8] { [0x61, 0] + [UInt8](repeating: 0x62, count: count) }

    /// Pixels in one stored block.
    private static func data(_ bytes: [UInt8]) -> [UInt8] {
        let count = UInt16(bytes.count)
        let block: [UInt8] = [1] + [count, ~count].flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] } + bytes
        return chunk("IDAT", [0x78, 0x01] + block + adler(bytes))
    }

    private static func adler(_ bytes: [UInt8]) -> [UInt8] {
        var a = UInt32(1)
        var b = UInt32(0)
        for byte in bytes {
            a = (a + UInt32(byte)) % 65_521
            b = (b + a) % 65_521
        }
        return big(b << 16 | a)
    }

    /// A zlib stream of zeros: one literal, then the longest matches at distance 1, 13 bits for 258 bytes.
    private static func zeros(_ count: Int) -> [UInt8] {
        var writer = BitWriter(bytes: [0x78, 0x01])
        writer.add(0b011, 3)  // the last block, with fixed codes
        writer.add(0b0000_1100, 8)  // literal 0 is 00110000, its first bit lowest
        let matches = (count - 1) / 258
        for _ in 0..<matches {
            writer.add(0b1010_0011, 8)  // length 258 is 11000101
            writer.add(0, 5)
        }
        for _ in 0..<count - 1 - matches * 258 { writer.add(0b0000_1100, 8) }
        writer.add(0, 7)
        // Of zeros the sums are 1 and their number.
        return writer.finished + big(UInt32(count % 65_521) << 16 | 1)
    }

    private static func chunk(_ type: String, _ payload: [UInt8]) -> [UInt8] {
        let named = [UInt8](type.utf8) + payload
        var sum = UInt32.max
        for byte in named { sum = sum >> 8 ^ sums[Int((sum ^ UInt32(byte)) & 255)] }
        return big(UInt32(payload.count)) + named + big(~sum)
    }

    private static let sums: [UInt32] = (0..<256).map { index in
        (0..<8).reduce(UInt32(index)) { sum, _ in sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
    }

    private static func big(_ number: UInt32) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
    }
}

/// Puts bits together, the lowest first.
private struct BitWriter {
    private var bytes: [UInt8]
    private var pending: UInt32 = 0
    private var count: UInt32 = 0

    init(bytes: [UInt8]) { self.bytes = bytes }

    mutating func add(_ bits: UInt32, _ width: UInt32) {
        pending |= bits << count
        count += width
        while count >= 8 {
            bytes.append(UInt8(truncatingIfNeeded: pending))
            pending >>= 8
            count -= 8
        }
    }

    var finished: [UInt8] { count > 0 ? bytes + [UInt8(truncatingIfNeeded: pending)] : bytes }
}
