internal import Foundation
internal import KeylineByteText
public import KeylineScenes

/// One scene of one source, before it is laid out.
public struct SceneReference: Sendable {
    /// The source.
    public var source: any SceneSource
    /// The scene of the source.
    public var description: SceneDescription
    /// The app's languages that try the scene hardest, the first before all others: `WorstLanguages` finds them.
    public var worstLocales: [String] = []

    /// Points at a scene.
    public init(_ description: SceneDescription, of source: any SceneSource) {
        self.description = description
        self.source = source
    }

    /// The title: the first of its names, or its id.
    public var name: String { description.names.first ?? description.id.rawValue }

    /// The title on a page: its file's name, and the scene's if the file has several.
    public var title: String {
        let file = source.file.lastPathComponent.deletingPathExtension
        return hasSiblings ? "\(file) · \(name)" : file
    }

    /// Whether its source has other scenes too.
    public var hasSiblings: Bool { source.scenes.count > 1 }

    /// Lays it out.
    ///
    /// - Parameter overrides: What is asked of the environment, over what the source asks for.
    /// - Returns: The scene.
    /// - Throws: An `InputError` where something that the scene needs cannot be read, or the environment is none.
    @MainActor
    public func make(_ overrides: EnvironmentOverrides) throws -> Scene {
        try source.makeWholeScene(description.id, in: environment(overrides))
    }

    /// Tells what decides its frames; nil where the source does not know.
    ///
    /// - Parameter overrides: What is asked of the environment, over what the source asks for.
    /// - Returns: The explanation.
    /// - Throws: As `make(_:)` does.
    @MainActor
    public func explainLayout(_ overrides: EnvironmentOverrides) throws -> LayoutExplanation? {
        try source.explainLayout(of: description.id, environment: try environmentOfLayout(overrides))
    }

    /// The environment in which it is laid out: with all of its scroll content the screen is higher than asked for.
    @MainActor
    func environmentOfLayout(_ overrides: EnvironmentOverrides) throws -> SceneEnvironment {
        let environment = try environment(overrides)
        return environment.extent == .content ? try make(overrides).environment : environment
    }

    /// The environment that results; one that no device has is an error.
    private func environment(_ overrides: EnvironmentOverrides) throws -> SceneEnvironment {
        let environment = overrides.resolved(over: description.environment)
        if let part = overrides.screen.splitView, part != .full, environment.idiom != .pad {
            let device = environment.device?.name ?? "the window"
            throw EnvironmentError.noSplitView(part, device: device, file: source.file)
        }
        return environment
    }
}
