import Foundation
import KeylineFoundationSupplement
import KeylineGraphics
import KeylineRendering
import Testing

@Suite struct PDFRendererTests {
    private func pdf(_ pages: [DisplayList], title: String? = nil) throws -> [UInt8] {
        try PDFRenderer(fonts: Sample.fonts.get()).render(pages, title: title)
    }

    /// The text of a line as `pdftotext` finds it.
    private func extracted(_ text: String, options: [String] = []) throws -> String {
        let list = try Sample.list(width: 400, height: 40) { builder in
            for run in try Sample.runs(text, at: CGPoint(x: 10, y: 8)) { builder.draw(run) }
        }
        let marks: Set<Unicode.Scalar> = ["\u{202A}", "\u{202B}", "\u{202C}"]
        let text = try ExternalTool.pdftotext.text(of: pdf([list])) { options + [$0, "-"] }
        return String(String.UnicodeScalarView(text.unicodeScalars.filter { !marks.contains($0) }))
    }

    @Test(
        .enabled(if: ExternalTool.pdftotext.isInstalled, "needs poppler-utils"),
        arguments: [
            "Hamburgefonstiv 0123", "office affluent", "Straße naïve", "Ελληνικά", "Привет, мир", "שלום עולם",
            "مرحبا بكم",
            "नमस्ते दुनिया", "हिन्दी क्षत्रिय", "สวัสดีชาวโลก", "日本語の文章", "中文 한국어", "😀🎉👩‍👩‍👧🇩🇪👍🏽",
        ])
    func `text is found as it was written`(text: String) throws {
        #expect(try extracted(text) == text)
    }

    /// Without `-raw` the tool guesses at columns, and takes the glyphs that carry the text of emoji for letters of 2.5 times their size.
    @Test(.enabled(if: ExternalTool.pdftotext.isInstalled, "needs poppler-utils"))
    func `text between emoji stays in order`() throws {
        let text = try extracted("Smile 😀 and 🎉 party", options: ["-raw"])
        #expect(text.filter { !$0.isWhitespace } == "Smile😀and🎉party")
    }

    @Test(.enabled(if: ExternalTool.pdffonts.isInstalled, "needs poppler-utils"))
    func `every font is embedded and knows its characters`() throws {
        let table = try ExternalTool.pdffonts.text(of: pdf([Gallery.list()])) { [$0] }
        let rows = table.split(separator: "\n").dropFirst(2)
        #expect(rows.count >= 6)
        // The columns at the end: embedded, subset, Unicode, and the object's two numbers.
        for row in rows {
            let columns = row.split(separator: " ").suffix(5)
            #expect([columns.first, columns.dropFirst(2).first] == ["yes", "yes"], "\(row)")
        }
    }

    @Test(.enabled(if: ExternalTool.pdftoppm.isInstalled, "needs poppler-utils"))
    func `the page looks like the bitmap`() throws {
        let list = try Gallery.list()
        let page = try ExternalTool.pdftoppm.picture(of: pdf([list])) { ["-r", "144", "-png", $0] }
        let bitmap = try Sample.bitmap(of: list, scale: 2)
        #expect((page.width, page.height) == (bitmap.width, bitmap.height))
        #expect(Likeness(page, bitmap).meanDelta < 2.5)
    }

    @Test func `pages keep their own sizes`() throws {
        let sizes = [CGSize(width: 100, height: 50), CGSize(width: 30, height: 200.5)]
        let file = try pdf(sizes.map { DisplayList(size: $0) })
        let text = String(decoding: file, as: UTF8.self)
        #expect(text.contains("/MediaBox [ 0 0 100 50 ]"))
        #expect(text.contains("/MediaBox [ 0 0 30 200.5 ]"))
        #expect(text.contains("/Count 2"))
    }

    @Test func `the title is stored and the date is always the same`() throws {
        let text = String(decoding: try pdf([Sample.list { _ in }], title: "Settings"), as: UTF8.self)
        #expect(text.contains("/Title (Settings)"))
        #expect(text.contains("/CreationDate (20010101000000Z)"))
        #expect(text.contains("/Creator (Keyline)"))
    }

    @Test func `letters larger than a page are drawn all the same`() throws {
        let runs = try Sample.runs("A", size: 3000)
        let file = try pdf([Sample.list { builder in runs.forEach { builder.draw($0) } }])
        #expect(file.starts(with: "%PDF-1.".utf8))
    }
}
