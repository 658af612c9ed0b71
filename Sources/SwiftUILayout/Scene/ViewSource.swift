public import KeylineScenes
public import KeylineTypesetting

/// Views of Swift code as a source of scenes: pictures, goldens, previews and checks take it like any document.
///
///     let source = ViewSource("Card", environment: SceneEnvironment(size: CGSize(width: 320, height: 200)), fonts: fonts) {
///         Text("Hello").padding()
///     }
///     let scene = try source.makeScene("Card", in: source.scenes[0].environment)
public struct ViewSource: SceneSource {
    /// The name that the source was given.
    public let file: String
    /// The only scene, of the same name.
    public let scenes: [SceneDescription]
    /// Nothing: code has no findings before it runs.
    public let diagnostics: [Diagnostic] = []

    private let fonts: FontCollection
    private let content: @MainActor @Sendable () -> AnyView

    /// Makes a source.
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
        file = name
        scenes = [SceneDescription(id: SceneID(name), environment: environment)]
        self.fonts = fonts
        self.content = { AnyView(content()) }
    }

    /// Lays out the views.
    @MainActor public func makeScene(_ id: SceneID, in environment: SceneEnvironment) throws -> Scene {
        try scene(in: environment).makeScene(id)
    }

    @MainActor func scene(in environment: SceneEnvironment) -> ViewScene {
        let services = SceneServices(typesetter: Typesetter(fonts: fonts))
        return ViewScene(environment: environment, services: services) { content() }
    }
}
