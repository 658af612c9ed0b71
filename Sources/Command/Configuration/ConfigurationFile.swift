import Foundation
import KeylineScenes

/// Finds the configuration that counts for a call of the command.
enum ConfigurationFile {
    /// The configuration of the file that a call names, or of the nearest `keyline.yaml` in the current folder or one around it;
    /// an empty one where there is none.
    ///
    /// - Parameter words: What a person wrote after the command.
    /// - Returns: The configuration.
    /// - Throws: An `InputError` with the place of what is wrong.
    static func configuration(for words: ArraySlice<String>) throws -> Configuration {
        let before = words.prefix { $0 != "--" }
        if before.contains("--no-config") { return Configuration() }
        if let named = named(in: before) { return try ConfigurationReader.read(named) }
        return try nearest().map(ConfigurationReader.read) ?? Configuration()
    }

    private static func named(in words: ArraySlice<String>) -> String? {
        for (word, next) in zip(words, words.dropFirst().map(Optional.init) + [nil]) {
            if word == "--config" { return next }
            if word.hasPrefix("--config=") { return String(word.dropFirst("--config=".count)) }
        }
        return nil
    }

    /// The search ends where a repository does.
    private static func nearest() -> String? {
        var folder = ""
        for _ in 0..<32 {
            let path = folder + Configuration.fileName
            InputTrace.note(.file(path))
            if FileManager.default.fileExists(atPath: path) { return path }
            let isRoot = URL(fileURLWithPath: folder.isEmpty ? "." : folder).standardizedFileURL.path == "/"
            InputTrace.note(.entries(folder: folder.isEmpty ? "." : folder, .named([".git"]), isDeep: false))
            if isRoot || FileManager.default.fileExists(atPath: folder + ".git") { return nil }
            folder += "../"
        }
        return nil
    }
}
