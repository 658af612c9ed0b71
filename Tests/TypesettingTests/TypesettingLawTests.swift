import Foundation
import KeylineGraphics
import Testing

@testable import KeylineTypesetting

/// Laws of every text.
@Suite struct TypesettingLawTests {
    private static let words = [
        "Hello", "world", "AVATAR", "office", "a", "I", "…", "naïve", "e\u{301}te\u{301}", "مرحبا", "لا", "שלום",
        "שָׁלוֹם",
        "हिन्दी", "क्षत्रिय", "ภาษาไทย", "日本語", "のテキスト", "한국어", "👩‍👩‍👧‍👦", "🇯🇵", "12:30", "(a)", "50%", "don’t", "x—y",
        "\u{2067}אב\u{2069}",
        "Привет", "ស្ត្រី", "မြန်မာ", "\n", "\u{2028}", "supercalifragilistic", "A\u{A0}B", "soft\u{AD}hyphen", "\t",
        "\u{13000}",
    ]

    private static func text(_ generator: inout SeededGenerator) -> String {
        let count = Int.random(in: 1...12, using: &generator)
        return (0..<count).map { _ in
            let space = Int.random(in: 0..<4, using: &generator) == 0 ? "" : " "
            return (words.randomElement(using: &generator) ?? "") + space
        }.joined()
    }

    private static func samples(_ count: Int, seed: UInt64) -> [String] {
        var generator = SeededGenerator(state: seed)
        return (0..<count).map { _ in text(&generator) }
    }

    private func isOneCluster(_ line: TextLayout.Line) -> Bool {
        let inner = line.visible.dropFirst().filter {
            line.paragraph.marks[$0].isSuperset(of: [.clusterStart, .graphemeStart])
        }
        return inner.isEmpty
    }

    @Test(arguments: [ParagraphStyle.LineBreakMode.wordWrapping, .charWrapping, .truncatingTail, .truncatingMiddle])
    func `no line is wider than its width unless it is one cluster`(mode: ParagraphStyle.LineBreakMode) throws {
        for (index, text) in Self.samples(150, seed: 1).enumerated() {
            let width = CGFloat(20 + index % 13 * 17)
            let shaped = try Fixtures.shape(text, style: Fixtures.style { $0.lineBreakMode = mode })
            for line in shaped.layout(width: width, maximumLines: index % 4).lines {
                #expect(line.width <= width + 0.01 || isOneCluster(line), "\(text.debugDescription) at \(width)")
            }
        }
    }

    @Test func `lines cover the text whatever the width`() throws {
        for (index, text) in Self.samples(150, seed: 2).enumerated() {
            let lines = try Fixtures.shape(text, style: Fixtures.style { $0.lineBreakMode = .wordWrapping })
                .layout(width: CGFloat(index % 11 * 19)).lines
            #expect(lines.first?.range.lowerBound == 0)
            #expect(lines.last?.range.upperBound == text.utf16.count)
            #expect(zip(lines, lines.dropFirst()).allSatisfy { $0.range.upperBound == $1.range.lowerBound })
        }
    }

    @Test func `a text is shaped alike with and without a cache`() throws {
        let cached = Typesetter(
            fonts: try Fixtures.typesetter().fonts, cacheLimits: .init(wordCount: 10, wordCost: 500))
        let uncached = Typesetter(fonts: try Fixtures.typesetter().fonts, cacheLimits: .none)
        let rect = CGRect(x: 0, y: 0, width: 120, height: 500)
        for text in Self.samples(60, seed: 3) + Self.samples(60, seed: 3) {
            let attributed = AttributedText(text, font: .system(size: 17))
            let one = cached.shape(attributed, locale: "en").layout(width: 120)
            let other = uncached.shape(attributed, locale: "en").layout(width: 120)
            #expect(one.glyphRuns(in: rect) == other.glyphRuns(in: rect))
        }
    }

    @Test func `runs that differ in colour alone give the same lines`() throws {
        var generator = SeededGenerator(state: 4)
        for text in Self.samples(100, seed: 5) {
            let plain = AttributedText(text, font: .system(size: 17))
            var colored = plain
            for _ in 0..<4 {
                let start = Int.random(in: 0..<text.utf16.count, using: &generator)
                colored.modifyAttributes(in: start..<start + 3) { $0.color = Color(white: 0.5) }
            }
            func lines(_ text: AttributedText) throws -> [String] {
                try Fixtures.typesetter().shape(text, locale: "en").layout(width: 90).lines.map {
                    "\($0.range) \($0.width)"
                }
            }
            #expect(try lines(plain) == lines(colored))
        }
    }

    @Test func `a text appended from parts that look alike is the same text`() throws {
        var generator = SeededGenerator(state: 14)
        for text in Self.samples(100, seed: 15) {
            let whole = AttributedText(text, font: .system(size: 17))
            var joined = AttributedText()
            var rest = Array(text.unicodeScalars)[...]
            while !rest.isEmpty {
                let count = min(Int.random(in: 1...6, using: &generator), rest.count)
                var part = String.UnicodeScalarView()
                part.append(contentsOf: rest.prefix(count))
                joined.append(AttributedText(String(part), font: .system(size: 17)))
                rest = rest.dropFirst(count)
            }
            #expect(joined == whole)
        }
    }

    @Test func `glyphs do not depend on the width`() throws {
        for text in Self.samples(60, seed: 16) {
            let shaped = try Fixtures.shape(text, style: Fixtures.style { $0.lineBreakMode = .wordWrapping })
            let before = shaped.parts.map(\.paragraph.glyphs)
            let one = shaped.layout(width: 77)
            for width in [10, 300, 55, CGFloat.infinity] { _ = shaped.layout(width: width) }
            #expect(shaped.parts.map(\.paragraph.glyphs) == before)
            let again = shaped.layout(width: 77)
            #expect(one.lines.map(\.range) == again.lines.map(\.range) && one.size == again.size)
        }
    }

    @Test func `a truncated text is a beginning, an end, or both`() throws {
        for (index, text) in Self.samples(120, seed: 6).enumerated() {
            let text = text.filter { !$0.isNewline }
            let mode: ParagraphStyle.LineBreakMode =
                [.truncatingHead, .truncatingMiddle, .truncatingTail][index % 3]
            let style = Fixtures.style {
                $0.lineBreakMode = mode
                $0.baseDirection = .leftToRight
            }
            let layout = try Fixtures.shape(text, style: style).layout(width: 80, maximumLines: 1)
            guard let line = layout.lines.first, layout.isTruncated else { continue }
            let shown = String(decoding: line.paragraph.text, as: UTF16.self)
            let parts = shown.components(separatedBy: "…")
            #expect(parts.contains { !$0.isEmpty && text.hasPrefix($0) } || parts[0].isEmpty)
            #expect(
                parts.contains { !$0.isEmpty && text.trimmed.hasSuffix($0.trimmed) } || parts[parts.count - 1].isEmpty)
        }
    }

    @Test func `threads that shape at once get what one gets alone`() async throws {
        let texts = Self.samples(40, seed: 8)
        let alone = try texts.map { try widths($0) }
        let together = await withTaskGroup(of: (Int, [CGFloat]).self) { group in
            for round in 0..<8 {
                for (index, text) in texts.enumerated() {
                    group.addTask {
                        let fresh = round % 2 == 0 ? CGFloat(17) : 17.0000001
                        return (index, (try? widths(text, size: fresh)) ?? [])
                    }
                }
            }
            return await group.reduce(into: [(Int, [CGFloat])]()) { $0.append($1) }
        }
        for (index, found) in together {
            #expect(found.count == alone[index].count)
            #expect(zip(found, alone[index]).allSatisfy { abs($0 - $1) < 0.001 })
        }
    }

    private func widths(_ text: String, size: CGFloat = 17) throws -> [CGFloat] {
        try Fixtures.shape(text, size: size).layout(width: 100).lines.map(\.width)
    }

    @Test func `mirrored text has mirrored lines`() throws {
        // Hebrew letters for Latin ones in a text without numbers or brackets: the runs are in the opposite order.
        let style = Fixtures.style { $0.baseDirection = .leftToRight }
        let mirrored = Fixtures.style { $0.baseDirection = .rightToLeft }
        let rect = CGRect(x: 0, y: 0, width: 300, height: 40)
        func visual(_ runs: [GlyphRun]) -> [GlyphRun] { runs.sorted { $0.origin.x < $1.origin.x } }
        let left = try visual(Fixtures.shape("aa אא bb", style: style).layout().glyphRuns(in: rect))
        let right = try visual(Fixtures.shape("aa אא bb", style: mirrored).layout().glyphRuns(in: rect))
        func words(_ runs: [GlyphRun]) -> [String] { runs.map { $0.text.trimmed }.filter { !$0.isEmpty } }
        #expect(words(left) == words(right).reversed())
        #expect(abs((left.first?.origin.x ?? -1)) < 1e-9)
        #expect(abs((right.last.map { $0.origin.x + $0.advance } ?? 0) - 300) < 1e-9)
    }
}

extension String {
    fileprivate var trimmed: String { trimmingCharacters(in: .whitespaces) }
}
