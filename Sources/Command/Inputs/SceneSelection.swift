import KeylineByteText
import KeylinePreviews
import KeylineScenes

/// Chooses scenes by their ids or names, by their files, or by `file#scene`.
enum SceneSelection {
    /// The scenes of some sources that have one of some names, in the sources' order; all of them where no name is given.
    ///
    /// - Parameters:
    ///   - names: An id or name of a scene; a file by its path, or by its name with or without extension; or a file and a scene of it
    ///     with `#` between.
    ///   - sources: The sources.
    /// - Returns: The scenes.
    /// - Throws: `CommandError` for a name that no source has.
    static func scenes(named names: [String], of sources: [any SceneSource]) throws -> [SceneReference] {
        let all = sources.flatMap { source in source.scenes.map { SceneReference($0, of: source) } }
        for name in names where !all.contains(where: { $0.isCalled(name) }) {
            throw CommandError.unknownScene(name, files: sources.map(\.file), known: Self.names(of: all))
        }
        return all.filter { scene in names.isEmpty || names.contains { scene.isCalled($0) } }
    }

    /// Every name by which scenes can be asked for, each once.
    private static func names(of scenes: [SceneReference]) -> [String] {
        var seen: Set<String> = []
        var result: [String] = []
        for scene in scenes {
            let own = [scene.description.id.rawValue] + scene.description.names
            let files = scene.fileNames
            let both = own.map { (files.last ?? "") + "#" + $0 }
            for name in own + files + both where seen.insert(name).inserted { result.append(name) }
        }
        return result
    }
}

extension SceneReference {
    fileprivate func isCalled(_ name: String) -> Bool {
        if isCalledItself(name) || fileNames.contains(name) { return true }
        // The scene's own name may hold the sign as well, and so may the file's.
        let bytes = Array(name.utf8)
        for index in bytes.indices where bytes[index] == UInt8(ascii: "#") {
            let file = String(decoding: bytes[..<index], as: UTF8.self)
            let scene = String(decoding: bytes[(index + 1)...], as: UTF8.self)
            if fileNames.contains(file), isCalledItself(scene) { return true }
        }
        return false
    }

    private func isCalledItself(_ name: String) -> Bool {
        description.id.rawValue == name || description.names.contains(name)
    }

    /// The path of the file, its name, and its name without extension.
    fileprivate var fileNames: [String] {
        [source.file, source.file.lastPathComponent, source.file.lastPathComponent.deletingPathExtension]
    }
}
