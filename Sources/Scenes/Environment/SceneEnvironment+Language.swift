public import Foundation

extension SceneEnvironment {
    /// The language in which a scene speaks.
    public struct Language: Hashable, Sendable {
        /// The language and region as a BCP 47 tag, such as `ar` or `en-GB`: strings, shaping, line breaks and formats follow it.
        public var locale = "en"
        /// The side on which lines and rows start.
        public var layoutDirection = LayoutDirection.leftToRight
        /// The transformations that localised strings undergo.
        public var pseudoLanguages: Set<PseudoLanguage> = []
        /// The length of localised strings, as a factor of their own length: above 1 words are repeated, below 1 ends are left out.
        public var textLength: CGFloat = 1

        /// English, left to right.
        public init() {}
    }

    /// The language and region as a BCP 47 tag, such as `ar` or `en-GB`.
    public var locale: String {
        get { language.locale }
        set { language.locale = newValue }
    }

    /// The side on which lines and rows start.
    public var layoutDirection: LayoutDirection {
        get { language.layoutDirection }
        set { language.layoutDirection = newValue }
    }

    /// A language in a region: `ar` in `EG` is `ar-EG`, whatever region the tag named before.
    ///
    /// - Parameters:
    ///   - locale: A BCP 47 tag; its script stays.
    ///   - region: An ISO 3166 code.
    /// - Returns: The tag.
    public static func locale(_ locale: String, inRegion region: String) -> String {
        let parts = locale.split(whereSeparator: { $0 == "-" || $0 == "_" }).map(String.init)
        let script = parts.dropFirst().first { $0.count == 4 && $0.allSatisfy(\.isLetter) }
        return ([parts.first ?? locale] + [script].compactMap { $0 } + [region.uppercased()]).joined(separator: "-")
    }

    /// The direction in which the language of a BCP 47 tag is laid out.
    public static func layoutDirection(ofLocale locale: String) -> LayoutDirection {
        Locale.Language(identifier: locale).characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
}
