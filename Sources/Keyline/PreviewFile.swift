import KeylineGraphics
import KeylineScenes
import KeylineWorkers

/// The previews that stand in one file, each a scene.
struct PreviewFile: LocatedSource {
    let file: String
    let scenes: [SceneDescription]
    let diagnostics: [Diagnostic] = []
    private let previews: [SceneID: CodeSource]

    /// Puts previews that follow one another and stand in one file together.
    static func files(of previews: [CodeSource]) -> [PreviewFile] {
        var groups: [[CodeSource]] = []
        for preview in previews {
            if groups.last?.first?.file == preview.file {
                groups[groups.count - 1].append(preview)
            } else {
                groups.append([preview])
            }
        }
        return groups.map(PreviewFile.init)
    }

    /// Two previews of one name are told apart by the line of the later one.
    private init(_ group: [CodeSource]) {
        file = group[0].file
        var previews: [SceneID: CodeSource] = [:]
        var scenes: [SceneDescription] = []
        for preview in group {
            var scene = preview.scenes[0]
            if previews[scene.id] != nil {
                scene.names.append(scene.id.rawValue)
                scene.id = SceneID("\(scene.id.rawValue), line \(preview.line)")
            }
            // A provider's previews are all in its line.
            var number = 2
            let id = scene.id.rawValue
            while previews[scene.id] != nil {
                scene.id = SceneID("\(id), \(number)")
                number += 1
            }
            previews[scene.id] = preview
            scenes.append(scene)
        }
        self.previews = previews
        self.scenes = scenes
    }

    func line(of id: SceneID) -> Int? { previews[id].flatMap { $0.line > 0 ? $0.line : nil } }

    @MainActor func makeScene(_ id: SceneID, in environment: SceneEnvironment) throws -> KeylineScenes.Scene {
        let preview = try preview(id)
        do { return try preview.makeScene(id, in: environment) } catch let error as any InputError {
            throw PictureError.source(
                PreviewError(name: id.rawValue, file: preview.file, line: preview.line, error: error))
        }
    }

    @MainActor func explainFrame(
        of view: ViewID, inScene id: SceneID, environment: SceneEnvironment
    ) throws -> FrameExplanation? {
        try preview(id).explainFrame(of: view, inScene: id, environment: environment)
    }

    @MainActor func explainLayout(of id: SceneID, environment: SceneEnvironment) throws -> LayoutExplanation? {
        try preview(id).explainLayout(of: id, environment: environment)
    }

    private func preview(_ id: SceneID) throws(PictureError) -> CodeSource {
        guard let preview = previews[id] else {
            throw .unknownScene(id.rawValue, file: file, known: scenes.map(\.id.rawValue))
        }
        return preview
    }
}

/// An error of one preview among others, with its name and place.
struct PreviewError: InputError {
    let name: String
    let file: String
    /// The line of the preview; 0 where it is unknown.
    let line: Int
    let error: any InputError

    var message: String { "the preview \"\(name)\" cannot be drawn: \(error.message)" }
    var location: SourceLocation? { error.location ?? SourceLocation(file: file, line: line > 0 ? line : nil) }
    var hint: String? { error.hint }
}
