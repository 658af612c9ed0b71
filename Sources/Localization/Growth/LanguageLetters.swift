/// The most frequent letters of a language, the length of its words, and the length of its texts.
///
/// Source: counts over the Universal Declaration of Human Rights, the same text in every language, as Unicode's collection
/// ("The UDHR in Unicode", efele.net/udhr) has it: small letters with the marks on them, the most frequent first; letters per word; letters
/// for 100 letters of the English text. Letters that are written at the ends of words alone are left out. Words of languages without spaces
/// have the length that dictionaries of line breaking find.
package struct LanguageLetters: Hashable, Sendable {
    /// The letters, the most frequent first, each with its marks.
    package let letters: [String]
    /// The number of letters of a word.
    package let wordLength: Int
    /// The number of letters of a text that has 100 in English.
    package let textLength: Int
    /// Whether there are spaces between words.
    package let hasSpaces: Bool

    /// The letters of a language.
    ///
    /// - Parameters:
    ///   - locale: A BCP 47 tag.
    ///   - text: A text in the language, whose own letters count where the language is in no table; English ones where it has none either.
    package init(of locale: String, or text: String = "") {
        let tags = LanguageFallback.candidates(for: locale)
        let row = tags.lazy.compactMap { Self.table[Self.aliases[$0] ?? $0] }.first
        self = (row ?? Self.own(text) ?? Self.english).value
    }

    private init(letters: [String], wordLength: Int, textLength: Int, hasSpaces: Bool) {
        self.letters = letters
        self.wordLength = wordLength
        self.textLength = textLength
        self.hasSpaces = hasSpaces
    }

    /// The languages of the table, sorted.
    package static var languages: [String] { table.keys.sorted() }

    /// The letters of a text, the most frequent first.
    private static func own(_ text: String) -> Row? {
        var counts: [String: Int] = [:]
        for character in text.lowercased() where character.isLetter { counts[String(character), default: 0] += 1 }
        guard !counts.isEmpty else { return nil }
        let letters = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
        return Row(letters.joined(separator: " "), word: 5, length: 100, spaces: text.contains(" "))
    }

    private struct Row {
        let value: LanguageLetters

        init(_ letters: String, word: Int, length: Int, spaces: Bool = true) {
            value = LanguageLetters(
                letters: letters.split(separator: " ").map(String.init), wordLength: word, textLength: length,
                hasSpaces: spaces)
        }
    }

    /// Other tags of languages that the table has.
    private static let aliases = ["no": "nb", "nn": "nb", "iw": "he", "in": "id", "bs": "hr", "sr-Latn": "hr"]

    private static let english = Row("e t o n i a r s h l d c", word: 5, length: 100)

    private static let table: [String: Row] = [
        "ar": Row("ا ل ي م و ت ن ر ع د ق", word: 5, length: 71),
        "bg": Row("а и о е н т в с р д л к", word: 5, length: 107),
        "bn": Row("র ন ক স অ বা কা এ ত ত্ রা য", word: 4, length: 63),
        "ca": Row("e a i s t l r n o c d u", word: 5, length: 103),
        "cs": Row("o n e a v t s á i d r l", word: 5, length: 92),
        "da": Row("e r n t l i d a s g o f", word: 6, length: 102),
        "de": Row("e n i r t d h s a u l g", word: 6, length: 112),
        "el": Row("α ι ε τ ν ο κ σ η π ρ", word: 5, length: 117),
        "en": Row("e t o n i a r s h l d c", word: 5, length: 100),
        "es": Row("e a o i n s r d l c t u", word: 5, length: 112),
        "fa": Row("ا د ی ر م و ن ه ت ب ک ق", word: 4, length: 85),
        "fi": Row("a i t e n s k l o u ä m", word: 8, length: 104),
        "fr": Row("e t i n s a r o l u d c", word: 5, length: 112),
        "he": Row("ו י ה ל א ת ב ש ר כ ד מ", word: 5, length: 68),
        "hi": Row("र अ स का क त य न प् के व ति", word: 3, length: 71),
        "hr": Row("a i o n e j v r u s t d", word: 5, length: 93),
        "hu": Row("e a s t n l k z i é g o", word: 7, length: 113),
        "id": Row("a n e i k r u t s d g m", word: 6, length: 118),
        "it": Row("i e a o n t r l d s u c", word: 6, length: 112),
        "ja": Row("の る に す を は な て と 人 権 び", word: 2, length: 39, spaces: false),
        "km": Row("រ ង ន ស ម កា យ មា ល ប ត្ ក", word: 4, length: 64, spaces: false),
        "ko": Row("의 한 에 하 다 가 이 권 는 리 를 사", word: 3, length: 44),
        "lo": Row("າ ນ ດ ະ ກ ງ ເ ມ ອ ວ ໃ ສ", word: 4, length: 76, spaces: false),
        "lt": Row("i a s t r e o n k m u v", word: 6, length: 103),
        "lv": Row("a i s t e u r n ī ā b v", word: 6, length: 98),
        "ms": Row("a n e i r k d s u t g m", word: 6, length: 118),
        "my": Row("အ င် င့် င်း သ က် ည် လ ရ စ် ခွ မ", word: 4, length: 72, spaces: false),
        "nb": Row("e r t n l i s a o g k d", word: 5, length: 96),
        "nl": Row("e n i r t a d o g l h v", word: 5, length: 120),
        "pl": Row("o a i e n w z r c y s d", word: 6, length: 105),
        "pt": Row("e a o s i r d t n m u c", word: 5, length: 107),
        "ro": Row("e i a r t n l u o c s p", word: 6, length: 112),
        "ru": Row("о е и а н т в с р л д п", word: 6, length: 110),
        "sk": Row("o a n e i v r s t d á l", word: 6, length: 95),
        "sl": Row("o a i e n v r s j d t l", word: 6, length: 97),
        "sr": Row("a o i n e v r u j s t d", word: 5, length: 91),
        "sv": Row("t a e r n l i s d g o ä", word: 6, length: 100),
        "ta": Row("ம் க த ப் வ க் து த் ப கு டு ரு", word: 6, length: 79),
        "th": Row("า ร น ก ง อ ะ เ ม ล ค แ", word: 4, length: 71, spaces: false),
        "tr": Row("e a i r l n k ı m t d s", word: 7, length: 97),
        "uk": Row("о а н і и в т р с е д у", word: 6, length: 101),
        "ur": Row("ا ی و ر ک ے ہ م ن س د ت", word: 3, length: 89),
        "vi": Row("n h c i t g u đ o à ư v", word: 3, length: 103),
        "zh": Row("的 人 和 有 权 国 利 由 条 自 任 不", word: 2, length: 27, spaces: false),
    ]
}
