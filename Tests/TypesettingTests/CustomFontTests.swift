import Foundation
import KeylineGraphics
import Testing

@testable import KeylineTypesetting

@Suite struct CustomFontTests {
    private let hebrew = Fixtures.fontsFolder.appendingPathComponent("noto-sans/NotoSansHebrew-Bold.ttf")
    private let inter = Fixtures.fontsFolder.appendingPathComponent("inter/Inter-italic.var.ttf")

    @Test(arguments: ["Noto Sans Hebrew", "NotoSansHebrew-Bold", "Noto Sans Hebrew Bold"])
    func `an added file is found by family, full and PostScript name`(name: String) throws {
        let fonts = try Fixtures.typesetter().fonts.adding(files: [hebrew])
        let resolved = fonts.resolve(Font(.named(name), size: 10))
        #expect(resolved.primary?.id.name == "NotoSansHebrew-Bold")
        #expect(resolved.missingName == nil)
    }

    @Test func `an added variable font takes the weight that is asked for`() throws {
        let fonts = try Fixtures.typesetter().fonts.adding(files: [inter])
        let resolved = fonts.resolve(Font(.named("Inter"), size: 10, weight: .semibold))
        #expect(resolved.primary?.id.variations == [FontID.Variation(tag: "wght", value: 600)])
    }

    @Test func `a bundled file that is added by itself leaves the bundled family as it is`() throws {
        let fonts = try FontCollection(directory: Fixtures.fontsFolder)
        let description = Font(.system, size: 10, weight: .semibold, isItalic: true)
        let added = try fonts.adding(files: [inter]).resolve(Font(.named("Inter"), size: 10, weight: .semibold))
        #expect(added.primary?.id == fonts.resolve(description).primary?.id)
        #expect(fonts.resolve(description).primary?.subset != nil)
    }

    @Test func `a named font has the line metrics that it states itself`() throws {
        let fonts = try Fixtures.typesetter().fonts
        // hhea of Noto Sans Hebrew: 1068 and -292 of 1000.
        let metrics = fonts.metrics(for: Font(.named("Noto Sans Hebrew"), size: 10))
        #expect(abs(metrics.ascender - 10.68) < 1e-9 && abs(metrics.descender - 2.92) < 1e-9)
    }

    @Test func `a name may stand for another`() throws {
        let fonts = try Fixtures.typesetter().fonts.substituting("Avenir Next", with: "JetBrains Mono")
        #expect(fonts.resolve(Font(.named("avenir next"), size: 10)).primary?.id.name == "JetBrainsMono-Regular")
        #expect(fonts.contains(name: "AvenirNext"))
    }

    @Test func `an unknown name is told and the system font stands in, in the weight that the name tells of`() throws {
        let text = AttributedText("a", font: Font(.named("Gotham-MediumItalic"), size: 10))
        let shaped = try Fixtures.typesetter().shape(text, locale: "en")
        #expect(shaped.missingFonts == ["Gotham-MediumItalic"])
        let run = try #require(shaped.layout().glyphRuns(in: .zero).first)
        #expect(run.font.name == "Inter-italic")
        #expect(run.font.variations == [FontID.Variation(tag: "wght", value: 500)])
    }

    @Test(
        arguments: [
            (Font(.named("Noto Sans Hebrew"), size: 10, isItalic: true), 0.25),
            (Font(.named("Menlo-Italic"), size: 10), 0.25), (Font(.monospacedSystem, size: 10, isItalic: true), 0.25),
            (Font(.named("Noto Sans Hebrew"), size: 10), 0.0), (Font(.named("Georgia-Italic"), size: 10), 0.0),
            (Font(.system, size: 10, isItalic: true), 0.0),
        ] as [(Font, Double)])
    func `upright letters are slanted where a family has no italic`(font: Font, slant: Double) throws {
        let fonts = try Fixtures.typesetter().fonts.adding(files: [hebrew])
        #expect(fonts.resolve(font).primary?.id.slant == slant)
    }

    @Test func `characters of other scripts stay upright in slanted text`() throws {
        let text = AttributedText("a漢", font: Font(.monospacedSystem, size: 10, isItalic: true))
        let runs = try Fixtures.typesetter().shape(text, locale: "en").layout().glyphRuns(in: .zero)
        #expect(runs.map(\.font.slant) == [0.25, 0])
    }

    @Test func `a mark above slanted letters moves with them`() throws {
        func markOffset(isItalic: Bool) throws -> CGFloat {
            let text = AttributedText("x\u{302}\u{302}", font: Font(.monospacedSystem, size: 100, isItalic: isItalic))
            let runs = try Fixtures.typesetter().shape(text, locale: "en").layout().glyphRuns(in: .zero)
            let glyphs = try #require(runs.first).glyphs
            let mark = try #require(glyphs.last)
            let rise = try #require(glyphs.first).position.y - mark.position.y
            #expect(rise > 1)
            return mark.position.x - (isItalic ? 0.25 * rise : 0)
        }
        #expect(try abs(markOffset(isItalic: true) - markOffset(isItalic: false)) < 0.2)
    }

    @Test func `what is no font is refused`() throws {
        let readme = Fixtures.fontsFolder.appendingPathComponent("README.md")
        #expect(throws: FontError.notAFont(path: readme.path)) {
            try Fixtures.typesetter().fonts.adding(files: [readme])
        }
    }
}
