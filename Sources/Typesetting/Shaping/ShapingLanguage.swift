/// The language that decides between regional forms of a character.
enum ShapingLanguage {
    /// The language of an item.
    ///
    /// Chinese characters in a text of another language take the language that the text around them is in: Japanese beside kana,
    /// Korean beside hangul, otherwise simplified Chinese. (Apple follows the person's list of languages, which a layout does
    /// not know.)
    static func tag(for script: Script, language: String, scripts: [ScriptRuns.Run]) -> String {
        guard script.isEastAsian, !isEastAsian(language) else { return language }
        switch script {
        case .katakana, .hiragana: return "ja"
        case .hangul: return "ko"
        case .bopomofo: return "zh-Hant"
        default: break
        }
        if scripts.contains(where: { $0.script == .katakana }) { return "ja" }
        return scripts.contains { $0.script == .hangul } ? "ko" : "zh-Hans"
    }

    private static func isEastAsian(_ language: String) -> Bool {
        let primary = language.prefix { $0 != "-" && $0 != "_" }.lowercased()
        return ["ja", "ko", "zh", "yue", "wuu", "nan", "hak", "cmn"].contains(primary)
    }
}
