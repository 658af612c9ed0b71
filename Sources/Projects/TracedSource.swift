import KeylineGraphics
import KeylineScenes

/// A source that notes, whenever a scene is made, what was looked for when it was opened.
struct TracedSource: SceneSource {
    let source: any SceneSource
    let inputs: Set<InputDependency>

    /// Opens a source.
    init(opening open: () throws -> any SceneSource) rethrows {
        (source, inputs) = try InputTrace.collecting(open)
    }

    var file: String { source.file }
    var scenes: [SceneDescription] { source.scenes }
    var diagnostics: [Diagnostic] { source.diagnostics }
    var hasTranslations: Bool { source.hasTranslations }
    var recordsContentSizes: Bool { source.recordsContentSizes }

    @MainActor func makeScene(_ id: SceneID, in environment: SceneEnvironment) throws -> Scene {
        InputTrace.note(inputs)
        return try source.makeScene(id, in: environment)
    }

    @MainActor func explainFrame(
        of view: ViewID, inScene id: SceneID, environment: SceneEnvironment
    ) throws -> FrameExplanation? { try source.explainFrame(of: view, inScene: id, environment: environment) }

    @MainActor func explainLayout(of id: SceneID, environment: SceneEnvironment) throws -> LayoutExplanation? {
        try source.explainLayout(of: id, environment: environment)
    }

    @MainActor func designFindings(of id: SceneID) throws -> [Diagnostic] { try source.designFindings(of: id) }
}
