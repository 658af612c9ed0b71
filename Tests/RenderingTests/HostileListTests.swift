import Foundation
import KeylineFoundationSupplement
import KeylineGraphics
import KeylineImageCoding
import KeylineRendering
import Testing

/// The contents that a mistake upstream or a malicious file could put into a display list. All formats must refuse the same things.
@Suite struct HostileListTests {
    let square = Path(CGRect(x: 0, y: 0, width: 5, height: 5))

    /// Draws one item in all formats; the first error.
    func error(of content: DisplayItem.Content) throws -> RenderingError? {
        let list = DisplayList(
            size: CGSize(width: 20, height: 20), items: [DisplayItem(view: "box", content: content)])
        return try error(of: list)
    }

    func error(of list: DisplayList) throws -> RenderingError? {
        let fonts = try Sample.fonts.get()
        let attempts: [() throws -> Void] = [
            { _ = try BitmapRenderer(fonts: fonts).render(list, scale: 2) },
            { _ = try PDFRenderer(fonts: fonts).render([list]) },
            { _ = try SVGRenderer(fonts: fonts).render(list) },
        ]
        let errors = attempts.map { attempt -> RenderingError? in
            do {
                try attempt()
                return nil
            } catch {
                return error as? RenderingError
            }
        }
        let messages = errors.map { $0?.message ?? "fine" }
        #expect(Set(messages).count == 1, "the formats disagree: \(messages)")
        return errors[0]
    }

    func damaged() -> DisplayList {
        var builder = DisplayListBuilder(view: "whole")
        builder.fill(CGRect(x: 0, y: 0, width: 20, height: 20), color: .red)
        let infinite = DisplayItem.Content.path(
            .init(path: Path(CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1)), style: .fill, color: .blue))
        var list = builder.displayList(size: CGSize(width: 20, height: 20))
        list.items.insert(DisplayItem(view: "broken", content: infinite), at: 0)
        return list
    }

    @Test func `what cannot be drawn is told with its view, and the rest is drawn`() throws {
        let fonts = try Sample.fonts.get()
        var refused: [String] = []
        let refusal: DrawingRefusal = { refused.append($0.diagnostic(of: $1).description) }
        let bitmap = try BitmapRenderer(fonts: fonts).render(damaged(), scale: 1, refused: refusal)
        let svg = try SVGRenderer(fonts: fonts).render(damaged(), refused: refusal)
        let pdf = try PDFRenderer(fonts: fonts).render([damaged(), damaged()], refused: refusal)
        #expect(Array(bitmap.pixels.prefix(4)) == [255, 0, 0, 255])
        #expect(String(decoding: svg, as: UTF8.self).contains("#FF0000"))
        #expect(pdf.starts(with: "%PDF".utf8))
        let line = "error: ignored: view broken: the view \"broken\" draws with a number that is not finite"
        #expect(refused == [line, line, line, line])
    }

    /// Cairo writes the end of a file when its surface goes, after the error was thrown.
    @Test func `a PDF that fails on its second page leaves nothing behind that Cairo writes to`() throws {
        let fonts = try Sample.fonts.get()
        let page = DisplayList(size: CGSize(width: 20, height: 20))
        for _ in 0..<20 {
            #expect(throws: RenderingError.self) { _ = try PDFRenderer(fonts: fonts).render([page, damaged()]) }
        }
    }

    @Test func `the null rectangle, which insets leave of a small one, is drawn as nothing`() throws {
        let null = CGRect(x: 1, y: 1, width: 0, height: 0).insetBy(dx: 1, dy: 1)
        #expect(null.isNull)
        for path in [Path(null), Path(roundedRect: null, cornerRadius: 5), Path(ellipseIn: null)] {
            #expect(try error(of: .path(.init(path: path, style: .fill, color: .red))) == nil)
        }
    }

    static let wild: [CGFloat] = [.nan, .infinity, -.infinity]

    @Test(arguments: wild)
    func `a number that is none is refused with the view's name`(number: CGFloat) throws {
        let fill = DisplayItem.PathItem.Style.fill
        var run = try #require(try Sample.runs("a").first)
        run.glyphs[0].position.y = number
        let contents: [DisplayItem.Content] = [
            .path(.init(path: Path(CGRect(x: number, y: 0, width: 1, height: 1)), style: fill, color: .red)),
            .path(.init(path: square, style: fill, color: Color(red: number, green: 0, blue: 0))),
            .path(.init(path: square, style: .stroke(StrokeStyle(lineWidth: number)), color: .red)),
            .path(.init(path: square, style: .stroke(StrokeStyle(lineWidth: 1, dash: [1, number])), color: .red)),
            .group(.init(transform: CGAffineTransform(translationX: number, y: 0), items: [])),
            .group(.init(opacity: number, items: [])),
            .group(.init(clip: Path(from: .zero, to: CGPoint(x: 1, y: number)), items: [])),
            .glyphs(run),
        ]
        for content in contents {
            #expect(try error(of: content)?.message == "the view \"box\" draws with a number that is not finite")
        }
    }

    @Test func `a dash of negative length is refused`() throws {
        let style = DisplayItem.PathItem.Style.stroke(StrokeStyle(lineWidth: 1, dash: [4, -1]))
        #expect(try error(of: .path(.init(path: square, style: style, color: .red))) != nil)
    }

    func isFineOrTooLarge(_ list: DisplayList) throws -> Bool {
        let error = try error(of: list)
        return error == nil || error?.message == "the picture draws something far larger than any picture"
    }

    @Test func `numbers of any finite size are drawn or refused by all formats alike`() throws {
        let sizes: [CGFloat] = [0, -1, 1e-300, 1e-9, 1e9, 1e38, 1e307, -1e300]
        for size in sizes {
            var list = Sample.list { builder in
                builder.fill(CGRect(x: -size, y: size, width: size, height: size), color: .red)
                builder.stroke(
                    Path(ellipseIn: CGRect(x: 0, y: 0, width: size, height: 5)), color: .red, lineWidth: size)
                builder.stroke(square, color: .red, style: StrokeStyle(lineWidth: 1, dash: [size.magnitude, 1]))
                builder.draw(Bitmap(letters: "rg"), in: CGRect(x: 0, y: 0, width: size, height: 2))
                builder.draw(
                    Bitmap(letters: "rg"), source: CGRect(x: 0, y: 0, width: size, height: 2),
                    in: CGRect(x: size, y: 0, width: 2, height: 2))
                builder.group(transform: CGAffineTransform(scaleX: size, y: size), opacity: 0.5) { inner in
                    inner.group(transform: CGAffineTransform(scaleX: size, y: 1), clip: square) {
                        $0.fill(square, color: .red)
                        $0.stroke(square, color: .red, lineWidth: 1)
                    }
                }
            }
            for var run in try Sample.runs("ag😀") {
                run.origin.x = size
                list.items.append(DisplayItem(view: nil, content: .glyphs(run)))
                run.origin.x = 0
                run.glyphs[0].position = CGPoint(x: size, y: -size)
                list.items.append(DisplayItem(view: nil, content: .glyphs(run)))
            }
            #expect(try isFineOrTooLarge(list), "\(size)")
        }
    }

    @Test func `shapes of any finite size are drawn`() throws {
        for size in [0, -1, 1e-300, 1e9, 1e307, -1e300] as [CGFloat] {
            let list = Sample.list { builder in
                builder.fill(CGRect(x: -size, y: size, width: size, height: size), color: .red)
                builder.stroke(
                    Path(ellipseIn: CGRect(x: 0, y: 0, width: size, height: 5)), color: .red, lineWidth: size)
                builder.stroke(square, color: .red, style: StrokeStyle(lineWidth: 1, dash: [size.magnitude, 1]))
            }
            #expect(try error(of: list) == nil, "\(size)")
        }
    }

    @Test func `glyphs of any finite size are drawn or refused by all formats alike`() throws {
        for size in [0, -5, 1e-300, 1e-5, 300, 3000, 1e5, 1e9, 1e300] as [CGFloat] {
            var list = Sample.list { _ in }
            for var run in try Sample.runs("ag😀") {
                run.fontSize = size
                list.items.append(DisplayItem(view: nil, content: .glyphs(run)))
            }
            #expect(try isFineOrTooLarge(list), "\(size)")
        }
    }

    @Test func `a bitmap that is not there is named`() throws {
        let id = Bitmap(letters: "r").id
        let content = DisplayItem.Content.image(.init(bitmap: id, destination: CGRect(x: 0, y: 0, width: 1, height: 1)))
        #expect(try error(of: content)?.message == "the view \"box\" draws a bitmap that is missing, \(id)")
    }

    @Test func `a font that nobody has is named`() throws {
        var run = try #require(try Sample.runs("a").first)
        run.font = FontID(name: "Nowhere", checksum: String(repeating: "0", count: 64))
        let error = try #require(try error(of: .glyphs(run)))
        #expect(error.message.contains("Nowhere"))
    }

    @Test func `a font that is none is refused`() throws {
        struct Nonsense: FontDataSource {
            func fontData(for font: FontID) throws -> FontData { FontData(copying: [UInt8]("not a font".utf8)) }
        }
        let run = try #require(try Sample.runs("a").first)
        let list = Sample.list { $0.draw(run) }
        let error = #expect(throws: RenderingError.self) {
            try BitmapRenderer(fonts: Nonsense()).render(list, scale: 1)
        }
        #expect(error?.message.hasPrefix("the font \(run.font) is unusable") == true)
    }

    @Test func `a glyph that the font does not have is refused`() throws {
        var run = try #require(try Sample.runs("a").first)
        for glyph in [65_535, .max] as [UInt32] {
            run.glyphs[0].id = glyph
            let message = "the view \"box\" draws glyph \(glyph), which \(run.font.name) does not have"
            #expect(try error(of: .glyphs(run))?.message == message)
        }
    }

    @Test func `clusters that do not add up are refused`() throws {
        let run = try #require(try Sample.runs("né").first)
        let wrong: [[GlyphRun.Cluster]] = [
            [], [.init(utf8Count: 3, glyphCount: 1)], [.init(utf8Count: 2, glyphCount: 2)],
            [.init(utf8Count: 2, glyphCount: 1), .init(utf8Count: 1, glyphCount: 1)],
            [.init(utf8Count: 0, glyphCount: 1), .init(utf8Count: 3, glyphCount: 1)],
            [.init(utf8Count: .max, glyphCount: 1), .init(utf8Count: .max, glyphCount: 1)],
            [.init(utf8Count: 3, glyphCount: -1), .init(utf8Count: 1, glyphCount: 3)],
        ]
        for clusters in wrong {
            var run = run
            run.clusters = clusters
            #expect(
                try error(of: .glyphs(run))?.message
                    == "the view \"box\" draws glyphs that do not match their text, \"né\""
            )
        }
    }
}
