public import Foundation

/// Vertical measures of a font at its size, in points.
public struct FontMetrics: Hashable, Sendable {
    /// From the baseline to the top of a line, upwards.
    public var ascender: CGFloat
    /// From the baseline to the bottom of a line, downwards: positive, where UIKit's `descender` is negative.
    public var descender: CGFloat
    /// Extra distance that the font asks for between lines.
    public var lineGap: CGFloat
    /// The height of flat capitals.
    public var capHeight: CGFloat
    /// The height of flat small letters.
    public var xHeight: CGFloat
    /// The distance from the baseline to the middle of an underline, downwards.
    public var underlineOffset: CGFloat
    /// The thickness of an underline.
    public var underlineThickness: CGFloat
    /// The distance from the baseline to the middle of a strike-through line, upwards.
    public var strikethroughOffset: CGFloat
    /// The thickness of a strike-through line.
    public var strikethroughThickness: CGFloat

    /// The height of a line of this font: ascender, descender and gap.
    public var lineHeight: CGFloat { ascender + descender + lineGap }
}
