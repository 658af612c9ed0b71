import Foundation
import KeylineGraphics
import Testing

@testable import KeylineImageCoding

/// Animations as files, read back by readers of their own.
@Suite struct AnimationEncoderTests {
    /// A picture of one colour with a square of another.
    private func picture(_ square: Int, color: [UInt8] = [255, 0, 0, 255]) -> Bitmap {
        var pixels: [UInt8] = []
        for row in 0..<20 {
            for column in 0..<30 {
                let isInside = (square..<square + 5).contains(column) && (4..<9).contains(row)
                pixels += isInside ? color : [UInt8(row * 3), UInt8(column / 3 * 6), 100, 255]
            }
        }
        return Bitmap(width: 30, height: 20, pixels: pixels)
    }

    private var frames: [AnimationFrame] {
        [AnimationFrame(picture(2), hundredths: 100), AnimationFrame(picture(10), hundredths: 5)]
    }

    /// A picture with more colours than a GIF has.
    private var colorful: Bitmap {
        var pixels: [UInt8] = []
        for row in 0..<64 {
            for column in 0..<64 { pixels += [UInt8(row * 4), UInt8(column * 4), UInt8(row ^ column), 255] }
        }
        return Bitmap(width: 64, height: 64, pixels: pixels)
    }

    // MARK: GIF

    @Test func `a GIF has all pictures, the parts that changed and their times`() throws {
        let file = try GIFReader(try GIFEncoder().encode(frames))
        #expect(file.pictures == [picture(2).pixels, picture(10).pixels])
        #expect(file.hundredths == [100, 5])
        #expect(file.parts == [CGRect(x: 0, y: 0, width: 30, height: 20), CGRect(x: 2, y: 4, width: 13, height: 5)])
    }

    @Test func `a GIF of many colours is near the picture`() throws {
        let file = try GIFReader(try GIFEncoder().encode([AnimationFrame(colorful, hundredths: 10)]))
        let errors = zip(file.pictures[0], colorful.pixels).map { abs(Int($0) - Int($1)) }
        #expect(try #require(errors.max()) <= 24)
        #expect(errors.contains { $0 > 0 })
    }

    @Test func `equal pictures give equal bytes`() throws {
        #expect(try GIFEncoder().encode(frames) == GIFEncoder().encode(frames))
        #expect(try APNGEncoder().encode(frames) == APNGEncoder().encode(frames))
        let colorful = [AnimationFrame(colorful, hundredths: 1)]
        #expect(try GIFEncoder().encode(colorful) == GIFEncoder().encode(colorful))
    }

    @Test func `no picture is no file`() {
        #expect(throws: ImageCodingError.empty) { try GIFEncoder().encode([]) }
        #expect(throws: ImageCodingError.empty) { try APNGEncoder().encode([]) }
    }

    // MARK: APNG

    @Test func `an APNG is a PNG of its first picture`() throws {
        let file = try APNGEncoder().encode(frames, scale: 2)
        #expect(try ImageDecoder().decode(file).pixels == picture(2).pixels)
    }

    @Test func `an APNG controls each picture by number, size, place and time`() throws {
        let file = try APNGEncoder().encode(frames)
        let controls = chunks(of: file).filter { $0.type == "fcTL" }.map { control in
            stride(from: 0, to: 20, by: 4).map { start in
                control.payload[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
            } + [Int(control.payload[20]) << 8 | Int(control.payload[21])]
        }
        #expect(controls == [[0, 30, 20, 0, 0, 100], [1, 13, 5, 2, 4, 5]])
        #expect(
            chunks(of: file).map(\.type) == ["IHDR", "sRGB", "pHYs", "acTL", "fcTL", "IDAT", "fcTL", "fdAT", "IEND"])
        #expect(chunks(of: file)[7].payload.prefix(4) == [0, 0, 0, 2])
    }

    private func chunks(of file: [UInt8]) -> [(type: String, payload: [UInt8])] {
        var result: [(String, [UInt8])] = []
        var start = 8
        while start + 12 <= file.count {
            let length = file[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
            result.append(
                (
                    String(decoding: file[start + 4..<start + 8], as: UTF8.self),
                    Array(file[start + 8..<start + 8 + length])
                ))
            start += length + 12
        }
        return result
    }
}

/// Reads what GIF files hold, by the specification's decoder.
private struct GIFReader {
    var pictures: [[UInt8]] = []
    var hundredths: [Int] = []
    var parts: [CGRect] = []

    private struct Damaged: Error {}

    init(_ bytes: [UInt8]) throws {
        guard bytes.starts(with: Array("GIF89a".utf8)) else { throw Damaged() }
        func word(_ index: Int) -> Int { Int(bytes[index]) | Int(bytes[index + 1]) << 8 }
        let width = word(6)
        var shown = [UInt8](repeating: 0, count: width * word(8) * 4)
        var at = 13
        while bytes[at] != 0x3B {
            if bytes[at] == 0x21 {
                if bytes[at + 1] == 0xF9 { hundredths.append(word(at + 4)) }
                at += 2
                while bytes[at] != 0 { at += Int(bytes[at]) + 1 }
                at += 1
                continue
            }
            guard bytes[at] == 0x2C else { throw Damaged() }
            let part = (x: word(at + 1), y: word(at + 3), width: word(at + 5), height: word(at + 7))
            parts.append(CGRect(x: part.x, y: part.y, width: part.width, height: part.height))
            let colors = 2 << Int(bytes[at + 9] & 7)
            let palette = at + 10
            at = palette + colors * 3
            let bits = Int(bytes[at])
            at += 1
            var data: [UInt8] = []
            while bytes[at] != 0 {
                data += bytes[at + 1...at + Int(bytes[at])]
                at += Int(bytes[at]) + 1
            }
            at += 1
            let indices = try Self.expand(data, bits)
            guard indices.count == part.width * part.height else { throw Damaged() }
            for (number, index) in indices.enumerated() {
                let pixel = ((part.y + number / part.width) * width + part.x + number % part.width) * 4
                shown.replaceSubrange(
                    pixel..<pixel + 4, with: bytes[palette + index * 3..<palette + index * 3 + 3] + [255])
            }
            pictures.append(shown)
        }
    }

    private static func expand(_ data: [UInt8], _ bits: Int) throws -> [Int] {
        let clear = 1 << bits
        var table: [[Int]] = []
        var length = bits + 1
        var previous: [Int]?
        var result: [Int] = []
        var bit = 0
        while bit + length <= data.count * 8 {
            var code = 0
            for offset in 0..<length where data[(bit + offset) / 8] >> UInt8((bit + offset) % 8) & 1 == 1 {
                code |= 1 << offset
            }
            bit += length
            if code == clear {
                table = (0..<clear).map { [$0] } + [[], []]
                length = bits + 1
                previous = nil
                continue
            }
            if code == clear + 1 { return result }
            let entry = code < table.count ? table[code] : previous.map { $0 + [$0[0]] }
            guard let string = entry, !string.isEmpty else { throw Damaged() }
            result += string
            if let previous, table.count < 4096 { table.append(previous + [string[0]]) }
            if table.count == 1 << length, length < 12 { length += 1 }
            previous = string
        }
        throw Damaged()
    }
}
