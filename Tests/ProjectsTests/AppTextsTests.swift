import Foundation
import KeylineLocalization
import KeylineScenes
import Testing
import KeylineTypesetting
import UIKitLayout

@testable import KeylineProjects

@Suite @MainActor struct AppTextsTests {
    /// Sets its text in code, as an app's own label does.
    private final class GreetingLabel: UILabel {
        static let name = "AppTextsGreetingLabel"

        required init?(coder: NSCoder) {
            super.init(coder: coder)
            accessibilityIdentifier = "greeting"
        }

        override func didMoveToSuperview() {
            super.didMoveToSuperview()
            text = [
                String(localized: "greeting"), String(localized: "greeting", table: "Formal"),
                NSLocalizedString("farewell", comment: ""), String(localized: "\(3) days"),
                String.localizedStringWithFormat(NSLocalizedString("%lld days", comment: ""), 1),
            ].joined(separator: "/")
        }
    }

    private let room: AppFixture

    init() throws {
        room = try AppFixture()
        ViewClasses.register(GreetingLabel.self, named: GreetingLabel.name)
        let document = Documents.label.replacing(
            "id=\"word\"", with: "id=\"word\" customClass=\"\(GreetingLabel.name)\""
        )
        .replacing("text=\"Hello\" ", with: "")
        try room.write(document, "Base.lproj/Card.xib")
        try room.write("keyline: 1\nviews:\n  - { type: \(GreetingLabel.name), id: word }\n", "card.yaml")
        try room.write("\"greeting\" = \"Hello\";", "en.lproj/Localizable.strings")
        try room.write("\"greeting\" = \"أهلا\";", "ar.lproj/Localizable.strings")
        try room.write("\"greeting\" = \"مرحبا بكم\";", "ar.lproj/Formal.strings")
        let days = """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict><key>%lld days</key><dict>
                <key>NSStringLocalizedFormatKey</key><string>%#@days@</string>
                <key>days</key><dict>
                    <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
                    <key>NSStringFormatValueTypeKey</key><string>lld</string>
                    <key>one</key><string>يوم واحد</string>
                    <key>few</key><string>%lld أيام</string>
                    <key>other</key><string>%lld يوم</string>
                </dict></dict></dict></plist>
            """
        try room.write(days, "ar.lproj/Localizable.stringsdict")
        let catalog = """
            {"sourceLanguage": "en", "version": "1.0", "strings": {"farewell": {"localizations": {
              "ar": {"stringUnit": {"state": "translated", "value": "وداعا"}}}}}}
            """
        try room.write(catalog, "Localizable.xcstrings")
    }

    private func texts(_ file: String, locale: String) throws -> [Substring]? {
        let name = file.hasSuffix("xib") ? "root" : "card"
        return try room.scene(file, name) { $0.locale = locale }?.texts.first?.split(separator: "/")
    }

    @Test(arguments: ["Base.lproj/Card.xib", "card.yaml"])
    func `a view of one's own has its texts from the app's tables in the scene's language`(file: String) throws {
        let texts = try #require(try texts(file, locale: "ar"))
        #expect(texts[0] == "أهلا")
        #expect(texts[1] == "مرحبا بكم")
        #expect(texts[2] == "وداعا")
        #expect(texts[3].hasSuffix(" أيام"))
        #expect(texts[4] == "يوم واحد")
    }

    @Test func `an app without the language speaks that of its development`() throws {
        #expect(
            try texts("Base.lproj/Card.xib", locale: "fr") == ["Hello", "greeting", "farewell", "3 days", "1 days"])
    }

    @Test func `texts of Base are those of the app's development`() throws {
        try FileManager.default.moveItem(
            atPath: room.file("en.lproj/Localizable.strings"), toPath: room.file("Base.lproj/Localizable.strings"))
        for locale in ["en", "fr"] {
            #expect(try texts("Base.lproj/Card.xib", locale: locale)?.first == "Hello")
            #expect(try texts("card.yaml", locale: locale)?.first == "Hello")
        }
        #expect(try texts("Base.lproj/Card.xib", locale: "ar")?.first == "أهلا")
    }

    @Test func `tables are found wherever they lie in an app's folder`() throws {
        let file = try #require(FileManager.default.contents(atPath: room.file("Base.lproj/Card.xib")))
        try room.write(file, "App/Screens/Cards/Card.xib")
        try room.write("\"greeting\" = \"Hallo\";", "App/Resources/Texts/de.lproj/Localizable.strings")
        let sources = try SourceOpener.openAll(in: room.file("App"), fonts: try FontCollection.bundled())
        let scene = try AppFixture.scene("root", of: try #require(sources.first).get()) { $0.locale = "de-AT" }
        #expect(scene?.texts.first?.hasPrefix("Hallo/") == true)
    }

    @Test func `a pseudo-language changes the texts of code, values included`() throws {
        let scene = try room.scene("card.yaml", "card") {
            $0.locale = "en"
            $0.language.pseudoLanguages = [.bounded]
        }
        #expect(scene?.texts.first?.hasPrefix("[# Hello #]/") == true)
        #expect(scene?.texts.first?.contains("/[# 3 days #]/") == true)
    }

    @Test func `a broken table is an error where code asks for it, and only there`() throws {
        try room.write("\"greeting\" = ", "ar.lproj/Localizable.strings")
        try room.write("keyline: 1\nviews:\n  - { type: UILabel, id: word, text: A }\n", "plain.yaml")
        #expect(throws: StringsError.self) { try texts("card.yaml", locale: "ar") }
        #expect(try room.scene("plain.yaml", "plain") { $0.locale = "ar" }?.texts == ["A"])
    }

    @Test(arguments: [
        (["he.lproj/InfoPlist.strings", "he.lproj/Localizable.stringsdict"], false), (["he.lproj/Other.strings"], true),
        (["Texts.xcstrings"], true),
    ])
    func `a language of which only the app's name and plurals are there has no texts`(tables: [String], hasTexts: Bool)
    {
        let texts = AppTexts(
            around: Neighborhood(of: room.file("card.yaml")),
            tables: (tables + ["en.lproj/Localizable.strings"]).map(room.file))
        #expect(texts.mayHaveTexts(for: "he") == hasTexts)
    }

    @Test func `a table in no folder of a language counts for all of them`() throws {
        try room.write("\"greeting\" = \"Howdy\";\n", "Alone/Localizable.strings")
        let folder = LocalizedFolder(path: room.file("Alone"))
        #expect(try folder.baseTable("Localizable", for: "en")?["greeting"] == "Howdy")
        let texts = AppTexts(
            around: Neighborhood(of: room.file("Alone/card.yaml")), tables: [room.file("Alone/Localizable.strings")])
        #expect(texts.mayHaveTexts(for: "en"))
        #expect(!texts.mayHaveTexts(for: "ar"))
    }
}
