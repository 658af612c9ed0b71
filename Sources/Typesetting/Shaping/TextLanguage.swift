internal import Synchronization

/// A language as shaping needs it.
struct TextLanguage: Sendable {
    /// The BCP 47 tag.
    let tag: String
    let harfBuzz: HarfBuzzLanguage
    /// The script that it is written in; Latin where that is not known.
    let script: Script
    /// Whether the tag decides between the forms of Chinese characters.
    let isEastAsian: Bool

    init(_ tag: String) {
        self.tag = tag
        harfBuzz = HarfBuzzLanguage(tag)
        script = UnicodeProperties.script(ofLocale: tag) ?? .latin
        let primary = tag.prefix { $0 != "-" && $0 != "_" }.lowercased()
        isEastAsian = ["ja", "ko", "zh", "yue", "wuu", "nan", "hak", "cmn"].contains(primary)
    }

    private static let japanese = TextLanguage("ja")
    private static let korean = TextLanguage("ko")
    private static let simplifiedChinese = TextLanguage("zh-Hans")
    private static let traditionalChinese = TextLanguage("zh-Hant")

    /// The language that decides between regional forms of characters of a script.
    ///
    /// Chinese characters in a text of another language take the language that the text around them is in: Japanese beside kana,
    /// Korean beside hangul, otherwise simplified Chinese. (Apple follows the person's list of languages, which a layout does
    /// not know.)
    func shaping(_ script: Script, among scripts: [ScriptRuns.Run]) -> TextLanguage {
        guard script.isEastAsian, !isEastAsian else { return self }
        switch script {
        case .katakana, .hiragana: return Self.japanese
        case .hangul: return Self.korean
        case .bopomofo: return Self.traditionalChinese
        default: break
        }
        if scripts.contains(where: { $0.script == .katakana }) { return Self.japanese }
        return scripts.contains { $0.script == .hangul } ? Self.korean : Self.simplifiedChinese
    }
}

/// Languages by their tags, so that each is looked up in ICU and HarfBuzz once.
final class TextLanguages: Sendable {
    private static let limit = 256
    private let known = Mutex<[String: TextLanguage]>([:])

    subscript(tag: String) -> TextLanguage {
        known.withLock { known in
            if let language = known[tag] { return language }
            if known.count >= Self.limit { known.removeAll() }
            let language = TextLanguage(tag)
            known[tag] = language
            return language
        }
    }
}
