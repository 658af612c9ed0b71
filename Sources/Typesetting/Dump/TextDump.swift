internal import KeylineGraphics

/// Text as the typesetter sees it, for people to read: items with their fonts and glyphs, where lines may end, and lines.
///
///     paragraph 0..<5, left to right
///     ├─ 0..<5 Latn, level 0, Inter-roman wght=400, 17 pt, spacing -0.442
///     │  ├─ 0..<1 “H” 12.1833: glyph 119 +12.6253
///     …
///     breaks: Hello│
///     line 1: 0..<5, width 41.8, top 0, baseline 16.1865, height 20.2871
public struct TextDump: CustomStringConvertible {
    /// A line of the tree.
    private struct Node {
        var title: String
        var children: [Node] = []
    }

    private let shaped: ShapedText
    private let layout: TextLayout

    /// Takes shaped text and the lines that were made of it.
    public init(_ shaped: ShapedText, layout: TextLayout) {
        self.shaped = shaped
        self.layout = layout
    }

    /// The text of the dump.
    public var description: String {
        shaped.parts.map(describe).joined() + lines + notes
    }

    // MARK: Paragraphs

    private func describe(_ part: ShapedText.Part) -> String {
        let paragraph = part.paragraph
        let direction = paragraph.baseLevel == 1 ? "right to left" : "left to right"
        let items = paragraph.items.map { node($0, in: paragraph, start: part.range.lowerBound) }
        let root = Node(title: "paragraph \(part.range), \(direction)", children: items)
        return TreeText.lines(of: root, title: \.title, children: \.children) + "breaks: \(breaks(in: paragraph))\n"
    }

    private func node(_ shaped: ShapedItem, in paragraph: ShapedParagraph, start: Int) -> Node {
        let item = shaped.item
        let range = item.range.lowerBound + start..<item.range.upperBound + start
        var parts = ["\(range) \(item.script)", "level \(item.level)", Self.name(of: item.instance)]
        parts.append("\(Decimals.text(item.font.size)) pt")
        if shaped.spacing != 0 { parts.append("spacing \(Decimals.text(shaped.spacing))") }
        return Node(title: parts.joined(separator: ", "), children: clusters(of: shaped, in: paragraph, start: start))
    }

    private static func name(of instance: FontInstance?) -> String {
        guard let instance else { return "no font" }
        let axes = instance.id.variations.map { " \($0.tag)=\(Decimals.text($0.value))" }.joined()
        return instance.id.name + axes
    }

    /// The clusters in the order in which they are read.
    private func clusters(of shaped: ShapedItem, in paragraph: ShapedParagraph, start: Int) -> [Node] {
        let range = shaped.item.range
        let starts = range.filter { paragraph.marks[$0].contains(.clusterStart) }
        let glyphsByStart = Dictionary(grouping: shaped.glyphs.lazy.map { paragraph.glyphs[$0] }) { Int($0.cluster) }
        return starts.indices.map { index in
            let cluster = starts[index]..<(index + 1 < starts.count ? starts[index + 1] : range.upperBound)
            let glyphs = glyphsByStart[cluster.lowerBound] ?? []
            let text = String(decoding: paragraph.text[cluster], as: UTF16.self)
            let width = Decimals.text(paragraph.width(of: cluster))
            let moved = cluster.lowerBound + start..<cluster.upperBound + start
            let drawn = glyphs.map { Self.describe($0, scale: shaped.scale) }.joined(separator: ", ")
            return Node(title: "\(moved) \(Self.quoted(text)) \(width): \(drawn)")
        }
    }

    private static func describe(_ glyph: ShapedGlyph, scale: Double) -> String {
        var text = "glyph \(glyph.id) +\(Decimals.text(Double(glyph.xAdvance) * scale))"
        if glyph.xOffset != 0 || glyph.yOffset != 0 {
            let x = Double(glyph.xOffset) * scale
            let y = Double(glyph.yOffset) * scale
            text += " at (\(Decimals.text(x)), \(Decimals.text(y)))"
        }
        return text
    }

    /// The text with a bar wherever a line may end, and two where it must.
    private func breaks(in paragraph: ShapedParagraph) -> String {
        let marks = shaped.shaper.lineBreaks(in: paragraph).marks
        var text = ""
        var start = 0
        for offset in marks.indices where offset > 0 && marks[offset] != BreakIterator.Mark.none {
            text += Self.visible(String(decoding: paragraph.text[start..<offset], as: UTF16.self))
            text += marks[offset] == BreakIterator.Mark.mandatory ? "‖" : "│"
            start = offset
        }
        return text
    }

    // MARK: Lines

    private var lines: String {
        layout.lines.enumerated().map { index, line in
            var parts = ["line \(index + 1): \(line.range)", "width \(Decimals.text(line.width))"]
            parts.append("top \(Decimals.text(line.top))")
            parts.append("baseline \(Decimals.text(line.baseline))")
            parts.append("height \(Decimals.text(line.height))")
            if line.isTruncated { parts.append("truncated") }
            let shown = String(decoding: line.paragraph.text[line.visible], as: UTF16.self)
            return parts.joined(separator: ", ") + " \(Self.quoted(shown))\n"
        }.joined()
    }

    private var notes: String {
        var text = "size: \(Decimals.text(layout.size))\n"
        for missing in shaped.missingCharacters {
            let code = String(missing.character.value, radix: 16, uppercase: true)
            let padded = String(repeating: "0", count: max(4 - code.count, 0)) + code
            text += "missing: U+\(padded) \(missing.name) at \(missing.offset)\n"
        }
        for name in shaped.missingFonts { text += "unknown font: \(name)\n" }
        return text
    }

    private static func quoted(_ text: String) -> String { "“\(visible(text))”" }

    /// Invisible characters, and those that would change the direction of the text around them, by their numbers.
    private static func visible(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            let properties = CharacterProperties(scalar.value)
            let isHidden = properties.has([.control]) || properties.has([.defaultIgnorable])
            if isHidden {
                result += "{\(String(scalar.value, radix: 16, uppercase: true))}"
            } else {
                result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
