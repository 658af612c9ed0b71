import KeylineScenes
import Testing

@testable import KeylineTranslations

/// Source: CLDR, Language Plural Rules.
@Suite struct PluralCheckTests {
    private func problems(_ forms: [String], in language: String) -> [String] {
        let text = TextEntry.Text(Dictionary(uniqueKeysWithValues: forms.map { ($0, "%d") }), in: language)
        return PluralCheck.problems(of: text, in: language).map { "\($0.severity.rawValue): \($0.message)" }
    }

    @Test(arguments: [
        ("en", ["one", "other"]), ("ru", ["one", "few", "many", "other"]), ("th", ["other"]),
        ("ar", ["zero", "one", "two", "few", "many", "other"]), ("ja", ["other"]), ("de", ["zero", "one", "other"]),
    ])
    func `the forms of a language are enough`(language: String, forms: [String]) {
        #expect(problems(forms, in: language).isEmpty)
    }

    @Test func `Russian needs forms for few and many`() {
        #expect(
            problems(["one", "other"], in: "ru")
                == ["warning: the variable \"count\" has no form for few, many, which ru has"])
    }

    @Test func `Arabic needs six forms`() {
        #expect(
            problems(["one", "other"], in: "ar")
                == ["warning: the variable \"count\" has no form for zero, two, few, many, which ar has"])
    }

    @Test func `every language needs a form for other numbers`() {
        #expect(
            problems(["one"], in: "en") == ["error: the variable \"count\" has no form for other numbers (other)"])
    }

    @Test func `a form that a language never uses is a note`() {
        #expect(
            problems(["one", "other"], in: "th")
                == ["note: the variable \"count\" has a form for one, which th never uses"])
    }

    @Test func `a form for full millions alone is a note`() {
        #expect(
            problems(["one", "other"], in: "fr")
                == ["note: the variable \"count\" has no form for many, which fr has for full millions"])
    }
}
