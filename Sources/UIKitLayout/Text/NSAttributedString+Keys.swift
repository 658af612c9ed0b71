public import Foundation

extension NSAttributedString.Key {
    /// The font, a `UIFont`.
    public static let font = NSAttributedString.Key(rawValue: "NSFont")
    /// The colour of the text, a `UIColor`.
    public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
    /// The colour behind the text, a `UIColor`.
    public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
    /// How paragraphs are set, an `NSParagraphStyle`.
    public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
    /// Space added after each character, in points, a number.
    public static let kern = NSAttributedString.Key(rawValue: "NSKern")
    /// Space after each character, in points, in place of the font's own, a number.
    public static let tracking = NSAttributedString.Key(rawValue: "CTTracking")
    /// Whether letters may join to one glyph: 0 for no, a number.
    public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")
    /// Where the text leads, a `URL` or a string.
    public static let link = NSAttributedString.Key(rawValue: "NSLink")
    /// What stands in place of the character U+FFFC, an `NSTextAttachment`.
    public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
    /// A line under the text, an `NSUnderlineStyle`'s raw value.
    public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
    /// The colour of that line, a `UIColor`.
    public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
    /// A line through the text, an `NSUnderlineStyle`'s raw value.
    public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
    /// The colour of that line, a `UIColor`.
    public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
    /// How far the text stands above the baseline, in points, a number.
    public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
}

/// The shape of a line under or through text; raw values are Apple's.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: Int

    /// Wraps bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// One line.
    public static let single = NSUnderlineStyle(rawValue: 1)
    /// One thick line.
    public static let thick = NSUnderlineStyle(rawValue: 2)
    /// Two lines.
    public static let double = NSUnderlineStyle(rawValue: 9)
}
