package import KeylineTypesetting

extension UIFont {
    /// A use of text that follows the text size; raw values are Apple's.
    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        /// Apple's name, such as `UICTFontTextStyleBody`.
        public let rawValue: String

        /// Wraps a name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The largest titles.
        public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
        /// Titles of the first level.
        public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
        /// Titles of the second level.
        public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
        /// Titles of the third level.
        public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
        /// Headings.
        public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
        /// Headings of the second level.
        public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
        /// Running text.
        public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
        /// Text beside the running text.
        public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
        /// Notes.
        public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
        /// Captions.
        public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
        /// Smaller captions.
        public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
    }
}

extension UIFont.TextStyle {
    private static let byName: [String: KeylineTypesetting.TextStyle] = Dictionary(
        uniqueKeysWithValues: KeylineTypesetting.TextStyle.allCases.map { (UIFont.TextStyle($0).rawValue, $0) })

    /// The style in neutral terms; an unknown one counts as body.
    package var neutral: KeylineTypesetting.TextStyle { Self.byName[rawValue] ?? .body }

    package init(_ style: KeylineTypesetting.TextStyle) {
        self =
            switch style {
            case .largeTitle: .largeTitle
            case .title1: .title1
            case .title2: .title2
            case .title3: .title3
            case .headline: .headline
            case .subheadline: .subheadline
            case .body: .body
            case .callout: .callout
            case .footnote: .footnote
            case .caption1: .caption1
            case .caption2: .caption2
            }
    }
}
