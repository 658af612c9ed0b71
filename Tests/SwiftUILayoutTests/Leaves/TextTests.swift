import Foundation
import Testing

@testable import SwiftUILayout

@MainActor
struct TextTests {
    private let stage: Stage
    private let sentence = Text(verbatim: "alpha bravo charlie delta echo foxtrot golf")

    init() throws {
        stage = try Stage()
    }

    private var lineHeight: CGFloat { stage.size(nil, nil) { Text(verbatim: "a") }.height }

    @Test(arguments: [15, 17, 23, 36] as [CGFloat])
    func `a text keeps the lines for which a stack around made room`(size: CGFloat) throws {
        let texts = try stage.scene {
            HStack(alignment: .top, spacing: 16) {
                Color.red.frame(width: 44, height: 10)
                VStack(alignment: .leading, spacing: 2) {
                    Text(verbatim: "Title").font(.headline)
                    Text(verbatim: "Save whole regions before you leave").font(.system(size: size))
                }
            }
            .frame(width: 240)
        }.layout.placedViews.compactMap(\.view.text)
        #expect(texts.count == 2)
        #expect(texts.allSatisfy { !$0.isTruncated })
    }

    @Test(.tags(.h1), arguments: [20, 40, 60, 100, 150, 220] as [CGFloat])
    func `text stays within the proposed width and has whole lines`(width: CGFloat) {
        let size = stage.size(width, nil) { sentence }
        #expect(size.width <= width)
        #expect(size.height >= lineHeight)
        #expect((size.width * 2).rounded() == size.width * 2)
    }

    @Test(.tags(.h1)) func `a proposal of nothing is answered with nothing`() {
        #expect(stage.size(0, 0) { sentence } == .zero)
        #expect(stage.size(0, nil) { sentence }.width == 0)
    }

    @Test(.tags(.h1)) func `a word wider than its room is broken between letters`() {
        let size = stage.size(20, nil) { Text(verbatim: "alphabet") }
        #expect(size.width <= 20)
        #expect(size.height > lineHeight * 1.5)
    }

    @Test(.tags(.h1)) func `space behind the last word of a broken line counts`() {
        let alone = stage.size(nil, nil) { Text(verbatim: "foxtrot") }.width
        let broken = stage.size(70, nil) { Text(verbatim: "foxtrot foxtrot") }.width
        #expect(broken > alone)
        #expect(broken < alone + 8)
    }

    @Test(.tags(.h2)) func `a limit of lines is kept and no limit lets text grow`() {
        let one = stage.size(100, nil) { sentence.lineLimit(1) }.height
        let two = stage.size(100, nil) { sentence.lineLimit(2) }.height
        let all = stage.size(100, nil) { sentence.lineLimit(nil) }.height
        #expect(one == lineHeight)
        #expect(two > one * 1.9 && two < one * 2.1)
        #expect(all > two)
    }

    /// Source: recorded by public projects on Apple's engine at 3×.
    @Test(
        .tags(.h1),
        arguments: [
            (Font.body, 2, 42.33), (Font.title2.bold(), 4, 110.33), (Font.system(size: 17), 2, 40.67),
        ])
    func `further lines of a text style take its leading`(font: Font, lines: Int, height: CGFloat) {
        var stage = stage
        stage.environment.scale = 3
        let text = Text(verbatim: Array(repeating: "Hg", count: lines).joined(separator: "\n")).font(font)
        #expect(abs(stage.size(nil, nil) { text }.height - height) < 0.01)
        #expect(abs(stage.size(nil, height) { text }.height - height) < 0.01)
    }

    /// Source: measured on Apple's engine.
    @Test(.tags(.h1), arguments: [0, 1, 5] as [CGFloat])
    func `a space between words has no line of its own`(width: CGFloat) {
        let letters = stage.size(width, nil) { Text(verbatim: "alphabravocharliedeltaechofoxtrotgolf") }
        #expect(stage.size(width, nil) { sentence } == letters)
    }

    @Test func `a frame keeps a text's distances along the axis that it leaves alone`() {
        func gap(@ViewBuilder _ upper: @escaping () -> some View) -> CGFloat {
            let column = stage.size(nil, nil) {
                VStack {
                    upper()
                    Text(verbatim: "b")
                }
            }
            return column.height - stage.size(nil, nil) { upper() }.height - lineHeight
        }
        let text = Text(verbatim: "a")
        let unframed = gap { text }
        #expect(gap { text.frame(maxWidth: .infinity) } == unframed)
        #expect(gap { text.frame(width: 100) } == unframed)
        let framed = gap { text.frame(height: 40) }
        #expect(framed != unframed)
        #expect(gap { text.frame(minHeight: 40) } == framed)
    }

    /// Source: measured on Apple's engine: above a text are a pixel and 0.3263 of its size.
    @Test func `a text's distances follow its own font, also in a frame without limits of height`() {
        var stage = stage
        stage.environment.scale = 3
        let size = stage.size(100, nil) {
            VStack {
                Color.red.frame(width: 28, height: 28)
                Text(verbatim: "a").font(.caption).frame(maxWidth: .infinity)
            }
        }
        #expect(abs(size.height - (28 + 1.0 / 3 + 0.3263 * 12 + 43.0 / 3)) < 0.001)
    }

    @Test(.tags(.h2)) func `the nearest limit counts`() {
        let inner = stage.size(100, nil) { VStack { sentence.lineLimit(3) }.lineLimit(1) }.height
        #expect(inner > lineHeight * 2.5)
    }

    @Test(.tags(.h2)) func `a height has room for whole lines and at least one`() {
        #expect(stage.size(100, 0) { sentence }.height == lineHeight)
        #expect(stage.size(100, lineHeight * 1.9) { sentence }.height == lineHeight)
        let two = stage.size(100, lineHeight * 2.1) { sentence }.height
        #expect(two > lineHeight * 1.9 && two < lineHeight * 2.1)
    }

    @Test(.tags(.h3)) func `reserved lines have room even where there are fewer`() {
        let short = stage.size(200, nil) { Text(verbatim: "Hi").lineLimit(3, reservesSpace: true) }.height
        #expect(short == stage.size(nil, nil) { Text(verbatim: "a\nb\nc") }.height)
        #expect(short == stage.size(nil, nil) { Text(verbatim: "").lineLimit(3, reservesSpace: true) }.height)
        let atLeast = stage.size(nil, nil) { Text(verbatim: "Hi").lineLimit(3...) }.height
        #expect(atLeast == short)
    }

    @Test(.tags(.h4)) func `the end that the mode names gives way to an ellipsis`() throws {
        func drawn(_ mode: Text.TruncationMode) throws -> String {
            try stage.texts { sentence.lineLimit(1).truncationMode(mode).frame(width: 120) }.joined()
        }
        let head = try drawn(.head)
        let middle = try drawn(.middle)
        let tail = try drawn(.tail)
        #expect(head.hasPrefix("…") && head.hasSuffix("golf"))
        #expect(middle.hasPrefix("alpha") && middle.hasSuffix("golf") && middle.contains("…"))
        #expect(tail.hasPrefix("alpha") && tail.hasSuffix("…"))
    }

    @Test(.tags(.h5)) func `text shrinks before it is cut`() throws {
        let width = stage.size(nil, nil) { sentence }.width
        let texts = try stage.texts {
            sentence.lineLimit(1).minimumScaleFactor(0.5).frame(width: width * 0.7)
        }
        #expect(!texts.joined().contains("…"))
        let cut = try stage.texts { sentence.lineLimit(1).minimumScaleFactor(0.9).frame(width: width * 0.7) }
        #expect(cut.joined().contains("…"))
    }

    @Test(.tags(.h6), arguments: [0, 20, 500] as [CGFloat])
    func `fixed text has its ideal size for every proposal`(width: CGFloat) {
        let ideal = stage.size(nil, nil) { sentence }
        #expect(stage.size(width, 10) { sentence.fixedSize() } == ideal)
    }

    @Test func `Markdown of a key changes weights and takes its signs away`() throws {
        let texts = try stage.texts { Text("plain **bold** `code` [link](https://example.com)") }
        #expect(texts.joined() == "plain bold code link")
        let wide = stage.size(nil, nil) { Text("**bold text**") }.width
        #expect(wide > stage.size(nil, nil) { Text("bold text") }.width)
    }

    private func markup(_ markdown: String) -> [String] {
        Markdown.runs(of: markdown).map { run in
            let marks = [(run.isStrong, "**"), (run.isEmphasized, "*"), (run.isCode, "`"), (run.isStruck, "~~")]
            return marks.filter(\.0).map(\.1).joined() + run.text + (run.link.map { " <\($0)>" } ?? "")
        }
    }

    @Test(arguments: [
        ("a **b** *c* `d` ~~e~~ [f](g)", ["a ", "**b", " ", "*c", " ", "`d", " ", "~~e", " ", "f <g>"]),
        ("***both***", ["***both"]), ("**a *b* c**", ["**a ", "***b", "** c"]), ("_c_", ["*c"]),
        ("snake_case_name", ["snake_case_name"]), ("5 * 3 * 2", ["5 * 3 * 2"]), (#"\*plain\*"#, ["*plain*"]),
        ("fish &amp; chips", ["fish & chips"]),
        ("<https://a.b> <c@d.e>", ["https://a.b <https://a.b>", " ", "c@d.e <mailto:c@d.e>"]),
        ("![a picture](b.png)", ["a picture"]), ("<b>tag</b>", ["<b>tag</b>"]), ("[no target]", ["[no target]"]),
    ])
    func `Markdown is read as CommonMark has it`(markdown: String, expected: [String]) {
        #expect(markup(markdown) == expected)
    }

    @Test(arguments: [
        "# heading", "- item", "1. item", "> quote", "    indented", "```\nfence", "---", "[a]: /url", "a\n\nb",
        "a  \nb",
        " a ", "\n", "a\r\nb", "| a |\n|---|\n| b |",
    ])
    func `blocks, spaces and line breaks stay as they are beside inline Markdown`(block: String) {
        #expect(markup(block + " *b*") == [block + " ", "*b"])
        #expect(markup("*b* \n" + block) == ["*b", " \n" + block])
    }

    @Test func `Markdown of many parts keeps its text and styles`() {
        let line = "**bold** and plain\n"
        let count = 3 * Markdown.partLimit / line.utf8.count
        let runs = Markdown.runs(of: String(repeating: line, count: count))
        #expect(runs.map(\.text).joined() == String(repeating: "bold and plain\n", count: count))
        #expect(runs.count { $0.isStrong } == count)
        let unbroken = String(repeating: "é_", count: Markdown.partLimit)
        #expect(Markdown.runs(of: unbroken).map(\.text).joined() == unbroken)
    }

    @Test func `values of a key are no Markdown`() throws {
        let name = "*star*"
        #expect(try stage.texts { Text("Hello \(name), **you**") }.joined() == "Hello *star*, you")
    }

    @Test func `numbers are written as the region writes them`() throws {
        var german = stage
        german.environment.locale = "de"
        #expect(try german.texts { Text(1234.5, format: .number) }.joined() == "1.234,5")
        #expect(try stage.texts { Text(1234.5, format: .number) }.joined() == "1,234.5")
    }

    @Test(arguments: [
        ("en-US", ["November 21, 2026", "1,234.5", "$1,234.50", "11/21/2026"]),
        ("en-GB", ["21 November 2026", "1,234.5", "US$1,234.50", "21/11/2026"]),
        ("de-DE", ["21. November 2026", "1.234,5", "1.234,50 $", "21.11.2026"]),
    ])
    func `dates, numbers and currencies follow the region in texts and fields`(region: String, wanted: [String]) throws
    {
        var stage = stage
        stage.environment.locale = region
        let date = Date(timeIntervalSince1970: 1_795_262_400)
        let written = try stage.texts {
            Text(date, format: .dateTime.year().month(.wide).day())
            TextField("Number", value: .constant(1234.5), format: .number)
            TextField("Price", value: .constant(1234.5), format: .currency(code: "USD"))
            TextField(
                "Day", value: .constant(Optional(date)), format: .dateTime.year().month(.twoDigits).day(.twoDigits))
        }
        let plain = written.joined(separator: "|").replacing("\u{A0}", with: " ")
        for text in wanted { #expect(plain.contains(text), "\(plain)") }
    }

    @Test func `a field for a value that is missing shows its prompt`() throws {
        let missing: Double? = nil
        #expect(try stage.texts { TextField("Price", value: .constant(missing), format: .number) }.joined() == "Price")
    }

    @Test func `concatenated texts share a line and keep their looks`() throws {
        let texts = try stage.texts { Text("a").bold() + Text("b").foregroundColor(.red) }
        #expect(texts.joined() == "ab")
    }

    @Test(arguments: [false, true]) func `lines stand where the alignment says`(rightToLeft: Bool) throws {
        let stage = try Stage(rightToLeft: rightToLeft)
        let frame = try stage.frames("Text") {
            Text(verbatim: "a").frame(width: 100, alignment: .leading).frame(width: 300, alignment: .leading)
        }
        #expect(rightToLeft ? frame.first?.maxX == 300 : frame.first?.minX == 0)
    }
}
