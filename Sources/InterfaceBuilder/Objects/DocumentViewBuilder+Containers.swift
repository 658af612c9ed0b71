import Foundation
import UIKitLayout

extension DocumentViewBuilder {
    /// Puts a controller into the containers that a plan names.
    func host(_ controller: UIViewController, _ plan: ScenePlan) -> UIViewController {
        if let element = plan.containment.pushed, plan.navigationBarHeight != nil {
            guard plan.hasTabBar else {
                controller.navigationItem.title = values.text("title", of: element)
                addBarItems(to: controller, of: element)
                return hostInNavigation(controller, plan, plan.bottomBarHeight != nil)
            }
            let tabs = hostInTabs(controller, plan)
            addBarItems(to: tabs, of: element)
            return hostInNavigation(tabs, plan, false)
        }
        var outermost = controller
        let hasToolbar = plan.bottomBarHeight != nil && !plan.hasTabBar
        if plan.navigationBarHeight != nil || hasToolbar { outermost = hostInNavigation(controller, plan, hasToolbar) }
        return plan.hasTabBar ? hostInTabs(outermost, plan) : outermost
    }

    private func hostInNavigation(
        _ controller: UIViewController, _ plan: ScenePlan, _ hasToolbar: Bool
    ) -> UIViewController {
        let navigation = UINavigationController()
        navigation.view = UIView(frame: CGRect(origin: .zero, size: context.environment.size))
        let container = plan.containment.navigation
        let bar = container?.child("navigationBar", key: "navigationBar").map(makeView) as? UINavigationBar
        let toolbar = container?.child("toolbar", key: "toolbar").map(makeView) as? UIToolbar
        navigation.adopt(navigationBar: bar, toolbar: toolbar)
        navigation.isNavigationBarHidden = plan.navigationBarHeight == nil
        record(plan.navigationBarHeight, of: navigation.navigationBar)
        navigation.isToolbarHidden = !hasToolbar
        record(hasToolbar ? plan.bottomBarHeight : nil, of: navigation.toolbar)
        let below = plan.containment.below.map(makeControllerBelow)
        navigation.viewControllers = [below, controller].compactMap { $0 }
        return navigation
    }

    /// The controller that a bar leads back to, of which only its item is seen.
    private func makeControllerBelow(_ element: IBElement) -> UIViewController {
        if !context.environment.steps.isEmpty { return instantiateApart(element) }
        let controller = UIViewController()
        if let item = element.child("navigationItem", key: "navigationItem") {
            controller.navigationItem.title = values.text("title", of: item)
            controller.navigationItem.backBarButtonItem = item.child("barButtonItem", key: "backBarButtonItem")
                .map(makeBarButtonItem)
        }
        return controller
    }

    private func hostInTabs(_ controller: UIViewController, _ plan: ScenePlan) -> UIViewController {
        let tabs = UITabBarController()
        tabs.view = UIView(frame: CGRect(origin: .zero, size: context.environment.size))
        let container = plan.containment.tabs
        if let bar = container?.child("tabBar", key: "tabBar").map(makeView) as? UITabBar { tabs.adopt(tabBar: bar) }
        // A bar that the document does not describe is the controller's.
        if tabs.tabBar.source.location == nil { tabs.tabBar.source.location = container?.location }
        // A bar that Xcode only simulates takes space and has no tabs.
        tabs.tabBar.accessibilityElementsHidden = container == nil
        record(plan.bottomBarHeight, of: tabs.tabBar)
        let contained = container.map { document.contained(in: $0) } ?? []
        let selected = contained.firstIndex { $0.id != nil && $0.id == plan.containment.tab?.id }
        var controllers = contained.enumerated().map { index, element in
            if index == selected || context.environment.steps.isEmpty {
                let child = index == selected ? controller : UIViewController()
                addTabBarItem(to: child, of: element)
                return child
            }
            // Steps may choose the tab.
            return instantiateApart(element)
        }
        if selected == nil { controllers.insert(controller, at: 0) }
        tabs.viewControllers = controllers
        noteTitles(of: tabs, container)
        tabs.selectedIndex = selected ?? 0
        return tabs
    }

    /// A list beside its details, each in a navigation controller of its own where the document has one.
    func makeSplit(_ element: IBElement) -> UIViewController {
        let split = UISplitViewController()
        split.view = UIView(frame: CGRect(origin: .zero, size: context.environment.size))
        split.viewControllers = document.contained(in: element).prefix(2).map(makeHostedController)
        return split
    }

    /// On the document's own canvas bars are as high as the canvas drew them; elsewhere as the system makes them.
    private func record(_ height: CGFloat?, of bar: UIView) {
        bar.recordedContentSize =
            isOnCanvas && hasOwnSize ? height.map { CGSize(width: UIView.noIntrinsicMetric, height: $0) } : nil
    }
}
