import Foundation
import KeylineExecutors
import KeylineGraphics
import KeylineProjects
import KeylineScenes
import KeylineTypesetting
import UIKitLayout

/// Lays out what a picture is taken of.
@MainActor
protocol SceneStage {
    /// Lays it out.
    func makeScene(_ id: SceneID) throws -> KeylineScenes.Scene
    /// Lays it out and tells what decides the frame of a view; nil where there is none of that id.
    func explainFrame(of view: ViewID) throws -> FrameExplanation?
    /// Lays it out and tells what decides the frame of every view.
    func explainLayout() throws -> LayoutExplanation?
}

extension SceneStage {
    /// Builds content; what it throws is an error of the picture.
    func made<Content>(_ content: () throws -> Content) throws(PictureError) -> Content {
        do {
            return try content()
        } catch let error as PictureError {
            throw error
        } catch {
            throw .content(error)
        }
    }
}

extension CGSize {
    /// Whether a picture can have the size.
    var isDrawable: Bool { width > 0 && height > 0 && width.isFinite && height.isFinite }
}

/// A window that views and controllers fill while they are laid out for a picture, taken down afterwards.
@MainActor
final class ContentStage: SceneStage {
    private let content: () throws -> any PictureContent
    private let layout: PictureLayout
    private let context: SceneContext
    private var environment: SceneEnvironment
    private var window: UIWindow?
    private var lent: (view: UIView, frame: CGRect, mask: UIView.AutoresizingMask, isEncapsulated: Bool)?

    init(
        _ layout: PictureLayout, _ environment: SceneEnvironment, fonts: PictureFonts, resources: AppResources?,
        content: @escaping () throws -> any PictureContent
    ) {
        self.content = content
        self.layout = layout
        self.environment = environment
        context = SceneContext(environment: environment, typesetter: fonts.typesetter)
        // Code may ask for the pixels of what it drew before the picture is drawn.
        context.pixels = { list, scale in try? fonts.bitmap.render(list, scale: scale) }
        context[PDFWriterKey.self] = { pages, title in
            (try? fonts.renderer.pdf.render(pages, title: title)).map { Data($0) }
        }
        guard let resources else { return }
        context.images = resources.images
        context[InterfaceSourceKey.self] = resources.interfaces(fonts: fonts.collection)
        context.strings = resources.strings(for: environment)
    }

    /// Lays content out. The view is outside of any window again afterwards, so that it can be laid out in another environment.
    func makeScene(_ id: SceneID) throws -> KeylineScenes.Scene {
        defer { takeDown() }
        var scene = try context.makeScene(id) { try setUp() }
        scene.environment = environment
        return scene
    }

    /// Tells what decides the frame of a view of the content; nil where there is none of that id.
    func explainFrame(of view: ViewID) throws -> FrameExplanation? {
        try explain { context.explainFrame(of: view, $0) }
    }

    /// Tells what decides the frame of every view of the content.
    func explainLayout() throws -> LayoutExplanation? {
        try explain { context.explainLayout($0) }
    }

    private func explain<Explanation>(
        _ look: (_ makeWindow: () -> UIWindow) -> Explanation?
    ) throws -> Explanation? {
        defer { takeDown() }
        var failure: (any Error)?
        let explanation = look {
            do {
                return try setUp()
            } catch {
                failure = error
                return UIWindow()
            }
        }
        if let failure { throw failure }
        return explanation
    }

    private func setUp() throws -> UIWindow {
        let controller = try made(content).makePictureController()
        guard let view = controller.view else { throw PictureError.noSize("\(type(of: controller))") }
        guard view.superview == nil else { throw PictureError.insideAnotherView("\(type(of: view))") }
        lent = (view, view.frame, view.autoresizingMask, view.isEncapsulated)
        // What loading the view started counts in its size.
        SceneJobs.sharing { _ = $0.runAll() }
        try fit(view)
        let window = SceneWindow.make(environment, controller: controller)
        self.window = window
        return window
    }

    /// Gives the window the size that the layout asks for.
    private func fit(_ view: UIView) throws(PictureError) {
        switch layout {
        case .device: break
        case .sizeThatFits:
            environment.size = fittingSize(of: view)
            environment.safeArea = .zero
        case .fixed(let width, let height):
            environment.size = CGSize(width: width, height: height)
            environment.safeArea = .zero
        }
        let size = environment.size
        guard size.isDrawable else { throw .noSize("\(type(of: view))") }
    }

    /// The size that constraints ask for, otherwise the one that fits the contents; wider than the window only where it must be.
    private func fittingSize(of view: UIView) -> CGSize {
        let limit = environment.size.width
        var size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        if size.width > limit {
            size = view.systemLayoutSizeFitting(
                CGSize(width: limit, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel)
        }
        if size.width <= 0 || size.height <= 0 {
            size = view.sizeThatFits(CGSize(width: limit, height: .greatestFiniteMagnitude))
        }
        return PixelGrid(scale: environment.scale).ceiled(size)
    }

    /// Gives the view back as it was, but for the frames inside it.
    private func takeDown() {
        window?.rootViewController = nil
        guard let lent else { return }
        lent.view.autoresizingMask = lent.mask
        lent.view.isEncapsulated = lent.isEncapsulated
        lent.view.frame = lent.frame
    }
}
