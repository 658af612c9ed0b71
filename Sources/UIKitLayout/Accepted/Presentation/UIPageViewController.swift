public import Foundation

/// Shows controllers as pages; the first is drawn.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
    /// How pages come; raw values are Apple's.
    public enum TransitionStyle: Int, Hashable, Sendable {
        case pageCurl = 0
        case scroll
    }
    /// The way in which pages follow each other; raw values are Apple's.
    public enum NavigationOrientation: Int, Hashable, Sendable {
        case horizontal = 0
        case vertical
    }
    /// Where a page comes from; raw values are Apple's.
    public enum NavigationDirection: Int, Hashable, Sendable {
        case forward = 0
        case reverse
    }
    /// Where the spine lies; raw values are Apple's.
    public enum SpineLocation: Int, Hashable, Sendable {
        case none = 0
        case min, mid, max
    }
    /// Further settings.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Wraps a name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }
        /// The distance of pages, in points.
        public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
        /// Where the spine lies.
        public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
    }

    /// Provides pages. Changes no picture: nobody turns them.
    open weak var dataSource: (any UIPageViewControllerDataSource)?
    /// Hears of turning pages. Changes no picture.
    open weak var delegate: (any UIPageViewControllerDelegate)?
    /// How pages come.
    public let transitionStyle: TransitionStyle
    /// The way in which pages follow each other.
    public let navigationOrientation: NavigationOrientation
    /// Whether pages have backs.
    open var isDoubleSided = false
    /// The pages that are shown.
    open var viewControllers: [UIViewController]? { children }

    /// Creates a controller without pages.
    public init(
        transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
        options: [OptionsKey: Any]? = nil
    ) {
        transitionStyle = style
        self.navigationOrientation = navigationOrientation
        super.init(nibName: nil, bundle: nil)
    }
    /// Creates a controller from an archive.
    public required init?(coder: NSCoder) {
        transitionStyle = .scroll
        navigationOrientation = .horizontal
        super.init(coder: coder)
    }

    /// Shows pages.
    open func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        for child in children {
            child.viewIfLoaded?.removeFromSuperview()
            child.removeFromParent()
        }
        for controller in viewControllers ?? [] {
            addChild(controller)
            controller.didMove(toParent: self)
        }
        if isViewLoaded { showPage() }
        completion?(true)
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        showPage()
    }

    private func showPage() {
        guard let page = children.first?.view else { return }
        page.frame = view.bounds
        page.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        page.translatesAutoresizingMaskIntoConstraints = true
        view.addSubview(page)
    }
}

/// Provides pages. Changes no picture.
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
    /// The page before another one.
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController?
    /// The page after another one.
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController?
    /// The number of dots.
    func presentationCount(for pageViewController: UIPageViewController) -> Int
    /// The dot that is filled.
    func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
    /// None.
    public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
    /// The first.
    public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// Hears of turning pages. Changes no picture.
@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: NSObjectProtocol {
    /// Called before a page is turned.
    func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
    /// Called when a page was turned.
    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
    /// Nothing.
    public func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
    ) {}
    /// Nothing.
    public func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {}
}
