import Foundation
import KeylineGraphics
import Testing

@testable import KeylineTypesetting

@Suite struct TextLayoutTests {
    @Test(arguments: ["بِسْمِ اللَّهِ الرَّحْمٰنِ", "ผู้ใหญ่ ฎุ ปู่ กั๊ก", "ហ្វ៊ូ ញ៉ាំ ស្ត្រី", "ကြွေး ဏ္ဍ ငြိမ်း", "क्ष्मीं र्कि", "རྒྱུ སྒྲུབ"])
    func `no mark of a tall script leaves its line`(text: String) throws {
        let layout = try Fixtures.shape(text).layout()
        let line = try #require(layout.lines.first)
        for shaped in line.paragraph.items {
            let instance = try #require(shaped.item.instance)
            for glyph in line.paragraph.glyphs[shaped.glyphs] {
                guard let ink = instance.font.verticalExtents(ofGlyph: glyph.id) else { continue }
                #expect((ink.top + Double(glyph.yOffset)) * shaped.scale <= Double(line.ascent) + 0.01)
                #expect(-(ink.bottom + Double(glyph.yOffset)) * shaped.scale <= Double(line.descent) + 0.01)
            }
        }
    }

    private let rect = CGRect(x: 10, y: 20, width: 200, height: 100)

    private func layout(_ text: String, width: CGFloat = 200, _ change: (inout ParagraphStyle) -> Void = { _ in })
        throws
        -> TextLayout
    {
        try Fixtures.shape(text, size: 10, style: Fixtures.style(change)).layout(width: width)
    }

    @Test func `lines stand below each other and the size is exact`() throws {
        let layout = try layout("one\ntwo\nthree")
        let height = 10.0 * 2444 / 2048
        #expect(abs(layout.size.height - 3 * height) < 1e-9)
        #expect(abs(layout.firstBaseline - 10.0 * 1950 / 2048) < 1e-9)
        #expect(abs(layout.lastBaseline - layout.firstBaseline - 2 * height) < 1e-9)
        #expect(layout.size.width == layout.lines.map(\.width).max())
    }

    @Test(arguments: [
        (ParagraphStyle.Alignment.left, 0.0), (.natural, 0), (.center, 0.5), (.right, 1), (.justified, 0),
    ])
    func `a line is aligned in the rectangle's width`(alignment: ParagraphStyle.Alignment, part: CGFloat) throws {
        let layout = try layout("hello") { $0.alignment = alignment }
        let run = try #require(layout.glyphRuns(in: rect).first)
        #expect(abs(run.origin.x - (10 + part * (200 - layout.size.width))) < 1e-9)
        #expect(abs(run.origin.y - (20 + layout.firstBaseline)) < 1e-9)
    }

    @Test func `baselines can be put on whole pixels`() throws {
        let run = try #require(try layout("hello").glyphRuns(in: rect, scale: 2).first)
        #expect(run.origin.y == 29.5)
    }

    @Test func `a line's height can be multiplied and limited, above the baseline`() throws {
        let plain = try layout("a")
        let double = try layout("a") { $0.lineHeight.multiple = 2 }
        #expect(abs(double.size.height - 2 * plain.size.height) < 1e-9)
        #expect(abs(double.lines[0].descent - plain.lines[0].descent) < 1e-9)
        #expect(abs(try layout("a") { $0.lineHeight.minimum = 30 }.size.height - 30) < 1e-9)
        #expect(abs(try layout("a") { $0.lineHeight.maximum = 8 }.size.height - 8) < 1e-9)
    }

    @Test func `spacing stands between lines and paragraphs but not after the last`() throws {
        let plain = try layout("a\nb").size.height
        let spaced = try layout("a\nb") {
            $0.spacing.line = 3
            $0.spacing.after = 5
            $0.spacing.before = 7
        }
        #expect(abs(spaced.size.height - plain - 15) < 1e-9)
        #expect(abs(try layout("a") { $0.spacing.line = 9 }.size.height - plain / 2) < 1e-9)
    }

    @Test func `indents move lines and narrow them`() throws {
        let layout = try layout("aaaa bbbb cccc dddd eeee", width: 80) {
            $0.indents.firstLineHead = 20
            $0.indents.head = 5
            $0.indents.tail = -10
        }
        let runs = layout.glyphRuns(in: CGRect(x: 0, y: 0, width: 80, height: 100))
        #expect(runs[0].origin.x == 20 && runs[1].origin.x == 5)
        #expect(layout.lines[0].width <= 50 && layout.lines[1].width <= 65)
    }

    @Test func `indents of a right-to-left paragraph are counted from the right`() throws {
        let layout = try layout("שלום", width: 80) { $0.indents.firstLineHead = 20 }
        let run = try #require(layout.glyphRuns(in: CGRect(x: 0, y: 0, width: 80, height: 100)).first)
        #expect(abs(run.origin.x + run.advance - 60) < 1e-9)
    }

    @Test func `justified lines fill the width except the last`() throws {
        let layout = try layout("aaaa bbbb cccc dddd eeee ffff", width: 80) { $0.alignment = .justified }
        let runs = layout.glyphRuns(in: CGRect(x: 0, y: 0, width: 80, height: 100))
        #expect(layout.lines.count > 1)
        for run in runs.dropLast() { #expect(abs(run.advance - 80) < 1e-9) }
        #expect(runs.last.map { $0.advance < 79 } == true)
    }

    @Test func `a larger font enlarges its line only`() throws {
        var text = AttributedText("small\nbig small", font: .system(size: 10))
        text.modifyAttributes(in: 6..<9) { $0.font = .system(size: 30) }
        let layout = try Fixtures.typesetter().shape(text, locale: "en").layout()
        #expect(abs(layout.lines[0].height - 10.0 * 2444 / 2048) < 1e-9)
        #expect(abs(layout.lines[1].height - 30.0 * 2444 / 2048) < 1e-9)
    }

    @Test(arguments: ["中文", "日本語", "한국어", "👍", "★", "שלום", "ქართული"])
    func `a script that stays within the line leaves its height alone`(text: String) throws {
        #expect(try layout(text).size.height == layout("a").size.height)
    }

    @Test(arguments: ["ที่นี่", "مُحَمَّد", "हिन्दी", "ស្ត្រី", "မြို့", "ক্ষ", "བོད"])
    func `a script with tall marks makes room for them`(text: String) throws {
        let layout = try layout(text)
        #expect(layout.size.height > (try self.layout("a").size.height))
        for run in layout.glyphRuns(in: CGRect(x: 0, y: 0, width: 200, height: 100)) {
            let face = try #require(
                HarfBuzzFace(try Fixtures.typesetter().fonts.fontData(for: run.font), index: run.font.faceIndex))
            let font = HarfBuzzFont(face, variations: run.font.variations)
            for glyph in run.glyphs {
                guard let extents = font.verticalExtents(ofGlyph: glyph.id) else { continue }
                let scale = 10 / face.unitsPerEm
                #expect(Double(run.origin.y + glyph.position.y) - extents.top * scale >= -0.01)
                #expect(Double(run.origin.y + glyph.position.y) - extents.bottom * scale <= layout.size.height + 0.01)
            }
        }
    }

    @Test func `sizes are rounded up to pixels but not by a hair`() {
        let grid = PixelGrid(scale: 2)
        #expect(grid.ceiled(20.287109375, tolerance: PixelGrid.textTolerance) == 20.5)
        #expect(grid.ceiled(20.5000001, tolerance: PixelGrid.textTolerance) == 20.5)
        #expect(grid.ceiled(20.51, tolerance: PixelGrid.textTolerance) == 21)
        #expect(grid.ceiled(.infinity, tolerance: PixelGrid.textTolerance) == .infinity)
    }
}
