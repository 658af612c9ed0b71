import Foundation

/// Shows one of several controllers above a bar that leads to all of them.
@preconcurrency @MainActor
open class UITabBarController: UIViewController {
    /// Hears of choosing tabs. Changes no picture.
    open weak var delegate: (any UITabBarControllerDelegate)?
    /// The bar at the bottom.
    open private(set) var tabBar = UITabBar()

    /// The controllers, in the order of the bar.
    open var viewControllers: [UIViewController]? {
        get { children }
        set { replaceChildren(by: newValue ?? []) }
    }

    /// The number of the controller that is shown.
    open var selectedIndex = 0 {
        didSet { if isViewLoaded { showSelected() } }
    }

    /// The controller that is shown.
    open var selectedViewController: UIViewController? {
        get { children.indices.contains(selectedIndex) ? children[selectedIndex] : nil }
        set { selectedIndex = children.firstIndex { $0 === newValue } ?? selectedIndex }
    }

    /// Replaces the controllers.
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        self.viewControllers = viewControllers
    }

    /// Takes over a bar that a document describes.
    package func adopt(tabBar: UITabBar) {
        self.tabBar.removeFromSuperview()
        self.tabBar = tabBar
        if isViewLoaded { showSelected() }
    }

    private func replaceChildren(by controllers: [UIViewController]) {
        let dropped = children.filter { controller in !controllers.contains { $0 === controller } }
        dropped.forEach { $0.removeFromParent() }
        for controller in controllers where controller.parent !== self { addChild(controller) }
        if isViewLoaded { showSelected(insteadOf: dropped) }
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        showSelected()
    }

    private func showSelected(insteadOf dropped: [UIViewController] = []) {
        let leaving = dropped + children.filter { $0 !== selectedViewController }
        tabBar.items = children.map(\.shownTabBarItem)
        tabBar.selectedItem = selectedViewController?.shownTabBarItem
        if let shown = selectedViewController?.view {
            shown.layoutState.isEncapsulated = true
            exchange(leaving, for: shown)
        } else {
            for controller in leaving { controller.viewIfLoaded?.removeFromSuperview() }
        }
        view.addSubview(tabBar)
        view.setNeedsLayout()
    }

    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        placeContent()
    }

    override func placeContent() {
        let bounds = view.bounds
        var insets = view.safeAreaInsets
        let isHidden = selectedViewController?.hidesTabBar ?? false
        tabBar.isHidden = isHidden
        let height = isHidden ? 0 : tabBar.preferredHeight
        tabBar.frame = CGRect(
            x: 0, y: bounds.height - insets.bottom - height, width: bounds.width, height: height)
        insets.bottom += height
        guard let selected = selectedViewController, let shown = selected.viewIfLoaded else { return }
        var bars = BarEdges()
        if !isHidden { bars.insert(.bottom, isOpaque: !tabBar.isTranslucent) }
        selected.fill(bounds, with: shown, barInsets: insets, bars: bars)
    }
    /// The tabs that a person may move. Changes no picture.
    open var customizableViewControllers: [UIViewController]?
}

extension UIViewController {
    /// The controller's own item, with its title where the item has none.
    fileprivate var shownTabBarItem: UITabBarItem {
        guard let item = tabBarItem else { return UITabBarItem(title: title, image: nil, tag: 0) }
        if item.title == nil, item.systemItem == nil {
            item.title = title ?? (self as? UINavigationController)?.viewControllers.first?.title
        }
        return item
    }

    /// Whether the controller that is shown does without the bar of tabs.
    fileprivate var hidesTabBar: Bool {
        (self as? UINavigationController)?.topViewController?.hidesBottomBarWhenPushed ?? hidesBottomBarWhenPushed
    }
}
