/// Writes PNG files of every kind by the letter of ISO/IEC 15948, with stored (not compressed) data, so that the reader is
/// tested with files that the writer under test has no part in.
struct HandmadePNG {
    var width: Int
    var height: Int
    var depth = 8
    /// 0 grey, 2 RGB, 3 palette, 4 grey with alpha, 6 RGBA.
    var colorType = 6
    var isInterlaced = false
    /// Chunks between the header and the data, such as a palette.
    var ancillary: [(type: String, payload: [UInt8])] = []
    /// The samples of a pixel, each 0 ..< 2^depth.
    var samples: (_ x: Int, _ y: Int) -> [Int]

    static let signature: [UInt8] = [137, 80, 78, 71, 13, 10, 26, 10]
    private static let adam7 = [
        (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2),
    ]

    var bytes: [UInt8] {
        let header = big(width) + big(height) + [UInt8(depth), UInt8(colorType), 0, 0, isInterlaced ? 1 : 0]
        return Self.signature + Self.chunk("IHDR", header)
            + ancillary.flatMap { Self.chunk($0.type, $0.payload) }
            + Self.chunk("IDAT", Self.stored(scanlines)) + Self.chunk("IEND", [])
    }

    /// The rows of all passes, each after a zero that says it is not filtered.
    private var scanlines: [UInt8] {
        let passes = isInterlaced ? Self.adam7 : [(0, 0, 1, 1)]
        var result: [UInt8] = []
        for (x0, y0, dx, dy) in passes where x0 < width {
            for y in stride(from: y0, to: height, by: dy) {
                result += [0] + packed(stride(from: x0, to: width, by: dx).flatMap { samples($0, y) })
            }
        }
        return result
    }

    private func packed(_ samples: [Int]) -> [UInt8] {
        var bits: [Int] = []
        for sample in samples { bits += (0..<depth).map { sample >> (depth - 1 - $0) & 1 } }
        bits += [Int](repeating: 0, count: (8 - bits.count % 8) % 8)
        return stride(from: 0, to: bits.count, by: 8).map { start in
            UInt8(bits[start..<start + 8].reduce(0) { $0 << 1 | $1 })
        }
    }

    private func big(_ number: Int) -> [UInt8] { Self.big(UInt32(number)) }

    private static func big(_ number: UInt32) -> [UInt8] {
        (0..<4).map { UInt8(truncatingIfNeeded: number >> (24 - 8 * UInt32($0))) }
    }

    static func chunk(_ type: String, _ payload: [UInt8]) -> [UInt8] {
        let named = [UInt8](type.utf8) + payload
        var crc: UInt32 = .max
        for byte in named {
            crc ^= UInt32(byte)
            for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
        }
        return big(UInt32(payload.count)) + named + big(~crc)
    }

    /// The zlib stream (RFC 1950) of one stored block.
    static func stored(_ bytes: [UInt8]) -> [UInt8] {
        let count = UInt16(bytes.count)
        let block: [UInt8] = [1] + [count, ~count].flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] } + bytes
        var a = UInt32(1)
        var b = UInt32(0)
        for byte in bytes {
            a = (a + UInt32(byte)) % 65_521
            b = (b + a) % 65_521
        }
        return [0x78, 0x01] + block + big(b << 16 | a)
    }
}
