import Foundation
import KeylineGraphics
import Testing

@testable import KeylineTypesetting

/// Letters of the system font take San Francisco's room, those of the same faces under their own name their own.
@Suite struct SystemFontLetterTests {
    private static let rect = CGRect(x: 0, y: 0, width: 1000, height: 100)

    private func layout(
        _ text: String,
        _ font: Font,
        with typesetter: Typesetter? = nil
    ) throws -> TextLayout {
        var attributes = TextAttributes(font: font)
        attributes.tracking = 0
        let text = AttributedText(text, attributes: attributes)
        return try (typesetter ?? Fixtures.typesetter()).shape(text, locale: "en").layout()
    }

    /// Thousandths of an em by which a text is wider in the system font than in the same face.
    private func growth(of text: String, size: CGFloat = 17, features: [FontFeature] = []) throws -> CGFloat {
        let name = SystemFont.isDisplay(size: size, features: features) ? "Inter Display" : "Inter"
        let width = try layout(text, Font(.system, size: size, features: features)).size.width
        let namedWidth = try layout(text, Font(.named(name), size: size, features: features)).size.width
        return (width - namedWidth) / size * 1000
    }

    @Test(arguments: [
        (17.0, "w", -27.0), (17, "l", 14), (17, "y", -17), (17, "T", -12), (17, " .", 28), (17, "8", 7), (12, "w", -27),
        (17, "wily", -23), (24, "a", -9), (24, "A", 0), (24, "2", 21), (24, "A2 b", 12),
    ])
    func `letters have the widths of real labels`(size: CGFloat, text: String, ems: CGFloat) throws {
        #expect(abs(try growth(of: text, size: size) - ems) <= 0.5 * CGFloat(text.count))
    }

    @Test func `a text is as wide as its letters one by one`() throws {
        let text = "Now is the winter of our discontent 1594"
        let letters = text.map { SystemFont.AdvanceCorrections.text.growth(of: $0.utf16.first ?? 0) }
        #expect(abs(try growth(of: text) - CGFloat(letters.reduce(0, +))) <= 0.5 * CGFloat(text.count))
    }

    @Test(arguments: [17, 24] as [CGFloat])
    func `letters are painted as far apart as they are measured`(size: CGFloat) throws {
        let text = "Wily “foxes” — 1,5 %"
        let whole = try layout(text, .system(size: size))
        let glyphs = whole.glyphRuns(in: Self.rect).flatMap { run in run.glyphs.map { run.origin.x + $0.position.x } }
        #expect(glyphs.count == text.count)
        for (index, left) in glyphs.enumerated() {
            #expect(abs(left - whole.caret(at: index, in: Self.rect).minX) < 1e-6)
        }
    }

    @Test func `figures that are to be as wide as each other stay so`() throws {
        let tabular = [FontFeature.tabularNumbers]
        #expect(try growth(of: "0123456789", features: tabular) == 0)
        #expect(try growth(of: "0123456789", size: 24, features: tabular) == 0)
        #expect(abs(try growth(of: "w8", features: tabular) + 27) <= 0.5)
        #expect(abs(try growth(of: "w8", features: [FontFeature("tnum", 0)]) + 20) <= 1)
    }

    @Test(arguments: [
        ("é", "e"), ("e\u{301}", "e"), ("ÿ", "y"), ("ŵ", "w"), ("ệ", "e"), ("\u{A0}", " "), ("Ł", ""), ("ж", ""),
        ("й", ""), ("—", ""),
    ])
    func `a letter with a mark grows as it does without`(text: String, base: String) throws {
        let letter = base.utf16.first.map { SystemFont.AdvanceCorrections.text.growth(of: $0) } ?? 0
        #expect(abs(try growth(of: text) - CGFloat(letter)) <= 0.5)
    }

    @Test func `letters with marks are those that come apart`() {
        for unit in UInt16(0xC0)..<0x2000 {
            let parts = Unicode.Scalar(unit).map { Array(String($0).decomposedStringWithCanonicalMapping.utf16) } ?? []
            let base = parts.first.map { $0 < 0x80 ? SystemFont.AdvanceCorrections.text.growth(of: $0) : 0 } ?? 0
            #expect(SystemFont.AdvanceCorrections.text.growth(of: unit) == base, "U+\(String(unit, radix: 16))")
        }
    }

    @Test func `marks stay above their letters`() throws {
        func offset(_ font: Font) throws -> CGFloat {
            let glyphs = try layout("w\u{35E}y", font).glyphRuns(in: Self.rect).flatMap(\.glyphs)
            try #require(glyphs.count == 3)
            return glyphs[1].position.x - glyphs[0].position.x
        }
        #expect(try offset(.system(size: 17)) == offset(Font(.named("Inter"), size: 17)))
    }

    @Test func `what takes no room grows by none`() throws {
        #expect(try growth(of: "\u{200B}\u{200D}\u{FEFF}") == 0)
        #expect(try layout("\n", .system(size: 17)).size.width == 0)
    }

    @Test func `other fonts keep the widths of their letters`() throws {
        let font = Font(.monospacedSystem, size: 17)
        #expect(try layout("wwww", font).size.width == layout("llll", font).size.width)
        let inside = try layout("漢w漢", .system(size: 17)).size.width - layout("漢漢", .system(size: 17)).size.width
        #expect(abs(inside - (try layout("w", .system(size: 17)).size.width)) < 1e-6)
    }

    @Test func `words that are kept are kept for each font`() throws {
        let fonts = try Fixtures.typesetter().fonts
        let typesetter = Typesetter(fonts: fonts)
        for _ in 0..<2 {
            for font in [Font.system(size: 17), Font(.named("Inter"), size: 17), .system(size: 24)] {
                let kept = try layout("wily wily", font, with: typesetter).glyphRuns(in: Self.rect)
                let anew = try layout("wily wily", font, with: Typesetter(fonts: fonts, cacheLimits: .none))
                #expect(kept == anew.glyphRuns(in: Self.rect))
            }
        }
    }

    /// Beyond that the eye would see letters too close or too far apart.
    @Test func `no letter grows by more than a twenty-fifth of an em`() {
        for letters in [SystemFont.AdvanceCorrections.text, .display] {
            let growths = (UInt16.min...UInt16.max).map { letters.growth(of: $0) }
            #expect(growths.allSatisfy { abs($0) <= 40 })
            #expect(growths.contains { $0 != 0 })
        }
    }
}
