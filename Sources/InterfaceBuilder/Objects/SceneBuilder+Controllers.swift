import Foundation
import Scenes
import UIKitLayout

extension SceneBuilder {
    /// Makes a controller inside the containers that the canvas shows it in.
    func makeHostedController(_ element: IBElement) -> UIViewController {
        let controller = makeController(element)
        let stored = element.value(of: "view")?.resolved(for: classes).rect("frame")?.size
        let plan = document.plan(for: element, stored: stored, canvas: document.canvasEnvironment)
        if !plan.extendsUnderTopBar { controller.edgesForExtendedLayout.remove(.top) }
        if !plan.extendsUnderBottomBar { controller.edgesForExtendedLayout.remove(.bottom) }
        guard plan.navigationBarHeight != nil || plan.bottomBarHeight != nil else { return controller }
        return host(controller, plan)
    }

    private func host(_ controller: UIViewController, _ plan: ScenePlan) -> UIViewController {
        let navigation = UINavigationController()
        navigation.view = UIView(frame: CGRect(origin: .zero, size: context.environment.size))
        navigation.isNavigationBarHidden = plan.navigationBarHeight == nil
        record(plan.navigationBarHeight, of: navigation.navigationBar)
        navigation.isToolbarHidden = plan.bottomBarHeight == nil
        record(plan.bottomBarHeight, of: navigation.toolbar)
        navigation.viewControllers = [controller]
        return navigation
    }

    private func record(_ height: CGFloat?, of bar: UIView) {
        guard isOnCanvas, let height else { return }
        bar.recordedContentSize = CGSize(width: UIView.noIntrinsicMetric, height: height)
    }

    func makeController(_ element: IBElement) -> UIViewController {
        let element = element.resolved(for: classes)
        let controller = UIViewController()
        if let id = element.id { objects[id] = controller }
        controller.title = values.text("title", of: element)
        if element.child("extendedEdge", key: "edgesForExtendedLayout") != nil {
            controller.edgesForExtendedLayout = edges(element.child("extendedEdge", key: "edgesForExtendedLayout"))
        }
        if let view = element.value(of: "view") { controller.view = makeView(view) }
        for guide in element.child("layoutGuides")?.children ?? [] {
            guard let id = guide.id else { continue }
            objects[id] = guide["type"] == "top" ? controller.topLayoutGuide : controller.bottomLayoutGuide
        }
        return controller
    }

    private func edges(_ element: IBElement?) -> UIRectEdge {
        let words: [(String, UIRectEdge)] = [
            ("top", .top), ("left", .left), ("bottom", .bottom), ("right", .right),
        ]
        return words.reduce(into: []) { edges, word in
            if element?.isYes(word.0) ?? false { edges.insert(word.1) }
        }
    }
}
