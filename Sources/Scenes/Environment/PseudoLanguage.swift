/// A transformation of every localised string that shows layout trouble before any translation exists.
///
/// Xcode's scheme options have the same names.
public enum PseudoLanguage: String, Hashable, Sendable, CaseIterable {
    /// Each letter gets a mark: shows strings that were never localised, and clipped marks.
    case accented
    /// Each string is shown twice: shows what happens to long translations.
    case doubleLength = "double-length"
    /// Each string grows as translations into the scene's language do, in that language's letters: shows how a
    /// layout holds up before the translation exists.
    case expanded
    /// Each string is between `[#` and `#]`: shows cut-off ends.
    case bounded
    /// The layout is right to left, strings stay as they are.
    case rightToLeft = "right-to-left"
    /// The layout is right to left and strings are reversed.
    case rightToLeftStrings = "right-to-left-strings"
}
