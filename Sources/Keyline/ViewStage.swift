import KeylineExecutors
import KeylineGraphics
import KeylineProjects
import KeylineRendering
import KeylineScenes
import KeylineTypesetting
import SwiftUILayout
import UIKitLayout

/// A window in which SwiftUI's views are laid out for a picture, or the size that they answer to the device's width.
@MainActor
struct ViewStage: SceneStage {
    private let layout: PictureLayout
    private let environment: SceneEnvironment
    private let services: SceneServices
    private let resources: AppResources?
    private let content: () throws -> any View

    init(
        _ layout: PictureLayout, _ environment: SceneEnvironment, typesetter: Typesetter, resources: AppResources?,
        content: @escaping () throws -> any View
    ) {
        self.layout = layout
        self.environment = environment
        self.content = content
        self.resources = resources
        guard let resources else {
            services = SceneServices(typesetter: typesetter)
            return
        }
        services = SceneServices(
            typesetter: typesetter, strings: resources.strings(for: environment), assets: resources.assets)
    }

    func makeScene(_ id: SceneID) throws -> KeylineScenes.Scene {
        var context: SceneContext?
        var scene = try perform {
            context = SceneContext.current
            return try self.scene().makeScene(id)
        }
        // What UIKit's names report belongs to the scene too.
        let reported = context?.diagnostics ?? []
        scene.diagnostics += reported.filter { !scene.diagnostics.contains($0) }
        return scene
    }

    func explainFrame(of view: ViewID) throws -> FrameExplanation? {
        try perform { try scene().explainFrame(of: view) }
    }

    func explainLayout() throws -> LayoutExplanation? { try perform { try scene().explainLayout() } }

    /// Runs code where UIKit's names, such as `UIColor(named:)` in a view's body, find the scene's resources and traits.
    private func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
        let context = SceneContext(environment: environment, typesetter: services.typesetter)
        // Code may ask for the pixels of what it drew, as an `ImageRenderer` does.
        let renderer = BitmapRenderer(fonts: services.typesetter.fonts)
        context.pixels = { list, scale in try? renderer.render(list, scale: scale) }
        if let resources {
            context.images = resources.images
            context[InterfaceSourceKey.self] = resources.interfaces(fonts: services.typesetter.fonts)
            context.strings = resources.strings(for: environment)
        }
        return try SceneJobs.collecting { _ in try context.perform(body) }
    }

    /// The views in a window of the size that the layout asks for.
    private func scene() throws -> ViewScene {
        let content = try made(content)
        let view = AnyView(erasing: content)
        var environment = environment
        switch DeclaredPreview.colorScheme(of: content) {
        case .dark: environment.appearance = .dark
        case .light: environment.appearance = .light
        case nil: break
        }
        let size: CGSize
        switch layout {
        case .device: return ViewScene(environment: environment, services: services) { view }
        case .sizeThatFits: size = fittingSize(of: view)
        case .fixed(let width, let height): size = CGSize(width: width, height: height)
        }
        guard size.isDrawable else { throw PictureError.noSize("view") }
        environment.size = size
        environment.safeArea = .zero
        return ViewScene(environment: environment, services: services) { view }
    }

    /// The ideal size, no wider than the screen, rounded up to pixels.
    private func fittingSize(of view: AnyView) -> CGSize {
        func answer(_ proposal: ProposedViewSize) -> CGSize {
            ViewMeasurement(proposal, environment: environment, services: services) { view }.size
        }
        let width = environment.size.width
        var size = answer(.unspecified)
        if size.width > width { size = answer(ProposedViewSize(width: width, height: nil)) }
        return PixelGrid(scale: environment.scale).ceiled(size)
    }
}
