import Foundation
import KeylineFoundationSupplement
import FoundationXML
import KeylineGraphics
import KeylineImageCoding
import KeylineRendering
import KeylineTypesetting
import Testing

@Suite struct SVGRendererTests {
    /// The lines between the start and the end of the file.
    private func body(_ list: DisplayList) throws -> [String] {
        let lines = try Sample.svg(of: list).split(separator: "\n").map(String.init)
        #expect(lines.first?.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\"") == true)
        #expect(lines.last == "</svg>")
        return Array(lines.dropFirst().dropLast())
    }

    @Test func `a point is a pixel of the file`() throws {
        let svg = try Sample.svg(of: DisplayList(size: CGSize(width: 375, height: 66.5)))
        #expect(svg.contains("width=\"375\" height=\"66.5\" viewBox=\"0 0 375 66.5\""))
    }

    @Test func `a title is text whatever it holds`() throws {
        let list = DisplayList(size: CGSize(width: 1, height: 1))
        let svg = try Sample.svg(of: list, title: "\u{600}</title><script>\r\n\u{1}")
        #expect(
            svg.contains(
                "<title>\u{600}&lt;/title&gt;&lt;script&gt;&#13;&#10;\u{FFFD}</title>"))
    }

    @Test func `shapes are written as a person would write them`() throws {
        let lines = try body(
            Sample.list {
                $0.fill(CGRect(x: 1, y: 2.5, width: 3, height: 4), color: .black)
                $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1), color: Color(hexadecimal: 0xFF0000, alpha: 0.25))
                $0.stroke(Path(from: .zero, to: CGPoint(x: 5, y: 1.0 / 3)), color: .blue, lineWidth: 0.5)
            })
        #expect(
            lines == [
                #"<rect x="1" y="2.5" width="3" height="4"/>"#,
                ##"<rect x="0" y="0" width="1" height="1" fill="#FF0000" fill-opacity=".25"/>"##,
                ##"<path d="M0,0L5,.3333" fill="none" stroke="#0000FF" stroke-width=".5" stroke-miterlimit="10"/>"##,
            ])
    }

    @Test func `a group is a group with its transform, its clip and its opacity`() throws {
        let lines = try body(
            Sample.list { builder in
                let move = CGAffineTransform(translationX: 10, y: -2)
                builder.group(transform: move, clip: Path(CGRect(x: 0, y: 0, width: 2, height: 2)), opacity: 0.5) {
                    $0.fill(CGRect(x: 1, y: 2, width: 3, height: 4), color: .black)
                }
            })
        #expect(
            lines == [
                "<defs>", #"<clipPath id="c0"><path d="M0,0L2,0L2,2L0,2Z"/></clipPath>"#, "</defs>",
                ##"<g transform="translate(10,-2)" clip-path="url(#c0)" opacity=".5">"##,
                #"<rect x="1" y="2" width="3" height="4"/>"#, "</g>",
            ])
    }

    @Test func `a bitmap is stored once, whatever its transform`() throws {
        let bitmap = Bitmap(letters: "rg")
        let lines = try body(
            Sample.list {
                $0.draw(bitmap, in: CGRect(x: 0, y: 0, width: 4, height: 2))
                $0.draw(bitmap, in: CGRect(x: 4, y: 1, width: 4, height: 2), isMirrored: true)
            })
        let encoded = Data(try PNGEncoder(effort: .small).encode(bitmap)).base64EncodedString()
        #expect(
            lines == [
                "<defs>",
                #"<image id="i0" width="2" height="1" preserveAspectRatio="none" xlink:href="data:image/png;base64,\#(encoded)"/>"#,
                "</defs>",
                ##"<use xlink:href="#i0" transform="matrix(2,0,0,2,0,0)" aria-hidden="true"/>"##,
                ##"<use xlink:href="#i0" transform="matrix(-2,0,0,2,8,1)" aria-hidden="true"/>"##,
            ])
    }

    @Test func `a letter's outline is stored once and used wherever the letter stands`() throws {
        let runs = try Sample.runs("noon")
        let lines = try body(Sample.list { builder in runs.forEach { builder.draw($0) } })
        #expect(lines.filter { $0.hasPrefix("<path id=\"g0-") }.count == 2)
        #expect(lines.filter { $0.hasPrefix("<use xlink:href=\"#g0-") }.count == 4)
    }

    @Test func `the text of a run is there, as long as the run, and is not painted`() throws {
        let run = try #require(try Sample.runs("A <b> & \"c\"").first)
        let line = try #require(try body(Sample.list { $0.draw(run) }).first { $0.hasPrefix("<text") })
        #expect(line.contains(" fill-opacity=\"0\""))
        #expect(line.contains(" textLength=\"\(SVGText.number(run.advance))\""))
        #expect(line.hasSuffix(">A &lt;b&gt; &amp; &quot;c&quot;</text>"))
        #expect(!line.contains("direction"))
    }

    @Test(arguments: SVGTextForm.allCases)
    func `a link can be followed, but no program runs`(form: SVGTextForm) throws {
        func file(_ target: String) throws -> String {
            let list = try Sample.list { builder in
                for var run in try Sample.runs("here") {
                    run.link = target
                    builder.draw(run)
                }
            }
            let renderer = SVGRenderer(fonts: try Sample.fonts.get(), textForm: form)
            return String(decoding: try renderer.render(list), as: UTF8.self)
        }
        let quoted = "<a xlink:href=\"https://a.example/?b=&quot;1&quot;\"><text"
        #expect(try file("https://a.example/?b=\"1\"").contains(quoted))
        #expect(try file("https://a.example").contains(">here</text></a>"))
        for target in ["javascript:alert(1)", " JavaScript:alert(1)", "data:text/html,x", ""] {
            #expect(try !file(target).contains("<a "), "\(target)")
        }
    }

    @Test func `text as text has its font, its colour and its length, and no outlines`() throws {
        let list = try Sample.list(width: 100) { builder in
            let hebrew = try Sample.runs("שלום", at: CGPoint(x: 40, y: 0))
            for run in try Sample.runs("Ab", weight: .semibold, color: .red) + hebrew { builder.draw(run) }
        }
        let renderer = SVGRenderer(fonts: try Sample.fonts.get(), textForm: .text)
        let file = String(decoding: try renderer.render(list), as: UTF8.self)
        #expect(!file.contains("<path") && !file.contains("<defs>"))
        #expect(file.contains("font-family=\"font0, Inter, sans-serif\" font-weight=\"600\" fill=\"#FF0000\">Ab<"))
        #expect(file.contains("font-family=\"font1, Noto Sans Hebrew, sans-serif\">שלום<"))
        #expect(file.contains(" direction=\"rtl\""))
        #expect(file.contains(" textLength=\""))
        #expect(try renderer.render(list) == renderer.render(list))
    }

    @Test func `emoji and slanted letters stay pictures in text as text`() throws {
        let slanted = AttributedText("Ab", font: Font(.monospacedSystem, size: 17, isItalic: true), color: .black)
        let layout = Typesetter(fonts: try Sample.fonts.get()).shape(slanted, locale: "en").layout()
        let list = try Sample.list(width: 100) { builder in
            for run in try Sample.runs("😀") + layout.glyphRuns(in: CGRect(x: 30, y: 0, width: 50, height: 20)) {
                builder.draw(run)
            }
        }
        let renderer = SVGRenderer(fonts: try Sample.fonts.get(), textForm: .text)
        let file = String(decoding: try renderer.render(list), as: UTF8.self)
        #expect(file.contains("<image") && file.contains("<path"))
        #expect(file.ranges(of: "fill-opacity=\"0\"").count == 2)
    }

    @Test func `text that runs to the left begins at its right end`() throws {
        let run = try #require(try Sample.runs("שלום").first)
        let line = try #require(try body(Sample.list { $0.draw(run) }).first { $0.hasPrefix("<text") })
        #expect(line.contains(" x=\"\(SVGText.number(run.origin.x + run.advance))\""))
        #expect(line.contains(" direction=\"rtl\""))
    }

    @Test func `runs of one line share an element, so that a search goes through them`() throws {
        let bold = try Sample.runs("Bold ", weight: .bold)
        let width = bold.reduce(0) { $0 + $1.advance }
        let plain = try Sample.runs("plain", at: CGPoint(x: width, y: 0))
        func texts(_ second: [GlyphRun], view: ViewID?) throws -> [SVGText] {
            var builder = DisplayListBuilder(view: "label")
            bold.forEach { builder.draw($0) }
            builder.fill(CGRect(x: 0, y: 0, width: 5, height: 1), color: .red)
            builder.view = view
            second.forEach { builder.draw($0) }
            return try SVGText.all(in: Sample.svg(of: builder.displayList(size: CGSize(width: 200, height: 30))))
        }
        #expect(try texts(plain, view: "label").map(\.content) == ["Bold plain"])
        #expect(try texts(plain, view: "other").map(\.content) == ["Bold ", "plain"])
        let far = try Sample.runs("plain", at: CGPoint(x: width + 20, y: 0))
        #expect(try texts(far, view: "label").map(\.content) == ["Bold ", "plain"])
        let below = try Sample.runs("plain", at: CGPoint(x: width, y: 20))
        #expect(try texts(below, view: "label").map(\.content) == ["Bold ", "plain"])
    }

    @Test func `all text of a picture can be read from the file`() throws {
        let content = try SVGText.all(in: Sample.svg(of: Gallery.list())).map(\.content)
        for line in Gallery.lines where !line.contains("سلام") { #expect(content.contains(line), "\(line)") }
    }

    @Test func `characters that XML cannot hold do not break the file`() throws {
        var run = try #require(try Sample.runs("abc").first)
        run.text = "a\u{1}\u{FFFF}"
        run.clusters = [
            .init(utf8Count: 1, glyphCount: 1), .init(utf8Count: 1, glyphCount: 1), .init(utf8Count: 3, glyphCount: 1),
        ]
        #expect(
            try SVGText.all(in: Sample.svg(of: Sample.list { $0.draw(run) })).map(\.content) == ["a\u{FFFD}\u{FFFD}"])
    }

    @Test func `a prefix keeps the ids of two files apart`() throws {
        let svg = try SVGRenderer(fonts: Sample.fonts.get(), idPrefix: "a1").render(Gallery.list())
        let text = String(decoding: svg, as: UTF8.self)
        let ids = text.components(separatedBy: " id=\"").dropFirst()
        let uses =
            text.components(separatedBy: "href=\"#").dropFirst() + text.components(separatedBy: "url(#").dropFirst()
        #expect(ids.count > 20)
        for id in Array(ids) + Array(uses) { #expect(id.hasPrefix("a1")) }
    }

    @Test func `a title names the picture`() throws {
        #expect(try Sample.svg(of: Sample.list { _ in }, title: "A & B").contains("<title>A &amp; B</title>"))
    }

    @Test(.enabled(if: ExternalTool.rsvgConvert.isInstalled, "needs librsvg2-bin"))
    func `the file looks like the bitmap`() throws {
        let list = try Gallery.list()
        let file = try SVGRenderer(fonts: Sample.fonts.get()).render(list)
        let picture = try ExternalTool.rsvgConvert.picture(of: file) { ["-z", "2", $0] }
        let bitmap = try Sample.bitmap(of: list, scale: 2)
        #expect((picture.width, picture.height) == (bitmap.width, bitmap.height))
        #expect(Likeness(picture, bitmap).meanDelta < 1)
    }
}

/// A text element of an SVG file, read by an XML parser.
struct SVGText {
    let content: String

    static func all(in svg: String) throws -> [SVGText] {
        let collector = Collector()
        let parser = XMLParser(data: Data(svg.utf8))
        parser.delegate = collector
        guard parser.parse() else { throw parser.parserError ?? CocoaError(.fileReadCorruptFile) }
        return collector.texts
    }

    /// A number with at most four decimals, as the file has it.
    static func number(_ number: CGFloat) -> String {
        let text = Decimals.text(number)
        return text.hasPrefix("0.") ? String(text.dropFirst()) : text
    }

    private final class Collector: NSObject, XMLParserDelegate {
        var texts: [SVGText] = []
        private var content: String?

        func parser(
            _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
            attributes: [String: String]
        ) {
            if name == "text" { content = "" }
        }

        func parser(_ parser: XMLParser, foundCharacters characters: String) { content? += characters }

        func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
            guard name == "text", let content else { return }
            texts.append(SVGText(content: content))
            self.content = nil
        }
    }
}
