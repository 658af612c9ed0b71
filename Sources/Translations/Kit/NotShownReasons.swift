import Foundation
import KeylineByteText
import KeylineProjects
import KeylineScenes

/// Tells why no screen shows a key, and which keys nothing uses.
package struct NotShownReasons {
    private let tables: TextTables
    private let places: [TextKey: [KeyPlace]]
    private let code: CodeKeys
    private let isWhole: Bool
    /// The systems other than iOS that documents are for, by the documents' paths.
    private let otherSystems: [String: String]

    /// Looks at keys.
    ///
    /// - Parameters:
    ///   - tables: The app's texts.
    ///   - places: Where each key is shown.
    ///   - code: The keys that the app's code and documents name.
    ///   - isWhole: Whether every scene of the app was looked at.
    package init(_ tables: TextTables, places: [TextKey: [KeyPlace]], code: CodeKeys, isWhole: Bool) {
        self.tables = tables
        self.places = places
        self.code = code
        self.isWhole = isWhole
        let documents = Set(tables.entries.compactMap { $0.documentObject.flatMap { code.place(of: $0.id)?.file } })
        otherSystems = documents.reduce(into: [:]) { $0[$1] = SourceOpener.otherSystem(of: $1) }
    }

    /// The reasons by key, for keys that no screen shows.
    package var reasons: [TextKey: String] {
        var result: [TextKey: String] = [:]
        for entry in tables.entries { result[entry.id] = reason(entry) }
        return result
    }

    /// A finding for each key that nothing uses.
    package var findings: [TextFinding] {
        tables.entries.filter { isUnused($0) }.map { entry in
            let text = entry.texts.sorted { $0.key < $1.key }.first?.value
            return TextFinding(
                .note, .unused, entry.id, at: text?.entry.location ?? SourceLocation(file: entry.id.tablePath),
                "\(entry.id.key.quoted) is used nowhere: \(reason(entry) ?? "")",
                hint: "remove it from all languages, or name it in the code as a literal")
        }
    }

    private func reason(_ entry: TextEntry) -> String? {
        let uses = places[entry.id] ?? []
        if uses.contains(where: { $0.use == .shown && !$0.frames.isEmpty }) { return nil }
        if let shown = uses.first(where: { $0.use == .shown }) {
            return "\(shown.sceneName) shows it outside of the part that pictures show"
        }
        if let hidden = uses.first(where: { $0.use == .hidden }) {
            return "the view \(hidden.view.rawValue) of \(hidden.sceneName) is hidden or has no area"
        }
        if let spoken = uses.first { return "VoiceOver says it in \(spoken.sceneName), and nothing draws it" }
        if Self.systemTables.contains(entry.id.table) { return "the system shows it, outside of the app's screens" }
        if let object = entry.documentObject { return documentReason(object.id, object.property) }
        guard let line = code.place(of: entry.id.key) else {
            return "neither the code nor a document names the key"
        }
        return "\(line) names it, and no screen that was laid out runs that code"
    }

    private func documentReason(_ object: String, _ property: String) -> String {
        guard let line = code.place(of: object) else { return "no document has the object \(object)" }
        if let system = otherSystems[line.file] {
            return "\(line.file.lastPathComponent) is a document for \(system), which Keyline does not draw"
        }
        return isWhole
            ? "the first picture of \(line.file.lastPathComponent) does not show \(property) of \(object)"
            : "\(line.file.lastPathComponent) has the object, and its scene was not looked at"
    }

    /// Only where everything was looked at is a key without a place unused.
    private func isUnused(_ entry: TextEntry) -> Bool {
        guard (places[entry.id] ?? []).isEmpty, !Self.systemTables.contains(entry.id.table),
            entry.extractionState != "stale"
        else { return false }
        if let object = entry.documentObject { return code.place(of: object.id) == nil }
        return code.place(of: entry.id.key) == nil
    }

    /// Tables whose keys the system looks up.
    private static let systemTables: Set<String> = [
        "InfoPlist", "AppShortcuts", "Root", "Settings", "Intents", "GoogleService-Info",
    ]
}
