import Foundation
import Testing

@testable import KeylineLocalization

@Suite struct TranslatorNoteTests {
    @Test(arguments: [
        "Do not translate", "#bc-ignore!", "Placeholder - do not translate", "don’t localize this text.",
        "Never translate",
        "must not be translated, please",
        "Class = \"UILabel\"; text = \"Value\"; Note = \"Do not translate\";", "No need to translate",
        "no translation needed",
    ])
    func `notes keep texts as they are`(note: String) {
        #expect(TranslatorNote.forbidsTranslation(note))
    }

    @Test(arguments: [
        "", "The title of a sheet", "Do not translate the name of the product", "Do not translate \"Trails\"",
        "Not translated yet",
        "Wait to translate: it will change", "Translate as in the list", "do not translate %@",
        "no translation of this exists yet",
    ])
    func `notes about a part of a text, or about later, keep none`(note: String) {
        #expect(!TranslatorNote.forbidsTranslation(note))
    }

    @Test(arguments: [
        ("\"comment\": \"Sample. Do not translate.\"", true), ("\"shouldTranslate\": false", true),
        ("\"comment\": \"A title\"", false),
        ("\"comment\": \"Do not translate\", \"shouldTranslate\": true", false),
    ])
    func `a catalog keeps texts by its flag or by a comment`(entry: String, isKept: Bool) throws {
        let text = """
            {"sourceLanguage": "en", "version": "1.0", "strings": {
            "a.text": {\(entry), "localizations": {"en": {"stringUnit": {"state": "new", "value": "Value"}}}},
            "b.text": {"localizations": {"ar": {"stringUnit": {"state": "translated", "value": "قيمة"}}}}}}
            """
        let catalog = try StringCatalog(data: Data(text.utf8), file: "Main.xcstrings")
        #expect(catalog.table("ar").untranslatable == (isKept ? ["a.text"] : []))
        #expect(catalog.keys.map(\.isTranslatable) == [!isKept, true])
    }

    @Test(arguments: [
        ("مرحبا", "ar", true), ("مرحبا", "fa", false), ("پیام", "ar", false), ("Привет", "ru", true),
        ("Привіт", "ru", false),
        ("Привет", "uk", false), ("שלום", "he-IL", true), ("ようこそ 世界", "ja", true), ("世界", "ja", false),
        ("世界", "zh-Hans", true),
        ("世界", "zh-Hant", false), ("世界", "zh-TW", false), ("Hello", "en", false), ("Hello مرحبا", "ar", false),
        ("안녕", "ko", true),
        ("42", "ar", false),
    ])
    func `letters tell the language of a text where they can`(text: String, locale: String, expected: Bool) {
        #expect(WritingOfLanguage.tells(text, isIn: locale) == expected)
    }
}
