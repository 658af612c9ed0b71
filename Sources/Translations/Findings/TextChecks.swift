import KeylineByteText
import KeylineLocalization
package import KeylineScenes

/// Finds texts of an app's tables that are missing, wrongly formatted or not ready.
package struct TextChecks {
    private let tables: TextTables

    /// Checks tables.
    package init(_ tables: TextTables) {
        self.tables = tables
    }

    /// The findings, key by key, those about one language in the order of the languages.
    package var findings: [TextFinding] {
        tables.entries.flatMap { entry in
            missing(entry) + formats(of: entry) + plurals(of: entry) + states(of: entry)
        } + repetitions
    }

    /// The place of a key in a language, or in the first language that has it.
    package func location(of entry: TextEntry, in language: String? = nil) -> SourceLocation {
        let text = language.flatMap { entry.texts[$0] } ?? entry.texts.sorted { $0.key < $1.key }.first?.value
        return text?.entry.location ?? SourceLocation(file: entry.id.tablePath)
    }

    /// Languages of the table that have no text for a key that others have. A file with an error may have the text behind it.
    private func missing(_ entry: TextEntry) -> [TextFinding] {
        guard entry.isTranslatable, entry.extractionState != "stale" else { return [] }
        let expected = tables.languages(of: entry.id).subtracting(["Base", "mul"])
        let present = Set(entry.texts.keys)
        let broken = tables.brokenLanguages(of: entry.id)
        return expected.subtracting(present).sorted().compactMap { language in
            // The key, or the document, is the text of the language that the app was written in first.
            guard language != tables.sourceLanguage else { return nil }
            let fallbacks = LanguageFallback.candidates(for: language)
            guard !fallbacks.contains(where: { present.contains($0) || broken.contains($0) }) else { return nil }
            let source = tables.sourceText(of: entry)
            guard source.contains(where: \.isLetter) else { return nil }
            return TextFinding(
                .warning, .missing, entry.id, in: language, at: location(of: entry),
                "\(language) has no text for \(entry.id.key.quoted)"
                    + (source == entry.id.key ? "" : " (\(source.quoted))"),
                hint: "translate it, or leave the key out of all languages")
        }
    }

    private func formats(of entry: TextEntry) -> [TextFinding] {
        guard let source = reference(for: entry) else { return [] }
        let check = FormatCheck(source)
        return entry.texts.sorted { $0.key < $1.key }.compactMap { language, text in
            guard language != tables.sourceLanguage, language != "Base", let problem = check.problem(of: text) else {
                return nil
            }
            return TextFinding(
                problem.severity, .format, entry.id, in: language, at: text.entry.location,
                "the text of \(entry.id.key.quoted) in \(language) \(problem.message)",
                hint: "use the values of \(source.value.quoted)")
        }
    }

    /// The text whose values translations must have: the source's or the key. A key that is only a name, and has no text in the source's
    /// language, tells nothing of values: most translations decide then.
    private func reference(for entry: TextEntry) -> TextEntry.Text? {
        if let text = tables.text(of: entry, in: tables.sourceLanguage) { return text }
        let source = TextEntry.Text(
            entry: StringTable.Entry(value: tables.sourceText(of: entry), location: location(of: entry)))
        if entry.documentText != nil || !FormatCheck.values(of: source).isEmpty { return source }
        let texts = entry.texts.sorted { $0.key < $1.key }.map(\.value)
        let counts = Dictionary(grouping: texts, by: FormatCheck.values)
        let most = counts.values.map(\.count).max() ?? 0
        return texts.first { counts[FormatCheck.values(of: $0)]?.count == most }
    }

    private func plurals(of entry: TextEntry) -> [TextFinding] {
        entry.texts.sorted { $0.key < $1.key }.flatMap { language, text in
            let tag = language == "Base" ? tables.sourceLanguage : language
            return PluralCheck.problems(of: text, in: tag).map { problem in
                TextFinding(
                    problem.severity, .plural, entry.id, in: language, at: text.entry.location,
                    "the text of \(entry.id.key.quoted) in \(language) \(problem.message)")
            }
        }
    }

    private func states(of entry: TextEntry) -> [TextFinding] {
        var result: [TextFinding] = []
        if entry.extractionState == "stale" {
            result.append(
                TextFinding(
                    .note, .state, entry.id, at: location(of: entry),
                    "\(entry.id.key.quoted) is stale: the code no longer has it", hint: "remove it from the catalog"))
        }
        for (language, text) in entry.texts.sorted(by: { $0.key < $1.key }) where entry.isTranslatable {
            for state in text.states {
                guard let words = Self.words[state] else { continue }
                result.append(
                    TextFinding(
                        .note, .state, entry.id, in: language, at: text.entry.location,
                        "the text of \(entry.id.key.quoted) in \(language) \(words)"))
            }
        }
        return result
    }

    private static let words = ["new": "is new and not translated", "needs_review": "needs review"]

    private var repetitions: [TextFinding] {
        tables.repetitions.map {
            TextFinding(
                .warning, .repeated, $0.id, in: $0.language, at: $0.location,
                "the file has \($0.id.key.quoted) again later, and that text counts", hint: "remove one of them")
        }
    }
}
