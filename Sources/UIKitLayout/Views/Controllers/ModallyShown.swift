public import Foundation

/// How a controller is shown over others.
///
/// One of the classes that ``UIViewController`` is made of. This one knows nothing of the controllers around and inside, or of the view.
@preconcurrency @MainActor
open class ModallyShown: DeviceAdvising {
    final var presentation = ControllerPresentation()
    /// How far the view is on its way into its window or out of it.
    @Forwarded(to: "presentation", as: "phase") final var appearancePhase: AppearancePhase

    /// How the controller is shown over another one. As a scene of its own, one that asks for a form sheet or a page sheet is drawn as a
    /// sheet where there is room around it, as on iPads; a popover points at something in another scene.
    open var modalPresentationStyle: UIModalPresentationStyle {
        get { presentation.style }
        set {
            if newValue != presentation.style { presentation.presentation = nil }
            presentation.style = newValue
        }
    }
    /// How the controller comes in. Changes no picture.
    @Forwarded(to: "presentation.transition", as: "style") open var modalTransitionStyle: UIModalTransitionStyle
    /// Whether the controller cannot be pulled away. Changes no picture.
    @Forwarded(to: "presentation", as: "isInModal") open var isModalInPresentation: Bool
    /// Whether controllers are shown over this one. Changes no picture.
    @Forwarded(to: "presentation", as: "definesContext") open var definesPresentationContext: Bool
    /// Whether this controller's transition is taken. Changes no picture.
    open var providesPresentationContextTransitionStyle: Bool {
        get { presentation.transition.isForOthers }
        set { presentation.transition.isForOthers = newValue }
    }
    /// Makes what moves the controller. Changes no picture.
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
        get { presentation.transition.delegate }
        set { presentation.transition.delegate = newValue }
    }
    /// The size that the controller would like to have in a container, in points: that of its sheet or popover on an iPad.
    @Forwarded(to: "presentation", as: "preferredSize") open var preferredContentSize: CGSize
    /// Whether the keyboard stays while another field is chosen. Changes no picture.
    open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }
    /// Whether the controller is on its way out. Changes no picture.
    open var isBeingDismissed: Bool { false }
    /// Whether the controller is on its way into a container. Changes no picture.
    open var isMovingToParent: Bool { false }
    /// Whether the controller is on its way out of a container. Changes no picture.
    open var isMovingFromParent: Bool { false }
    /// Goes with a transition: there is none. Changes no picture.
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nil }
}
