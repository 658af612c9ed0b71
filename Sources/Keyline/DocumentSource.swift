public import KeylineGraphics
public import KeylineProjects
public import KeylineScenes

/// A storyboard, a XIB or a layout file, opened with the string tables, catalogs and pictures around it.
///
///     let document = try DocumentSource(contentsOf: "App/Base.lproj/Main.storyboard")
///     let picture = try await document.picture(of: "Login", in: .init(locale: "de"))
public struct DocumentSource: SceneSource {
    private let source: any SceneSource
    let fonts: PictureFonts

    /// Opens a file.
    ///
    /// - Parameters:
    ///   - path: The file.
    ///   - fonts: The fonts of its texts; nil for Keyline's own.
    ///   - code: The values that the app's code gives to outlets and that pictures show. They are read by `keyline-adapt`, which must be
    ///     beside the program; a diagnostic of the scenes tells where it is not.
    /// - Throws: `PictureError.source` where the file cannot be read or is malformed, with line and column.
    public init(
        contentsOf path: String, fonts: PictureFonts? = nil, code: CodeUse = .off
    ) throws(PictureError) {
        self.fonts = try .bundled(unless: fonts)
        do {
            source = try SourceOpener.open(path, fonts: self.fonts.collection, code: code)
        } catch {
            throw PictureError(error)
        }
    }

    /// The file as it was given.
    public var file: String { source.file }
    /// The scenes in the order of the file.
    public var scenes: [SceneDescription] { source.scenes }
    /// Diagnostics of the file that hold in every environment.
    public var diagnostics: [Diagnostic] { source.diagnostics }
    /// Whether the file's texts have translations.
    public var hasTranslations: Bool { source.hasTranslations }
    public var recordsContentSizes: Bool { source.recordsContentSizes }

    /// Lays out one scene.
    @MainActor public func makeScene(_ id: SceneID, in environment: SceneEnvironment) throws -> KeylineScenes.Scene {
        try source.makeScene(id, in: environment)
    }

    /// Lays out one scene and tells what decides the frame of one of its views.
    @MainActor public func explainFrame(
        of view: ViewID,
        inScene id: SceneID,
        environment: SceneEnvironment
    ) throws -> FrameExplanation? {
        try source.explainFrame(of: view, inScene: id, environment: environment)
    }

    /// Lays out one scene and tells what decides the frame of every view.
    @MainActor public func explainLayout(of id: SceneID, environment: SceneEnvironment) throws -> LayoutExplanation? {
        try source.explainLayout(of: id, environment: environment)
    }

    /// Returns Interface Builder's warnings for a scene.
    @MainActor public func designFindings(of id: SceneID) throws -> [Diagnostic] {
        try source.designFindings(of: id)
    }
}
