import Foundation

/// Shows the topmost of a pile of controllers under a bar.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
    /// The bar at the top.
    open private(set) var navigationBar = UINavigationBar()
    /// The bar at the bottom.
    open private(set) var toolbar = UIToolbar()
    /// Whether there is no bar at the top.
    open var isNavigationBarHidden = false {
        didSet { viewIfLoaded?.setNeedsLayout() }
    }
    /// Whether there is no bar at the bottom.
    open var isToolbarHidden = true {
        didSet { viewIfLoaded?.setNeedsLayout() }
    }

    /// Creates a pile of one controller.
    public convenience init(rootViewController: UIViewController) {
        self.init()
        setViewControllers([rootViewController], animated: false)
    }

    /// The controllers from the bottom to the top.
    open var viewControllers: [UIViewController] {
        get { children }
        set { setViewControllers(newValue, animated: false) }
    }

    /// The controller that is shown.
    open var topViewController: UIViewController? { children.last }

    /// Puts a controller on top.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        setViewControllers(children + [viewController], animated: animated)
    }

    /// Replaces the pile.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        for controller in children where !viewControllers.contains(where: { $0 === controller }) {
            controller.viewIfLoaded?.removeFromSuperview()
            controller.removeFromParent()
        }
        for controller in viewControllers where controller.parent !== self { addChild(controller) }
        if isViewLoaded { showTop() }
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        showTop()
    }

    private func showTop() {
        for controller in children.dropLast() { controller.viewIfLoaded?.removeFromSuperview() }
        guard let top = topViewController, let shown = top.view else { return }
        shown.layoutState.isEncapsulated = true
        view.insertSubview(shown, at: 0)
        view.addSubview(navigationBar)
        view.addSubview(toolbar)
        navigationBar.show(children.map(\.navigationItem))
        view.setNeedsLayout()
    }

    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        placeBars()
    }

    /// Bars reach from the device's edge into the safe area; the view on top is told what they take.
    private func placeBars() {
        guard let top = topViewController, let shown = top.viewIfLoaded else { return }
        let bounds = view.bounds
        let device = view.safeAreaInsets
        let barHeight = isNavigationBarHidden ? 0 : navigationBar.preferredHeight
        let toolbarHeight = isToolbarHidden ? 0 : toolbar.preferredHeight
        navigationBar.isHidden = isNavigationBarHidden
        toolbar.isHidden = isToolbarHidden
        navigationBar.frame = CGRect(x: 0, y: device.top, width: bounds.width, height: barHeight)
        let toolbarTop = bounds.height - device.bottom - toolbarHeight
        toolbar.frame = CGRect(x: 0, y: toolbarTop, width: bounds.width, height: toolbarHeight)
        var insets = device
        insets.top += barHeight
        insets.bottom += toolbarHeight
        place(shown, of: top, below: insets, in: bounds)
    }

    private func place(_ shown: UIView, of top: UIViewController, below insets: UIEdgeInsets, in bounds: CGRect) {
        var frame = bounds
        var safeArea = insets
        if !top.edgesForExtendedLayout.contains(.top) {
            frame.origin.y += insets.top
            frame.size.height -= insets.top
            safeArea.top = 0
        }
        if !top.edgesForExtendedLayout.contains(.bottom) {
            frame.size.height -= insets.bottom
            safeArea.bottom = 0
        }
        top.containerSafeArea = safeArea
        shown.frame = frame
        top.safeAreaMayHaveChanged()
    }
}
