package import KeylineGraphics
package import KeylineScenes

/// A source that knows where its scenes begin in their file.
package protocol LocatedSource: SceneSource {
    /// The line of a scene, counted from 1; nil where it is unknown.
    func line(of id: SceneID) -> Int?
}

/// A source whose every answer is a piece of work that can fail by itself (`SceneWork`).
package struct WatchedSource: SceneSource {
    private let source: any SceneSource

    /// Watches over a source. One that is watched already stays as it is.
    package init(_ source: any SceneSource) {
        self.source = (source as? WatchedSource)?.source ?? source
    }

    package var file: String { source.file }
    package var scenes: [SceneDescription] { source.scenes }
    package var diagnostics: [Diagnostic] { source.diagnostics }
    package var hasTranslations: Bool { source.hasTranslations }
    package var recordsContentSizes: Bool { source.recordsContentSizes }

    @MainActor package func makeScene(_ id: SceneID, in environment: SceneEnvironment) throws -> Scene {
        try work(.layout, id, environment).attempt { try source.makeScene(id, in: environment) }
    }

    @MainActor package func explainFrame(
        of view: ViewID, inScene id: SceneID, environment: SceneEnvironment
    ) throws -> FrameExplanation? {
        try work(.explanation, id, environment).attempt {
            try source.explainFrame(of: view, inScene: id, environment: environment)
        }
    }

    @MainActor package func explainLayout(of id: SceneID, environment: SceneEnvironment) throws -> LayoutExplanation? {
        try work(.explanation, id, environment).attempt {
            try source.explainLayout(of: id, environment: environment)
        }
    }

    @MainActor package func designFindings(of id: SceneID) throws -> [Diagnostic] {
        try work(.checks, id, nil).attempt { try source.designFindings(of: id) }
    }

    private func work(_ step: SceneWork.Step, _ id: SceneID, _ environment: SceneEnvironment?) -> SceneWork {
        let name = source.scenes.first { $0.id == id }?.names.first ?? id.rawValue
        let line = (source as? any LocatedSource)?.line(of: id)
        return SceneWork(step, of: source.file, line: line, scene: name, environment: environment?.description)
    }
}
