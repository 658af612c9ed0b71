public import Foundation

/// How a controller is shown over another one; raw values are Apple's. A presented controller is a scene of its own: the picture of
/// the one below does not show it. Form and page sheets are drawn as such on iPads; the others change no picture.
public enum UIModalPresentationStyle: Int, Hashable, Sendable {
    case fullScreen = 0
    case pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover, blurOverFullScreen
    case none = -1
    case automatic = -2
}

/// How a controller comes in; raw values are Apple's. Changes no picture.
public enum UIModalTransitionStyle: Int, Hashable, Sendable {
    case coverVertical = 0
    case flipHorizontal, crossDissolve, partialCurl
}

/// Writing in the status bar; raw values are Apple's.
public enum UIStatusBarStyle: Int, Hashable, Sendable {
    case `default` = 0
    case lightContent
    case darkContent = 3
}

/// How the status bar comes and goes; raw values are Apple's. Changes no picture.
public enum UIStatusBarAnimation: Int, Hashable, Sendable {
    case none = 0
    case fade, slide
}

/// What a controller keeps that its own picture does not show.
struct ControllerPresentation {
    var presented: UIViewController?
    weak var presenting: UIViewController?
    var style = UIModalPresentationStyle.automatic
    var transitionStyle = UIModalTransitionStyle.coverVertical
    var isInModal = false
    var definesContext = false
    weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
    var preferredSize = CGSize.zero
    var presentation: UIPresentationController?
    var keyCommands: [UIKeyCommand] = []
    var restorationIdentifier: String?
    var providesTransition = false
}

/// Shows a controller over another one. Changes no picture.
@preconcurrency @MainActor
open class UIPresentationController: MainActorObject {
    /// The controller below.
    public let presentingViewController: UIViewController
    /// The controller above.
    public let presentedViewController: UIViewController
    /// Hears of closing.
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
    /// What both are shown in.
    open var containerView: UIView? { nil }
    /// How the controller is shown.
    open var presentationStyle: UIModalPresentationStyle { presentedViewController.modalPresentationStyle }
    /// The view above.
    open var presentedView: UIView? { presentedViewController.viewIfLoaded }
    /// The frame of the view above, in points.
    open var frameOfPresentedViewInContainerView: CGRect { presentingViewController.viewIfLoaded?.bounds ?? .zero }
    /// Whether the view below goes away.
    open var shouldRemovePresentersView: Bool { false }
    /// Whether everything is covered.
    open var shouldPresentInFullscreen: Bool { true }
    /// Traits of what is above.
    open var overrideTraitCollection: UITraitCollection?

    /// Shows a controller over another one.
    public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        self.presentedViewController = presentedViewController
        self.presentingViewController = presentingViewController ?? presentedViewController
        super.init(onMainActor: ())
    }

    /// Called before it comes.
    open func presentationTransitionWillBegin() {}
    /// Called after it came.
    open func presentationTransitionDidEnd(_ completed: Bool) {}
    /// Called before it goes.
    open func dismissalTransitionWillBegin() {}
    /// Called after it went.
    open func dismissalTransitionDidEnd(_ completed: Bool) {}
    /// Called before views are placed.
    open func containerViewWillLayoutSubviews() {}
    /// Called after views were placed.
    open func containerViewDidLayoutSubviews() {}
    /// Called before the size changes.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}
    /// The size of what is inside, in points.
    open func size(
        forChildContentContainer container: UIViewController, withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }
    /// How it is shown in other traits.
    open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle { .none }
}

/// Hears of what is shown over a controller. Changes no picture.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
    /// How it is shown where there is little room.
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
    /// How it is shown in other traits.
    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle
    /// The controller for that.
    func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController?
    /// Whether it may be pulled away.
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
    /// Called before it goes.
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
    /// Called after it went.
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
    /// Called when it could not be pulled away.
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
    /// As it likes.
    public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        .none
    }
    /// As it likes.
    public func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { .none }
    /// The same.
    public func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? { nil }
    /// Yes.
    public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
    /// Nothing.
    public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
    /// Nothing.
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
    /// Nothing.
    public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}

/// Shows a controller as a sheet. Changes no picture.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
    /// A height of a sheet.
    @MainActor
    open class Detent: MainActorObject {
        /// Tells heights from one another.
        public struct Identifier: RawRepresentable, Hashable, Sendable {
            /// The name.
            public let rawValue: String
            /// Wraps a name.
            public init(rawValue: String) {
                self.rawValue = rawValue
            }
            /// Wraps a name.
            public init(_ rawValue: String) {
                self.rawValue = rawValue
            }
            /// Half.
            public static let medium = Identifier("com.apple.UIKit.medium")
            /// Full.
            public static let large = Identifier("com.apple.UIKit.large")
        }

        /// Tells the height from others.
        public let identifier: Identifier
        init(_ identifier: Identifier) {
            self.identifier = identifier
            super.init(onMainActor: ())
        }
        /// Half.
        public class func medium() -> Detent { Detent(.medium) }
        /// Full.
        public class func large() -> Detent { Detent(.large) }
        /// A height of one's own.
        public class func custom(
            identifier: Identifier? = nil,
            resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) -> Detent { Detent(identifier ?? Identifier("custom")) }
    }

    /// The heights.
    open var detents: [Detent] = [.large()]
    /// The height it has.
    open var selectedDetentIdentifier: Detent.Identifier?
    /// The height up to which what is below can be used.
    open var largestUndimmedDetentIdentifier: Detent.Identifier?
    /// Whether a mark shows that it can be pulled.
    open var prefersGrabberVisible = false
    /// Whether scrolling enlarges it.
    open var prefersScrollingExpandsWhenScrolledToEdge = true
    /// Whether it reaches the bottom where height is short.
    open var prefersEdgeAttachedInCompactHeight = false
    /// Whether its width is that of the content.
    open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
    /// The radius of the corners, in points.
    open var preferredCornerRadius: CGFloat?
    /// The view from which it comes.
    open weak var sourceView: UIView?
    /// Changes at once.
    open func animateChanges(_ changes: () -> Void) { changes() }
    /// Asks for heights again.
    open func invalidateDetents() {}
}

/// The room for a sheet. Changes no picture.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
    /// The traits.
    var containerTraitCollection: UITraitCollection { get }
    /// The largest height, in points.
    var maximumDetentValue: CGFloat { get }
}

/// Hears of a sheet. Changes no picture.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// Called when another height was chosen.
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
    /// Nothing.
    public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    ) {}
}

/// Shows a controller beside a view. Changes no picture.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
    /// The view.
    open var sourceView: UIView?
    /// The part of it, in points.
    open var sourceRect = CGRect.null
    /// The button.
    open var barButtonItem: UIBarButtonItem?
    /// Where it may stand.
    open var permittedArrowDirections = UIPopoverArrowDirection.any
    /// Where it stands.
    open var arrowDirection: UIPopoverArrowDirection { .unknown }
    /// The colour.
    open var backgroundColor: UIColor?
    /// What can be used beside it.
    open var passthroughViews: [UIView]?
    /// Whether it may cover the view.
    open var canOverlapSourceViewRect = false
    /// The distance from the edges, in points.
    open var popoverLayoutMargins = UIEdgeInsets.zero
}

/// Where a popover stands; raw values are Apple's. Changes no picture.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Wraps bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }
    /// Below.
    public static let up = UIPopoverArrowDirection(rawValue: 1)
    /// Above.
    public static let down = UIPopoverArrowDirection(rawValue: 2)
    /// To the right.
    public static let left = UIPopoverArrowDirection(rawValue: 4)
    /// To the left.
    public static let right = UIPopoverArrowDirection(rawValue: 8)
    /// Anywhere.
    public static let any = UIPopoverArrowDirection(rawValue: 15)
    /// Nowhere yet.
    public static let unknown = UIPopoverArrowDirection(rawValue: UInt.max)
}

/// Hears of a popover. Changes no picture.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// Called before it comes.
    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
    /// Nothing.
    public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {}
}
