package import KeylineLocalization
import KeylineScenes

/// A key with its texts in every language.
package struct TextEntry: Hashable, Sendable {
    /// A text in one language.
    package struct Text: Hashable, Sendable {
        /// The text, with the forms of one that depends on numbers.
        package var entry: StringTable.Entry
        /// The states that its catalog gives it, such as `needs_review`; none for other files.
        package var states: [String] = []

        /// The text as a document shows it, which knows no numbers.
        package var value: String { entry.value }

        /// Every wording: one, or one for each category of numbers.
        package var wordings: [(category: String?, format: String)] {
            guard let plural = entry.plural else { return [(nil, entry.value)] }
            let forms = plural.variables.sorted { $0.key < $1.key }.flatMap { _, variable in
                variable.forms.sorted { $0.key < $1.key }.map { (Optional($0.key), $0.value) }
            }
            return [(nil, plural.format)] + forms
        }

        /// The whole text for each category of numbers that it has a form for, in CLDR's order; none for a text without forms.
        package var forms: [(category: String, wording: String)] {
            guard let plural = entry.plural else { return [] }
            let categories = Set(plural.variables.values.flatMap(\.forms.keys)).compactMap(PluralCategory.init).sorted()
            return categories.map { category in
                let variables = plural.variables.mapValues { variable in
                    var single = variable
                    single.forms["other"] = variable.forms[category.rawValue] ?? variable.forms["other"]
                    return single
                }
                let text = PluralText(language: plural.language, format: plural.format, variables: variables)
                return (category.rawValue, text.general)
            }
        }

        /// Describes a text.
        package init(entry: StringTable.Entry, states: [String] = []) {
            self.entry = entry
            self.states = states
        }
    }

    /// The key.
    package var id: TextKey
    /// The texts by language.
    package var texts: [String: Text] = [:]
    /// The words for translators; nil where there are none.
    package var comment: String?
    /// The way in which the key came into its catalog, such as `stale`; nil where no catalog tells.
    package var extractionState: String?
    /// Whether it is to be translated.
    package var isTranslatable = true

    /// A key without texts.
    package init(_ id: TextKey) {
        self.id = id
    }

    /// The id of the object of a document and its property, where the key is one of a document's table: `6qK-1y-aaa.text`.
    package var documentObject: (id: String, property: String)? {
        guard let match = id.key.wholeMatch(of: /([A-Za-z0-9]{3}-[A-Za-z0-9]{2}-[A-Za-z0-9]{3})\.([\w\[\].]+)/) else {
            return nil
        }
        return (String(match.1), String(match.2))
    }

    /// The document's own text, as Xcode's comment in the tables of documents quotes it; nil where there is no such comment.
    package var documentText: String? {
        guard let object = documentObject else { return nil }
        let comments = [comment].compactMap { $0 } + texts.keys.sorted().compactMap { texts[$0]?.entry.comment }
        let property = object.property.split(separator: ".").last.map(String.init) ?? ""
        for comment in comments {
            guard let start = comment.range(of: "; \(property) = \"")?.upperBound,
                let end = comment.range(of: "\"; ObjectID", range: start..<comment.endIndex)?.lowerBound
            else { continue }
            return String(comment[start..<end])
        }
        return nil
    }
}
