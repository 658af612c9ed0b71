import Foundation
public import KeylineScenes

extension PseudoLanguage {
    /// A localised text as pseudo-languages show it: expanded, then accented, then doubled, then reversed, then bounded.
    ///
    /// Source: Apple, Internationalization and Localization Guide, "Testing Your Internationalized App"; order and accents are those
    /// of public reimplementations.
    ///
    /// - Parameters:
    ///   - text: The localised text.
    ///   - languages: The pseudo-languages.
    ///   - length: How long the text becomes first, as a factor of what it is: above 1 its words are repeated, below 1 its end is left
    ///     out.
    ///   - locale: The language whose letters and habits expanded texts have, a BCP 47 tag.
    /// - Returns: The text as it is shown.
    public static func transform(
        _ text: String, by languages: Set<PseudoLanguage>, length: Double = 1, locale: String = "en"
    ) -> String {
        var text = length == 1 ? text : stretched(text, to: length)
        if languages.contains(.expanded) { text = TextGrowth(in: locale, or: text).expanded(text) }
        if languages.contains(.accented) { text = accented(text) }
        if languages.contains(.doubleLength) { text += " " + text }
        if languages.contains(.rightToLeftStrings) { text = String(text.reversed()) }
        if languages.contains(.bounded) { text = "[# \(text) #]" }
        return text
    }

    /// A text of the same words that is so many times as long, in characters, rounded up; at least one character remains.
    private static func stretched(_ text: String, to factor: Double) -> String {
        let wanted = max(Int((Double(text.count) * factor).rounded(.up)), 1)
        guard !text.isEmpty, factor > 0 else { return text }
        var result = text
        while result.count < wanted { result += " " + text }
        var short = result.prefix(wanted)
        while short.last?.isWhitespace == true { short.removeLast() }
        return short.isEmpty ? String(text.prefix(1)) : String(short)
    }

    /// Diaeresis, grave, cedilla, tilde, ring below, ring above by turns over the 52 letters, composed where Unicode has the letter.
    private static let marks: [Unicode.Scalar] = ["\u{308}", "\u{300}", "\u{327}", "\u{303}", "\u{325}", "\u{30A}"]

    private static func accented(_ text: String) -> String {
        var scalars = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            scalars.append(scalar)
            if let index = letterIndex(scalar) { scalars.append(marks[index % marks.count]) }
        }
        return String(scalars).precomposedStringWithCanonicalMapping
    }

    private static func letterIndex(_ scalar: Unicode.Scalar) -> Int? {
        switch scalar {
        case "A"..."Z": Int(scalar.value - 65)
        case "a"..."z": Int(scalar.value - 97) + 26
        default: nil
        }
    }
}
