public import Foundation

extension EnvironmentOverrides {
    /// The requested changes of the language.
    public struct Language: Hashable, Sendable {
        /// The language and region as a BCP 47 tag.
        public var locale: String?
        /// The region whose dates, numbers and currencies are shown, as an ISO 3166 code such as `GB`, whatever the language's own.
        public var region: String?
        /// The direction, where it is not the language's own.
        public var layoutDirection: LayoutDirection?
        /// The transformations of localised strings.
        public var pseudoLanguages: Set<PseudoLanguage> = []
        /// The length of localised strings, as a factor of their own length.
        public var textLength: CGFloat?

        /// Asks for nothing.
        public init() {}

        /// Applies the changes to a language.
        func resolve(_ language: inout SceneEnvironment.Language) {
            language.pseudoLanguages.formUnion(pseudoLanguages)
            if let locale {
                language.locale = locale
                language.layoutDirection = SceneEnvironment.layoutDirection(ofLocale: locale)
            }
            if let region { language.locale = SceneEnvironment.locale(language.locale, inRegion: region) }
            if !language.pseudoLanguages.isDisjoint(with: [.rightToLeft, .rightToLeftStrings]) {
                language.layoutDirection = .rightToLeft
            }
            language.layoutDirection = layoutDirection ?? language.layoutDirection
            language.textLength = textLength ?? language.textLength
        }
    }
}
