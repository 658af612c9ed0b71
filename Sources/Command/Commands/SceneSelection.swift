import KeylinePreviews
import KeylineScenes

/// Chooses scenes by their ids or names.
enum SceneSelection {
    /// The scenes of some sources that have one of some names, in the sources' order; all of them where no name is given.
    ///
    /// - Parameters:
    ///   - names: Ids or names.
    ///   - sources: The sources.
    /// - Returns: The scenes.
    /// - Throws: `CommandError` for a name that no source has.
    static func scenes(named names: [String], of sources: [any SceneSource]) throws -> [SceneReference] {
        let all = sources.flatMap { source in source.scenes.map { SceneReference($0, of: source) } }
        for name in names where !all.contains(where: { $0.isCalled(name) }) {
            let known = all.flatMap { [$0.description.id.rawValue] + $0.description.names }
            throw CommandError.unknownScene(name, files: sources.map(\.file), known: known)
        }
        return all.filter { scene in names.isEmpty || names.contains { scene.isCalled($0) } }
    }
}

extension SceneReference {
    fileprivate func isCalled(_ name: String) -> Bool {
        description.id.rawValue == name || description.names.contains(name)
    }
}
