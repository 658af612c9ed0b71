import KeylineScenes
import Testing

@testable import KeylineTranslations

@Suite struct TextChecksTests {
    private func findings(_ files: [String: String]) throws -> [TextFinding] {
        let folder = try TextFolder(files)
        return TextChecks(try folder.tables).findings
    }

    @Test func `a language without a text that another one has is named with key and place`() throws {
        let result = try findings([
            "en.lproj/A.strings": "\"a\" = \"One\";\n\"b\" = \"Two\";", "de.lproj/A.strings": "\"a\" = \"Eins\";",
        ])
        #expect(result.map(\.rule) == [.missing])
        #expect(result.first?.language == "de")
        #expect(result.first?.message == "de has no text for \"b\" (\"Two\")")
        #expect(result.first?.location.line == 2)
    }

    @Test func `a table with an error has the keys before it, and the others are not missing`() throws {
        let folder = try TextFolder([
            "en.lproj/A.strings": "\"a\" = \"One\";\n\"b\" = \"Two\";\n\"c\" = \"Three\";",
            "de.lproj/A.strings": "\"a\" = \"Eins\";\n\"b\" = \"Zwei\";;\n\"c\" = \"Drei\";",
            "fr.lproj/A.strings": "\"a\" = \"Un\";\n\"b\" = \"Deux\";",
        ])
        let tables = try folder.tables
        #expect(tables.entries.filter { $0.texts["de"] != nil }.map(\.id.key) == ["a", "b"])
        #expect(tables.failures.map(\.location?.line) == [2])
        #expect(TextChecks(tables).findings.map(\.language) == ["fr"])
    }

    @Test func `numbers need no translation`() throws {
        let result = try findings([
            "en.lproj/A.strings": "\"a\" = \"One\";\n\"2\" = \"24\";", "de.lproj/A.strings": "\"a\" = \"Eins\";",
        ])
        #expect(result.isEmpty)
    }

    @Test func `where the source has no text, most translations decide about values`() throws {
        let result = try findings([
            "en.lproj/A.strings": "", "de.lproj/A.strings": "\"[a]\" = \"%@ fehlt\";",
            "fr.lproj/A.strings": "\"[a]\" = \"%@ manque\";", "it.lproj/A.strings": "\"[a]\" = \"%d manca\";",
        ])
        #expect(result.map(\.rule) == [.format])
        #expect(result.first?.language == "it")
    }

    @Test func `limited tables keep the language that translations are compared with`() throws {
        let folder = try TextFolder([
            "en.lproj/A.strings": "\"a\" = \"One\";\n\"b\" = \"%@\";", "de.lproj/A.strings": "\"b\" = \"%d\";",
            "fr.lproj/A.strings": "\"b\" = \"%d\";",
        ])
        let tables = try folder.tables.limited(to: ["de"])
        #expect(tables.languages == ["de"])
        #expect(TextChecks(tables).findings.map(\.language) == ["de", "de"])
    }

    @Test func `a region of a language needs no text that the language has`() throws {
        let result = try findings([
            "en.lproj/A.strings": "\"a\" = \"One\";", "pt.lproj/A.strings": "\"a\" = \"Um\";",
            "pt-BR.lproj/A.strings": "",
        ])
        #expect(result.isEmpty)
    }

    @Test func `a key that a file has twice is found at the entry that does not count`() throws {
        let result = try findings(["en.lproj/A.strings": "\"a\" = \"One\";\n\"b\" = \"Two\";\n\"a\" = \"Three\";"])
        #expect(result.map(\.rule) == [.repeated])
        #expect(result.first?.location.line == 1)
    }

    @Test func `the states of a catalog are told, but not of texts that stay as they are`() throws {
        let catalog = """
            {"sourceLanguage": "en", "version": "1.0", "strings": {
              "Hi": {"comment": "A greeting.", "localizations": {
                "de": {"stringUnit": {"state": "needs_review", "value": "Hallo"}},
                "ru": {"stringUnit": {"state": "new", "value": "Hi"}}}},
              "Old": {"extractionState": "stale", "localizations": {
                "de": {"stringUnit": {"state": "translated", "value": "Alt"}}}},
              "Brand": {"shouldTranslate": false, "localizations": {
                "de": {"stringUnit": {"state": "new", "value": "Brand"}}}}}}
            """
        let result = try findings(["A.xcstrings": catalog])
        #expect(
            result.map(\.message) == [
                "the text of \"Hi\" in de needs review", "the text of \"Hi\" in ru is new and not translated",
                "\"Old\" is stale: the code no longer has it",
            ])
        #expect(result.allSatisfy { $0.severity == .note && $0.rule == .state })
    }

    @Test func `forms of catalogs are checked`() throws {
        let catalog = """
            {"sourceLanguage": "en", "version": "1.0", "strings": {"%lld days": {"localizations": {
              "en": {"variations": {"plural": {"one": {"stringUnit": {"state": "translated", "value": "%lld day"}},
                "other": {"stringUnit": {"state": "translated", "value": "%lld days"}}}}},
              "ru": {"variations": {"plural": {"one": {"stringUnit": {"state": "translated", "value": "%lld день"}},
                "other": {"stringUnit": {"state": "translated", "value": "%@ дня"}}}}}}}}}
            """
        let result = try findings(["A.xcstrings": catalog])
        #expect(result.map(\.rule) == [.format, .plural])
        #expect(result.last?.message.contains("has no form for few, many, which ru has") == true)
    }

    @Test func `the sample app's tables are sound`() async throws {
        let tables = try await Kiosk.tables
        #expect(TextChecks(tables).findings.isEmpty)
        #expect(tables.languages == ["ar", "de", "en", "ru", "th"])
        #expect(tables.sourceLanguage == "en")
    }

    @Test func `comments right before an entry are the translators' words`() async throws {
        let entries = try await Kiosk.tables.entries
        let comments = Dictionary(uniqueKeysWithValues: entries.map { ($0.id.key, $0.comment) })
        #expect(comments["greeting"] == "%@ is the buyer's first name.")
        #expect(comments["buy"] == .some(nil))
    }
}
