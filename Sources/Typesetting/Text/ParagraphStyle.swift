public import Foundation

/// How a paragraph is set. The defaults are those of UIKit's `NSParagraphStyle`, with a label's line break mode.
public struct ParagraphStyle: Hashable, Sendable {
    /// Where lines stand in the width that there is.
    public enum Alignment: String, Hashable, Sendable, CaseIterable {
        /// On the side where the paragraph's direction starts.
        case natural
        /// On the left.
        case left
        /// In the middle.
        case center
        /// On the right.
        case right
        /// On both sides: spaces grow, except in a paragraph's last line.
        case justified
    }

    /// The direction in which a paragraph runs, before its characters' own (UAX #9).
    public enum BaseDirection: String, Hashable, Sendable, CaseIterable {
        /// That of the first character that has one; left to right where none has (rules P2 and P3).
        case natural
        /// Left to right.
        case leftToRight
        /// Right to left.
        case rightToLeft
    }

    /// What happens where text does not fit.
    ///
    /// In a text of several lines the modes that truncate, and clipping, break lines as word wrapping does and act on the
    /// last line alone, as `UILabel` does.
    public enum LineBreakMode: String, Hashable, Sendable, CaseIterable {
        /// Lines end between words (UAX #14); a word wider than a line is broken between characters.
        case wordWrapping
        /// Lines end between characters.
        case charWrapping
        /// The last line runs on beyond the edge.
        case clipping
        /// The beginning of the last line gives way to an ellipsis.
        case truncatingHead
        /// The end of the last line gives way to an ellipsis.
        case truncatingTail
        /// The middle of the last line gives way to an ellipsis.
        case truncatingMiddle
    }

    /// Where lines stand in the width that there is.
    public var alignment = Alignment.natural
    /// The direction in which the paragraph runs.
    public var baseDirection = BaseDirection.natural
    /// What happens where text does not fit.
    public var lineBreakMode = LineBreakMode.truncatingTail
    /// A factor of the font's line height, before the limits below; 0 leaves the height alone.
    public var lineHeightMultiple: CGFloat = 0
    /// The least height of a line, in points.
    public var minimumLineHeight: CGFloat = 0
    /// The greatest height of a line, in points; 0 for no limit.
    public var maximumLineHeight: CGFloat = 0
    /// Distance between the lines of a paragraph and to the next paragraph, in points.
    public var lineSpacing: CGFloat = 0
    /// Distance after a paragraph, in points.
    public var paragraphSpacing: CGFloat = 0
    /// Distance before a paragraph other than the first, in points.
    public var paragraphSpacingBefore: CGFloat = 0
    /// Distance of the first line's start from the edge where lines start, in points.
    public var firstLineHeadIndent: CGFloat = 0
    /// Distance of the other lines' start from the edge where lines start, in points.
    public var headIndent: CGFloat = 0
    /// The end of lines, in points: above 0 from the edge where lines start, otherwise from the other edge.
    public var tailIndent: CGFloat = 0

    /// The places to which tabs lead, in ascending order; behind the last one ``defaultTabInterval`` counts.
    public var tabStops: [TabStop] {
        get { ownTabStops ?? Self.usualTabStops }
        set { ownTabStops = newValue == Self.usualTabStops ? nil : newValue }
    }

    /// Nil for the usual ones, so that styles without others are cheap to copy.
    private var ownTabStops: [TabStop]?
    /// The distance of the places behind the last tab stop, in points; 0 makes a tab there as wide as a space.
    public var defaultTabInterval: CGFloat = 0
    /// From which ratio of a line's text to its room downwards a word is hyphenated, 0…1; 0 hyphenates at soft hyphens alone. Needs a
    /// dictionary for the language.
    public var hyphenationFactor: CGFloat = 0
    /// How much wider than its room, as a ratio, a line may be that is set tighter before any of it is truncated; 0 for never.
    public var tighteningFactor: CGFloat = 0
    /// Whether truncation leaves out what comes last in reading, or what stands last on the line.
    public var truncationOrder = TruncationOrder.logical
    /// How strictly lines keep small kana and the like from their starts.
    public var lineBreakStrictness = LineBreakStrictness.automatic
    /// Where Chinese, Japanese and Korean words may be divided.
    public var wordBreaking = WordBreaking.normal
    /// Whether a paragraph's last line gets company where it would be one word alone.
    public var avoidsWidows = false

    /// The defaults.
    public init() {}
}
