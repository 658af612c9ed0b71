import KeylineTypesetting

extension NSParagraphStyle {
    /// What else decides where lines end; raw values are Apple's.
    public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// Wraps bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// A last line of one word alone gets company.
        public static let pushOut = LineBreakStrategy(rawValue: 1)
        /// Korean words stay whole.
        public static let hangulWordPriority = LineBreakStrategy(rawValue: 2)
        /// What labels of the system do: all of it.
        public static let standard = LineBreakStrategy(rawValue: 0xFFFF)

        func apply(to style: inout ParagraphStyle) {
            if contains(.pushOut) { style.breaking.avoidsWidows = true }
            if contains(.hangulWordPriority) { style.breaking.words = .keepHangul }
        }
    }
}

/// The direction in which paragraphs run; raw values are Apple's.
public enum NSWritingDirection: Int, Hashable, Sendable {
    /// That of the first character that has one.
    case natural = -1
    /// Left to right.
    case leftToRight = 0
    /// Right to left.
    case rightToLeft = 1

    var neutral: ParagraphStyle.BaseDirection {
        switch self {
        case .natural: .natural
        case .leftToRight: .leftToRight
        case .rightToLeft: .rightToLeft
        }
    }
}
