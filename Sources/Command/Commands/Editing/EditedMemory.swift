import Foundation
import KeylineEditing
import KeylineGraphics
import KeylineMarkup
import KeylineProjects
import KeylineScenes

/// A document that is edited in memory: editing commands read it from here instead of the file, and leave here what they would write.
///
/// Versions that were read or laid out lately are kept, since one gesture asks for the same version often.
@MainActor
final class EditedMemory {
    /// The document that commands edit in place of their file; nil where they edit the file.
    @TaskLocal static var current: EditedMemory?

    /// The contents that the next command reads, and that the last one left.
    var bytes: [UInt8]
    /// Messages of commands besides their results.
    var notes: [String] = []
    /// The contents from which views are pasted; nil for the document's own.
    var clipboard: [UInt8]?
    let files: SceneFiles
    private let path: String
    private var versions: [Version] = []
    private let markup: MarkupMemory

    /// The most versions that are kept: the page's, a trial's, and some on the way.
    private static let mostVersions = 6

    private struct Version {
        let bytes: [UInt8]
        let source: RememberedSource
        var document: InterfaceDocument?
    }

    /// Holds the contents of a file.
    init(_ bytes: [UInt8], of path: String, _ files: SceneFiles) {
        self.bytes = bytes
        self.path = path
        self.files = files
        markup = MarkupMemory(of: path)
    }

    /// A version as a source of scenes.
    func open(_ bytes: [UInt8]) throws -> any SceneSource { versions[try index(of: bytes)].source }

    /// A scene of a version, kept laid out; nil where only making it anew tells its layout.
    func liveScene(_ id: SceneID, of bytes: [UInt8], in environment: SceneEnvironment) throws -> (any LiveScene)? {
        try versions[try index(of: bytes)].source.makeLiveScene(id, in: environment)
    }

    /// A version as a document.
    func document(_ bytes: [UInt8]) throws -> InterfaceDocument {
        let index = try index(of: bytes)
        if let document = versions[index].document { return document }
        let document = try MarkupMemory.$current.withValue(markup) {
            try InterfaceDocument.read(bytes, file: path, open: open)
        }
        if let index = versions.firstIndex(where: { $0.bytes == bytes }) { versions[index].document = document }
        return document
    }

    /// Forgets all versions: pictures or texts around the document may have changed.
    func forget() { versions = [] }

    private func index(of bytes: [UInt8]) throws -> Int {
        if let index = versions.firstIndex(where: { $0.bytes == bytes }) { return index }
        let source = try MarkupMemory.$current.withValue(markup) {
            try SourceOpener.open(path, contents: Data(bytes), fonts: files.fonts)
        }
        if versions.count >= Self.mostVersions { versions.removeFirst() }
        versions.append(Version(bytes: bytes, source: RememberedSource(source)))
        return versions.count - 1
    }
}

/// A source that lays each scene out once in each environment.
struct RememberedSource: LiveSceneSource {
    private let source: any SceneSource
    private let memory = Memory()

    @MainActor
    private final class Memory {
        struct Key: Hashable {
            let scene: SceneID
            let environment: SceneEnvironment
        }
        var scenes: [Key: Scene] = [:]
        nonisolated init() {}
    }

    init(_ source: any SceneSource) { self.source = source }

    var file: String { source.file }
    var scenes: [SceneDescription] { source.scenes }
    var diagnostics: [Diagnostic] { source.diagnostics }
    var hasTranslations: Bool { source.hasTranslations }
    var recordsContentSizes: Bool { source.recordsContentSizes }

    @MainActor func makeScene(_ id: SceneID, in environment: SceneEnvironment) throws -> Scene {
        let key = Memory.Key(scene: id, environment: environment)
        if let scene = memory.scenes[key] { return scene }
        let scene = try source.makeScene(id, in: environment)
        memory.scenes[key] = scene
        return scene
    }

    /// Lays a scene out and keeps it; nil where the source cannot, or its layout is decided by more than constraints.
    @MainActor func makeLiveScene(_ id: SceneID, in environment: SceneEnvironment) throws -> (any LiveScene)? {
        guard environment.mostContentHeight == nil, environment.steps.isEmpty else { return nil }
        return try (source as? any LiveSceneSource)?.makeLiveScene(id, in: environment)
    }

    @MainActor func explainFrame(
        of view: ViewID, inScene id: SceneID, environment: SceneEnvironment
    ) throws -> FrameExplanation? { try source.explainFrame(of: view, inScene: id, environment: environment) }

    @MainActor func explainLayout(of id: SceneID, environment: SceneEnvironment) throws -> LayoutExplanation? {
        try source.explainLayout(of: id, environment: environment)
    }

    @MainActor func designFindings(of id: SceneID) throws -> [Diagnostic] { try source.designFindings(of: id) }
}
