public import Foundation
public import Scenes
public import Typesetting
import UIKitLayout

/// A layout that somebody wrote in YAML, without Xcode.
///
/// The format is documented in `Schemas/README.md` and, for editors, by `Schemas/layout.schema.json`.
public struct LayoutFileSource: SceneSource {
    /// The file as it was given.
    public let file: String
    /// The only scene, named after the file.
    public let scenes: [SceneDescription]
    /// Nothing: what is wrong with a layout file is an error.
    public let diagnostics: [Diagnostic] = []

    private let document: LayoutDocument
    private let fonts: FontCollection

    /// Reads a layout.
    ///
    /// - Parameters:
    ///   - path: The file.
    ///   - fonts: The fonts in which its texts are set.
    /// - Throws: `LayoutFileError`, with line and column.
    public init(contentsOf path: String, fonts: FontCollection) throws(LayoutFileError) {
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
        document = try LayoutReader.read(data, file: file)
        self.file = file
        self.fonts = fonts
        let stem = ((file as NSString).lastPathComponent as NSString).deletingPathExtension
        let name = stem.hasSuffix(".keyline") ? String(stem.dropLast(".keyline".count)) : stem
        scenes = [SceneDescription(id: SceneID(name), names: [], environment: document.environment)]
    }

    /// Lays the screen out.
    @MainActor public func makeScene(_ id: SceneID, in environment: SceneEnvironment) throws -> Scene {
        let context = SceneContext(environment: environment, typesetter: Typesetter(fonts: fonts))
        let texts = try LayoutTexts(document, environment: environment)
        return try context.makeScene(id) {
            let window = SceneWindow.make(environment, controller: controller(texts))
            texts.diagnostics.forEach(context.report)
            return window
        }
    }

    @MainActor private func controller(_ texts: LayoutTexts) -> UIViewController {
        let controller = UIViewController()
        ViewBuilder(document, texts: texts).build(in: controller.view)
        return controller
    }
}
