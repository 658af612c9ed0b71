import Foundation
import KeylineLocalization
package import KeylinePreviews
import KeylineGraphics
package import KeylineScenes
import Synchronization

/// Finds the views that show the text of each key: the scene is laid out with invisible signs in every text of its tables.
///
/// So a key is found wherever its text comes from: a document's table, the app's code, a layout's own key or a view of SwiftUI.
@MainActor
package struct PlaceSearch {
    private let tables: TextTables
    private let cache = TableExchange.Cache()
    private let keys: MarkedKeys
    private let overrides: EnvironmentOverrides

    /// Looks for the keys of tables.
    ///
    /// - Parameters:
    ///   - tables: The tables.
    ///   - overrides: The requests to the environment; its language is replaced.
    package init(_ tables: TextTables, _ overrides: EnvironmentOverrides) {
        self.tables = tables
        self.overrides = overrides
        keys = MarkedKeys(tables.entries.map(\.id))
    }

    /// The places of a scene, in all languages together.
    ///
    /// - Parameter reference: The scene.
    /// - Returns: By key, the places in the order of the views.
    /// - Throws: What `SceneReference.make` throws in every language.
    package func places(in reference: SceneReference) throws -> [TextKey: [KeyPlace]] {
        var results = FoundPlaces(reference)
        var failure: (any Error)?
        var scenes: [String: Scene] = [:]
        for language in tables.languages {
            var asked = overrides
            asked.language.locale = language
            do {
                results.add(try marked(reference, asked), keys)
                scenes[language] = try TableExchange.$current.withValue(TableExchange(cache)) {
                    try reference.make(asked)
                }
            } catch {
                failure = error
            }
        }
        if scenes.isEmpty, let failure { throw failure }
        for (language, scene) in scenes { results.place(scene, in: language) }
        return results.places
    }

    /// The scene with signs in its texts.
    private func marked(_ reference: SceneReference, _ asked: EnvironmentOverrides) throws -> Scene {
        let keys = keys
        let exchange = TableExchange(cache) { place, table in keys.marked(table, at: place) }
        return try TableExchange.$current.withValue(exchange) { try reference.make(asked) }
    }
}

/// The numbers of keys. A table of another folder than the app's has numbers too.
final class MarkedKeys: Sendable {
    private struct State {
        var keys: [TextKey]
        var numbers: [TextKey: Int]
        /// The tables with signs, which all scenes of a language share.
        var tables: [TableExchange.Place: StringTable] = [:]
    }

    private let state: Mutex<State>
    /// The folders of keys, by their whole paths: a document may name a folder otherwise than the app's listing does.
    private let folders: [String: String]

    init(_ keys: [TextKey]) {
        let numbers = Dictionary(uniqueKeysWithValues: keys.enumerated().map { ($1, $0) })
        state = Mutex(State(keys: keys, numbers: numbers))
        folders = Dictionary(Set(keys.map(\.folder)).map { (Self.whole($0), $0) }) { min($0, $1) }
    }

    private static func whole(_ folder: String) -> String {
        URL(fileURLWithPath: folder).standardizedFileURL.path
    }

    /// Whether two paths name one folder.
    static func isSame(_ first: String, _ second: String) -> Bool {
        first == second || whole(first) == whole(second)
    }

    /// A key as the app's listing names it.
    func canonical(_ key: TextKey) -> TextKey {
        folders[Self.whole(key.folder)].map { TextKey(folder: $0, table: key.table, key: key.key) } ?? key
    }

    /// The key of a number; nil where none has it.
    func key(_ number: Int) -> TextKey? {
        state.withLock { $0.keys.indices.contains(number) ? $0.keys[number] : nil }
    }

    /// A table with the signs of its keys before its texts.
    ///
    /// - Parameters:
    ///   - table: The table of the files.
    ///   - place: The place at which it is asked for.
    /// - Returns: The table with signs, made once for each place.
    func marked(_ table: StringTable, at place: TableExchange.Place) -> StringTable {
        if let marked = state.withLock({ $0.tables[place] }) { return marked }
        let entries = table.entries.map { key, entry in
            (key, marked(entry, TextKey(folder: place.folder, table: place.table, key: key)))
        }
        let result = StringTable(file: table.file, entries: Dictionary(uniqueKeysWithValues: entries))
        state.withLock { $0.tables[place] = result }
        return result
    }

    /// An entry with the signs of its key before its text.
    func marked(_ entry: StringTable.Entry, _ key: TextKey) -> StringTable.Entry {
        let signs = KeyMarker.signs(for: number(of: key))
        guard let plural = entry.plural else {
            return StringTable.Entry(value: signs + entry.value, location: entry.location)
        }
        return StringTable.Entry(plural: plural.prefixed(by: signs), location: entry.location)
    }

    private func number(of key: TextKey) -> Int {
        state.withLock { state in
            if let number = state.numbers[key] { return number }
            if let number = state.numbers[canonical(key)] {
                state.numbers[key] = number
                return number
            }
            state.numbers[key] = state.keys.count
            state.keys.append(key)
            return state.keys.count - 1
        }
    }
}

/// The places that were found in one scene so far.
private struct FoundPlaces {
    private struct Subject: Hashable {
        var key: TextKey
        var view: ViewID
    }

    private let reference: SceneReference
    private var placesBySubject: [Subject: KeyPlace] = [:]
    private var order: [Subject] = []

    init(_ reference: SceneReference) {
        self.reference = reference
    }

    var places: [TextKey: [KeyPlace]] {
        Dictionary(grouping: order) { $0.key }.mapValues { subjects in subjects.compactMap { placesBySubject[$0] } }
    }

    /// Adds the places of a scene with signs.
    mutating func add(_ scene: Scene, _ keys: MarkedKeys) {
        for placed in scene.layout.placedViews {
            let isDrawn = placed.isVisible && placed.frame.width > 0 && placed.frame.height > 0
            for text in placed.view.texts {
                add(text.text, in: placed, keys, isDrawn ? .shown : .hidden)
            }
            let content = placed.view.accessibility.content
            let changes = placed.view.accessibility.changes
            for text in [content.label, content.value, content.hint, changes.label, changes.value, changes.hint] {
                add(text ?? "", in: placed, keys, .spoken)
            }
        }
    }

    private mutating func add(
        _ text: String, in placed: LayoutSnapshot.PlacedView, _ keys: MarkedKeys, _ use: KeyPlace.Use
    ) {
        for key in KeyMarker.numbers(in: text).compactMap(keys.key) {
            let subject = Subject(key: key, view: placed.view.id)
            // A text that is drawn is said too.
            if let earlier = placesBySubject[subject] {
                if use == .shown { placesBySubject[subject]?.use = .shown }
                if use == .hidden, earlier.use == .spoken { placesBySubject[subject]?.use = .hidden }
                continue
            }
            order.append(subject)
            placesBySubject[subject] = KeyPlace(
                file: reference.source.file, scene: reference.description.id, sceneName: reference.name,
                view: placed.view.id, className: placed.view.className, use: use, code: placed.view.codeOfTexts)
        }
    }

    /// Notes the frames of a scene as a person sees it, in a language.
    mutating func place(_ scene: Scene, in language: String) {
        let views = scene.layout.viewsByID
        for subject in order {
            guard let placed = views[subject.view], placed.isVisible, placesBySubject[subject]?.use == .shown else {
                continue
            }
            let shown = placed.frame.intersection(CGRect(origin: .zero, size: scene.layout.root.frame.size))
            guard !shown.isNull, shown.width > 0, shown.height > 0 else { continue }
            placesBySubject[subject]?.frames[language] = placed.frame
        }
    }
}

extension ViewSnapshot {
    /// The place in the code that sets the view's text; nil where none does.
    fileprivate var codeOfTexts: SourceLocation? {
        codeValues.last { !$0.isUnknown && Self.textProperties.contains($0.property) }?.location
    }

    private static let textProperties: Set<String> = [
        "text", "attributedText", "title", "placeholder", "attributedPlaceholder", "prompt",
    ]
}
