import Foundation
import KeylineGraphics
import KeylineRendering
import Testing

/// The fonts inside SVG files whose text is text.
@Suite struct SVGFontTests {
    private static func file(_ texts: [String], form: SVGTextForm = .text, idPrefix: String = "") throws -> String {
        let list = try Sample.list(width: 200) { builder in
            for text in texts { for run in try Sample.runs(text) { builder.draw(run) } }
        }
        let renderer = SVGRenderer(fonts: try Sample.fonts.get(), idPrefix: idPrefix, textForm: form)
        return String(decoding: try renderer.render(list), as: UTF8.self)
    }

    /// The font files of a file, in its order.
    private static func fonts(in file: String) throws -> [[UInt8]] {
        try file.components(separatedBy: "base64,").dropFirst().map { rest in
            let digits = try #require(rest.components(separatedBy: ")").first)
            return [UInt8](try #require(Data(base64Encoded: digits)))
        }
    }

    /// The number of glyphs of a font file that show something: glyphs of letters that it lacks were cut away.
    private static func glyphCount(_ bytes: [UInt8]) -> Int {
        // The number of glyphs is four bytes into the table maxp (OpenType 1.9).
        let count = Int(bytes[4]) << 8 | Int(bytes[5])
        for table in 0..<count {
            let entry = 12 + 16 * table
            guard Array(bytes[entry..<entry + 4]) == Array("maxp".utf8) else { continue }
            let offset = bytes[entry + 8..<entry + 12].reduce(0) { $0 << 8 | Int($1) }
            return Int(bytes[offset + 4]) << 8 | Int(bytes[offset + 5])
        }
        return 0
    }

    @Test func `a font is in the file once, with the letters that are used`() throws {
        let few = try Self.fonts(in: Self.file(["ab", "ba"]))
        let more = try Self.fonts(in: Self.file(["abcdefghijklm"]))
        #expect(few.count == 1 && more.count == 1)
        // An empty glyph stands for letters that a font lacks.
        #expect(3..<10 ~= Self.glyphCount(few[0]))
        #expect(Self.glyphCount(more[0]) >= Self.glyphCount(few[0]) + 11)
        #expect(few[0].count < 10_000)
    }

    @Test func `every font of a line is in the file, under the name that its text asks for`() throws {
        let file = try Self.file(["Ab", "שלום"], idPrefix: "x")
        #expect(try Self.fonts(in: file).count == 2)
        for family in ["xfont0", "xfont1"] {
            #expect(file.contains("@font-face{font-family:\(family);"))
            #expect(file.contains("font-family=\"\(family), "))
        }
    }

    @Test func `letters in another order give the same bytes`() throws {
        #expect(try Self.fonts(in: Self.file(["stop"])) == Self.fonts(in: Self.file(["post"])))
        #expect(try Self.file(["Word"]) == Self.file(["Word"]))
    }

    @Test func `outlines and names bring no fonts`() throws {
        #expect(try !Self.file(["Ab"], form: .outlines).contains("@font-face"))
        let names = try Self.file(["Ab"], form: .names)
        #expect(!names.contains("@font-face") && names.contains("font-family=\"Inter, sans-serif\""))
    }
}
