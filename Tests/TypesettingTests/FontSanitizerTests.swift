import Foundation
import KeylineGraphics
import Testing

@testable import KeylineTypesetting

/// Fonts of apps, whose tables another process reads and writes anew before a library draws with them.
@Suite struct FontSanitizerTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../fonts/noto-sans").standardizedFileURL

    private func font(_ name: String) throws -> SFNT {
        try face(FontData(copying: [UInt8](try Data(contentsOf: Self.folder.appendingPathComponent(name)))))
    }

    private func face(_ data: FontData, at index: Int = 0) throws -> SFNT {
        defer { withExtendedLifetime(data) {} }
        let check = FontFileCheck(data)
        return SFNT(try FontTables(check.bytes, at: try check.faceOffsets()[index]), check.bytes)
    }

    private func content(_ tag: StaticString, of font: SFNT) -> [UInt8]? {
        font.tables.first { $0.tag == FontTables.tag(tag) }?.content
    }

    /// The font with another content of a table, and the sum that it has.
    private func replacing(_ tag: StaticString, of font: SFNT, with content: [UInt8]) -> SFNT {
        var font = font
        font.tables.removeAll { $0.tag == FontTables.tag(tag) }
        var sum: UInt32 = 0
        for (index, byte) in content.enumerated() { sum &+= UInt32(byte) << UInt32(24 - 8 * (index % 4)) }
        font.tables.append(SFNT.Table(tag: FontTables.tag(tag), checksum: Int(sum), content: content))
        font.tables.sort { $0.tag < $1.tag }
        return font
    }

    private func sanitized(_ font: SFNT) throws -> FontData { try FontSanitizer().run(FontData(copying: font.file)) }

    @Test func `the sanitizer is there`() { #expect(OpenTypeSanitizer.program != nil, "make setup installs it") }

    @Test func `shaping stays as it is, drawing is what the sanitizer wrote, and what it does not know is gone`() throws
    {
        let font = try font("NotoSansHebrew-Regular.ttf")
        let strange = replacing("JUNK", of: font, with: [1, 2, 3, 4])
        let clean = try face(try sanitized(strange))
        for tag in ["GDEF", "GPOS", "GSUB"] as [StaticString] {
            #expect(content(tag, of: clean) == content(tag, of: font))
        }
        #expect(content("glyf", of: clean)?.isEmpty == false)
        #expect(content("JUNK", of: strange) != nil && content("JUNK", of: clean) == nil)
    }

    @Test func `kerning that the sanitizer would leave out stays`() throws {
        // A table of Apple's version 1.0, which is for other platforms none at all.
        let kerning: [UInt8] = [0, 1, 0, 0, 0, 0, 0, 0]
        let font = replacing("kern", of: try font("NotoSansHebrew-Regular.ttf"), with: kerning)
        #expect(content("kern", of: try face(try sanitized(font))) == kerning)
    }

    @Test func `a fault in a table that libraries draw with is an error in the sanitizer's words`() throws {
        let font = try font("NotoSansHebrew-Regular.ttf")
        let characters = try #require(content("cmap", of: font))
        // The offset of the first subtable leads beyond the table.
        var broken = characters
        broken.replaceSubrange(8..<12, with: [0x7F, 0, 0, 0])
        #expect {
            _ = try sanitized(replacing("cmap", of: font, with: broken))
        } throws: {
            let reason = ($0 as? FontFileCheck.Damage)?.reason ?? ""
            return reason.hasPrefix("cmap: ") && reason.hasSuffix("says the OpenType Sanitizer")
        }
    }

    @Test func `a file with such a fault is refused, and named`() throws {
        let font = try font("NotoSansHebrew-Regular.ttf")
        var characters = try #require(content("cmap", of: font))
        characters.replaceSubrange(8..<12, with: [0x7F, 0, 0, 0])
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("font-\(UUID().uuidString).ttf")
        defer { try? FileManager.default.removeItem(at: file) }
        try Data(replacing("cmap", of: font, with: characters).file).write(to: file)
        #expect {
            _ = try FontCollection.bundled().adding(files: [file])
        } throws: {
            guard case .damagedFile(let path, let reason)? = $0 as? FontError else { return false }
            return path == file.path && reason.contains("OpenType Sanitizer")
        }
    }

    @Test func `a collection keeps its faces, and tables that they share are there once`() throws {
        let hebrew = try font("NotoSansHebrew-Regular.ttf")
        let thai = try font("NotoSansThaiUI-Regular.ttf")
        let collection = FontData(copying: SFNT.collection([hebrew, thai, hebrew]))
        #expect(collection.count < hebrew.file.count + thai.file.count + 1000)
        let clean = try FontSanitizer().run(collection)
        for (index, font) in [hebrew, thai, hebrew].enumerated() {
            let alone = try face(try sanitized(font))
            #expect(try face(clean, at: index).tables == alone.tables)
        }
        #expect(HarfBuzzFace.count(in: clean) == 3)
    }

    @Test func `without the sanitizer, and where it cannot run, a font is used as it is`() throws {
        let data = FontData(copying: try font("NotoSansHebrew-Regular.ttf").file)
        #expect(try FontSanitizer { _ in .absent }.run(data) === data)
    }

    @Test func `a program that fails without a word refuses, and one that is not there is absent`() throws {
        let font = try font("NotoSansHebrew-Regular.ttf").file
        for program in ["/bin/false", "/bin/true"] {
            guard case .refused = OpenTypeSanitizer.run(font, by: program) else {
                Issue.record("\(program) lets the font through")
                continue
            }
        }
        guard case .absent = OpenTypeSanitizer.run(font, by: "/bin/keyline-nothing") else {
            Issue.record("a program that is not there has an opinion")
            return
        }
    }

    @Test func `tables that overlap are refused before they are read`() throws {
        var bytes: [UInt8] = [0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0]
        // 256 tables, each of the same three megabytes.
        for index in UInt8.min...UInt8.max { bytes += [65, 65, 65, index, 0, 0, 0, 0, 0, 0, 0, 0, 0, 48, 0, 0] }
        bytes += [UInt8](repeating: 0, count: 3 << 20)
        let data = FontData(copying: bytes)
        #expect(throws: FontFileCheck.Damage("its tables have more than 512 MB together")) {
            try FontFileCheck(data).run()
        }
    }

    @Test func `an answer that is no font is damage`() throws {
        let data = FontData(copying: try font("NotoSansHebrew-Regular.ttf").file)
        for answer in [[], [0, 1, 0, 0], [UInt8](repeating: 0xFF, count: 400)] as [[UInt8]] {
            #expect(throws: FontFileCheck.Damage.self) {
                _ = try FontSanitizer { _ in .font(FontData(copying: answer)) }.run(data)
            }
        }
    }
}
