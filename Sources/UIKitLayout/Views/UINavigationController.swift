public import Foundation

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

    /// Hears of going on and back. Changes no picture.
    open weak var delegate: (any UINavigationControllerDelegate)?
    /// The gesture that leads back. Changes no picture.
    open private(set) lazy var interactivePopGestureRecognizer: UIGestureRecognizer? =
        UIScreenEdgePanGestureRecognizer()
    /// Whether bars hide while content scrolls. Changes no picture.
    open var hidesBarsOnSwipe = false
    /// Whether bars hide with a touch. Changes no picture.
    open var hidesBarsOnTap = false
    /// Whether bars hide while somebody types. Changes no picture.
    open var hidesBarsWhenKeyboardAppears = false
    /// Takes every controller but the lowest off the pile.
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        let dropped = Array(children.dropFirst())
        setViewControllers(Array(children.prefix(1)), animated: animated)
        return dropped
    }
    /// Takes every controller above one off the pile.
    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        guard let place = children.firstIndex(where: { $0 === viewController }) else { return nil }
        let dropped = Array(children.suffix(from: place + 1))
        setViewControllers(Array(children.prefix(place + 1)), animated: animated)
        return dropped
    }
    /// Whether bars hide while the device lies on its side. Changes no picture.
    open var hidesBarsWhenVerticallyCompact = false

    /// Creates an empty pile; files are read by their reader.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }
    /// Creates an empty pile, whose bars are the usual ones.
    public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
        super.init(nibName: nil, bundle: nil)
    }
    /// Creates an empty pile from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Creates a pile of one controller.
    public init(rootViewController: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        setViewControllers([rootViewController], animated: false)
    }

    /// Takes over bars that a document describes.
    package func adopt(navigationBar: UINavigationBar?, toolbar: UIToolbar?) {
        if let navigationBar {
            self.navigationBar.removeFromSuperview()
            self.navigationBar = navigationBar
        }
        if let toolbar {
            self.toolbar.removeFromSuperview()
            self.toolbar = toolbar
        }
        if isViewLoaded { showTop() }
    }

    /// The controllers from the bottom to the top.
    open var viewControllers: [UIViewController] {
        get { children }
        set { setViewControllers(newValue, animated: false) }
    }

    /// The controller that is shown.
    open var topViewController: UIViewController? { children.last }
    /// The controller that is shown.
    open var visibleViewController: UIViewController? { children.last }

    /// Shows or hides the bar at the top.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        isNavigationBarHidden = hidden
    }

    /// Shows or hides the bar at the bottom.
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
        isToolbarHidden = hidden
    }

    /// Puts a controller on top.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        setViewControllers(children + [viewController], animated: animated)
    }

    /// Takes the topmost controller off the pile, unless it is the last one.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        guard children.count > 1, let top = children.last else { return nil }
        setViewControllers(Array(children.dropLast()), animated: animated)
        return top
    }

    /// Replaces the pile.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        let dropped = children.filter { controller in !viewControllers.contains { $0 === controller } }
        dropped.forEach { $0.removeFromParent() }
        for controller in viewControllers where controller.parent !== self { addChild(controller) }
        if isViewLoaded { showTop(insteadOf: dropped) }
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        showTop()
    }

    private func showTop(insteadOf dropped: [UIViewController] = []) {
        let leaving = dropped + children.dropLast()
        guard let top = topViewController, let shown = top.view else {
            for controller in leaving { controller.viewIfLoaded?.removeFromSuperview() }
            return
        }
        shown.layoutState.isEncapsulated = true
        exchange(leaving, for: shown)
        view.addSubview(navigationBar)
        view.addSubview(toolbar)
        navigationBar.show(children.map(\.navigationItem))
        view.setNeedsLayout()
    }

    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        if let items = topViewController?.toolbarItems { toolbar.items = items }
        placeBars()
    }

    override func placeContent() {
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
        var bars = BarEdges()
        if !isNavigationBarHidden { bars.insert(.top, isOpaque: !navigationBar.isTranslucent) }
        if !isToolbarHidden { bars.insert(.bottom, isOpaque: !toolbar.isTranslucent) }
        // Tabs around are below the view as well.
        if let tabs = tabBarController?.tabBar, !tabs.isHidden {
            bars.insert(.bottom, isOpaque: !tabs.isTranslucent)
        }
        top.fill(bounds, with: shown, barInsets: insets, bars: bars)
    }
}

extension UIViewController {
    /// Fills a container with a view, below its bars or clear of them as the controller wishes, and tells it what they take.
    ///
    /// Source: Apple, `edgesForExtendedLayout` and `extendedLayoutIncludesOpaqueBars`.
    func fill(
        _ bounds: CGRect, with shown: UIView, barInsets insets: UIEdgeInsets, bars: BarEdges
    ) {
        let reached =
            extendedLayoutIncludesOpaqueBars ? edgesForExtendedLayout : edgesForExtendedLayout.subtracting(bars.opaque)
        let ends = bars.all.subtracting(reached)
        var frame = bounds
        var safeArea = insets
        if ends.contains(.top) {
            frame.origin.y += insets.top
            frame.size.height -= insets.top
            safeArea.top = 0
        }
        if ends.contains(.bottom) {
            frame.size.height -= insets.bottom
            safeArea.bottom = 0
        }
        containerSafeArea = safeArea
        shown.frame = frame
        safeAreaMayHaveChanged()
    }
}

/// The edges of a container at which it has bars.
struct BarEdges {
    private(set) var all: UIRectEdge = []
    /// Those whose bars let nothing shine through.
    private(set) var opaque: UIRectEdge = []

    mutating func insert(_ edge: UIRectEdge, isOpaque: Bool) {
        all.insert(edge)
        if isOpaque { opaque.insert(edge) }
    }
}
