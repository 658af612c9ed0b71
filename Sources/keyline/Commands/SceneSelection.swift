import Scenes

/// One scene of one file, before it is laid out.
struct SelectedScene: Sendable {
    /// The file.
    let source: any SceneSource
    /// Which of its scenes.
    let description: SceneDescription
    /// Whether the file has other scenes too.
    let hasSiblings: Bool

    /// What people call it: the first of its names, or its id.
    var name: String { description.names.first ?? description.id.rawValue }

    /// Lays it out.
    @MainActor
    func make(_ overrides: EnvironmentOverrides) throws -> Scene {
        try source.makeScene(description.id, in: overrides.resolved(over: description.environment))
    }
}

extension SceneSource {
    /// The scenes of some ids or names, in the file's order; all of them where none is named.
    func scenes(named names: [String]) throws -> [SelectedScene] {
        let known = scenes
        for name in names where !known.contains(where: { $0.isCalled(name) }) {
            let all = known.flatMap { [$0.id.rawValue] + $0.names }
            throw CommandError.unknownScene(name, file: file, known: all)
        }
        let wanted = known.filter { scene in names.isEmpty || names.contains { scene.isCalled($0) } }
        return wanted.map { SelectedScene(source: self, description: $0, hasSiblings: known.count > 1) }
    }
}

extension SceneDescription {
    fileprivate func isCalled(_ name: String) -> Bool { id.rawValue == name || names.contains(name) }
}
