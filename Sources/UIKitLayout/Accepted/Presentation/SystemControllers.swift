public import Foundation

/// Shares things; a scene of its own is empty. Changes no picture.
@preconcurrency @MainActor
open class UIActivityViewController: UIViewController {
    /// What is left out.
    open var excludedActivityTypes: [UIActivity.ActivityType]?
    /// Runs afterwards.
    open var completionWithItemsHandler: ((UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void)?
    /// Shares items.
    public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
        super.init(nibName: nil, bundle: nil)
    }
    /// Creates a controller from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}

/// A way of sharing. Changes no picture.
@preconcurrency @MainActor
open class UIActivity: MainActorObject {
    /// Tells ways from one another.
    public struct ActivityType: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Wraps a name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }
        /// By mail.
        public static let mail = ActivityType(rawValue: "com.apple.UIKit.activity.Mail")
        /// By message.
        public static let message = ActivityType(rawValue: "com.apple.UIKit.activity.Message")
        /// By copying.
        public static let copyToPasteboard = ActivityType(rawValue: "com.apple.UIKit.activity.CopyToPasteboard")
        /// On paper.
        public static let print = ActivityType(rawValue: "com.apple.UIKit.activity.Print")
        /// Over the air.
        public static let airDrop = ActivityType(rawValue: "com.apple.UIKit.activity.AirDrop")
        /// Among photos.
        public static let saveToCameraRoll = ActivityType(rawValue: "com.apple.UIKit.activity.SaveToCameraRoll")
        /// For a contact.
        public static let assignToContact = ActivityType(rawValue: "com.apple.UIKit.activity.AssignToContact")
        /// For later.
        public static let addToReadingList = ActivityType(rawValue: "com.apple.UIKit.activity.AddToReadingList")
    }
    /// A way of one's own.
    public init() {
        super.init(onMainActor: ())
    }
    /// Which way.
    open var activityType: ActivityType? { nil }
    /// The text.
    open var activityTitle: String? { nil }
    /// The image.
    open var activityImage: UIImage? { nil }
    /// Whether items can be shared so.
    open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
    /// Gets ready.
    open func prepare(withActivityItems activityItems: [Any]) {}
    /// Shares.
    open func perform() {}
    /// Says that it is over.
    open func activityDidFinish(_ completed: Bool) {}
}

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

/// Hears of going on and back. Changes no picture.
@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: NSObjectProtocol {
    /// Called before a controller is shown.
    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
    /// Called when a controller was shown.
    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
    /// What moves controllers.
    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
}

extension UINavigationControllerDelegate {
    /// Nothing.
    public func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {}
    /// Nothing.
    public func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {}
    /// The system's.
    public func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
}

extension UINavigationController {
    /// Where it goes; raw values are Apple's. Changes no picture.
    public enum Operation: Int, Hashable, Sendable {
        case none = 0
        case push, pop
    }
}

/// Hears of choosing tabs. Changes no picture.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: NSObjectProtocol {
    /// Whether a tab can be chosen.
    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
    /// Called when a tab was chosen.
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
    /// Yes.
    public func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool { true }
    /// Nothing.
    public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
}

/// Where a bar lies; raw values are Apple's. Changes no picture.
public enum UIBarPosition: Int, Hashable, Sendable {
    case any = 0
    case bottom, top, topAttached
}

/// What a look of a bar counts for; raw values are Apple's.
public enum UIBarMetrics: Int, Hashable, Sendable {
    case `default` = 0
    case compact
    case defaultPrompt = 101
    case compactPrompt
}

/// Chooses pictures; a scene of its own is empty. Changes no picture.
@preconcurrency @MainActor
open class UIImagePickerController: UINavigationController {
    /// Where pictures come from; raw values are Apple's.
    public enum SourceType: Int, Hashable, Sendable {
        case photoLibrary = 0
        case camera, savedPhotosAlbum
    }
    /// What is told about a picture.
    public struct InfoKey: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Wraps a name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }
        /// The picture.
        public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
        /// The picture as it was cut.
        public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
        /// The film.
        public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
        /// The kind.
        public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    }
    /// Where pictures come from.
    open var sourceType = SourceType.photoLibrary
    /// The kinds.
    open var mediaTypes: [String] = []
    /// Whether pictures are cut.
    open var allowsEditing = false
    /// Whether there are such pictures: none.
    open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { false }
}

/// Hears of chosen pictures. Changes no picture.
@preconcurrency @MainActor
public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
    /// Called when a picture was chosen.
    func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
    /// Called when none was chosen.
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
    /// Nothing.
    public func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {}
    /// Nothing.
    public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
}
