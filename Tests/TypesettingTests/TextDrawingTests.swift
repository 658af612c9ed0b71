import Foundation
import KeylineGraphics
import Testing
import KeylineTypesetting

@Suite struct TextDrawingTests {
    private let rect = CGRect(x: 0, y: 0, width: 300, height: 100)
    private let red = Color(hexadecimal: 0xFF0000)

    private func runs(_ text: AttributedText) throws -> [GlyphRun] {
        try Fixtures.typesetter().shape(text, locale: "en").layout().glyphRuns(in: rect)
    }

    @Test(arguments: ["office ffi", "مرحبا لا", "हिन्दी क्षत्रिय", "👩‍👩‍👧‍👦e\u{301}x", "ที่นี่", "שָׁלוֹם"])
    func `clusters add up to the text and the glyphs`(text: String) throws {
        let runs = try runs(AttributedText(text, font: .system(size: 17)))
        for run in runs {
            #expect(run.clusters.reduce(0) { $0 + $1.utf8Count } == run.text.utf8.count)
            #expect(run.clusters.reduce(0) { $0 + $1.glyphCount } == run.glyphs.count)
            #expect(run.clusters.allSatisfy { $0.utf8Count > 0 })
        }
        #expect(runs.reduce(0) { $0 + $1.text.utf8.count } == text.utf8.count)
    }

    @Test func `runs of a line touch each other`() throws {
        let runs = try runs(AttributedText("abc אבג def 中文 👍 x", font: .system(size: 17)))
        for (left, right) in zip(runs, runs.dropFirst()) {
            #expect(abs(left.origin.x + left.advance - right.origin.x) < 1e-9)
        }
    }

    @Test func `a colour inside a word does not move its letters`() throws {
        let plain = AttributedText("AVATAR", font: .system(size: 40))
        var colored = plain
        colored.modifyAttributes(in: 2..<4) { $0.color = red }
        func places(_ text: AttributedText) throws -> [CGFloat] {
            try runs(text).flatMap { run in run.glyphs.map { run.origin.x + $0.position.x } }
        }
        #expect(try runs(colored).map(\.color) == [.black, red, .black])
        for (one, other) in zip(try places(plain), try places(colored)) { #expect(abs(one - other) < 1e-9) }
    }

    @Test func `a colour inside an Arabic word does not part its letters`() throws {
        let plain = AttributedText("مرحبا", font: .system(size: 20))
        var colored = plain
        colored.modifyAttributes(in: 1..<3) { $0.color = red }
        let seen = try runs(colored).sorted { $0.origin.x < $1.origin.x }
        #expect(seen.flatMap { $0.glyphs.map(\.id) } == (try runs(plain)).flatMap { $0.glyphs.map(\.id) })
        #expect(try runs(colored).map(\.color) == [.black, red, .black])
    }

    @Test func `kern widens each cluster but not letters that join`() throws {
        func width(_ string: String, _ kern: CGFloat) throws -> CGFloat {
            var attributes = TextAttributes(font: .system(size: 17))
            attributes.kern = kern
            return try Fixtures.typesetter().shape(AttributedText(string, attributes: attributes), locale: "en")
                .layout().size.width
        }
        #expect(abs(try width("abc", 2) - width("abc", 0) - 6) < 1e-9)
        #expect(try width("مرحبا", 2) == width("مرحبا", 0))
    }

    @Test func `lines along the text are drawn with the font's measures`() throws {
        var attributes = TextAttributes(font: .system(size: 17), color: red)
        attributes.underline = .init()
        attributes.strikethrough = .init(.double, color: .black)
        attributes.backgroundColor = .white
        let layout = try Fixtures.typesetter().shape(AttributedText("abc", attributes: attributes), locale: "en")
            .layout()
        var builder = DisplayListBuilder()
        layout.draw(into: &builder, in: rect)
        let items = builder.displayList(size: rect.size).items
        let bars = items.compactMap { item -> (CGRect, Color)? in
            guard case .path(let path) = item.content else { return nil }
            return (path.path.controlPointBounds, path.color)
        }
        #expect(bars.map(\.1) == [.white, red, .black, .black])
        #expect(bars[0].0.height == layout.size.height)
        #expect(bars[1].0.minY > layout.firstBaseline && bars[1].0.maxY < layout.size.height)
        #expect(bars[2].0.maxY < bars[3].0.minY && bars[3].0.maxY < layout.firstBaseline)
        #expect(bars.allSatisfy { abs($0.0.width - layout.size.width) < 1e-9 })
        guard case .glyphs = items[2].content else {
            Issue.record("glyphs stand between underline and strike-through")
            return
        }
    }

    @Test func `raised text makes its line higher`() throws {
        var text = AttributedText("x2", font: .system(size: 10))
        text.modifyAttributes(in: 1..<2) { $0.baselineOffset = 4 }
        let layout = try Fixtures.typesetter().shape(text, locale: "en").layout()
        #expect(abs(layout.size.height - (10.0 * 2444 / 2048 + 4)) < 1e-9)
        let runs = layout.glyphRuns(in: rect)
        #expect(abs(runs[0].origin.y - runs[1].origin.y - 4) < 1e-9)
    }

    @Test(arguments: [17, 20] as [CGFloat])
    func `a feature reaches the shaper`(size: CGFloat) throws {
        func widths(_ features: [FontFeature]) throws -> Set<CGFloat> {
            let font = Font(.system, size: size, features: features)
            return Set(
                try ["1111", "0000"].map {
                    try Fixtures.typesetter().shape(AttributedText($0, font: font), locale: "en").layout().size.width
                })
        }
        #expect(try widths([]).count == 2)
        #expect(try widths([.tabularNumbers]).count == 1)
    }
}
