public import Foundation

extension ParagraphStyle {
    /// A place to which a tab leads.
    public struct TabStop: Hashable, Sendable {
        /// How the text behind the tab stands at the place.
        public enum Alignment: String, Hashable, Sendable, CaseIterable {
            /// It starts there.
            case leading
            /// Its middle is there.
            case center
            /// It ends there.
            case trailing
            /// Its first decimal separator, a full stop or a comma, is there; without one it ends there.
            case decimal
        }

        /// The distance from the edge where lines start, in points.
        public var location: CGFloat
        /// How the text behind the tab stands there.
        public var alignment: Alignment

        /// Describes a place.
        public init(_ location: CGFloat, alignment: Alignment = .leading) {
            self.location = location
            self.alignment = alignment
        }
    }

    /// Twelve places 28 points apart, as `NSParagraphStyle` has them.
    public static let usualTabStops = (1...12).map { TabStop(CGFloat($0) * 28) }

    /// What truncation leaves out of a line that has text of both directions.
    public enum TruncationOrder: String, Hashable, Sendable, CaseIterable {
        /// What comes first, in the middle or last in reading.
        case logical
        /// What stands first, in the middle or last on the line, seen in the paragraph's direction.
        case visual
    }

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
        /// Where spaces or punctuation stand.
        case keepAll
        /// Between phrases, in Japanese: words stay with the particles that belong to them.
        case phrase
    }
}
