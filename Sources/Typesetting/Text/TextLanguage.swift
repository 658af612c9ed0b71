internal import Synchronization

/// A language as shaping needs it.
final class TextLanguage: Sendable {
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
    ///
    /// - Parameters:
    ///   - script: The script of the characters.
    ///   - text: The text around them.
    ///   - surrounding: The language that Chinese characters take from that text, once it has been looked for.
    /// - Returns: The language.
    func shaping(_ script: Script, in text: ParagraphText, _ surrounding: inout TextLanguage?) -> TextLanguage {
        guard script.isEastAsian, !isEastAsian else { return self }
        switch script {
        case .katakana, .hiragana: return Self.japanese
        case .hangul: return Self.korean
        case .bopomofo: return Self.traditionalChinese
        default:
            let language = surrounding ?? Self.ofChineseCharacters(in: text)
            surrounding = language
            return language
        }
    }

    private static func ofChineseCharacters(in text: ParagraphText) -> TextLanguage {
        func has(_ scripts: Script...) -> Bool { text.properties.contains { scripts.contains($0.script) } }
        if has(.katakana, .hiragana) { return japanese }
        return has(.hangul) ? korean : simplifiedChinese
    }
}

/// Languages by their tags, so that each is looked up in ICU and HarfBuzz once.
final class TextLanguages: Sendable {
    private struct Known {
        var last: TextLanguage?
        var byTag: [String: TextLanguage] = [:]
    }

    private static let limit = 256
    private let known = Mutex(Known())

    subscript(tag: String) -> TextLanguage {
        known.withLock { known in
            if let last = known.last, last.tag == tag { return last }
            let language = known.byTag[tag] ?? TextLanguage(tag)
            if known.byTag.count >= Self.limit { known.byTag.removeAll() }
            known.byTag[tag] = language
            known.last = language
            return language
        }
    }
}
