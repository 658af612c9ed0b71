import Foundation
import KeylineByteText
import KeylineProjects
import KeylineTypesetting

/// The contents of a folder that decide how Keyline is set up in it.
struct FolderSurvey {
    /// The files with scenes, relative to the folder, by path.
    let documents: [String]
    /// The languages of the app's texts, sorted.
    let languages: [String]
    /// Whether the folder is a Swift package whose sources declare previews.
    let hasPreviews: Bool
    /// The service that the folder is set up for already; nil for none.
    let service: CIService?

    /// Looks at a folder. Nothing is built or run.
    ///
    /// - Parameters:
    ///   - folder: The folder.
    ///   - fonts: The fonts with which documents are opened.
    /// - Throws: An `InputError` where there is no such folder, or nothing in it that can be drawn.
    init(_ folder: String, fonts: FontCollection) throws {
        hasPreviews = Self.declaresPreviews(folder)
        service = Self.service(of: folder)
        do {
            let contents = try AppContents(of: folder, fonts: fonts)
            documents = contents.files.filter { !$0.scenes.isEmpty }.map { Self.relative($0.file, to: folder) }
            languages = Set(contents.strings.flatMap(\.languages)).subtracting(["Base", "mul"]).sorted()
        } catch ProjectError.emptyFolder where hasPreviews {
            documents = []
            languages = []
        }
    }

    /// The languages in which screens most often break, at most six: English or the first, one from right to left, one with long words,
    /// one with many characters, one with tall marks.
    var reviewedLanguages: [String] {
        guard languages.count > 6 else { return languages.isEmpty ? ["en"] : languages }
        let kinds = [
            ["en"], ["ar", "he", "fa", "ur"], ["de", "fi", "ru", "pl"], ["ja", "zh-Hans", "zh-Hant", "ko"],
            ["th", "hi", "my", "vi"], ["fr", "es", "it", "pt", "pt-BR"],
        ]
        var chosen = kinds.compactMap { $0.first(where: languages.contains) }
        if !languages.contains("en"), let first = languages.first, !chosen.contains(first) {
            chosen.insert(first, at: 0)
        }
        return chosen
    }

    private static func relative(_ path: String, to folder: String) -> String {
        let prefix = folder.hasSuffix("/") ? folder : folder + "/"
        let inside = path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
        return inside.hasPrefix("./") ? String(inside.dropFirst(2)) : inside
    }

    private static func declaresPreviews(_ folder: String) -> Bool {
        guard let package = try? PreviewedPackage(folder), let sources = try? package.sources() else { return false }
        return sources.contains { name in
            guard name != "Package.swift", let text = try? String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
            else { return false }
            return text.contains("#Preview") || text.contains("PreviewProvider")
        }
    }

    private static func service(of folder: String) -> CIService? {
        let files = FileManager.default
        if files.fileExists(atPath: "\(folder)/.gitlab-ci.yml") { return .gitlab }
        if files.fileExists(atPath: "\(folder)/.github") { return .github }
        let remotes = (try? String(contentsOfFile: "\(folder)/.git/config", encoding: .utf8)) ?? ""
        return remotes.contains("gitlab") ? .gitlab : remotes.contains("github") ? .github : nil
    }
}
