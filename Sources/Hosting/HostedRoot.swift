import KeylineExecutors
import KeylineGraphics
import KeylineScenes
import SwiftUILayout
import UIKitLayout

/// SwiftUI's views in a view of UIKit's: laid out in the host's bounds, with its safe area and its traits.
@MainActor
final class HostedRoot: HostedContent {
    /// Makes the views; asked for each time that they are laid out.
    var content: () -> AnyView
    /// Whether the views' own size is the host's intrinsic one.
    var hasIntrinsicSize: Bool
    /// Whether the views keep out of the space outside the safe area.
    var respectsSafeArea = true

    private var laidOut: (environment: SceneEnvironment, views: HostedViews)?
    private var services: SceneServices?
    /// The values that views keep while steps are done; otherwise each layout begins anew.
    private let graph = SceneGraph()

    init(hasIntrinsicSize: Bool, content: @escaping () -> AnyView) {
        self.hasIntrinsicSize = hasIntrinsicSize
        self.content = content
    }

    /// Forgets the layout, because the views have changed.
    func invalidate() { laidOut = nil }

    func size(width: CGFloat?, height: CGFloat?, in host: UIView) -> CGSize {
        var environment = host.sceneEnvironment
        environment.size = CGSize(width: width ?? 0, height: height ?? 0)
        environment.safeArea = .zero
        let size = SceneJobs.collecting { _ in
            scene(environment).size(in: ProposedViewSize(width: width, height: height))
        }
        // UIKit lays out on pixels: a size that is less than the views ask for would cut them.
        func whole(_ length: CGFloat) -> CGFloat {
            guard length.isFinite else { return length }
            return (length * environment.scale - 0.01).rounded(.up) / environment.scale
        }
        return CGSize(width: whole(size.width), height: whole(size.height))
    }

    /// Returns the baselines; before the host has a size, in the views' own.
    func baselines(in host: UIView) -> (first: CGFloat, last: CGFloat)? {
        guard host.bounds.isEmpty else { return views(in: host).baselines }
        var environment = host.sceneEnvironment
        environment.size = size(width: nil, height: nil, in: host)
        environment.safeArea = .zero
        return hosted(in: environment).baselines
    }

    func draw(_ host: UIView, into list: inout DisplayListBuilder, at origin: CGPoint) {
        let views = views(in: host)
        views.name(after: host.source.id)
        list.draw(views.displayList(), at: origin)
        services?.diagnostics.forEach(SceneContext.current.report)
    }

    func snapshots(in host: UIView) -> [ViewSnapshot] {
        let views = views(in: host)
        views.name(after: host.source.id)
        return views.snapshots()
    }

    func perform(_ touch: StepTouch, on view: ViewID?, at point: CGPoint) -> StepOutcome {
        guard let laidOut, let view else { return .untaken }
        let outcome = laidOut.views.perform(touch, on: view, at: point)
        invalidate()
        return outcome
    }

    func scrolling(of view: ViewID) -> ScrollState? { laidOut?.views.scrolling(of: view) }

    func scroll(_ view: ViewID, to offset: CGPoint) {
        laidOut?.views.scroll(view, to: offset)
        invalidate()
    }

    private func views(in host: UIView) -> HostedViews {
        var environment = host.sceneEnvironment
        environment.size = host.bounds.size
        environment.safeArea = respectsSafeArea ? host.sceneSafeArea : .zero
        if let laidOut, laidOut.environment == environment { return laidOut.views }
        let views = hosted(in: environment)
        laidOut = (environment, views)
        return views
    }

    /// Lays the views out. Only jobs that they start are run: others would change the views around them while these are laid out.
    private func hosted(in environment: SceneEnvironment) -> HostedViews {
        SceneJobs.collecting { _ in scene(environment).hosted(in: environment.size) }
    }

    private func scene(_ environment: SceneEnvironment) -> ViewScene {
        let context = SceneContext.current
        let services = SceneServices(
            typesetter: context.typesetter, strings: context.strings, assets: ImageSourceAssets(context.images))
        self.services = services
        let kept = environment.steps.isEmpty ? nil : graph
        return ViewScene(environment: environment, services: services, keeping: kept) { [content] in content() }
    }
}
