import Foundation
import KeylineFoundationSupplement
import KeylineGraphics
import KeylineTypesetting
import Testing

@testable import KeylineRendering

/// The parts of a PDF beside its pictures: links, an outline, the meaning of its colours.
@Suite struct PDFDocumentTests {
    private func pdf(_ pages: [PDFPage]) throws -> [UInt8] {
        try PDFRenderer(fonts: Sample.fonts.get()).render(pages, title: "A")
    }

    private func text(_ file: [UInt8]) -> String { String(decoding: file, as: UTF8.self) }

    /// A word at (10, 20), 17 points high, that leads somewhere.
    private func link(_ target: String, words: String = "here") throws -> [GlyphRun] {
        try Sample.runs(words, at: CGPoint(x: 10, y: 20)).map { run in
            var run = run
            run.link = target
            return run
        }
    }

    private func page(_ draw: (inout DisplayListBuilder) throws -> Void) throws -> [UInt8] {
        try pdf([PDFPage(Sample.list(width: 200, height: 100, draw))])
    }

    /// The numbers behind `/Rect` of all annotations: left, bottom, right, top, in points from the page's lower left corner.
    private func rects(_ file: [UInt8]) -> [[Double]] {
        text(file).matches(of: /\/Rect \[ ([-0-9. ]+)\]/).map { match in
            match.1.split(separator: " ").compactMap { Double($0) }
        }
    }

    @Test func `a word that leads somewhere can be clicked where it stands`() throws {
        let runs = try link("https://example.com/a?b=1")
        let file = try page { builder in runs.forEach { builder.draw($0) } }
        #expect(text(file).contains("/URI (https://example.com/a?b=1)"))
        let rect = try #require(rects(file).first)
        let width = runs.reduce(0) { $0 + Double($1.advance) }
        #expect(rects(file).count == 1)
        #expect(abs(rect[0] - 10) < 0.1 && abs(rect[2] - 10 - width) < 0.1, "\(rect)")
        #expect(rect[1] > 50 && rect[3] < 85 && rect[3] - rect[1] > 17, "\(rect)")
    }

    @Test func `runs of several scripts on a line are one place to click`() throws {
        let runs = try link("https://example.com", words: "see שלום there")
        #expect(runs.count > 1)
        #expect(rects(try page { builder in runs.forEach { builder.draw($0) } }).count == 1)
    }

    @Test func `a group moves its links, and what it cuts off leads nowhere`() throws {
        let items = try link("https://example.com").map { DisplayItem(view: nil, content: .glyphs($0)) }
        let moved = DisplayItem.Group(transform: CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 5, ty: 0), items: items)
        let file = try pdf([
            PDFPage(
                DisplayList(
                    size: CGSize(width: 200, height: 100), items: [DisplayItem(view: nil, content: .group(moved))]))
        ])
        #expect(try abs(#require(rects(file).first)[0] - 25) < 0.1)
        let cut = DisplayItem.Group(clip: Path(CGRect(x: 100, y: 0, width: 50, height: 100)), items: items)
        let other = try pdf([
            PDFPage(
                DisplayList(
                    size: CGSize(width: 200, height: 100), items: [DisplayItem(view: nil, content: .group(cut))]))
        ])
        #expect(rects(other).isEmpty)
    }

    @Test(arguments: [
        "https://a.example/it's", "https://a.example/\\\\x'] uri='b", "javascript:a", "", "https://a.example/ä\n",
    ])
    func `no target breaks the file`(target: String) throws {
        let runs = try link(target)
        let file = try page { builder in runs.forEach { builder.draw($0) } }
        #expect(file.starts(with: "%PDF-1.".utf8))
        #expect(text(file).ranges(of: "/URI (").count <= 1)
    }

    @Test func `the outline has a line for each page with a bookmark`() throws {
        let list = Sample.list { _ in }
        let file = text(try pdf([PDFPage(list, bookmark: "First"), PDFPage(list), PDFPage(list, bookmark: "Third")]))
        #expect(file.contains("/Type /Outlines") || file.contains("/Outlines"))
        #expect(file.contains("/Title (First)"))
        #expect(file.contains("/Title (Third)"))
        #expect(file.contains("/Count 3"))
    }

    @Test func `colours are said to be those of sRGB`() throws {
        let file = try page { $0.fill(CGRect(x: 0, y: 0, width: 9, height: 9), color: .red) }
        let words = text(file)
        #expect(words.contains("/OutputConditionIdentifier (sRGB IEC61966-2.1)"))
        #expect(words.contains("/OutputIntents [ "))
        let profile = SRGBProfile.bytes
        #expect(file.firstRange(of: profile) != nil)
        #expect(profile[36..<40].elementsEqual("acsp".utf8))
        #expect(profile[0..<4].reduce(0) { $0 << 8 | Int($1) } == profile.count)
    }

    /// The offsets of the last table (ISO 32000-1, 7.5.4) must be those of the objects, or readers repair the file or refuse it.
    @Test func `the last table finds its objects`() throws {
        let file = try page { _ in }
        let words = String(decoding: file, as: Unicode.ASCII.self)
        let start = try #require(words.matches(of: /startxref\n(\d+)\n/).last.flatMap { Int($0.1) })
        let table = String(decoding: file[start...], as: Unicode.ASCII.self)
        #expect(table.hasPrefix("xref\n"))
        let entries = table.matches(of: /(\d+) 1\n(\d{10}) 00000 n\s\n/)
        #expect(entries.count == 3)
        for entry in entries {
            let offset = try #require(Int(entry.2))
            #expect(file[offset...].starts(with: "\(entry.1) 0 obj\n".utf8))
        }
    }

    @Test func `a file that Cairo did not write is left alone`() {
        for file in ["", "%PDF-1.5\n", "trailer << /Root 1 0 R /Size 5 >>\nstartxref\n0\n%%EOF\n"] {
            #expect(PDFOutputIntent.appended(to: Array(file.utf8)) == nil)
        }
    }

    /// What `pdfinfo` reads of a structure: the kinds and the texts, without indentation.
    private func structure(_ pages: [PDFPage]) throws -> [String] {
        let file = try pdf(pages)
        let lines = try ExternalTool.pdfinfo.text(of: file) { ["-struct-text", $0] }
        return lines.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    }

    private func text(_ words: String, view: ViewID, y: CGFloat) throws -> [DisplayItem] {
        try Sample.runs(words, at: CGPoint(x: 10, y: y)).map { DisplayItem(view: view, content: .glyphs($0)) }
    }

    private func page(_ items: [DisplayItem]) -> PDFPage {
        PDFPage(DisplayList(size: CGSize(width: 200, height: 100), items: items), headings: ["title"])
    }

    @Test(.enabled(if: ExternalTool.pdfinfo.isInstalled, "needs poppler-utils"))
    func `screen readers find headings, paragraphs and figures on all pages`() throws {
        let bitmap = Bitmap(width: 1, height: 1, pixels: [255, 0, 0, 255])
        var first = page(try text("Title", view: "title", y: 10) + text("One", view: "a", y: 30))
        first.list.bitmaps[bitmap.id] = bitmap
        let image = DisplayItem.ImageItem(bitmap: bitmap.id, destination: CGRect(x: 0, y: 0, width: 9, height: 9))
        first.list.items.append(DisplayItem(view: "logo", content: .image(image)))
        let second = page(try text("Two", view: "b", y: 30) + text("lines", view: "b", y: 50))
        let kinds = try structure([first, second])
        let expected = [
            "Document", "H1 (block)", "\"Title\"", "P (block)", "\"One\"", "Figure", "P (block)", "\"Twolines\"",
        ]
        #expect(kinds.filter { $0 != "\"\"" } == expected)
    }

    @Test(.enabled(if: ExternalTool.pdfinfo.isInstalled, "needs poppler-utils"))
    func `what is seen through is a part of its own`() throws {
        let line = DisplayItem.PathItem(path: Path(CGRect(x: 0, y: 0, width: 9, height: 9)), style: .fill, color: .red)
        let veiled = DisplayItem.Group(
            opacity: 0.5,
            items: try text("In", view: "a", y: 10) + [DisplayItem(view: nil, content: .path(line))]
                + text("side", view: "b", y: 30))
        let clipped = DisplayItem.Group(
            clip: Path(CGRect(x: 0, y: 0, width: 200, height: 100)), items: try text("Cut", view: "d", y: 70))
        let items =
            [DisplayItem(view: nil, content: .group(veiled))] + (try text("After", view: "c", y: 50))
            + [DisplayItem(view: nil, content: .group(clipped))]
        let texts = try structure([page(items)]).filter { $0.hasPrefix("\"") }
        #expect(texts == ["\"Inside\"", "\"After\"", "\"Cut\""])
    }

    @Test(.enabled(if: ExternalTool.pdfinfo.isInstalled, "needs poppler-utils"))
    func `a picture that is seen through is a figure, and one with words a paragraph`() throws {
        let bitmap = Bitmap(width: 1, height: 1, pixels: [255, 0, 0, 255])
        let image = DisplayItem.ImageItem(bitmap: bitmap.id, destination: CGRect(x: 0, y: 0, width: 9, height: 9))
        let picture = DisplayItem(view: "logo", content: .image(image))
        func kinds(_ items: [DisplayItem]) throws -> [String] {
            var page = page([DisplayItem(view: nil, content: .group(DisplayItem.Group(opacity: 0.5, items: items)))])
            page.list.bitmaps[bitmap.id] = bitmap
            return try structure([page]).filter { !$0.hasPrefix("\"") }
        }
        #expect(try kinds([picture]) == ["Document", "Figure"])
        #expect(try kinds([picture] + text("One", view: "a", y: 30)) == ["Document", "P (block)"])
    }

    @Test(.enabled(if: ExternalTool.pdfinfo.isInstalled, "needs poppler-utils"), arguments: [0, 1])
    func `a ground that covers the page leaves the structure`(place: Int) throws {
        let ground = DisplayItem.PathItem(
            path: Path(CGRect(x: 0, y: 0, width: 200, height: 100)), style: .fill, color: .white)
        var items = try text("One", view: "a", y: 10)
        items.insert(DisplayItem(view: nil, content: .path(ground)), at: place == 0 ? 0 : items.count)
        items += try text("Two", view: "a", y: 50)
        let texts = try structure([page(items), page(items)]).filter { $0.hasPrefix("\"") }
        #expect(texts.filter { $0 == "\"Two\"" || $0 == "\"OneTwo\"" }.count == 2)
        #expect(try structure([page(items), page(items)]).filter { $0 == "Document" }.count == 1)
    }

    @Test(.enabled(if: ExternalTool.pdfinfo.isInstalled, "needs poppler-utils"), arguments: [255, 100] as [UInt8])
    func `a picture that covers the page leaves the structure`(alpha: UInt8) throws {
        let bitmap = Bitmap(width: 1, height: 1, pixels: [255, 0, 0, alpha])
        let all = CGRect(x: 0, y: 0, width: 200, height: 100)
        let image = DisplayItem.ImageItem(bitmap: bitmap.id, destination: all)
        var page = page([DisplayItem(view: "sky", content: .image(image))] + (try text("One", view: "a", y: 10)))
        page.list.bitmaps[bitmap.id] = bitmap
        let kinds = try structure([page, page])
        #expect(kinds.filter { $0 == "Figure" }.count == 2 && kinds.filter { $0 == "\"One\"" }.count == 2)
    }

    /// The number of parts of a kind in a file's structure.
    private func count(_ tag: String, _ pages: [PDFPage]) throws -> Int {
        text(try pdf(pages)).components(separatedBy: "/S /\(tag)\n").count - 1
    }

    private static let nothing = [
        CGRect(x: 0, y: 0, width: 200, height: 0), CGRect(x: 0, y: 0, width: 0, height: 100),
        CGRect(x: 10.1, y: 10.3, width: 50, height: 0.001), CGRect(x: 300, y: 0, width: 9, height: 9),
        CGRect(x: 0, y: 0, width: 2, height: 2),
    ]

    @Test(arguments: nothing) func `a text that is clipped to nothing is no part of the structure`(clip: CGRect) throws
    {
        let clipped = DisplayItem.Group(clip: Path(clip), items: try text("Gone", view: "gone", y: 50))
        let group = DisplayItem(view: nil, content: .group(clipped))
        let items = try text("One", view: "a", y: 10) + [group] + text("Two", view: "b", y: 70) + [group]
        #expect(try count("P", [page(items)]) == 2)
        #expect(try count("P", [page([group]), page(items), page([group])]) == 2)
        #expect(try count("P", [page([group])]) == 0)
    }

    @Test(arguments: nothing)
    func `a layer or a picture that is clipped to nothing is no part of the structure`(clip: CGRect) throws {
        let bitmap = Bitmap(width: 1, height: 1, pixels: [255, 0, 0, 255])
        let square = CGRect(x: 50, y: 50, width: 9, height: 9)
        let image = DisplayItem.ImageItem(bitmap: bitmap.id, destination: square)
        let picture = DisplayItem(view: "logo", content: .image(image))
        let faded = DisplayItem.Group(opacity: 0.5, items: try text("Gone", view: "gone", y: 50) + [picture])
        let inner = DisplayItem(view: nil, content: .group(faded))
        let clipped = DisplayItem.Group(clip: Path(clip), items: [picture, inner])
        var both = DisplayItem.Group(clip: Path(clip), items: [picture])
        both.opacity = 0.5
        var page = page(
            try text("One", view: "a", y: 10)
                + [DisplayItem(view: nil, content: .group(clipped)), DisplayItem(view: nil, content: .group(both))])
        page.list.bitmaps[bitmap.id] = bitmap
        #expect(try count("P", [page]) == 1)
        #expect(try count("Figure", [page, page]) == 0)
    }

    @Test func `white space alone is no part of the structure`() throws {
        let items = try text("One", view: "a", y: 10) + text("   ", view: "b", y: 30)
        #expect(try count("P", [page(items)]) == 1)
    }

    @Test func `equal pages give equal bytes`() throws {
        func file() throws -> [UInt8] {
            let runs = try link("https://example.com")
            let list = Sample.list(width: 200, height: 100) { builder in runs.forEach { builder.draw($0) } }
            return try pdf([PDFPage(list, bookmark: "One"), PDFPage(list, bookmark: "Two")])
        }
        #expect(try file() == file())
    }
}
