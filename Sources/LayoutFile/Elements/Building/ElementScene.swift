import KeylineGraphics
import KeylineHosting
import KeylineScenes
import SwiftUILayout
import UIKitLayout

/// Makes the scene of a SwiftUI tree.
@MainActor
struct ElementScene {
    private let scene: ViewScene
    private let texts: LayoutTexts

    /// - Parameters:
    ///   - body: The views.
    ///   - context: The environment, fonts, strings and pictures.
    ///   - texts: The texts of the scene's language.
    init(_ body: [Element], _ context: SceneContext, _ texts: LayoutTexts) {
        let services = SceneServices(
            typesetter: context.typesetter, strings: context.strings, assets: ImageSourceAssets(context.images))
        let builder = ElementBuilder(texts, services: services, environment: context.environment)
        let content = builder.group(of: body.map(builder.view))
        scene = ViewScene(environment: context.environment, services: services) { content }
        self.texts = texts
    }

    func makeScene(_ id: SceneID) throws -> KeylineScenes.Scene {
        var made = try scene.makeScene(id)
        made.diagnostics = texts.diagnostics + made.diagnostics
        return made
    }

    /// Tells by which proposals and answers a view came by its frame; nil where there is no such view.
    func explainFrame(of view: ViewID) -> FrameExplanation? { scene.explainFrame(of: view) }

    /// How every view came by its frame.
    func explainLayout() -> LayoutExplanation { scene.explainLayout() }
}
