public import Foundation

/// How a controller is shown over another one; raw values are Apple's. A presented controller is drawn over
/// the one below; `none` is no style to be shown in. Form and page sheets stand in the middle of iPads and rise from the bottom of phones,
/// as popovers do there, which stand beside what they belong to on iPads.
public enum UIModalPresentationStyle: Int, Hashable, Sendable {
    case fullScreen = 0
    case pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover, blurOverFullScreen
    case none = -1
    case automatic = -2
}

/// Writing in the status bar; raw values are Apple's.
public enum UIStatusBarStyle: Int, Hashable, Sendable {
    case `default` = 0
    case lightContent
    case darkContent = 3
}

/// How a controller is shown over another one, and over which.
struct ControllerPresentation {
    var presented: UIViewController?
    weak var presenting: UIViewController?
    var style = UIModalPresentationStyle.automatic
    var presentation: UIPresentationController?
    /// The sheet that holds the controller while it is drawn over another one.
    weak var host: SheetHost?
}

/// Shows a controller over another one.
@preconcurrency @MainActor
open class UIPresentationController: NSObject {
    /// The controller below.
    public let presentingViewController: UIViewController
    /// The controller above.
    public let presentedViewController: UIViewController
    /// Hears of closing. Changes no picture.
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
    /// What both are shown in.
    open var containerView: UIView? { presentedViewController.presentation.host?.viewIfLoaded }
    /// How the controller is shown.
    open var presentationStyle: UIModalPresentationStyle { presentedViewController.modalPresentationStyle }
    /// The view above.
    open var presentedView: UIView? { presentedViewController.viewIfLoaded }
    /// The frame of the view above, in points.
    open var frameOfPresentedViewInContainerView: CGRect { presentingViewController.viewIfLoaded?.bounds ?? .zero }
    /// Whether the view below goes away. Changes no picture.
    open var shouldRemovePresentersView: Bool { false }
    /// Whether everything is covered. Changes no picture.
    open var shouldPresentInFullscreen: Bool { true }
    /// Traits of what is above. Changes no picture.
    open var overrideTraitCollection: UITraitCollection?

    /// Shows a controller over another one.
    public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        self.presentedViewController = presentedViewController
        self.presentingViewController = presentingViewController ?? presentedViewController
        super.init()
    }

    /// Called before it comes. Changes no picture.
    open func presentationTransitionWillBegin() {}
    /// Called after it came. Changes no picture.
    open func presentationTransitionDidEnd(_ completed: Bool) {}
    /// Called before it goes. Changes no picture.
    open func dismissalTransitionWillBegin() {}
    /// Called after it went. Changes no picture.
    open func dismissalTransitionDidEnd(_ completed: Bool) {}
    /// Called before views are placed.
    open func containerViewWillLayoutSubviews() {}
    /// Called after views were placed.
    open func containerViewDidLayoutSubviews() {}
    /// Called before the size changes. Changes no picture.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}
    /// The size of what is inside, in points. Changes no picture.
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }
    /// What is inside would like to have another size, which counts with the next layout. Changes no picture.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    /// A view that stands for what is inside was laid out. Changes no picture.
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    /// Called before traits change. Changes no picture.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {}
    /// Called when traits changed. Changes no picture.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    /// How it is shown in other traits. Changes no picture.
    open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle { .none }
}

/// Hears of what is shown over a controller, and says how popovers are shown on phones.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
    /// How it is shown where there is little room; `none` for as it is everywhere, `automatic` for as the system does.
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
    /// How it is shown in other traits; the answer to the question without traits, unless it has one of its own.
    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle
    /// The controller that is shown instead of a popover's where it takes another style, such as a navigation controller around it with
    /// a button to close it; nil for the same. The style is the delegate's answer, `automatic` unless it gave one.
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
    /// As the system does. In UIKit the method is optional, and a delegate without it answers the same.
    public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        .automatic
    }
    /// As without traits.
    public func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { adaptivePresentationStyle(for: controller) }
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
