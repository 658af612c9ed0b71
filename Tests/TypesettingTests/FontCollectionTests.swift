import Foundation
import KeylineGraphics
import Testing

@testable import KeylineTypesetting

@Suite struct FontCollectionTests {
    @Test func `every bundled file has its listed checksum`() throws {
        try FontCollection(directory: Fixtures.fontsFolder).verify()
    }

    @Test func `every file that the catalogue names is bundled and every bundled file is named`() throws {
        let list = try FontChecksums(directory: Fixtures.fontsFolder)
        let catalog = try FontCatalog(list)
        let faces = catalog.families.flatMap(\.faces)
        let named = faces.map(\.file.checksum) + faces.compactMap(\.shapingFile?.checksum)
        let dictionaries = catalog.hyphenation.values.map(\.checksum)
        #expect(Set(named + dictionaries) == Set(list.checksums.values))
    }

    @Test func `all text in a collection's fonts shares a typesetter, which the collection does not keep`() throws {
        let fonts = try FontCollection(directory: Fixtures.fontsFolder)
        weak var forgotten: Typesetter?
        do {
            let typesetter = fonts.typesetter
            #expect(typesetter === fonts.typesetter)
            #expect(typesetter.fonts === fonts)
            forgotten = typesetter
        }
        #expect(forgotten == nil)
        #expect(fonts.typesetter !== fonts.substituting("Inter", with: "Menlo").typesetter)
    }

    @Test func `the bundled fonts are found`() throws {
        let fonts = try FontCollection.bundled()
        #expect(fonts.familyNames.contains("Inter"))
    }

    @Test func `a glyph run's font id leads to the file's bytes`() throws {
        let run = try #require(
            try Fixtures.shape("a").layout().glyphRuns(in: CGRect(x: 0, y: 0, width: 100, height: 100)).first)
        let data = try Fixtures.typesetter().fonts.fontData(for: run.font)
        let bytes = UnsafeRawBufferPointer(start: data.start, count: data.count)
        #expect(SHA256Digest(of: bytes).hexadecimal == run.font.checksum)
        #expect(run.font.name == "Inter-roman")
        #expect(run.font.variations == [FontID.Variation(tag: "wght", value: 400)])
    }

    @Test func `an altered file is named with its expected and its found checksum`() throws {
        try withCopy { folder in
            let path = folder.appendingPathComponent("inter/Inter-roman.var.ttf").path
            try Data("not a font".utf8).write(to: URL(fileURLWithPath: path))
            let list = try FontChecksums(directory: folder)
            let expected = try #require(list.checksums["inter/Inter-roman.var.ttf"])
            let actual = SHA256Digest(of: "not a font").hexadecimal
            let error = FontError.alteredFile(path: path, expected: expected, found: actual)
            #expect(throws: error) { try FontCollection(directory: folder).verify() }
            #expect(error.description.contains(path) && error.description.contains("git checkout -- fonts"))
        }
    }

    @Test func `text in an altered font is laid out with what remains and the failure is told`() throws {
        try withCopy { folder in
            let path = folder.appendingPathComponent("inter/Inter-roman.var.ttf").path
            try Data("not a font".utf8).write(to: URL(fileURLWithPath: path))
            let fonts = try FontCollection(directory: folder)
            let shaped = Typesetter(fonts: fonts).shape(AttributedText("Hello", font: .system(size: 17)), locale: "en")
            #expect(shaped.layout().size.width > 0)
            #expect(fonts.failures.count == 1)
        }
    }

    @Test func `a missing file is an error that names it`() throws {
        try withCopy { folder in
            let file = folder.appendingPathComponent("noto-sans/NotoSansThaiUI-Bold.ttf")
            try FileManager.default.removeItem(at: file)
            #expect(throws: FontError.missingFile(path: file.path)) { try FontCollection(directory: folder) }
        }
    }

    @Test func `a folder without fonts for Chinese sets other text, and names what it lacks`() throws {
        try withCopy { folder in
            try FileManager.default.removeItem(at: folder.appendingPathComponent("noto-sans-cjk"))
            let list = folder.appendingPathComponent("checksums.txt")
            let lines = try String(contentsOf: list, encoding: .utf8).split(separator: "\n")
            let others = lines.filter { !$0.contains("noto-sans-cjk/") }.joined(separator: "\n") + "\n"
            try others.write(to: list, atomically: true, encoding: .utf8)
            let typesetter = Typesetter(fonts: try FontCollection(directory: folder))
            let complete = typesetter.shape(AttributedText("Привет", font: .system(size: 17)), locale: "ru")
            #expect(complete.missingCharacters.isEmpty)
            let lacking = typesetter.shape(AttributedText("山", font: .system(size: 17)), locale: "ja").missingCharacters
            #expect(lacking.map(\.character) == ["山"])
        }
    }

    @Test func `a folder without checksums is an error that names the list`() {
        let folder = URL(fileURLWithPath: "/nonexistent", isDirectory: true)
        #expect(throws: FontError.unreadableChecksums(path: "/nonexistent/checksums.txt", line: nil)) {
            try FontCollection(directory: folder)
        }
    }

    @Test func `a line of another form is named by its number`() throws {
        try withCopy { folder in
            let url = folder.appendingPathComponent("checksums.txt")
            let text = try String(contentsOf: url, encoding: .utf8)
            try (text + "nonsense\n").write(to: url, atomically: true, encoding: .utf8)
            let line = text.split(separator: "\n").count + 1
            #expect(throws: FontError.unreadableChecksums(path: url.path, line: line)) {
                try FontCollection(directory: folder)
            }
        }
    }

    /// A folder like the bundled one whose files can be harmed.
    private func withCopy(_ body: (URL) throws -> Void) throws {
        let manager = FileManager.default
        let copy = manager.temporaryDirectory.appendingPathComponent("fonts-\(UUID().uuidString)", isDirectory: true)
        defer { try? manager.removeItem(at: copy) }
        let list = try FontChecksums(directory: Fixtures.fontsFolder)
        for path in list.checksums.keys.sorted() + ["checksums.txt"] {
            let file = copy.appendingPathComponent(path)
            try manager.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try manager.copyItem(at: Fixtures.fontsFolder.appendingPathComponent(path), to: file)
        }
        try body(copy)
    }
}
