public import Foundation

/// Text with its glyphs, from which lines of any width are made without shaping it again.
public final class ShapedText: Sendable {
    /// A paragraph and its place in the text.
    struct Part: Sendable {
        let paragraph: ShapedParagraph
        /// Where the paragraph's characters stand in the text, in UTF-16 code units.
        let range: Range<Int>
        /// Where the next paragraph begins, behind the separator.
        let next: Int
    }

    /// The text that was shaped.
    public let text: AttributedText
    /// The characters that no font has, in the text's order.
    public let missingCharacters: [MissingCharacter]
    /// The names of fonts that were asked for and are not known, in the text's order; the system font stands in.
    public let missingFonts: [String]
    let parts: [Part]
    let shaper: TextShaper

    init(_ text: AttributedText, style: ParagraphStyle, locale: String, shaper: TextShaper) {
        let units = UTF16Text.units(of: text.string)
        var parts: [Part] = []
        var missing: [MissingCharacter] = []
        for (content, next) in Paragraphs.ranges(in: units) where content.lowerBound < units.count {
            let isAll = content.count == units.count
            let run = text.runs[text.runIndex(at: content.lowerBound)]
            let input = TextShaper.Input(
                text: isAll ? units : Array(units[content]),
                runs: isAll ? text.runs : Self.runs(of: text, in: content),
                style: run.attributes.paragraphStyle ?? style,
                locale: locale,
                emptyFont: content.isEmpty ? run.attributes.font : nil
            )
            let (paragraph, lacking) = shaper.shape(input)
            parts.append(Part(paragraph: paragraph, range: content, next: next))
            missing += lacking.compactMap { character, offset in
                Unicode.Scalar(character).map {
                    MissingCharacter(character: $0, offset: content.lowerBound + offset)
                }
            }
        }
        self.text = text
        self.parts = parts
        self.shaper = shaper
        missingCharacters = missing
        missingFonts = Self.missingFonts(of: text, in: shaper.fonts)
    }

    /// Breaks the text into lines.
    ///
    /// - Parameters:
    ///   - width: The room for lines, in points; infinity breaks lines only where they must end.
    ///   - maximumLines: The number of lines beyond which text is left out as its line break mode says; 0 for no limit.
    ///   - maximumHeight: The height beyond which text is left out, in points; the first line always stays.
    ///   - reservedLines: The number of lines that have room even where there are fewer, as SwiftUI's `lineLimit` with reserved space has
    ///     it.
    /// - Returns: The lines.
    public func layout(
        width: CGFloat = .infinity,
        maximumLines: Int = 0,
        maximumHeight: CGFloat = .infinity,
        reservedLines: Int = 0
    ) -> TextLayout {
        var composer = LineComposer(
            self, width: width.isNaN ? 0 : max(Double(width), 0), maximumLines: max(maximumLines, 0),
            maximumHeight: Double(maximumHeight), reservedLines: reservedLines)
        return composer.compose()
    }

    /// The width of the text where lines end only where they must, in points: what it would like to have.
    public var idealWidth: CGFloat { layout().size.width }

    /// The least width at which no word is divided, in points: the widest stretch in which no line may end.
    public var minimumWidth: CGFloat {
        CGFloat(parts.map { widestStretch(of: $0.paragraph) }.max() ?? 0)
    }

    private func widestStretch(of paragraph: ShapedParagraph) -> Double {
        let marks = shaper.lineBreaks(in: paragraph).marks
        var (widest, start) = (0.0, 0)
        for offset in marks.indices where marks[offset] != BreakIterator.Mark.none {
            var end = offset
            while end > start, paragraph.marks[end - 1].contains(.whiteSpace) { end -= 1 }
            widest = max(widest, paragraph.width(of: start..<end))
            start = offset
        }
        return widest
    }

    /// The stretches of attributes in a range, from the range's start.
    private static func runs(of text: AttributedText, in range: Range<Int>) -> [AttributedText.Run] {
        text.runs.compactMap { run in
            let inside = run.range.clamped(to: range)
            guard !inside.isEmpty else { return nil }
            let moved = inside.lowerBound - range.lowerBound..<inside.upperBound - range.lowerBound
            return AttributedText.Run(range: moved, attributes: run.attributes)
        }
    }

    private static func missingFonts(of text: AttributedText, in fonts: FontCollection) -> [String] {
        var names: [String] = []
        for run in text.runs {
            if let name = fonts.resolve(run.attributes.font).missingName, !names.contains(name) { names.append(name) }
        }
        return names
    }
}
