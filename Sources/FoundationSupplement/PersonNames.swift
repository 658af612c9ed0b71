public import Foundation

extension PersonNameComponents {
    /// Writes names of persons in an order of parts: given names first, unless the language of the locale puts family names there.
    public struct FormatStyle: Foundation.FormatStyle, Sendable {
        /// The parts that are written.
        public enum Style: Codable, Hashable, Sendable {
            /// The nickname, or the given name.
            case short
            /// Given and family name.
            case medium
            /// All parts.
            case long
            /// The first letters.
            case abbreviated
        }

        /// The parts that are written.
        public let style: Style
        /// The locale, whose language decides about the order.
        public var locale: Locale

        /// Writes parts of names.
        public init(style: Style, locale: Locale = .autoupdatingCurrent) {
            self.style = style
            self.locale = locale
        }

        /// The name.
        public func format(_ value: PersonNameComponents) -> String {
            let isFamilyFirst = ["zh", "ja", "ko", "hu"].contains(locale.language.languageCode?.identifier ?? "")
            let names = [value.givenName, value.middleName, value.familyName]
            switch style {
            case .short: return value.nickname ?? value.givenName ?? value.familyName ?? ""
            case .abbreviated:
                let letters = [value.givenName, value.familyName].compactMap { $0?.first.map { String($0) } }
                return (isFamilyFirst ? letters.reversed() : letters).joined()
            case .medium: return joined([value.givenName, value.familyName], isReversed: isFamilyFirst)
            case .long:
                let all = [value.namePrefix, joined(names, isReversed: isFamilyFirst), value.nameSuffix]
                return joined(all, isReversed: false)
            }
        }

        private func joined(_ parts: [String?], isReversed: Bool) -> String {
            let given = parts.compactMap { $0 }.filter { !$0.isEmpty }
            // Names in Chinese, Japanese and Korean characters have no space between them.
            let isCompact = given.allSatisfy { $0.unicodeScalars.allSatisfy { $0.value >= 0x2E80 } }
            return (isReversed ? given.reversed() : given).joined(separator: isCompact ? "" : " ")
        }

        /// The style with another locale.
        public func locale(_ locale: Locale) -> Self { Self(style: style, locale: locale) }
    }

    /// The given and family name.
    public func formatted() -> String { FormatStyle(style: .medium).format(self) }
    /// The name in a style.
    public func formatted<Style: Foundation.FormatStyle>(_ style: Style) -> Style.FormatOutput
    where Style.FormatInput == PersonNameComponents { style.format(self) }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
    /// Names with some of their parts.
    public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self { Self(style: style) }
}
