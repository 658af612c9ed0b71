/// The words for the values of an enumeration, each spelled as every language spells it.
package struct Words<Value: Sendable>: Sendable {
    /// The words, in the order in which layout files list them.
    package let all: [Word]

    /// A value by its names.
    package struct Word: Sendable {
        /// UIKit's name of the case.
        package let name: String
        package let value: Value
        /// Interface Builder's spellings; the first where several mean the same.
        package let documents: [String]
        /// The spelling of layout files; nil where they have no word for it.
        package let layout: String?

        /// Declares a word.
        ///
        /// - Parameters:
        ///   - name: UIKit's name of the case.
        ///   - value: The case.
        ///   - documents: What Interface Builder writes; UIKit's name by default.
        ///   - layout: What layout files write; UIKit's name by default.
        package init(_ name: String, _ value: Value, documents: String..., layout: LayoutWord = .same) {
            self.name = name
            self.value = value
            self.documents = documents.isEmpty ? [name] : documents
            self.layout =
                switch layout {
                case .same: name
                case .none: nil
                case .other(let word): word
                }
        }
    }

    /// The spelling of a word in layout files.
    package enum LayoutWord: Sendable {
        /// UIKit's spelling.
        case same
        /// Another spelling.
        case other(String)
        /// Not at all.
        case none
    }

    /// The values by the words of Interface Builder.
    package let byDocument: [String: Value]
    /// The values by the words of layout files.
    package let byLayout: [String: Value]

    package init(_ all: [Word]) {
        self.all = all
        byDocument = Dictionary(all.flatMap { word in word.documents.map { ($0, word.value) } }) { first, _ in first }
        byLayout = Dictionary(all.compactMap { word in word.layout.map { ($0, word.value) } }) { first, _ in first }
    }

    /// Declares words that every language spells as UIKit does.
    package init(same words: KeyValuePairs<String, Value>) { self.init(words.map { Word($0.key, $0.value) }) }

    /// The words of layout files, each once.
    package var layoutNames: [String] {
        var names: [String] = []
        for name in all.compactMap(\.layout) where !names.contains(name) { names.append(name) }
        return names
    }

    /// The spellings without the values.
    package var spellings: [WordSpelling] {
        all.map { WordSpelling(name: $0.name, documents: $0.documents, layout: $0.layout) }
    }
}

/// The spellings of a word in each language.
package struct WordSpelling: Hashable, Sendable {
    /// UIKit's name.
    package let name: String
    /// Interface Builder's words.
    package let documents: [String]
    /// The word of layout files; nil where they have none.
    package let layout: String?
}
