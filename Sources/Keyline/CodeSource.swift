public import KeylineGraphics
public import KeylineProjects
public import KeylineScenes
public import SwiftUILayout

/// Swift code as a source of scenes: previews, checks, overlays, explanations and goldens take it like a document.
///
///     let card = CodeSource("Card") { Card(name: "Ada") }
///     let picture = try await card.picture(in: .init(locale: "ar"))
///
/// The closure is run for each picture, on the main actor, in the environment of the picture: `String(localized:)`, traits and fonts
/// are for its language and text size. It captures the data of one request; nothing is global.
public struct CodeSource: SceneSource {
    /// The file that the code stands in.
    public let file: String
    /// The line that the code begins in.
    public let line: Int
    /// The only scene.
    public let scenes: [SceneDescription]
    /// Nothing.
    public let diagnostics: [Diagnostic] = []

    let fonts: PictureFonts
    private let stage: @MainActor @Sendable (SceneEnvironment) -> any SceneStage

    /// Describes code that builds a view or a controller.
    ///
    /// - Parameters:
    ///   - name: What the scene is called.
    ///   - layout: How large the view is.
    ///   - environment: What the code asks of the environment wherever a picture asks for nothing else.
    ///   - fonts: The fonts of its texts; nil for Keyline's own.
    ///   - resources: Where it finds texts and pictures by name; nil where it asks for none.
    ///   - file: The file that the code stands in.
    ///   - line: The line that the code begins in.
    ///   - content: Builds the view.
    /// - Throws: `PictureError.source` where Keyline's fonts are not found.
    public init<Content: PictureContent>(
        _ name: String,
        layout: PictureLayout = .device,
        environment: PictureEnvironment = PictureEnvironment(),
        fonts: PictureFonts? = nil,
        resources: AppResources? = nil,
        file: String = #filePath,
        line: Int = #line,
        content: @escaping @MainActor @Sendable () throws -> Content
    ) throws(PictureError) {
        let fonts = try PictureFonts.bundled(unless: fonts)
        self.init(name, environment, fonts, file: file, line: line) { environment in
            ContentStage(layout, environment, fonts: fonts, resources: resources, content: content)
        }
    }

    /// Describes code that builds a view of SwiftUI's.
    ///
    ///     let card = CodeSource("Card") { Text("Hello").padding() }
    ///
    /// Texts of `LocalizedStringKey`s follow the language of each picture.
    ///
    /// - Parameters:
    ///   - name: What the scene is called.
    ///   - layout: How large the view is.
    ///   - environment: What the code asks of the environment wherever a picture asks for nothing else.
    ///   - fonts: The fonts of its texts; nil for Keyline's own.
    ///   - resources: Where it finds texts and pictures by name; nil where it asks for none.
    ///   - file: The file that the code stands in.
    ///   - line: The line that the code begins in.
    ///   - content: Builds the view.
    /// - Throws: `PictureError.source` where Keyline's fonts are not found.
    @_disfavoredOverload
    public init<Content: View>(
        _ name: String,
        layout: PictureLayout = .device,
        environment: PictureEnvironment = PictureEnvironment(),
        fonts: PictureFonts? = nil,
        resources: AppResources? = nil,
        file: String = #filePath,
        line: Int = #line,
        @ViewBuilder content: @escaping @MainActor @Sendable () throws -> Content
    ) throws(PictureError) {
        let fonts = try PictureFonts.bundled(unless: fonts)
        self.init(name, environment, fonts, file: file, line: line) { environment in
            ViewStage(layout, environment, typesetter: fonts.typesetter, resources: resources, content: content)
        }
    }

    init(
        _ name: String, _ environment: PictureEnvironment, _ fonts: PictureFonts, file: String, line: Int,
        stage: @escaping @MainActor @Sendable (SceneEnvironment) -> any SceneStage
    ) {
        self.file = file
        self.line = line
        self.fonts = fonts
        self.stage = stage
        let base = environment.overrides.resolved(over: .standard)
        scenes = [SceneDescription(id: SceneID(name), environment: base)]
    }

    /// Builds the view and lays it out.
    @MainActor public func makeScene(_ id: SceneID, in environment: SceneEnvironment) throws -> KeylineScenes.Scene {
        try stage(environment).makeScene(id)
    }

    /// Builds the view, lays it out and tells what decides the frame of one view in it.
    @MainActor public func explainFrame(
        of view: ViewID,
        inScene id: SceneID,
        environment: SceneEnvironment
    ) throws -> FrameExplanation? {
        try stage(environment).explainFrame(of: view)
    }

    /// Builds the view, lays it out and tells what decides the frame of every view in it.
    @MainActor public func explainLayout(of id: SceneID, environment: SceneEnvironment) throws -> LayoutExplanation? {
        try stage(environment).explainLayout()
    }
}
