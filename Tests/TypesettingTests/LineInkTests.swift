import Foundation
import KeylineTypesetting
import Testing

@Suite struct LineInkTests {
    private func ink(_ text: String, size: CGFloat = 24) throws -> (above: CGFloat, below: CGFloat)? {
        try Fixtures.shape(text, size: size).layout().lines.first?.ink
    }

    @Test func `letters reach as far as their outlines`() throws {
        let flat = try #require(try ink("HE"))
        let deep = try #require(try ink("Hg"))
        let low = try #require(try ink("-"))
        #expect(flat.above > 16 && flat.above < 18.5 && flat.below == 0)
        #expect(deep.below > 4 && deep.above >= flat.above)
        #expect(low.above < flat.above / 1.5)
        let twice = try #require(try ink("Hg", size: 48))
        #expect(abs(twice.below - 2 * deep.below) < 0.2)
    }

    @Test func `of letters with pictures for outlines nothing is known`() throws {
        #expect(try ink("a 🔽") == nil)
    }

    @Test func `a line is justified as its paragraph is`() throws {
        let style = Fixtures.style { $0.alignment = .justified }
        #expect(try Fixtures.shape("Hello", style: style).layout().lines.map(\.isJustified) == [true])
        #expect(try Fixtures.shape("Hello").layout().lines.map(\.isJustified) == [false])
    }
}
