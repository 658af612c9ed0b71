import KeylineLocalization

/// A text that a translator fills in: one for each key or, for a text that depends on numbers, for each form of its language.
struct TranslationUnit {
    /// The name: the key, and the form as Xcode names it (`days|==|plural.few`).
    var name: String
    /// The text to translate.
    var source: String
    /// The translation; nil where there is none.
    var target: String?
    /// The state in its catalog; nil where none tells.
    var state: String?
    /// The key's notes, each with its author or kind.
    var notes: [(category: String, text: String)]
    /// The greatest number of code points; nil for no limit that is known.
    var limit: Int?
}

/// The units of a kit's keys for one language.
struct TranslationUnits {
    private let kit: TranslationKit
    private let language: String

    init(_ kit: TranslationKit, language: String) {
        self.kit = kit
        self.language = language
    }

    /// The units by table, in the order of the keys; tables that the language has no part in are left out.
    var tables: [(path: String, units: [TranslationUnit])] {
        var result: [(path: String, units: [TranslationUnit])] = []
        for entry in kit.tables.entries where entry.isTranslatable && entry.extractionState != "stale" {
            guard kit.tables.languages(of: entry.id).contains(language) else { continue }
            if result.last?.path != entry.id.tablePath { result.append((entry.id.tablePath, [])) }
            result[result.count - 1].units += units(of: entry)
        }
        return result
    }

    private func units(of entry: TextEntry) -> [TranslationUnit] {
        let notes = notes(of: entry)
        let target = entry.texts[language]
        let budget = kit.budgets[entry.id]?[language]
        let limit = budget?.codePoints
        let source = kit.tables.text(of: entry, in: kit.tables.sourceLanguage)
        guard let plural = target?.entry.plural ?? source?.entry.plural else {
            return [
                TranslationUnit(
                    name: entry.id.key, source: kit.tables.sourceText(of: entry), target: target?.value,
                    state: target?.states.first, notes: notes, limit: limit)
            ]
        }
        return plural.variables.sorted { $0.key < $1.key }.flatMap { name, variable in
            forms(variable, named: name).map { form in
                // The whole text of a catalog has no name of its own.
                let part = name.contains(" ") ? "plural" : "substitutions.\(name).plural"
                let original = source?.entry.plural?.variables[name]?.forms
                return TranslationUnit(
                    name: "\(entry.id.key)|==|\(part).\(form)",
                    source: original?[form] ?? original?["other"] ?? kit.tables.sourceText(of: entry),
                    target: target?.entry.plural?.variables[name]?.forms[form], state: target?.states.first,
                    notes: notes, limit: budget?.form(form).map(\.codePoints) ?? limit)
            }
        }
    }

    /// The forms that the language needs, and those that the text has besides, in CLDR's order.
    private func forms(_ variable: PluralText.Variable, named name: String) -> [String] {
        let needed = Set(PluralCategory.ofWholeNumbers(in: language) + [.other])
        let zero = Set(variable.forms.keys.compactMap(PluralCategory.init)).intersection([.zero])
        return needed.union(zero).sorted().map(\.rawValue)
    }

    private func notes(of entry: TextEntry) -> [(category: String, text: String)] {
        var notes: [(category: String, text: String)] = []
        if let comment = entry.comment { notes.append(("comment", comment)) }
        for place in kit.shownPlaces(of: entry.id) {
            notes.append(("location", "Shown in \(place.words(in: language))"))
        }
        for region in kit.regions(of: entry.id, in: language) {
            notes.append(("picture", kit.pictures[region.picture].file))
        }
        if let reason = kit.reasons[entry.id] { notes.append(("location", "Not shown: \(reason)")) }
        if let budget = kit.budgets[entry.id]?[language], budget.letters != nil {
            let screen = budget.decision.map { "; \($0.screen) decides" } ?? ""
            notes.append(("length", "\(budget.words)\(screen)"))
        }
        return notes
    }
}
