public import Foundation

/// Shows items of bars large while a finger is on them: none is, in a picture. Changes no picture.
open class UILargeContentViewerInteraction: UIViewInteraction {
    /// Hears of the item that is shown.
    public private(set) weak var delegate: (any UILargeContentViewerInteractionDelegate)?
    /// The recogniser that others wait for: nothing is pressed.
    public let gestureRecognizerForExclusionRelationship = UIGestureRecognizer()
    /// Whether items are shown large.
    open class var isEnabled: Bool { false }

    /// Shows items; a delegate may choose them.
    public init(delegate: (any UILargeContentViewerInteractionDelegate)? = nil) {
        self.delegate = delegate
        super.init()
    }
}

/// Hears of items that are shown large: never, in a picture.
@preconcurrency @MainActor
public protocol UILargeContentViewerInteractionDelegate: NSObjectProtocol {
    /// A finger left an item.
    func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?,
        at point: CGPoint)
    /// The item at a point.
    func largeContentViewerInteraction(_ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint)
        -> (any UILargeContentViewerItem)?
    /// The controller in which an item is shown.
    func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController
}

extension UILargeContentViewerInteractionDelegate {
    /// Nothing.
    public func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?,
        at point: CGPoint
    ) {}
    /// None.
    public func largeContentViewerInteraction(_ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint)
        -> (any UILargeContentViewerItem)?
    { nil }
    /// One of its own.
    public func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController {
        UIViewController()
    }
}

/// An item that is shown large.
@preconcurrency @MainActor
public protocol UILargeContentViewerItem: NSObjectProtocol {
    /// Whether it is shown large.
    var showsLargeContentViewer: Bool { get }
    /// Its words.
    var largeContentTitle: String? { get }
    /// Its picture.
    var largeContentImage: UIImage? { get }
    /// Whether its picture grows.
    var scalesLargeContentImage: Bool { get }
    /// The space around its picture.
    var largeContentImageInsets: UIEdgeInsets { get }
}

/// Lets an input view click: nothing is heard, in a picture.
@preconcurrency @MainActor
public protocol UIInputViewAudioFeedback: NSObjectProtocol {
    /// Whether it clicks.
    var enableInputClicksWhenVisible: Bool { get }
}

extension UIInputViewAudioFeedback {
    /// It does not.
    public var enableInputClicksWhenVisible: Bool { false }
}

extension UIView: UILargeContentViewerItem {}
