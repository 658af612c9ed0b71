import Foundation
import KeylineTypesetting

/// What the options of `keyline text` ask for.
struct TextSettings: Sendable {
    /// Whether the words are conformance test files.
    var isConformance = false
    /// The text style whose font is taken; nil where a size says it.
    var style: TextStyle?
    /// A family, full or PostScript name; nil for the system font.
    var fontName: String?
    /// The size of the em in points; nil for the style's.
    var size: CGFloat?
    /// The thickness of strokes; nil for the style's.
    var weight: FontWeight?
    /// Whether the slanted design is asked for.
    var isItalic = false
    /// The room for lines in points; infinity for any.
    var width = CGFloat.infinity
    /// The largest number of lines; 0 for any.
    var maximumLines = 0
    /// How far fonts may be scaled down.
    var minimumScale: CGFloat = 1
    /// How lines are set.
    var paragraph: ParagraphStyle = {
        var style = ParagraphStyle()
        style.lineBreakMode = .wordWrapping
        return style
    }()
}
