public import KeylineGraphics

/// One scene that a source can make.
public struct SceneDescription: Hashable, Sendable {
    /// Its id.
    public var id: SceneID
    /// Other names by which people know it: title, storyboard identifier, custom class.
    public var names: [String]
    /// The environment that the source itself asks for.
    public var environment: SceneEnvironment

    /// Describes a scene.
    public init(id: SceneID, names: [String] = [], environment: SceneEnvironment) {
        self.id = id
        self.names = names
        self.environment = environment
    }
}

/// A parsed document: a value, read once, that makes scenes in any environment.
public protocol SceneSource: Sendable {
    /// The file as it was given.
    var file: String { get }

    /// The scenes in the order of the file.
    var scenes: [SceneDescription] { get }

    /// Diagnostics of the file that hold in every environment.
    var diagnostics: [Diagnostic] { get }

    /// Whether the source looks for its texts in tables of strings, so that another language's are expected to differ.
    var hasTranslations: Bool { get }

    /// Whether an editor recorded the sizes that contents had there, so that `ContentSizing` makes a difference.
    var recordsContentSizes: Bool { get }

    /// Lays out one scene.
    ///
    /// - Parameters:
    ///   - id: One of the ids of `scenes`.
    ///   - environment: The scene's own environment, possibly with overrides.
    /// - Returns: The scene, all values.
    /// - Throws: An `InputError` where something that the scene needs cannot be read.
    @MainActor func makeScene(_ id: SceneID, in environment: SceneEnvironment) throws -> Scene

    /// Lays out one scene and tells what decides the frame of one of its views.
    ///
    /// - Parameters:
    ///   - view: The id of a view of the scene.
    ///   - id: One of the ids of `scenes`.
    ///   - environment: The scene's own environment, possibly with overrides.
    /// - Returns: The explanation; nil where the scene has no such view, or the source does not know.
    /// - Throws: An `InputError` where something that the scene needs cannot be read.
    @MainActor func explainFrame(
        of view: ViewID, inScene id: SceneID, environment: SceneEnvironment
    ) throws -> FrameExplanation?

    /// Lays out one scene and tells what decides the frame of every view.
    ///
    /// - Parameters:
    ///   - id: One of the ids of `scenes`.
    ///   - environment: The scene's own environment, possibly with overrides.
    /// - Returns: The explanation; nil where the source does not know.
    /// - Throws: An `InputError` where something that the scene needs cannot be read.
    @MainActor func explainLayout(of id: SceneID, environment: SceneEnvironment) throws -> LayoutExplanation?

    /// Warnings of the editor in which a scene was drawn, such as frames that differ from their constraints.
    ///
    /// - Parameter id: One of the ids of `scenes`.
    /// - Returns: The findings; none for a source that no editor drew.
    /// - Throws: What `makeScene(_:in:)` throws.
    @MainActor func designFindings(of id: SceneID) throws -> [Diagnostic]
}

extension SceneSource {
    /// Looks for them.
    public var hasTranslations: Bool { true }

    /// May have recorded them.
    public var recordsContentSizes: Bool { true }

    /// Knows nothing: for sources without constraints.
    @MainActor public func explainFrame(
        of view: ViewID, inScene id: SceneID, environment: SceneEnvironment
    ) throws -> FrameExplanation? { nil }

    /// Knows nothing: for sources without constraints.
    @MainActor public func explainLayout(
        of id: SceneID, environment: SceneEnvironment
    ) throws -> LayoutExplanation? { nil }

    /// Nothing: no editor drew the source.
    @MainActor public func designFindings(of id: SceneID) throws -> [Diagnostic] { [] }
}
