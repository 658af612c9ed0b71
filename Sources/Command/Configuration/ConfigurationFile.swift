import Foundation
import KeylineByteText
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
        if let named = named(in: before) { return try ConfigurationReader.read(named, isNamed: true) }
        return try nearest().map { try ConfigurationReader.read($0, isNamed: false) } ?? Configuration()
    }

    /// The path of the nearest `keyline.yaml` that counts; nil where there is none.
    static func configurationPath() -> String? { nearest() }

    private static func named(in words: ArraySlice<String>) -> String? {
        for (word, next) in zip(words, words.dropFirst().map(Optional.init) + [nil]) {
            if word == "--config" { return next }
            if word.hasPrefix("--config=") { return String(word.dropFirst("--config=".count)) }
        }
        return nil
    }

    /// The search ends where a repository does. In a folder around the current one, such as `/tmp`, a file of somebody else does not count.
    private static func nearest() -> String? {
        var folder = ""
        for _ in 0..<32 {
            let path = folder + Configuration.fileName
            InputTrace.note(.file(path))
            if FileManager.default.fileExists(atPath: path) {
                if folder.isEmpty || isOwn(path) { return path }
                Console.note(
                    "\(path): note: skipped, because it belongs to another user\n  hint: name it with --config if you trust it\n"
                        .escaped(for: .terminal))
            }
            let isRoot = URL(fileURLWithPath: folder.isEmpty ? "." : folder).standardizedFileURL.path == "/"
            InputTrace.note(.entries(folder: folder.isEmpty ? "." : folder, .named([".git"]), isDeep: false))
            if isRoot || FileManager.default.fileExists(atPath: folder + ".git") { return nil }
            folder += "../"
        }
        return nil
    }

    /// Whether a file, and the link that leads to it where there is one, belong to the user who runs this program.
    private static func isOwn(_ path: String) -> Bool {
        let user = FileOwner.user
        return FileOwner(ofLink: path) == user && FileOwner(ofFile: path) == user
    }
}
