import Foundation
import KeylineGraphics
import Testing

@testable import KeylineTypesetting

/// Laws of every text in every style.
@Suite struct StyleLawTests {
    private static let words = [
        "Hello", "representation", "soft\u{AD}hyphen", "\t", "\t12.5", "مرحبا", "بِسْمِ", "שלום", "हिन्दी", "ภาษาไทย", "日本語",
        "한국어", "👩‍👩‍👧", "\u{FFFC}",
        "(a)", "->", "\n", "\u{2028}", "\u{200B}", "e\u{301}\u{302}", "\u{2067}אב\u{2069}", "x\u{AD}", "\u{AD}", "…",
        "-", "\u{202E}abc",
    ]

    private static func text(_ generator: inout SeededGenerator) -> AttributedText {
        let count = Int.random(in: 1...14, using: &generator)
        let string = (0..<count).map { _ in
            (words.randomElement(using: &generator) ?? "") + (Bool.random(using: &generator) ? " " : "")
        }.joined()
        var text = AttributedText(string, font: .system(size: 17))
        let start = Int.random(in: 0..<max(text.utf16Count, 1), using: &generator)
        text.modifyAttributes(in: start..<start + 4) {
            $0.font.size = 24
            $0.link = "x"
        }
        text.modifyAttributes(in: 0..<text.utf16Count) {
            $0.attachment = TextAttachment(size: CGSize(width: 20, height: 10))
        }
        return text
    }

    private static func style(_ generator: inout SeededGenerator) -> ParagraphStyle {
        var style = ParagraphStyle()
        style.alignment = ParagraphStyle.Alignment.allCases.randomElement(using: &generator) ?? .natural
        style.lineBreakMode = ParagraphStyle.LineBreakMode.allCases.randomElement(using: &generator) ?? .clipping
        style.baseDirection = ParagraphStyle.BaseDirection.allCases.randomElement(using: &generator) ?? .natural
        style.fitting.truncationOrder =
            ParagraphStyle.TruncationOrder.allCases.randomElement(using: &generator) ?? .logical
        style.breaking.words = ParagraphStyle.WordBreaking.allCases.randomElement(using: &generator) ?? .normal
        style.breaking.hyphenationFactor = Bool.random(using: &generator) ? 1 : 0
        style.fitting.tighteningFactor = Bool.random(using: &generator) ? 0.1 : 0
        style.breaking.avoidsWidows = Bool.random(using: &generator)
        style.tabs.defaultInterval = Bool.random(using: &generator) ? 30 : 0
        style.indents.head = Bool.random(using: &generator) ? 12 : 0
        style.indents.tail = Bool.random(using: &generator) ? -8 : 0
        return style
    }

    @Test func `lines cover the text, stay in their room and have carets`() throws {
        var generator = SeededGenerator(state: 21)
        let typesetter = try Fixtures.typesetter()
        for round in 0..<400 {
            let text = Self.text(&generator)
            let style = Self.style(&generator)
            let width = CGFloat(Int.random(in: 0...260, using: &generator))
            let layout = typesetter.shape(text, style: style, locale: "en").layout(
                width: width, maximumLines: round % 4)
            let name = "\(round): \(text.string.debugDescription) at \(width)"
            #expect(
                zip(layout.lines, layout.lines.dropFirst()).allSatisfy { $0.range.upperBound == $1.range.lowerBound },
                "\(name)")
            let room = max(width + style.indents.tail - style.indents.head, 0)
            for line in layout.lines
            where style.lineBreakMode != .clipping && style.indents.head + style.indents.tail == 0 {
                let starts = line.visible.filter {
                    line.paragraph.marks[$0].isSuperset(of: [.clusterStart, .graphemeStart])
                }
                let isHyphenated = line.sources?.last == .some(.none)
                #expect(line.width <= room + 0.01 || starts.count <= (isHyphenated ? 2 : 1), "\(name)")
            }
            let rect = CGRect(x: 0, y: 0, width: width, height: 500)
            for offset in 0...text.utf16Count {
                let caret = layout.caret(at: offset, in: rect)
                #expect(layout.lines.isEmpty || (caret.minX.isFinite && caret.height > 0), "\(name) caret \(offset)")
            }
            #expect(
                layout.rectangles(of: 0..<text.utf16Count, in: rect).allSatisfy {
                    $0.width >= -0.01 && $0.width.isFinite
                }, "\(name)")
            #expect((0...text.utf16Count).contains(layout.offset(closestTo: CGPoint(x: 5, y: 9), in: rect)))
        }
    }

    @Test func `measures of any size do no harm`() throws {
        let typesetter = try Fixtures.typesetter()
        for value in [CGFloat.nan, .infinity, -.infinity, -5, 0, 1e300] {
            var text = AttributedText("a\tb\u{FFFC}c שלום", font: .system(size: 17))
            text.modifyAttributes(in: 0..<5) {
                $0.attachment = TextAttachment(size: CGSize(width: value, height: value), baselineOffset: value)
            }
            var style = ParagraphStyle()
            style.tabs.stops = [.init(value, alignment: .center)]
            style.tabs.defaultInterval = value
            style.breaking.hyphenationFactor = value
            style.fitting.tighteningFactor = value
            style.indents.head = value
            style.indents.tail = value
            style.lineHeight.multiple = value
            style.breaking.avoidsWidows = true
            for mode in ParagraphStyle.LineBreakMode.allCases {
                style.lineBreakMode = mode
                let shaped = typesetter.shape(text, style: style, locale: "en")
                for width in [value, 40] {
                    let layout = shaped.layout(width: width, maximumLines: 2, maximumHeight: value)
                    _ = layout.glyphRuns(in: CGRect(x: 0, y: 0, width: 40, height: 40))
                    _ = layout.caret(at: 3, in: CGRect(x: 0, y: 0, width: 40, height: 40))
                    _ = layout.offset(
                        closestTo: CGPoint(x: value, y: value), in: CGRect(x: 0, y: 0, width: 40, height: 40))
                }
                let room = CGSize(width: value, height: value)
                _ = typesetter.fit(text, style: style, locale: "en", into: room, minimumScale: 0.5)
                _ = typesetter.fit(
                    text, style: style, locale: "en", into: CGSize(width: 30, height: 20), minimumScale: value)
            }
        }
    }
}
