public import KeylineGraphics
package import KeylineLocalization
public import KeylineScenes
public import KeylineTypesetting

/// Views as a source of scenes: pictures, goldens, previews, explanations and checks take it like any document.
///
///     let source = ViewSource("Card", environment: SceneEnvironment(size: CGSize(width: 320, height: 200)), fonts: fonts) {
///         Text("Hello").padding()
///     }
///     let scene = try source.makeScene("Card", in: source.scenes[0].environment)
///     let conversation = source.conversation(in: source.scenes[0].environment)
public struct ViewSource: SceneSource {
    /// The name that the source was given, or the file that describes the views.
    public let file: String
    /// The only scene.
    public let scenes: [SceneDescription]
    /// Nothing: code has no findings before it runs.
    public let diagnostics: [Diagnostic] = []

    private let typesetter: Typesetter
    private let resources: ViewResources
    private let content: @MainActor @Sendable (SceneEnvironment) throws -> any View

    /// Makes a source of views that need neither tables of strings nor catalogs.
    ///
    /// - Parameters:
    ///   - name: What the scene is called.
    ///   - environment: The environment that the views themselves ask for.
    ///   - fonts: The fonts in which texts are set.
    ///   - content: Makes the views; called on the main actor for each scene.
    public init<Content: View>(
        _ name: String, environment: SceneEnvironment, fonts: FontCollection,
        @ViewBuilder content: @escaping @MainActor @Sendable () -> Content
    ) {
        self.init(
            SceneDescription(id: SceneID(name), environment: environment), file: name, fonts: fonts,
            content: { _ in content() })
    }

    /// Makes a source of views that may differ from environment to environment.
    ///
    /// - Parameters:
    ///   - scene: The scene, with the environment that the views themselves ask for.
    ///   - file: The file that describes the views.
    ///   - fonts: The fonts in which texts are set.
    ///   - resources: Texts and pictures by name.
    ///   - content: Makes the views; called on the main actor for each scene.
    package init(
        _ scene: SceneDescription, file: String, fonts: FontCollection, resources: ViewResources = ViewResources(),
        content: @escaping @MainActor @Sendable (SceneEnvironment) throws -> any View
    ) {
        self.file = file
        typesetter = fonts.typesetter
        self.resources = resources
        self.content = content
        scenes = [scene]
    }

    /// Lays out the views.
    @MainActor public func makeScene(_ id: SceneID, in environment: SceneEnvironment) throws -> KeylineScenes.Scene {
        try scene(in: environment).makeScene(id)
    }

    /// What the views said to one another while they were laid out.
    ///
    /// - Parameters:
    ///   - view: The id of the view with which to begin; nil begins with the outermost.
    ///   - environment: The environment.
    /// - Returns: The conversation; nil where there is no such view.
    /// - Throws: What making the views throws.
    @MainActor public func conversation(
        of view: ViewID? = nil, in environment: SceneEnvironment
    ) throws -> LayoutConversation? {
        try scene(in: environment).conversation(of: view)
    }

    /// Lays out the views and tells by which proposals and answers one of them came by its frame.
    @MainActor public func explainFrame(
        of view: ViewID, inScene id: SceneID, environment: SceneEnvironment
    ) throws -> FrameExplanation? {
        try scene(in: environment).explainFrame(of: view)
    }

    /// Builds the views, lays them out and tells how every view came by its frame.
    @MainActor public func explainLayout(of id: SceneID, environment: SceneEnvironment) throws -> LayoutExplanation? {
        try scene(in: environment).explainLayout()
    }

    @MainActor private func scene(in environment: SceneEnvironment) throws -> ViewScene {
        let services = SceneServices(
            typesetter: typesetter, strings: resources.strings(environment), assets: resources.assets)
        let view = AnyView(erasing: try content(environment))
        return ViewScene(environment: environment, services: services) { view }
    }
}

/// Where views find texts and pictures by name.
package struct ViewResources: Sendable {
    /// Answers with texts in the language of an environment.
    package let strings: @Sendable (SceneEnvironment) -> any StringSource
    /// Answers with pictures and colours.
    package let assets: any AssetSource & Sendable

    /// Nothing, or what is given.
    package init(
        strings: @escaping @Sendable (SceneEnvironment) -> any StringSource = { _ in NoStrings() },
        assets: any AssetSource & Sendable = NoAssets()
    ) {
        self.strings = strings
        self.assets = assets
    }
}
