public import Foundation
import KeylineByteText
public import KeylineGraphics
package import KeylineLocalization
public import KeylineScenes
public import KeylineTypesetting
package import UIKitLayout

/// A layout that somebody wrote in YAML, without Xcode.
///
/// The format is documented in `Schemas/README.md` and, for editors, by `Schemas/layout.schema.json`.
///
///     let fonts = try FontCollection.bundled()
///     let source = try LayoutFileSource(contentsOf: "Samples/SignIn/sign-in.yaml", fonts: fonts)
///     let scene = try source.makeScene(source.scenes[0].id, in: source.scenes[0].environment)
public struct LayoutFileSource: SceneSource {
    /// The file as it was given.
    public let file: String
    /// The only scene, named after the file.
    public let scenes: [SceneDescription]
    /// Nothing: what is wrong with a layout file is an error.
    public let diagnostics: [Diagnostic] = []

    /// Whether the layout names a table of strings; otherwise its texts are what it shows in every language.
    public var hasTranslations: Bool { document.strings != nil }

    /// No editor drew it.
    public var recordsContentSizes: Bool { false }

    let document: LayoutDocument
    private let typesetter: Typesetter
    private let images: any ImageSource & Sendable
    private let strings: @Sendable (SceneEnvironment) -> any StringSource

    /// Reads a layout.
    ///
    /// - Parameters:
    ///   - path: The file.
    ///   - fonts: The fonts in which its texts are set.
    /// - Throws: `LayoutFileError`, with line and column.
    public init(contentsOf path: String, fonts: FontCollection) throws(LayoutFileError) {
        InputTrace.note(.file(path))
        do throws(OtherKindError) { try InputFile.check(path) } catch {
            throw .unreadable(reason: error.reason, at: SourceLocation(file: path))
        }
        let data: Data
        do {
            data = try Data(contentsOf: URL(fileURLWithPath: path))
        } catch {
            throw .unreadable(reason: error.localizedDescription, at: SourceLocation(file: path))
        }
        try self.init(data: data, file: path, fonts: fonts)
    }

    /// Reads a layout from memory.
    ///
    /// - Parameters:
    ///   - data: The YAML text.
    ///   - file: The name that errors give, beside which strings and images are looked for.
    ///   - fonts: The fonts in which its texts are set.
    /// - Throws: `LayoutFileError`, with line and column.
    public init(data: Data, file: String, fonts: FontCollection) throws(LayoutFileError) {
        try self.init(data: data, file: file, fonts: fonts, strings: { _ in NoStrings() }, images: { _ in NoImages() })
    }

    /// Reads a layout whose images somebody provides.
    ///
    /// - Parameters:
    ///   - data: The YAML text.
    ///   - file: The name that errors give, beside which strings are looked for.
    ///   - fonts: The fonts in which its texts are set.
    ///   - strings: Answers with the texts of the app in the language of an environment, for layout code that asks for them by key.
    ///   - images: Answers with the images of the folder that the layout names, or of the layout's own where it names none.
    /// - Throws: `LayoutFileError`, with line and column.
    package init(
        data: Data,
        file: String,
        fonts: FontCollection,
        strings: @escaping @Sendable (SceneEnvironment) -> any StringSource,
        images: (_ folder: String) -> any ImageSource & Sendable
    ) throws(LayoutFileError) {
        document = try LayoutReader.read(data, file: file)
        self.file = file
        typesetter = fonts.typesetter
        self.strings = strings
        let folder = file.deletingLastPathComponent
        self.images = images(document.imagesFolder.map { folder.appendingPathComponent($0) } ?? folder)
        let stem = file.lastPathComponent.deletingPathExtension
        let name = stem.hasSuffix(".keyline") ? String(stem.dropLast(".keyline".count)) : stem
        let names = [document.title?.text].compactMap { $0 }
        scenes = [SceneDescription(id: SceneID(name), names: names, environment: document.environment)]
    }

    /// The same file with another document in its place.
    func replacing(_ document: LayoutDocument) -> LayoutFileSource {
        LayoutFileSource(document, scenes, typesetter, images, strings)
    }

    private init(
        _ document: LayoutDocument, _ scenes: [SceneDescription], _ typesetter: Typesetter,
        _ images: any ImageSource & Sendable, _ strings: @escaping @Sendable (SceneEnvironment) -> any StringSource
    ) {
        self.document = document
        file = document.file
        self.scenes = scenes
        self.typesetter = typesetter
        self.images = images
        self.strings = strings
    }

    /// Lays the screen out.
    @MainActor public func makeScene(_ id: SceneID, in environment: SceneEnvironment) throws -> Scene {
        let (context, texts) = try prepare(environment)
        if let body = document.body { return try ElementScene(body, context, texts).makeScene(id) }
        return try context.makeScene(id) { makeWindow(context, texts) }
    }

    /// Lays the screen out and tells what decides the frame of one of its views.
    @MainActor public func explainFrame(
        of view: ViewID,
        inScene id: SceneID,
        environment: SceneEnvironment
    ) throws -> FrameExplanation? {
        let (context, texts) = try prepare(environment)
        if let body = document.body { return ElementScene(body, context, texts).explainFrame(of: view) }
        return context.explainFrame(of: view) { makeWindow(context, texts) }
    }

    /// Lays the screen out and tells what decides the frame of every view.
    @MainActor public func explainLayout(of id: SceneID, environment: SceneEnvironment) throws -> LayoutExplanation? {
        let (context, texts) = try prepare(environment)
        if let body = document.body { return ElementScene(body, context, texts).explainLayout() }
        return context.explainLayout { makeWindow(context, texts) }
    }

    @MainActor private func prepare(
        _ environment: SceneEnvironment
    ) throws -> (context: SceneContext, texts: LayoutTexts) {
        let context = SceneContext(
            environment: environment, typesetter: typesetter, images: images,
            strings: strings(environment))
        return (context, try LayoutTexts(document.strings, besides: document.file, environment: environment))
    }

    @MainActor private func makeWindow(_ context: SceneContext, _ texts: LayoutTexts) -> UIWindow {
        let window = SceneWindow.make(context.environment, controller: controller(texts))
        texts.diagnostics.forEach(context.report)
        return window
    }

    @MainActor private func controller(_ texts: LayoutTexts) -> UIViewController {
        let controller = UIViewController()
        let builder = LayoutViewBuilder(document, texts: texts)
        builder.build(in: controller.view)
        return document.navigation.map { NavigationBuilder(builder).navigation($0, around: controller) } ?? controller
    }
}

extension LayoutFileSource: LiveSceneSource {
    /// Lays the screen out and keeps it; nil for one of SwiftUI's elements, which constraints do not place.
    @MainActor package func makeLiveScene(
        _ id: SceneID, in environment: SceneEnvironment
    ) throws -> (any LiveScene)? {
        guard document.body == nil else { return nil }
        let (context, texts) = try prepare(environment)
        return try LiveWindow.make(in: context) { makeWindow(context, texts) }
    }
}
