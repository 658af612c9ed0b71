import KeylineGraphics
import KeylineScenes
import SwiftUILayout
import UIKitLayout

/// A view or controller of UIKit's in its place among SwiftUI's views: in a window of its own, with the traits of the place.
@MainActor
final class RepresentedView: ForeignLeaf {
    private var context: SceneContext
    private var services: SceneServices
    private var controller: UIViewController?
    private var window: UIWindow?
    private var ownSize: (ProposedViewSize) -> CGSize? = { _ in nil }
    /// Whether it takes all that is offered, as controllers do.
    private var isController = false
    /// Whether it has been drawn or taken down in a place.
    private var isPlaced = false

    init(_ environment: EnvironmentValues) {
        (context, services) = Self.surroundings(environment)
    }

    /// Tells the place its surroundings anew.
    func enter(_ environment: EnvironmentValues) {
        (context, services) = Self.surroundings(environment)
        window?.traits = UITraitCollection(context.environment)
    }

    private static func surroundings(_ environment: EnvironmentValues) -> (SceneContext, SceneServices) {
        let services = environment.services
        let images = (services.assets as? ImageSourceAssets)?.images ?? NoImages()
        let context = SceneContext(
            environment: environment.sceneEnvironment, typesetter: services.typesetter, images: images,
            strings: services.strings)
        return (context, services)
    }

    /// Runs code of UIKit's in the surroundings of the place, and hands on what it has to say.
    func perform<Result>(_ body: () -> Result) -> Result {
        let result = context.perform(body)
        context.diagnostics.forEach(services.report)
        return result
    }

    /// Shows a view.
    func show(_ view: UIView, ownSize: @escaping (ProposedViewSize) -> CGSize?) {
        if controller == nil {
            let holder = UIViewController()
            holder.view = view
            controller = holder
        }
        self.ownSize = ownSize
    }

    /// Shows a controller.
    func show(_ controller: UIViewController, ownSize: @escaping (ProposedViewSize) -> CGSize?) {
        self.controller = controller
        self.ownSize = ownSize
        isController = true
    }

    // MARK: Layout

    func size(for proposal: ProposedViewSize) -> CGSize {
        perform {
            guard let view = controller?.view else { return .zero }
            place(in: window?.bounds.size ?? context.environment.size, safeArea: EdgeInsets())
            return ownSize(proposal)
                ?? RepresentedSize(
                    view, isController: isController, isUnplaced: !isPlaced
                ).size(for: proposal)
        }
    }

    func baselines(in size: CGSize) -> (first: CGFloat, last: CGFloat)? {
        perform {
            place(in: size, safeArea: EdgeInsets())
            return controller?.view.textBaselines
        }
    }

    func draw(in frame: CGRect, safeArea: EdgeInsets, into list: inout DisplayListBuilder) {
        let drawn = perform {
            isPlaced = true
            place(in: frame.size, safeArea: safeArea)
            return controller?.view.displayList()
        }
        if let drawn { list.draw(drawn, at: frame.origin) }
    }

    func snapshot(in size: CGSize, safeArea: EdgeInsets, id: ViewID?) -> ViewSnapshot? {
        perform {
            guard let view = controller?.view else { return nil }
            isPlaced = true
            place(in: size, safeArea: safeArea)
            if view.source.id == nil, let id { view.source.id = ViewID("\(id.rawValue)/\(type(of: view))") }
            return view.layoutSnapshot().root
        }
    }

    func perform(_ touch: StepTouch, on view: ViewID, at point: CGPoint) -> StepOutcome? {
        perform { window?.perform(touch, on: view, at: point) }
    }

    /// Lays the view out in a window of a size; it has the same window as long as it has its place.
    private func place(in size: CGSize, safeArea: EdgeInsets) {
        guard let controller else { return }
        var environment = context.environment
        environment.size = size
        let isMirrored = environment.layoutDirection == .rightToLeft
        environment.safeArea = Insets(
            top: safeArea.top, left: isMirrored ? safeArea.trailing : safeArea.leading, bottom: safeArea.bottom,
            right: isMirrored ? safeArea.leading : safeArea.trailing)
        let insets = UIEdgeInsets(environment.safeArea)
        guard let window else {
            let made = SceneWindow.make(environment, controller: controller)
            window = made
            return made.makeKeyAndVisible()
        }
        if window.bounds.size != size { window.frame = CGRect(origin: .zero, size: size) }
        if window.deviceSafeArea != insets { window.deviceSafeArea = insets }
        window.layoutIfNeeded()
    }
}
