import Foundation
import KeylineScenes
import KeylineTypesetting
import Testing

/// Fonts that were cut short or altered: refused when they are added, before a library that trusts them sees more.
@Suite struct DamagedFontTests {
    /// A bundled font, as a file of the caller.
    private static let whole: [UInt8] = {
        let fonts = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../fonts").standardizedFileURL
        let file = FileManager.default.enumerator(atPath: fonts.path)?.compactMap { $0 as? String }
            .filter { $0.hasSuffix(".ttf") && $0.contains("Hebrew") }.min()
        return file.flatMap { FileManager.default.contents(atPath: fonts.appendingPathComponent($0).path) }.map {
            [UInt8]($0)
        }
            ?? []
    }()

    private func error(_ bytes: [UInt8]) throws -> FontError? {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("font-\(UUID().uuidString).ttf")
        defer { try? FileManager.default.removeItem(at: file) }
        try Data(bytes).write(to: file)
        let fonts = try FontCollection.bundled()
        do throws(FontError) {
            _ = try fonts.adding(files: [file])
            return nil
        } catch {
            return error
        }
    }

    @Test func `a whole font is taken`() throws {
        #expect(Self.whole.count > 1000)
        #expect(try error(Self.whole) == nil)
    }

    @Test func `a font cut short anywhere is an error with the file and the next step`() throws {
        let count = Self.whole.count
        for part in [0, 1, 11, 12, 40, 200, count / 4, count / 2, count - 200, count - 1] {
            let error = try #require(try error(Array(Self.whole.prefix(part))), "\(part) bytes")
            #expect(error.location?.file.hasSuffix(".ttf") == true)
            #expect(error.hint != nil)
        }
    }

    @Test func `a byte changed in a table is an error that names the table`() throws {
        var bytes = Self.whole
        bytes[bytes.count - 8] ^= 0x55
        let error = try #require(try error(bytes))
        #expect(error.message.contains("is not what its checksum says"))
    }

    /// Tables with right checksums and wrong contents, which damage alone does not make.
    @Test func `an outline outside its table is an error`() throws {
        var bytes = Self.whole
        let tables = FontDirectory(bytes)
        let places = try #require(tables.ranges["loca"])
        for offset in places.lowerBound + 8..<places.lowerBound + 12 { bytes[offset] = 0x7F }
        tables.seal("loca", in: &bytes)
        #expect(try error(bytes)?.message.contains("outside its table \"glyf\"") == true)
    }

    @Test func `more metrics than there are is an error`() throws {
        var bytes = Self.whole
        let tables = FontDirectory(bytes)
        let hhea = try #require(tables.ranges["hhea"])
        bytes[hhea.lowerBound + 34] = 0xFF
        bytes[hhea.lowerBound + 35] = 0xFF
        tables.seal("hhea", in: &bytes)
        #expect(try error(bytes)?.message.contains("hhea") == true)
    }
}

/// The directory of a font's tables, for tests that alter them on purpose.
private struct FontDirectory {
    private(set) var ranges: [String: Range<Int>] = [:]
    private var entries: [String: Int] = [:]

    init(_ bytes: [UInt8]) {
        for index in 0..<(Int(bytes[4]) << 8 | Int(bytes[5])) {
            let entry = 12 + 16 * index
            let name = String(decoding: bytes[entry..<entry + 4], as: UTF8.self)
            let start = Self.number(bytes, entry + 8)
            entries[name] = entry
            ranges[name] = start..<start + Self.number(bytes, entry + 12)
        }
    }

    /// Writes the checksum that a table has now.
    func seal(_ name: String, in bytes: inout [UInt8]) {
        guard let range = ranges[name], let entry = entries[name] else { return }
        var sum: UInt32 = 0
        for (index, offset) in range.enumerated() { sum &+= UInt32(bytes[offset]) << UInt32(24 - 8 * (index % 4)) }
        for index in 0..<4 { bytes[entry + 4 + index] = UInt8(truncatingIfNeeded: sum >> UInt32(24 - 8 * index)) }
    }

    private static func number(_ bytes: [UInt8], _ offset: Int) -> Int {
        (0..<4).reduce(0) { $0 << 8 | Int(bytes[offset + $1]) }
    }
}
