import Foundation
public import KeylineScenes

extension PseudoLanguage {
    /// A localised text as pseudo-languages show it: accented, then doubled, then reversed, then bounded.
    ///
    /// Source: Apple, Internationalization and Localization Guide, "Testing Your Internationalized App"; order and accents are those
    /// of public reimplementations.
    public static func transform(_ text: String, by languages: Set<PseudoLanguage>) -> String {
        var text = text
        if languages.contains(.accented) { text = accented(text) }
        if languages.contains(.doubleLength) { text += " " + text }
        if languages.contains(.rightToLeftStrings) { text = String(text.reversed()) }
        if languages.contains(.bounded) { text = "[# \(text) #]" }
        return text
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
