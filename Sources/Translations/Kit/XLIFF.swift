import KeylineByteText

/// Writes a kit's keys for one language in XLIFF, with notes and limits of length.
///
/// Sources: OASIS, XLIFF 1.2 (`maxwidth` with `size-unit="char"`; a unit's states); OASIS, XLIFF 2.0 with its Size and Length Restriction
/// Module 1.0, whose general profile `xliff:codepoints` counts code points.
package struct XLIFF {
    /// The versions that tools read.
    package enum Version: String, CaseIterable, Sendable {
        /// XLIFF 1.2, as Xcode exports it.
        case one = "1.2"
        /// XLIFF 2.0.
        case two = "2.0"

        /// The ending of the files.
        package var ending: String { self == .one ? "xliff" : "xlf" }
    }

    private let kit: TranslationKit
    private let language: String

    /// Writes a kit for a language.
    package init(_ kit: TranslationKit, language: String) {
        self.kit = kit
        self.language = language
    }

    /// The document.
    package func text(_ version: Version) -> String {
        let tables = TranslationUnits(kit, language: language).tables
        return version == .one ? one(tables) : two(tables)
    }

    // MARK: 1.2

    private func one(_ tables: [(path: String, units: [TranslationUnit])]) -> String {
        let files = tables.map { table in
            """
              <file original="\(xml(table.path))" datatype="plaintext" source-language="\(xml(kit.tables.sourceLanguage))" \
            target-language="\(xml(language))">
                <header>
                  <tool tool-id="keyline" tool-name="Keyline"/>
                </header>
                <body>
            \(table.units.map(one).joined())    </body>
              </file>

            """
        }
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">
            \(files.joined())</xliff>

            """
    }

    private func one(_ unit: TranslationUnit) -> String {
        let limit = unit.limit.map { " maxwidth=\"\($0)\" size-unit=\"char\"" } ?? ""
        let target = unit.target.map { "        <target\(Self.stateOne(unit.state))>\(xml($0))</target>\n" } ?? ""
        let notes = unit.notes.map {
            "        <note\($0.category == "comment" ? "" : " from=\"keyline:\($0.category)\"")>\(xml($0.text))</note>\n"
        }
        return """
                  <trans-unit id="\(xml(unit.name))"\(limit) xml:space="preserve">
                    <source>\(xml(unit.source))</source>
            \(target)\(notes.joined())      </trans-unit>

            """
    }

    private static func stateOne(_ state: String?) -> String {
        switch state {
        case "translated": " state=\"translated\""
        case "needs_review": " state=\"needs-review-translation\""
        case "new": " state=\"new\""
        default: ""
        }
    }

    // MARK: 2.0

    private func two(_ tables: [(path: String, units: [TranslationUnit])]) -> String {
        var files = ""
        for (index, table) in tables.enumerated() {
            let units = table.units.enumerated().map { two($1, id: "u\($0 + 1)") }
            files += """
                  <file id="f\(index + 1)" original="\(xml(table.path))">
                    <slr:profiles generalProfile="xliff:codepoints">
                      <slr:normalization general="nfc"/>
                    </slr:profiles>
                \(units.joined())  </file>

                """
        }
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" xmlns:slr="urn:oasis:names:tc:xliff:sizerestriction:2.0" \
            version="2.0" srcLang="\(xml(kit.tables.sourceLanguage))" trgLang="\(xml(language))">
            \(files)</xliff>

            """
    }

    private func two(_ unit: TranslationUnit, id: String) -> String {
        let limit = unit.limit.map { " slr:sizeRestriction=\"\($0)\"" } ?? ""
        let notes = unit.notes.map {
            "        <note category=\"\($0.category)\">\(xml($0.text))</note>\n"
        }
        let noted = notes.isEmpty ? "" : "      <notes>\n\(notes.joined())      </notes>\n"
        let target = unit.target.map { "        <target xml:space=\"preserve\">\(xml($0))</target>\n" } ?? ""
        return """
                <unit id="\(id)" name="\(xml(unit.name))"\(limit)>
            \(noted)      <segment\(Self.stateTwo(unit))>
                    <source xml:space="preserve">\(xml(unit.source))</source>
            \(target)      </segment>
                </unit>

            """
    }

    private static func stateTwo(_ unit: TranslationUnit) -> String {
        guard unit.target != nil else { return " state=\"initial\"" }
        switch unit.state {
        case "new": return " state=\"initial\""
        case "needs_review": return " state=\"translated\" subState=\"keyline:needs_review\""
        default: return " state=\"translated\""
        }
    }

    private func xml(_ text: String) -> String { text.escaped(for: .xml) }
}
