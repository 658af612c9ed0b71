import Foundation
import KeylineLocalization
import KeylineScenes
import Testing

@Suite struct LanguageTests {
    @Test(arguments: [
        ("ar", ["ar"]), ("pt-BR", ["pt-BR", "pt"]), ("zh-Hant-HK", ["zh-Hant-HK", "zh-Hant", "zh"]),
        ("zh-HK", ["zh-HK", "zh-Hant", "zh"]), ("en_GB", ["en-GB", "en"]),
    ])
    func `a text is looked for in ever wider languages`(locale: String, expected: [String]) {
        let candidates = LanguageFallback.candidates(for: locale)
        let positions = expected.map { candidates.firstIndex(of: $0) ?? Int.max }
        #expect(positions == positions.sorted())
        #expect(!positions.contains(Int.max))
    }

    @Test func `the accented pseudo-language gives every letter a mark and keeps the count of characters`() {
        let text = PseudoLanguage.transform("Add Zebra %d", by: [.accented])
        #expect(text == "Äd̊d̊ Z̀ëb̃r̀a̧ %d̊")
        #expect(text.count == "Add Zebra %d".count)
    }

    @Test func `pseudo-languages combine in a fixed order`() {
        #expect(PseudoLanguage.transform("ab", by: [.bounded, .doubleLength]) == "[# ab ab #]")
        #expect(PseudoLanguage.transform("ab", by: [.rightToLeftStrings]) == "ba")
        #expect(PseudoLanguage.transform("ab", by: [.rightToLeft]) == "ab")
    }

    @Test func `a folder answers with the table of the best language it has`() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("keyline-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        for language in ["ar", "zh-Hant", "Base"] {
            let inside = folder.appendingPathComponent("\(language).lproj")
            try FileManager.default.createDirectory(at: inside, withIntermediateDirectories: true)
            try Data("\"k\" = \"\(language)\";".utf8).write(to: inside.appendingPathComponent("Main.strings"))
        }
        let localized = LocalizedFolder(path: folder.path)
        #expect(localized.languages == ["ar", "zh-Hant"])
        #expect(try localized.table("Main", for: "ar-EG")?["k"] == "ar")
        #expect(try localized.table("Main", for: "zh-HK")?["k"] == "zh-Hant")
        #expect(try localized.table("Main", for: "fr") == nil)
        #expect(try localized.baseTable("Main", for: "fr")?["k"] == "Base")
        #expect(try localized.baseTable("Other", for: "en") == nil)
        #expect(try localized.table("Other", for: "ar") == nil)
    }
}
