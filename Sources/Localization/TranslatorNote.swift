/// Words for translators, as Xcode's identity inspector ("Notes", exported as the text's comment) and string catalogs have them.
package enum TranslatorNote {
    /// The mark of BartyCrouch, which keeps tables up to date, for texts that belong in none.
    private static let mark = "#bc-ignore!"

    /// Whether a note says of the whole text that it is not to be translated, as in "Placeholder - do not translate". A note about a part
    /// of the text, as in "do not translate the name", or one that puts the translation off, says no such thing.
    ///
    /// - Parameter note: The words, in English.
    /// - Returns: The answer.
    package static func forbidsTranslation(_ note: String) -> Bool {
        // Most notes speak of other things, and patterns cost a hundred times as much.
        let words = note.lowercased()
        if words.contains(mark) { return true }
        guard words.contains("transl") || words.contains("locali") else { return false }
        let patterns: [Regex<Substring>] = [
            /\b(?:(?:do|must|should|need) not|(?:do|must|should|need)n['’]t|never|not to)\s+(?:be\s+)?(?:translate|locali[sz]e)d?(?:\s+(?:this|it|me))?(?:\s+(?:text|string|label|word))?(?:\s*$|\s*[^\s\w"'“‘`%{]|["'”])/,
            /\bno\s+(?:need\s+(?:to\s+(?:translate|locali[sz]e)|(?:of|for)\s+(?:translation|locali[sz]ation))|(?:translation|locali[sz]ation)\s+(?:needed|required|necessary))(?:\s*$|\s*[^\s\w"'“‘`%{]|["'”])/,
        ]
        return patterns.contains { words.contains($0) }
    }
}
