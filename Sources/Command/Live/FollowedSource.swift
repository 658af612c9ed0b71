import KeylineGraphics
import KeylineScenes
import Synchronization

/// A source that keeps what was looked for when its scenes were made.
struct FollowedSource: SceneSource {
    let source: any SceneSource
    private let made = MadeInputs()

    private final class MadeInputs: Sendable {
        let all = Mutex<Set<InputDependency>>([])
    }

    init(_ source: any SceneSource) { self.source = source }

    /// What the scenes were made from so far.
    var inputs: Set<InputDependency> { made.all.withLock { $0 } }

    var file: String { source.file }
    var scenes: [SceneDescription] { source.scenes }
    var diagnostics: [Diagnostic] { source.diagnostics }
    var hasTranslations: Bool { source.hasTranslations }
    var recordsContentSizes: Bool { source.recordsContentSizes }

    @MainActor func makeScene(_ id: SceneID, in environment: SceneEnvironment) throws -> Scene {
        // What failed depends on what it looked for as well.
        let (scene, inputs) = InputTrace.collecting { Result { try source.makeScene(id, in: environment) } }
        made.all.withLock { $0.formUnion(inputs) }
        return try scene.get()
    }

    @MainActor func explainFrame(
        of view: ViewID, inScene id: SceneID, environment: SceneEnvironment
    ) throws -> FrameExplanation? { try source.explainFrame(of: view, inScene: id, environment: environment) }

    @MainActor func explainLayout(of id: SceneID, environment: SceneEnvironment) throws -> LayoutExplanation? {
        try source.explainLayout(of: id, environment: environment)
    }

    @MainActor func designFindings(of id: SceneID) throws -> [Diagnostic] { try source.designFindings(of: id) }
}
