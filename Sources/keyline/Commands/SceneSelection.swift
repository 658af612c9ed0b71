import Previews
import Scenes

extension SceneSource {
    /// The scenes of some ids or names, in the file's order; all of them where none is named.
    func scenes(named names: [String]) throws -> [SceneReference] {
        let known = scenes
        for name in names where !known.contains(where: { $0.isCalled(name) }) {
            let all = known.flatMap { [$0.id.rawValue] + $0.names }
            throw CommandError.unknownScene(name, file: file, known: all)
        }
        let wanted = known.filter { scene in names.isEmpty || names.contains { scene.isCalled($0) } }
        return wanted.map { SceneReference($0, of: self) }
    }
}

extension SceneDescription {
    fileprivate func isCalled(_ name: String) -> Bool { id.rawValue == name || names.contains(name) }
}
