import Foundation
import KeylineOutletValues

/// A call of `keyline-adapt --manifests`: reads the values of manifests in Swift.
struct ManifestCall {
    /// The word that asks for it, before the paths of manifests.
    static let option = "--manifests"
    /// The word before folders with declarations that all manifests know.
    static let helpers = "--helpers"

    private let manifests: [String]
    private let folders: [String]

    /// Reads the words of a call; nil for a call that asks for something else.
    init?(_ words: [String]) throws(AdaptError) {
        guard words.first == Self.option else { return nil }
        let parts = words.dropFirst().split(separator: Self.helpers, maxSplits: 1, omittingEmptySubsequences: false)
        manifests = Array(parts[0])
        folders = parts.count > 1 ? Array(parts[1]) : []
        guard !manifests.isEmpty else { throw .usage("\(Self.option) needs the files to read") }
    }

    /// The values as JSON.
    func document() throws -> Data {
        let shared = folders.flatMap { SourceFolder.files(in: $0, endings: [".swift"]) ?? [] }.compactMap(Self.source)
        var files: [String: [ManifestValue]] = [:]
        for path in manifests {
            let source = AppSource(try SourceFolder.text(of: path), path: path)
            files[path] = ManifestEvaluator(source, shared: shared).values
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return try encoder.encode(ManifestReading(files: files))
    }

    private static func source(_ path: String) -> AppSource? {
        (try? SourceFolder.text(of: path)).map { AppSource($0, path: path) }
    }
}
