public import KeylineGraphics

/// Names one scene of a source: the id of a storyboard's scene, or of the only scene that a file describes.
public struct SceneID: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The id itself.
    public let rawValue: String

    /// Wraps an id.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Wraps an id.
    public init(_ rawValue: String) {
        self.rawValue = rawValue
    }

    /// Wraps an id written in code.
    public init(stringLiteral value: String) {
        rawValue = value
    }

    /// The id itself.
    public var description: String { rawValue }
}

/// A source's result in an environment: the picture, the layout and the diagnostics, all values.
public struct Scene: Hashable, Sendable {
    /// The scene's id in its source.
    public var id: SceneID
    /// The environment that it was made in.
    public var environment: SceneEnvironment
    /// The picture.
    public var displayList: DisplayList
    /// The layout.
    public var layout: LayoutSnapshot
    /// The diagnostics, in the order of discovery.
    public var diagnostics: [Diagnostic]
    /// The app's request for the status bar.
    public var statusBar = StatusBar()
    /// The scene on its way through the steps of its environment, from before the first to this one; empty where there are none.
    public var flow: [FlowPicture] = []
    /// Whether the app shows another scene in the environment's language, as launch screens may be for one language each.
    package var isForOtherLanguages = false
    /// The names of its app, which need no translation.
    package var appNames: Set<String> = []
    /// Whether nothing in its document leads to it, so that code shows it: maybe below bars, or inside another scene.
    package var isShownByCode = false

    /// Puts a scene together.
    public init(
        id: SceneID,
        environment: SceneEnvironment,
        displayList: DisplayList,
        layout: LayoutSnapshot,
        diagnostics: [Diagnostic]
    ) {
        self.id = id
        self.environment = environment
        self.displayList = displayList
        self.layout = layout
        self.diagnostics = diagnostics
    }
}

/// A scene at a moment of its flow.
public struct FlowPicture: Hashable, Sendable {
    /// The scene, which has no flow of its own.
    public var scene: Scene
    /// The step after which it is so; nil before the first.
    public var step: Step?
    /// Whether it is a moment within a step, such as of an animation, after which the step goes on.
    public var isPassing: Bool
    /// The time for which it is seen when the flow is played, in hundredths of a second.
    public var hundredths: Int

    /// Describes a moment.
    public init(scene: Scene, step: Step?, isPassing: Bool = false, hundredths: Int) {
        self.scene = scene
        self.step = step
        self.isPassing = isPassing
        self.hundredths = hundredths
    }
}
