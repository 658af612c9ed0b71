import Foundation
import KeylineByteText
import KeylineLocalization
import KeylineScenes

/// The texts of a layout in one language.
@MainActor
final class LayoutTexts {
    private let table: StringTable?
    private let environment: SceneEnvironment
    private let file: String
    /// What is worth knowing about the texts that were asked for.
    private(set) var diagnostics: [Diagnostic] = []

    /// - Parameters:
    ///   - reference: The table; nil where texts are written in the layout.
    ///   - file: The layout, whose folder holds the languages.
    ///   - environment: The environment, whose language counts.
    /// - Throws: `StringsError` where the table is there and cannot be read, or is there in no language at all.
    init(_ reference: StringTableReference?, besides file: String, environment: SceneEnvironment) throws {
        self.environment = environment
        self.file = file
        guard let reference else {
            table = nil
            return
        }
        let folder = LocalizedFolder(path: file.deletingLastPathComponent.orCurrentFolder)
        let locale = environment.locale
        let translation = try folder.table(reference.table, for: locale, idiom: environment.idiom)
        table = try translation ?? folder.baseTable(reference.table, for: locale, idiom: environment.idiom)
        let isInLanguage = translation != nil || table != nil && Self.isInDevelopmentLanguage(locale)
        if !isInLanguage { try noteMissingTable(reference, in: folder) }
    }

    /// Whether texts of `Base.lproj` are in the language of a locale: they are in English.
    private static func isInDevelopmentLanguage(_ locale: String) -> Bool {
        LanguageFallback.candidates(for: locale).contains("en")
    }

    private func noteMissingTable(_ reference: StringTableReference, in folder: LocalizedFolder) throws {
        let languages = folder.languages(of: reference.table) + (table == nil ? [] : ["Base"])
        guard !languages.isEmpty else {
            throw LayoutFileError.unknown(
                kind: "strings table", name: reference.table + ".strings", known: [], at: reference.location)
        }
        diagnostics.append(
            Diagnostic(
                .warning, .missingString, location: reference.location,
                message: "\(reference.table).strings has no texts for \"\(environment.locale)\"",
                hints: ["it has texts for: \(languages.joined(separator: ", "))"]))
    }

    /// The text in the environment's language, as pseudo-languages show it.
    func text(_ text: LayoutText) -> String {
        guard let key = text.key else { return text.text ?? "" }
        TextLookups.note(key)
        let found = table?[key]
        if found == nil, table != nil { noteMissingKey(key) }
        return PseudoLanguage.transform(
            found ?? text.text ?? key, by: environment.language.pseudoLanguages,
            length: Double(environment.language.textLength), locale: environment.locale)
    }

    private func noteMissingKey(_ key: String) {
        let missing = Diagnostic(
            .warning, .missingString, location: SourceLocation(file: table?.file ?? file),
            message: "there is no text for the key \"\(key)\"", hints: ["add \"\(key)\" = \"…\"; to the table"])
        if !diagnostics.contains(missing) { diagnostics.append(missing) }
    }
}

extension String {
    fileprivate var orCurrentFolder: String { isEmpty ? "." : self }
}
