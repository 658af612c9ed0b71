import KeylineByteText
import KeylineGoldens
import KeylineLocalization

extension ReviewReasons {
    /// The changed texts, images and colours of the reviewed folders that no change of a picture tells: of another language, or used by code alone.
    ///
    /// - Parameters:
    ///   - told: The words of causes and other lines.
    ///   - locales: The locales of the pictures.
    /// - Returns: A line for each change; of many in one table, or of one kind of asset, a line for all of them.
    func unshownResources(besides told: Set<String>, drawnIn locales: Set<String>) -> [String] {
        let paths = reviewedFiles
        let tables = paths.filter { ["strings", "stringsdict", "xcstrings"].contains($0.pathExtension) }
        let texts = tables.flatMap { path -> [String] in
            let causes = changedTexts(inFile: path).filter { !told.contains($0.words) }
            let language = Self.undrawnLanguage(of: path, locales)
            let rest = language.map { "; no picture is in \($0.quoted)" } ?? ""
            guard causes.count > Self.mostListed else { return causes.map { $0.words + rest } }
            return [(causes.first?.subject ?? path) + ": " + Self.counted(causes.map(\.change)) + rest]
        }
        // Icons of the app are on no screen.
        let assets = paths.filter { $0.contains(".imageset/") || $0.contains(".colorset/") }
            .flatMap(changes(ofFile:)).filter { cause in !told.contains { $0.hasPrefix(cause.subject + ": ") } }
        let kinds = Dictionary(grouping: assets.uniqued) { $0.subject.prefix { $0 != " " } }
        return texts
            + kinds.sorted { $0.key < $1.key }.flatMap { kind, causes -> [String] in
                guard causes.count > Self.mostListed else { return causes.map(\.words) }
                let names = causes.prefix(3).map { $0.subject.dropFirst(kind.count + 1) }
                return ["\(kind)s \(names.joined(separator: ", ")), …: " + Self.counted(causes.map(\.change))]
            }
    }

    /// The most changes of one table, or of one kind of asset, that have a line each.
    private static let mostListed = 4

    /// Such as `16 changed, 2 new, 1 gone`.
    private static func counted(_ changes: [String]) -> String {
        let new = changes.count { $0.hasSuffix("is new") || $0.contains(": is now ") }
        let gone = changes.count { $0.hasSuffix("is gone") }
        let counts = [(changes.count - new - gone, "changed"), (new, "new"), (gone, "gone")]
        return counts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
    }

    /// The language of a table that no picture is in; nil for others.
    private static func undrawnLanguage(of path: String, _ locales: Set<String>) -> String? {
        let folder = path.deletingLastPathComponent.lastPathComponent
        guard folder.hasSuffix(".lproj") else { return nil }
        let language = folder.deletingPathExtension
        let isDrawn = language == "Base" || locales.contains { LanguageFallback.candidates(for: $0).contains(language) }
        return isDrawn ? nil : language
    }
}

extension [GoldenCause] {
    /// The causes, each once.
    fileprivate var uniqued: [GoldenCause] {
        var seen: Set<String> = []
        return filter { seen.insert($0.words).inserted }
    }
}
