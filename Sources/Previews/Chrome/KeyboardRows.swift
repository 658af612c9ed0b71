/// The letters of keyboards by language, row by row. Sources: the standard layouts of those languages as iOS names them (QWERTY, QWERTZ,
/// AZERTY, Arabic, Hebrew, Russian, Greek, Thai's Kedmanee).
enum KeyboardRows {
    /// The rows for the language of a BCP 47 tag; a language that is not here is typed on Latin letters.
    static func rows(for tag: String) -> [[String]] {
        let language = tag.split(whereSeparator: { $0 == "-" || $0 == "_" }).first.map { $0.lowercased() } ?? "en"
        let rows = lettersByLanguage[language] ?? ["qwertyuiop", "asdfghjkl", "zxcvbnm"]
        return rows.map { $0.map(String.init) }
    }

    /// Whether the letters have capitals, which the keys show at the beginning of a text.
    static func hasCapitals(_ rows: [[String]]) -> Bool {
        rows.joined().contains { $0.uppercased() != $0 }
    }

    private static let lettersByLanguage = [
        "ar": ["ضصثقفغعهخحج", "شسيبلاتنمك", "ظطذدزرو"],
        "de": ["qwertzuiopü", "asdfghjklöä", "yxcvbnm"],
        "el": ["ςερτυθιοπ", "ασδφγηξκλ", "ζχψωβνμ"],
        "fr": ["azertyuiop", "qsdfghjklm", "wxcvbn"],
        "he": ["קראטוןםפ", "שדגכעיחלךף", "זסבהנמצתץ"],
        "ru": ["йцукенгшщзх", "фывапролджэ", "ячсмитьбю"],
        "th": ["ๆไำพะัีรนยบ", "ฟหกดเ้่าสวง", "ผปแอิืทมใฝ"],
    ]
}
