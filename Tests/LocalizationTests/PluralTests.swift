import Foundation
import KeylineFoundationSupplement
import KeylineScenes
import Testing

@testable import KeylineLocalization

/// Texts that depend on numbers. Sources: CLDR's Language Plural Rules; Apple, "Stringsdict File Format" and the Foundation Release Notes for
/// OS X 10.9; catalogs as Xcode 15 writes them.
@Suite struct PluralTests {
    private func dictionary(_ entries: String, language: String, idiom: InterfaceIdiom = .phone) throws -> StringTable {
        let list = """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict>\(entries)</dict></plist>
            """
        return try StringsDictionary.table(data: Data(list.utf8), file: "f", language: language, idiom: idiom)
    }

    private func variable(_ name: String, _ forms: KeyValuePairs<String, String>) -> String {
        let forms = forms.map { "<key>\($0)</key><string>\($1)</string>" }.joined()
        return """
            <key>\(name)</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>d</string>\(forms)</dict>
            """
    }

    private func entry(_ format: String, _ variables: String...) -> String {
        "<key>k</key><dict><key>NSStringLocalizedFormatKey</key><string>\(format)</string>\(variables.joined())</dict>"
    }

    private func text(
        _ table: StringTable, _ values: [FormatValue], locale: String = "en"
    ) throws -> String {
        let plural = try #require(table.entries["k"]?.plural)
        return LocalizedFormat.string(plural, values: values, locale: Locale(identifier: locale))
    }

    private func catalogText(
        _ localization: String, _ values: [FormatValue], language: String = "en", idiom: InterfaceIdiom = .phone
    ) throws -> String {
        let json =
            #"{"sourceLanguage": "en", "version": "1.0", "strings": {"k": {"localizations": {"\#(language)": \#(localization)}}}}"#
        let catalog = try StringCatalog(data: Data(json.utf8), file: "f")
        return try text(catalog.table(language, idiom: idiom), values, locale: language)
    }

    @Test(arguments: [
        ("en", 0, "other"), ("en", 1, "one"), ("en", 2, "other"), ("pl", 1, "one"), ("pl", 3, "few"), ("pl", 5, "many"),
        ("pl", 22, "few"), ("ru", 21, "one"), ("ru", 11, "many"), ("ar", 0, "zero"), ("ar", 2, "two"), ("ar", 7, "few"),
        ("ar", 11, "many"), ("ar", 100, "other"), ("fr", 0, "one"), ("ja", 1, "other"), ("lv", 20, "zero"),
        ("pt-PT", 0, "other"), ("pt-BR", 0, "one"), ("no such language", 1, "other"),
    ])
    func `a language tells numbers apart by its own rules`(language: String, number: Int, category: String) {
        #expect(PluralCategory(of: Double(number), digits: 0, in: language).rawValue == category)
        #expect(PluralCategory(of: Double(number), digits: nil, in: language).rawValue == category)
    }

    @Test func `whole numbers have the categories of their language, those of millions where they count`() {
        for _ in 0..<2 {
            #expect(PluralCategory.ofWholeNumbers(in: "pl") == [.one, .few, .many])
            #expect(PluralCategory.ofWholeNumbers(in: "fr") == [.one, .other])
            #expect(PluralCategory.ofWholeNumbers(in: "fr", isComplete: true) == [.one, .many, .other])
        }
    }

    @Test func `digits behind the decimal point count even where they are zero`() {
        #expect(PluralCategory(of: 1, digits: 1, in: "en") == .other)
        #expect(PluralCategory(of: 1, digits: nil, in: "en") == .one)
        #expect(PluralCategory(of: 1.5, digits: 1, in: "fr") == .one)
        #expect(PluralCategory(of: 1.5, digits: 60, in: "cs") == .many)
    }

    @Test(arguments: [(1, "Został 1 plik"), (3, "Zostały 3 pliki"), (5, "Zostało 5 plików"), (0, "Zostało 0 plików")])
    func `a dictionary's text has the form for its number`(number: Int64, expected: String) throws {
        let forms = variable(
            "files",
            [
                "one": "Został %d plik", "few": "Zostały %d pliki", "many": "Zostało %d plików",
                "other": "Zostało %d pliku",
            ])
        let table = try dictionary(entry("%#@files@", forms), language: "pl")
        #expect(try text(table, [.integer(number)]) == expected)
        #expect(table["k"] == "Zostało %d pliku")
    }

    @Test func `a form for zero is used for 0 in every language`() throws {
        let table = try dictionary(
            entry("%#@n@", variable("n", ["zero": "Nothing", "one": "%d thing", "other": "%d things"])), language: "en")
        #expect(try [0, 1, 2].map { try text(table, [.integer($0)]) } == ["Nothing", "1 thing", "2 things"])
    }

    @Test func `variables take the values in turn, whether their forms show them or not`() throws {
        let table = try dictionary(
            entry(
                "%#@files@ in %#@folders@ of %@",
                variable("files", ["one": "A file", "other": "%d files"]),
                variable("folders", ["one": "one folder", "other": "%d folders"])), language: "en")
        #expect(try text(table, [.integer(1), .integer(2), .text("Ada")]) == "A file in 2 folders of Ada")
        #expect(try text(table, [.integer(3), .integer(1), .text("Ada")]) == "3 files in one folder of Ada")
    }

    @Test func `a form may have variables of its own`() throws {
        let table = try dictionary(
            entry(
                "%#@done@", variable("done", ["zero": "None of %#@all@", "other": "%d of %#@all@"]),
                variable("all", ["one": "%d run", "other": "%d runs"])), language: "en")
        #expect(try text(table, [.integer(2), .integer(5)]) == "2 of 5 runs")
        #expect(try text(table, [.integer(1), .integer(1)]) == "1 of 1 run")
    }

    @Test func `variables may name their value by number`() throws {
        let table = try dictionary(
            entry("%2$@: %1$#@days@", variable("days", ["one": "%1$d day", "other": "%1$d days"])), language: "en")
        #expect(try text(table, [.integer(1), .text("Left")]) == "Left: 1 day")
    }

    @Test func `a variable within itself ends`() throws {
        let table = try dictionary(entry("%#@a@", variable("a", ["other": "x%#@a@"])), language: "en")
        #expect(try text(table, [.integer(2)]).hasPrefix("xxx"))
    }

    @Test func `a dictionary has texts for the kind of device`() throws {
        let devices = """
            <key>k</key><dict><key>NSStringDeviceSpecificRuleType</key><dict>
            <key>iphone</key><string>Tap</string><key>other</key><string>Click</string></dict></dict>
            """
        #expect(try dictionary(devices, language: "en")["k"] == "Tap")
        #expect(try dictionary(devices, language: "en", idiom: .pad)["k"] == "Click")
    }

    @Test func `a catalog's text that varies as a whole has the form for its only number`() throws {
        let forms = """
            {"variations": {"plural": {"one": {"stringUnit": {"value": "%@ hat %lld Tag"}},
                                       "other": {"stringUnit": {"value": "%@ hat %lld Tage"}}}}}
            """
        #expect(try catalogText(forms, [.text("Ada"), .integer(1)], language: "de") == "Ada hat 1 Tag")
        #expect(try catalogText(forms, [.text("Ada"), .integer(1000)], language: "de") == "Ada hat 1.000 Tage")
    }

    @Test func `a catalog's substitutions each follow a number of their own`() throws {
        let text = """
            {"stringUnit": {"value": "%#@birds@ in %#@yards@"}, "substitutions": {
              "birds": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
                "one": {"stringUnit": {"value": "%arg bird"}}, "other": {"stringUnit": {"value": "%arg birds"}}}}},
              "yards": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
                "one": {"stringUnit": {"value": "%arg yard"}}, "other": {"stringUnit": {"value": "%arg yards"}}}}}}}
            """
        #expect(try catalogText(text, [.integer(3), .integer(1)]) == "1 bird in 3 yards")
        #expect(try catalogText(text, [.integer(1), .integer(0)]) == "0 birds in 1 yard")
    }

    @Test func `a catalog's text may depend on the device first and on a number then`() throws {
        let text = """
            {"variations": {"device": {
              "ipad": {"variations": {"plural": {"one": {"stringUnit": {"value": "%lld pane"}},
                                                 "other": {"stringUnit": {"value": "%lld panes"}}}}},
              "other": {"variations": {"plural": {"one": {"stringUnit": {"value": "%lld screen"}},
                                                  "other": {"stringUnit": {"value": "%lld screens"}}}}}}}}
            """
        #expect(try catalogText(text, [.integer(1)], idiom: .pad) == "1 pane")
        #expect(try catalogText(text, [.integer(2)]) == "2 screens")
    }

    @Test func `fractions are counted as they are shown`() throws {
        let forms = variable("miles", ["one": "%.1f mile", "other": "%.1f miles"])
        #expect(try text(dictionary(entry("%#@miles@", forms), language: "en"), [.fraction(1)]) == "1.0 miles")
        let whole = variable("miles", ["one": "%d mile", "other": "%d miles"])
        #expect(try text(dictionary(entry("%#@miles@", whole), language: "en"), [.fraction(1.9)]) == "1 mile")
    }

    @Test(arguments: [
        ("%@ and %@", [FormatValue.integer(3)], "3 and %@"), ("%d", [.text("a")], "a"),
        ("%s %n", [.integer(1)], "%s %n"),
        ("100 % sure, %d%%", [.integer(5)], "100 % sure, 5%"), ("%9$d", [.integer(1)], "%9$d"),
        ("%.2f", [.integer(2)], "2.00"),
        ("%x", [.fraction(1e300)], "0"), ("%@", [.fraction(2.5)], "2.5"), ("%c", [.integer(65)], "A"), ("%", [], "%"),
        ("%03lld", [.integer(7)], "007"), ("%llu", [.unsigned(.max)], "18446744073709551615"),
        ("%#@x@", [.integer(1)], ""),
    ])
    func `a format that does not fit its values is filled as far as it goes`(
        format: String, values: [FormatValue], expected: String
    ) {
        #expect(LocalizedFormat.string(format, values: values, locale: nil) == expected)
    }

    @Test func `arguments of any kind become values`() {
        #expect(FormatValue(Int8(-3)) == .integer(-3))
        #expect(FormatValue(UInt.max) == .unsigned(.max))
        #expect(FormatValue(Float(0.5)) == .fraction(0.5))
        #expect(FormatValue(CGFloat(4)) == .fraction(4))
        #expect(FormatValue("a") == .text("a"))
    }
}
