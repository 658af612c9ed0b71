import Foundation
import KeylineGraphics
import Testing

@testable import KeylineTypesetting

@Suite struct ItemizationTests {
    private func scripts(_ text: String) -> [String] {
        let units = Array(text.utf16)
        var start = 0
        return ParagraphText.with(units) { text in
            ScriptRuns(text, fallback: .latin).map { run in
                defer { start = run.end }
                return "\(run.script) \(String(decoding: units[start..<run.end], as: UTF16.self))"
            }
        }
    }

    private func fonts(_ text: String, locale: String = "en") throws -> [String] {
        let layout = try Fixtures.shape(text, locale: locale).layout()
        return layout.glyphRuns(in: CGRect(x: 0, y: 0, width: 1000, height: 1000)).map { "\($0.font.name) \($0.text)" }
    }

    @Test(arguments: [
        ("abc где", ["Latn abc ", "Cyrl где"]),
        ("12:30", ["Latn 12:30"]),
        ("日本のテキスト。", ["Kana 日本のテキスト。"]),
        ("中文，English", ["Hani 中文，", "Latn English"]),
        ("한국어 텍스트", ["Hang 한국어 텍스트"]),
        ("(שלום) world", ["Hebr (שלום) ", "Latn world"]),
        ("abc (где) def", ["Latn abc (", "Cyrl где", "Latn ) def"]),
        ("e\u{301}", ["Latn e\u{301}"]),
        ("हिन्दी। दूसरा", ["Deva हिन्दी। दूसरा"]),
    ])
    func `text is divided by script, neutral characters going with their neighbours`(text: String, runs: [String]) {
        #expect(scripts(text) == runs)
    }

    @Test func `each script has a font and white space goes with what stands before it`() throws {
        #expect(
            try fonts("ab ก ह 中文 B")
                == [
                    "Inter-roman ab ", "NotoSansThaiUI-Regular ก ", "NotoSansDevanagariUI-Regular ह ",
                    "NotoSansCJK-Regular 中文 ", "Inter-roman B",
                ])
    }

    @Test func `bold text takes the bold file where there is one`() throws {
        let text = AttributedText("ก中", font: .system(size: 17, weight: .semibold))
        let runs = try Fixtures.typesetter().shape(text, locale: "en").layout().glyphRuns(in: .zero)
        #expect(runs.map(\.font.name) == ["NotoSansThaiUI-Bold", "NotoSansCJK-Bold"])
    }

    @Test(arguments: ["👍🏽", "👩‍👩‍👧‍👦", "🇯🇵", "1️⃣", "❤️", "🏴󠁧󠁢󠁥󠁮󠁧󠁿"])
    func `an emoji sequence is one cluster of the emoji font`(text: String) throws {
        let runs = try Fixtures.shape(text).layout().glyphRuns(in: .zero)
        #expect(runs.map(\.font.name) == ["NotoColorEmoji"])
        #expect(runs.first?.clusters == [GlyphRun.Cluster(utf8Count: text.utf8.count, glyphCount: 1)])
    }

    @Test(arguments: ["©", "❤\u{FE0E}", "☎", "7", "#"])
    func `what is text by default or by selector is no emoji`(text: String) throws {
        #expect(try Fixtures.shape(text).layout().glyphRuns(in: .zero).allSatisfy { $0.font.name != "NotoColorEmoji" })
    }

    @Test func `a cluster is never divided between fonts`() throws {
        // Inter has e and the acute, but no combining ring below with a Devanagari vowel sign: both halves must agree.
        let text = "e\u{301}\u{0903}"
        let runs = try Fixtures.shape(text).layout().glyphRuns(in: .zero)
        #expect(runs.count == 1)
    }

    /// Source: the `locl` feature of Noto Sans CJK; U+76F4 differs between Japan and China, U+9AA8 between China and Taiwan.
    @Test func `Chinese characters take the form of the language`() throws {
        func glyphs(_ locale: String) throws -> [UInt32] {
            try Fixtures.shape("直骨", locale: locale).layout().glyphRuns(in: .zero).flatMap { $0.glyphs.map(\.id) }
        }
        let ja = try glyphs("ja")
        let hans = try glyphs("zh-Hans")
        let hant = try glyphs("zh-Hant")
        let hk = try glyphs("zh-HK")
        let ko = try glyphs("ko")
        #expect(ja[0] != hans[0])
        #expect(ja[1] != hans[1])
        #expect(Set([ja, hans, hant, hk]).count >= 3)
        #expect(ko[0] == ja[0] || ko[0] == hant[0])
        #expect(try glyphs("ja-JP") == ja)
        #expect(try glyphs("en") == hans)
    }

    @Test func `beside kana Chinese characters are Japanese whatever the locale`() throws {
        func first(_ text: String, _ locale: String) throws -> UInt32? {
            try Fixtures.shape(text, locale: locale).layout().glyphRuns(in: .zero).first?.glyphs.first?.id
        }
        #expect(try first("直の", "en") == first("直", "ja"))
        #expect(try first("直", "en") != first("直", "ja"))
    }

    @Test func `characters that no font has are named`() throws {
        let shaped = try Fixtures.shape("a\u{13000}b\nc\u{13001}")
        #expect(shaped.missingCharacters.map(\.offset) == [1, 6])
        #expect(shaped.missingCharacters.first?.name == "EGYPTIAN HIEROGLYPH A001")
    }

    @Test(arguments: [
        "Hello, wörld – “x”…", "Привет", "Γειά", "Xin chào Việt Nam ắ", "مرحبا", "שלום", "ไทย", "ລາວ", "ខ្មែរ", "မြန်မာ",
        "हिन्दी",
        "বাংলা", "ਪੰਜਾਬੀ", "ગુજરાતી", "ଓଡ଼ିଆ", "தமிழ்", "తెలుగు", "ಕನ್ನಡ", "മലയാളം", "සිංහල", "ქართული", "Հայերեն", "አማርኛ", "日本語", "한국어",
        "简体中文", "繁體中文", "བོད་", "ᠮᠣᠩᠭᠣᠯ", "ᏣᎳᎩ", "ᐃᓄᒃᑎᑐᑦ", "ⵜⴰⵎⴰⵣⵉⵖⵜ", "ꆈꌠꉙ", "ߒߞߏ", "ދިވެހި", "ܣܘܪܝܝܐ", "✓ → ★ ♥ ⌘",
    ])
    func `every script that is claimed has its glyphs`(text: String) throws {
        let shaped = try Fixtures.shape(text)
        #expect(shaped.missingCharacters.isEmpty)
        let glyphs = shaped.layout().glyphRuns(in: .zero).flatMap(\.glyphs)
        #expect(!glyphs.isEmpty && glyphs.allSatisfy { $0.id != 0 })
    }

    @Test func `controls are neither missing nor seen`() throws {
        let shaped = try Fixtures.shape("a\u{1}b\u{7F}\u{200B}\u{202A}c")
        #expect(shaped.missingCharacters.isEmpty)
        #expect(abs(try Fixtures.shape("abc").layout().size.width - shaped.layout().size.width) < 3)
    }
}
