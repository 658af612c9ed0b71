/// The style of a paragraph. The defaults are the ones of UIKit's `NSParagraphStyle`, with a label's line break mode.
public struct ParagraphStyle: Hashable, Sendable {
    /// The alignment of lines in the available width.
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
        /// The direction of the first character that has one; left to right where none has (rules P2 and P3).
        case natural
        /// Left to right.
        case leftToRight
        /// Right to left.
        case rightToLeft
    }

    /// The treatment of text that does not fit.
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

    /// The alignment of lines in the available width.
    public var alignment = Alignment.natural
    /// The direction in which the paragraph runs.
    public var baseDirection = BaseDirection.natural
    /// The treatment of text that does not fit.
    public var lineBreakMode = LineBreakMode.truncatingTail
    /// The heights of lines.
    public var lineHeight = LineHeight()
    /// Distances between lines and between paragraphs.
    public var spacing = Spacing()
    /// Distances of lines from the edges.
    public var indents = Indents()
    /// The tab stops.
    public var tabs = Tabs()
    /// The rules for line breaks.
    public var breaking = Breaking()
    /// The ways to make a line fit that is too long.
    public var fitting = Fitting()

    /// The defaults.
    public init() {}
}
