public import Foundation
import KeylineGraphics

/// Lines of text, which are both measured and drawn.
public struct TextLayout: Sendable {
    /// One line.
    public struct Line: Sendable {
        /// The characters of the line, in UTF-16 code units of the whole text, with the white space that hangs over its end and the
        /// separator after it; for a truncated line also the truncated text.
        public let range: Range<Int>
        /// The width without hanging white space and indents, in points.
        public let width: CGFloat
        /// From the layout's top to the line's top, in points.
        public internal(set) var top: CGFloat
        /// From the line's top to its baseline, in points.
        public let ascent: CGFloat
        /// From the baseline to the line's bottom, in points.
        public let descent: CGFloat
        /// Whether characters of the range are left out or run over the edge.
        public let isTruncated: Bool

        /// The paragraph that is drawn; for a truncated line one of its own.
        let paragraph: ShapedParagraph
        /// The items that are drawn.
        let visible: Range<Int>
        /// Whether the line is the last one of its paragraph or ends because it must: such a line is not justified.
        let endsParagraph: Bool
        /// Whether the line is the first one of its paragraph, which may have an indent of its own.
        let startsParagraph: Bool
        /// The offset of the line's paragraph in the whole text.
        let paragraphStart: Int
        /// For each code unit of a paragraph of the line's own the offset in the line's paragraph; nil for added characters.
        let sources: [Int?]?

        /// The width with the white space that hangs over the line's end, in points, as SwiftUI's texts count it.
        public var widthWithHangingSpace: CGFloat {
            guard sources == nil else { return width }
            let limit = min(range.upperBound - paragraphStart, paragraph.marks.count)
            var end = visible.upperBound
            while end < limit, paragraph.marks[end].contains(.whiteSpace) { end += 1 }
            guard end > visible.upperBound else { return width }
            return width + CGFloat(paragraph.width(of: visible.upperBound..<end))
        }

        /// The height, in points.
        public var height: CGFloat { ascent + descent }
        /// From the layout's top to the baseline, in points.
        public var baseline: CGFloat { top + ascent }
        /// Whether the line's paragraph runs right to left.
        public var isRightToLeft: Bool { paragraph.baseLevel == 1 }
    }

    /// The lines from top to bottom.
    public let lines: [Line]
    /// The width of the widest line with its indents and the height of all lines, in points, exact.
    public let size: CGSize
    let missing: MissingCoverage?

    /// The characters that no font has, in the text's order.
    public var missingCharacters: [MissingCharacter] { missing?.characters ?? [] }
    /// The names of fonts that were asked for and are not known.
    public var missingFonts: [String] { missing?.fonts ?? [] }

    /// The size rounded up to whole device pixels, as labels have it.
    ///
    /// - Parameter scale: Pixels per point.
    /// - Returns: The size in points.
    public func size(roundedUpToScale scale: CGFloat) -> CGSize {
        let grid = PixelGrid(scale: scale)
        return CGSize(
            width: grid.ceiled(size.width, tolerance: PixelGrid.textTolerance),
            height: grid.ceiled(size.height, tolerance: PixelGrid.textTolerance))
    }

    /// From the top to the first line's baseline, in points; 0 without lines.
    public var firstBaseline: CGFloat { lines.first?.baseline ?? 0 }

    /// From the top to the last line's baseline, in points; 0 without lines.
    public var lastBaseline: CGFloat { lines.last?.baseline ?? 0 }

    /// Whether some of the text is left out or runs over the edge.
    public var isTruncated: Bool { lines.contains(where: \.isTruncated) }

    /// How many lines are whole in a height, at least one.
    ///
    /// - Parameters:
    ///   - height: The height, in points.
    ///   - tolerance: By how much, in points, the last line may be higher than the room that is left.
    /// - Returns: The number of lines.
    package func lineCount(in height: CGFloat, tolerance: CGFloat = 0.01) -> Int {
        max(lines.prefix { $0.top + $0.height <= height + tolerance }.count, 1)
    }
}
