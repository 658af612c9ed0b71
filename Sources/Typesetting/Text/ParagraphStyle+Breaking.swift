public import Foundation

extension ParagraphStyle {
    /// How strictly characters are kept from the starts of lines in Chinese and Japanese (CSS Text 3, `line-break`).
    public enum LineBreakStrictness: String, Hashable, Sendable, CaseIterable {
        /// As the language has it.
        case automatic
        /// The fewest rules, for narrow lines: small kana, iteration marks and centred punctuation may start them.
        case loose
        /// The usual rules.
        case normal
        /// The most rules: small kana and the prolonged sound mark start no line.
        case strict
    }

    /// Where words may be divided in scripts that let lines end between most characters (CSS Text 4, `word-break`).
    public enum WordBreaking: String, Hashable, Sendable, CaseIterable {
        /// Between Chinese, Japanese and Korean characters.
        case normal
        /// Between Chinese and Japanese characters; Korean words stay whole.
        case keepHangul
        /// At spaces and punctuation.
        case keepAll
        /// Between phrases, in Japanese: words stay with the particles that belong to them.
        case phrase
    }

    /// Where lines may end.
    public struct Breaking: Hashable, Sendable {
        /// How strictly lines keep small kana and the like from their starts.
        public var strictness = LineBreakStrictness.automatic
        /// Where Chinese, Japanese and Korean words may be divided.
        public var words = WordBreaking.normal
        /// The ratio of a line's text to its room below which the next word is hyphenated, 0…1; 0 hyphenates at soft hyphens alone.
        /// Needs a dictionary for the language.
        public var hyphenationFactor: CGFloat = 0
        /// Whether a paragraph's last line is kept from being a single word.
        public var avoidsWidows = false

        /// As the language has it, without hyphens of its own.
        public init() {}
    }

    /// The part that truncation removes from a line with text of both directions.
    public enum TruncationOrder: String, Hashable, Sendable, CaseIterable {
        /// The first, middle or last part in reading order.
        case logical
        /// The first, middle or last part of the line, seen in the paragraph's direction.
        case visual
    }

    /// How a line that is too long is made to fit.
    public struct Fitting: Hashable, Sendable {
        /// How much wider than its room, as a ratio, a line may be that is set tighter before any of it is truncated; 0 for never.
        public var tighteningFactor: CGFloat = 0
        /// Whether truncation removes the end in reading order, or the end of the line.
        public var truncationOrder = TruncationOrder.logical

        /// Truncated as it is read, never tightened.
        public init() {}
    }
}
