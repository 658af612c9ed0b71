import Foundation
import KeylineLocalization
import KeylineScenes
import Testing

@testable import KeylineProjects

@Suite @MainActor struct DocumentTextsTests {
    private let room: AppFixture

    init() throws {
        room = try AppFixture()
        try room.write(Documents.label, "Base.lproj/Card.xib")
    }

    private func text(_ locale: String, idiom: InterfaceIdiom = .phone) throws -> String? {
        try room.scene("Base.lproj/Card.xib", "root") {
            $0.locale = locale
            $0.idiom = idiom
        }?.texts.first
    }

    @Test(arguments: [
        (String.Encoding.utf8, [UInt8]()), (.utf8, [0xEF, 0xBB, 0xBF]), (.utf16LittleEndian, []),
        (.utf16LittleEndian, [0xFF, 0xFE]), (.utf16BigEndian, []), (.utf16BigEndian, [0xFE, 0xFF]),
    ])
    func `a table is read in every encoding`(encoding: String.Encoding, mark: [UInt8]) throws {
        let table = try #require("\"word.text\" = \"Grüß Gott 👋\";\n".data(using: encoding))
        try room.write(Data(mark) + table, "de.lproj/Card.strings")
        #expect(try text("de-AT") == "Grüß Gott 👋")
        #expect(try text("en") == "Hello")
    }

    @Test func `a catalog for all languages has texts by device and number`() throws {
        let catalog = """
            {"sourceLanguage": "en", "version": "1.0", "strings": {"word.text": {"localizations": {
              "de": {"stringUnit": {"state": "translated", "value": "Hallo"}},
              "fr": {"variations": {"device": {
                  "ipad": {"stringUnit": {"state": "translated", "value": "Bonjour, iPad"}},
                  "other": {"stringUnit": {"state": "translated", "value": "Bonjour"}}}}},
              "pl": {"variations": {"plural": {
                  "one": {"stringUnit": {"value": "plik"}}, "other": {"stringUnit": {"value": "pliku"}}}}}
            }}}}
            """
        try room.write(catalog, "mul.lproj/Card.xcstrings")
        #expect(try text("de") == "Hallo")
        #expect(try text("fr") == "Bonjour")
        #expect(try text("fr-CA", idiom: .pad) == "Bonjour, iPad")
        #expect(try text("pl") == "pliku")
    }

    /// A document shows a text without knowing the number that belongs into it.
    @Test func `a dictionary adds texts to a table, in the form for any number`() throws {
        try room.write("\"word.text\" = \"Hallo\";", "de.lproj/Card.strings")
        let dictionary = """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict><key>word.text</key><dict>
                <key>NSStringLocalizedFormatKey</key><string>Noch %#@days@</string>
                <key>days</key><dict>
                    <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
                    <key>NSStringFormatValueTypeKey</key><string>d</string>
                    <key>one</key><string>%d Tag</string><key>other</key><string>%d Tage</string>
                </dict></dict></dict></plist>
            """
        try room.write(dictionary, "de.lproj/Card.stringsdict")
        #expect(try text("de") == "Noch %d Tage")
    }

    @Test func `a missing text is reported with its key and file`() throws {
        try room.write("\"other.text\" = \"Anderes\";", "de.lproj/Card.strings")
        let scene = try #require(try room.scene("Base.lproj/Card.xib", "root") { $0.locale = "de" })
        let missing = try #require(scene.diagnostics.first { $0.kind == .missingString })
        #expect(missing.view?.rawValue == "word")
        #expect(missing.message.contains("word.text"))
        #expect(missing.hints.first?.contains("de.lproj/Card.strings") == true)
    }

    @Test func `a table of the document's own language may leave texts to the document`() throws {
        try room.write("\"other.text\" = \"Other\";", "en.lproj/Card.strings")
        let scene = try #require(try room.scene("Base.lproj/Card.xib", "root") { $0.locale = "en" })
        #expect(!scene.diagnostics.contains { $0.kind == .missingString })
    }

    @Test func `a language without a table is reported once, with those that have one`() throws {
        try room.write("\"word.text\" = \"Hallo\";", "de.lproj/Card.strings")
        let scene = try #require(try room.scene("Base.lproj/Card.xib", "root") { $0.locale = "ja" })
        #expect(
            scene.diagnostics.filter { $0.kind == .missingString }.map(\.message) == [
                "there are no texts for \"ja\", only for de"
            ])
    }

    @Test(arguments: [("de.lproj/Card.strings", "\"word.text\" \"Hallo\";"), ("mul.lproj/Card.xcstrings", "{")])
    func `a broken table is an error with its file, and the document's own texts are shown`(
        file: String, contents: String
    ) throws {
        try room.write(contents, file)
        let scene = try #require(try room.scene("Base.lproj/Card.xib", "root") { $0.locale = "de" })
        #expect(scene.texts == ["Hello"])
        let errors = scene.diagnostics.filter { $0.severity == .error }
        #expect(errors.map { $0.location?.file.hasSuffix(file) } == [true])
        #expect(errors.first?.message.hasPrefix("the table of texts cannot be read: ") == true)
    }
}
