import Foundation
import KeylineGraphics
import Testing

@testable import KeylineTypesetting

@Suite struct SystemFontTests {
    @Test(arguments: ["Next ->", "<- Back", "a --> b", "x => y", "<-> a<=b"])
    func `hyphens and angle brackets stay what people typed`(text: String) throws {
        let joined = try Fixtures.shape(text).layout().glyphRuns(in: .zero).flatMap { $0.glyphs.map(\.id) }
        let apart = try text.map {
            try Fixtures.shape(String($0)).layout().glyphRuns(in: .zero).flatMap { $0.glyphs.map(\.id) }
        }
        #expect(joined == apart.flatMap { $0 })
    }

    @Test(arguments: [("0x1F", true), ("at 0x0000,", true), ("(0x10)", true), ("10x4", false), ("2 x 4", false)])
    func `the x of a hexadecimal number is a letter, that between numbers a sign`(text: String, isLetter: Bool) throws {
        func glyphs(_ text: String) throws -> [UInt32] {
            try Fixtures.shape(text).layout().glyphRuns(in: .zero).flatMap { $0.glyphs.map(\.id) }
        }
        let letter = try #require(glyphs("x").first)
        #expect(try glyphs(text).contains(letter) == isLetter)
    }

    /// Heights of one-line labels that Interface Builder files store (most frequent value at each size).
    @Test(arguments: [
        (11.0, 13.5), (12, 14.5), (13, 16), (14, 17), (15, 18), (16, 19.5), (17, 20.5), (18, 21.5), (20, 24),
        (22, 26.5),
        (24, 29), (25, 30), (28, 33.5), (34, 41), (36, 43),
    ])
    func `a line has the height of a label at 2x`(size: CGFloat, height: CGFloat) throws {
        let layout = try Fixtures.shape("Label", size: size).layout()
        #expect(layout.size(roundedUpToScale: 2).height == height)
    }

    /// From the same files.
    @Test(arguments: [(10.0, 36), (13, 47), (14, 51), (15, 54), (17, 61), (24, 86)])
    func `a line has the height of a label at 3x`(size: CGFloat, pixels: CGFloat) throws {
        let layout = try Fixtures.shape("Label", size: size).layout()
        #expect(layout.size(roundedUpToScale: 3).height == pixels / 3)
    }

    /// UIFont.systemFont(ofSize: 17): ascender 16.18…, descender -4.10…, line height 20.287109375 in public test suites.
    @Test func `line metrics are San Francisco's`() throws {
        let metrics = try Fixtures.typesetter().metrics(for: .system(size: 17))
        #expect(metrics.lineHeight == 20.287109375)
        #expect(metrics.ascender == 17.0 * 1950 / 2048)
    }

    @Test func `the display design is drawn from 20 points up`() throws {
        func name(_ size: CGFloat) throws -> String? {
            try Fixtures.shape("a", size: size).layout().glyphRuns(in: .zero).first?.font.name
        }
        #expect(try name(19.5) == "Inter-roman")
        #expect(try name(20) == "InterDisplay-roman")
    }

    /// Apple's table: 17 points -26, 12 points 0, thousandths of an em; between 12 and 13 (-6) in proportion.
    @Test(arguments: [(17.0, -0.026), (12, 0), (12.5, -0.003), (6, 0.041), (1, 0.041), (500, 0)])
    func `regular text is tracked by Apple's table`(size: CGFloat, ems: CGFloat) {
        #expect(abs(SystemFont.tracking(size: size, weight: .regular, isDisplay: size >= 20) - ems) < 1e-9)
    }

    @Test func `tracking adds to each cluster and an attribute can take its place`() throws {
        func width(_ tracking: CGFloat?) throws -> CGFloat {
            var attributes = TextAttributes(font: .system(size: 17))
            attributes.tracking = tracking
            let text = AttributedText("abcd", attributes: attributes)
            return try Fixtures.typesetter().shape(text, locale: "en").layout().size.width
        }
        #expect(abs(try width(2) - width(0) - 8) < 1e-9)
        #expect(abs(try width(nil) - width(0) - 4 * 17 * -0.026) < 1e-9)
    }

    @Test func `weight comes from the variable axis`() throws {
        func font(_ weight: FontWeight) throws -> FontID? {
            let text = AttributedText("a", font: .system(size: 17, weight: weight))
            return try Fixtures.typesetter().shape(text, locale: "en").layout().glyphRuns(in: .zero).first?.font
        }
        #expect(try font(.semibold)?.variations == [FontID.Variation(tag: "wght", value: 600)])
        #expect(try font(.black)?.variations == [FontID.Variation(tag: "wght", value: 900)])
    }

    @Test func `monospaced characters have one width`() throws {
        let font = Font(.monospacedSystem, size: 10)
        let widths = try ["iiii", "WWWW", "=>!="].map {
            try Fixtures.typesetter().shape(AttributedText($0, font: font), locale: "en").layout().size.width
        }
        #expect(Set(widths).count == 1)
    }

    @Test func `a size that is no size is taken for the smallest`() throws {
        for size in [0, -3, CGFloat.nan, .infinity] {
            let layout = try Fixtures.shape("a", size: size).layout(width: 10)
            #expect(layout.size.width >= 0 && layout.size.width < 1e-100)
        }
    }
}
