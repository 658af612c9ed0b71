/// Tells whether a text is written in a language, where its letters alone say so.
///
/// A script that one language has for itself says so. A script of several languages is taken for the most frequent one's, unless letters occur that
/// it lacks. Nothing is known of Latin letters, and of languages that share a script with a larger one.
///
/// Source: Unicode's blocks, and the alphabets of Arabic and Russian.
package enum WritingOfLanguage {
    /// Whether the letters of a text say that it is in a language.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - locale: The language, a BCP 47 tag.
    /// - Returns: False where they say so of another language, or of none.
    package static func tells(_ text: String, isIn locale: String) -> Bool {
        let tags = LanguageFallback.candidates(for: locale)
        guard let language = tags.lazy.compactMap({ blocks[$0] }).first, !tags.contains("zh-Hant") else { return false }
        let letters = text.unicodeScalars.filter { $0.properties.isAlphabetic }
        let isOfLanguage = letters.contains { letter in language.typical.contains { $0.contains(letter.value) } }
        return isOfLanguage
            && letters.allSatisfy { letter in
                !language.foreign.contains(letter)
                    && (language.typical + language.shared).contains { $0.contains(letter.value) }
            }
    }

    private struct Writing {
        /// The letters of which one at least occurs.
        let typical: [ClosedRange<UInt32>]
        /// Others that may occur beside them.
        var shared: [ClosedRange<UInt32>] = []
        /// Letters among these that only other languages have.
        var foreign: Set<Unicode.Scalar> = []
    }

    private static let arabic: [ClosedRange<UInt32>] = [0x600...0x6FF, 0x750...0x77F, 0xFB50...0xFDFF, 0xFE70...0xFEFF]
    private static let hebrew = Writing(typical: [0x590...0x5FF, 0xFB1D...0xFB4F])
    private static let han: [ClosedRange<UInt32>] = [
        0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x3005...0x3007,
    ]

    private static let blocks: [String: Writing] = [
        "ar": Writing(typical: arabic, foreign: ["پ", "چ", "ژ", "گ", "ک", "ی", "ہ", "ھ", "ے", "ٹ", "ڈ", "ڑ", "ں"]),
        "he": hebrew, "iw": hebrew,
        "ru": Writing(typical: [0x410...0x44F, 0x401...0x401, 0x451...0x451]),
        "el": Writing(typical: [0x370...0x3FF, 0x1F00...0x1FFF]),
        "hy": Writing(typical: [0x530...0x58F]), "ka": Writing(typical: [0x10A0...0x10FF, 0x1C90...0x1CBF]),
        "hi": Writing(typical: [0x900...0x97F]), "bn": Writing(typical: [0x980...0x9FF]),
        "pa": Writing(typical: [0xA00...0xA7F]),
        "gu": Writing(typical: [0xA80...0xAFF]), "ta": Writing(typical: [0xB80...0xBFF]),
        "te": Writing(typical: [0xC00...0xC7F]),
        "kn": Writing(typical: [0xC80...0xCFF]), "ml": Writing(typical: [0xD00...0xD7F]),
        "si": Writing(typical: [0xD80...0xDFF]),
        "th": Writing(typical: [0xE00...0xE7F]), "lo": Writing(typical: [0xE80...0xEFF]),
        "my": Writing(typical: [0x1000...0x109F]),
        "km": Writing(typical: [0x1780...0x17FF]), "am": Writing(typical: [0x1200...0x137F]),
        "ko": Writing(typical: [0xAC00...0xD7AF, 0x1100...0x11FF, 0x3130...0x318F], shared: han),
        "ja": Writing(typical: [0x3040...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9F], shared: han),
        "zh": Writing(typical: han),
    ]
}
