public import Foundation
public import KeylineGraphics

/// The appearance of a run of text.
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
    /// The colour of glyphs that have none of their own.
    public var color: Color
    /// Space added after each cluster, in points, to what the font's tracking adds. Scripts whose letters join take none.
    public var kern: CGFloat
    /// Space after each cluster, in points, in place of the font's tracking; nil keeps the font's.
    public var tracking: CGFloat?
    /// The distance of the text above its line's baseline, in points.
    public var baselineOffset: CGFloat
    /// The attributes that most text lacks; nil where there are none.
    private var rare: RareTextAttributes.Box?

    /// Describes plain text in a font.
    public init(font: Font, color: Color = .black) {
        self.font = font
        self.color = color
        kern = 0
        baselineOffset = 0
    }

    /// The colour behind the text, over the height of its line; nil for none.
    public var backgroundColor: Color? {
        get { rare?.values.backgroundColor }
        set { changeRare { $0.backgroundColor = newValue } }
    }

    /// A line under the text.
    public var underline: Decoration? {
        get { rare?.values.underline }
        set { changeRare { $0.underline = newValue } }
    }

    /// A line through the text.
    public var strikethrough: Decoration? {
        get { rare?.values.strikethrough }
        set { changeRare { $0.strikethrough = newValue } }
    }

    /// The language as a BCP 47 tag; nil for the one that the whole text is shaped in. Forms of letters follow it.
    public var language: String? {
        get { rare?.values.language }
        set { changeRare { $0.language = newValue } }
    }

    /// The style of the paragraph, read at its first character; nil for the one that the whole text is shaped in.
    public var paragraphStyle: ParagraphStyle? {
        get { rare?.values.paragraphStyle }
        set { changeRare { $0.paragraphStyle = newValue } }
    }

    // The same without a copy of all attributes, of which most have nothing rare.

    @inline(__always)
    var ownParagraphStyle: ParagraphStyle? { rare == nil ? nil : paragraphStyle }
    @inline(__always)
    var ownLanguage: String? { rare == nil ? nil : language }

    /// The attachment in the place of the character U+FFFC.
    public var attachment: TextAttachment? {
        get { rare?.values.attachment }
        set { changeRare { $0.attachment = newValue } }
    }

    /// The destination of the link; it is not drawn.
    public var link: String? {
        get { rare?.values.link }
        set { changeRare { $0.link = newValue } }
    }

    private mutating func changeRare(_ change: (inout RareTextAttributes) -> Void) {
        var values = rare?.values ?? RareTextAttributes()
        change(&values)
        rare = values == RareTextAttributes() ? nil : RareTextAttributes.Box(values)
    }

    /// Whether glyphs of both are shaped alike, so that letters may join and kern across.
    func shapesLike(_ other: TextAttributes) -> Bool {
        font == other.font && kern == other.kern && tracking == other.tracking && language == other.language
            && baselineOffset == other.baselineOffset && attachment == other.attachment
    }
}
