public import Foundation
public import Graphics

/// How a stretch of text looks.
public struct TextAttributes: Hashable, Sendable {
    /// A line along the text.
    public struct Decoration: Hashable, Sendable {
        /// The shape of the line.
        public enum Style: String, Hashable, Sendable, CaseIterable {
            /// A line as thick as the font says.
            case single
            /// A line of twice the thickness.
            case thick
            /// Two lines, one thickness apart.
            case double
        }

        /// The shape of the line.
        public var style: Style
        /// Its colour; nil for the text's.
        public var color: Color?

        /// Describes a line.
        public init(_ style: Style = .single, color: Color? = nil) {
            self.style = style
            self.color = color
        }
    }

    /// The font.
    public var font: Font
    /// The colour of glyphs that bring none of their own.
    public var color: Color
    /// The colour behind the text, over the height of its line; nil for none.
    public var backgroundColor: Color?
    /// Space added after each cluster, in points, to what the font's tracking adds. Scripts whose letters join take none.
    public var kern: CGFloat
    /// Space after each cluster, in points, in place of the font's tracking; nil keeps the font's.
    public var tracking: CGFloat?
    /// A line under the text.
    public var underline: Decoration?
    /// A line through the text.
    public var strikethrough: Decoration?
    /// How far the text stands above its line's baseline, in points.
    public var baselineOffset: CGFloat
    /// The language as a BCP 47 tag; nil for the one that the whole text is shaped in. Forms of letters follow it.
    public var language: String?
    /// The style of the paragraph, read at its first character; nil for the one that the whole text is shaped in.
    public var paragraphStyle: ParagraphStyle?

    /// What stands in place of the characters U+FFFC.
    public var attachment: TextAttachment?
    /// Where the text leads; nothing is drawn for it.
    public var link: String?

    /// Describes plain text in a font.
    public init(font: Font, color: Color = .black) {
        self.font = font
        self.color = color
        kern = 0
        baselineOffset = 0
    }

    /// Whether glyphs of both are shaped alike, so that letters may join and kern across.
    func shapesLike(_ other: TextAttributes) -> Bool {
        font == other.font && kern == other.kern && tracking == other.tracking && language == other.language
            && baselineOffset == other.baselineOffset && attachment == other.attachment
    }
}
