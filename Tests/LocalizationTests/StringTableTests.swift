import Foundation
import KeylineLocalization
import KeylineScenes
import Testing

@Suite struct StringTableTests {
    private func table(_ text: String) throws -> StringTable {
        try StringTable(data: Data(text.utf8), file: "Main.strings")
    }

    @Test func `entries stand between comments of both kinds`() throws {
        let table = try table(
            """
            /* Class = "UILabel"; text = "Hello"; ObjectID = "6qK-1y-aaa"; */
            "6qK-1y-aaa.text" = "مرحبا";
            // a line
            title = "Bare key"; "alone";
            """)
        #expect(table["6qK-1y-aaa.text"] == "مرحبا")
        #expect(table["title"] == "Bare key")
        #expect(table["alone"] == "alone")
        #expect(table.entries["title"]?.location == SourceLocation(file: "Main.strings", line: 4, column: 1))
    }

    @Test func `escapes name characters and UTF-16 units`() throws {
        let table = try table(#""k" = "a\n\"b\"\\ \U00e9 \uD83D\ude00 \101";"#)
        #expect(table["k"] == "a\n\"b\"\\ é 😀 A")
    }

    @Test(arguments: [
        ("\"a\" = \"b\"", "Main.strings:1:10", "\";\""),
        ("\n\"a\" = ;", "Main.strings:2:7", "text"),
        ("\"a\" = \"b", "Main.strings:1:7", "a closing quote for the text that begins here"),
        ("/* x", "Main.strings:1:1", "\"*/\" after the comment that begins here"),
        ("= 1;", "Main.strings:1:1", "a key"),
    ])
    func `a malformed file is refused with the place and what was expected`(
        text: String, place: String, expected: String
    ) {
        #expect {
            try self.table(text)
        } throws: { error in
            guard case StringsError.syntax(expected, let location) = error else { return false }
            return location.description == place
        }
    }

    @Test(arguments: [String.Encoding.utf8, .utf16, .utf16LittleEndian, .utf16BigEndian])
    func `every encoding of strings files is read, with and without a mark`(encoding: String.Encoding) throws {
        let data = try #require("\"k\" = \"שלום, Wörld 日本\";".data(using: encoding))
        #expect(try StringTable(data: data, file: "f")["k"] == "שלום, Wörld 日本")
    }

    @Test func `bytes of no known encoding are refused`() {
        #expect(throws: StringsError.unknownEncoding(file: "f")) {
            try StringTable(data: Data([0x22, 0xC3, 0x28, 0x22, 0x3B]), file: "f")
        }
    }

    @Test func `a missing file is an error that names it`() {
        #expect {
            try StringTable(contentsOf: "/nowhere/ar.lproj/Main.strings")
        } throws: { error in
            (error as? StringsError)?.location?.file == "/nowhere/ar.lproj/Main.strings"
        }
    }

    @Test func `a pointer of Git LFS in place of strings is told as such`() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).strings").path
        defer { try? FileManager.default.removeItem(atPath: file) }
        try "version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 3\n"
            .write(toFile: file, atomically: false, encoding: .utf8)
        #expect(throws: StringsError.largeFilePointer(file: file)) { try StringTable(contentsOf: file) }
        #expect(StringsError.largeFilePointer(file: file).hint == "run `git lfs pull` in the repository")
    }
}
