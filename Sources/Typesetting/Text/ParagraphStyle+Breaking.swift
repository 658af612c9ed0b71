public import Foundation

extension ParagraphStyle {
    /// The strictness with which characters are kept from the starts of lines in Chinese and Japanese (CSS Text 3, `line-break`).
    public enum LineBreakStrictness: String, Hashable, Sendable, CaseIterable {
        /// The language's own strictness.
        case automatic
        /// The fewest rules, for narrow lines: small kana, iteration marks and centred punctuation may start them.
        case loose
        /// The usual rules.
        case normal
        /// The most rules: small kana and the prolonged sound mark start no line.
        case strict
    }

    /// The rule for dividing words in scripts that let lines end between most characters (CSS Text 4, `word-break`).
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

    /// The rules for line breaks.
    public struct Breaking: Hashable, Sendable {
        /// The strictness with which lines keep small kana and the like from their starts.
        public var strictness = LineBreakStrictness.automatic
        /// The rule for dividing Chinese, Japanese and Korean words.
        public var words = WordBreaking.normal
        /// The ratio of a line's text to its room below which the next word is hyphenated, 0…1; 0 hyphenates at soft hyphens alone.
        /// Needs a dictionary for the language.
        public var hyphenationFactor: CGFloat = 0
        /// Whether a paragraph's last line is kept from being a single word.
        public var avoidsWidows = false

        /// The language's own rules, without hyphenation.
        public init() {}
    }

    /// The part that truncation removes from a line with text of both directions.
    public enum TruncationOrder: String, Hashable, Sendable, CaseIterable {
        /// The first, middle or last part in reading order.
        case logical
        /// The first, middle or last part of the line, seen in the paragraph's direction.
        case visual
    }

    /// The ways to make a line fit that is too long.
    public struct Fitting: Hashable, Sendable {
        /// The greatest ratio of a line's width to the available width at which it is set tighter before it is truncated; 0 for never.
        public var tighteningFactor: CGFloat = 0
        /// Whether truncation removes the end in reading order, or the end of the line.
        public var truncationOrder = TruncationOrder.logical

        /// Truncated as it is read, never tightened.
        public init() {}
    }
}
