public import Foundation

/// Makes what moves controllers in and out: in a picture nothing moves. Changes no picture.
@preconcurrency @MainActor
public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
    /// What moves a controller in.
    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
    /// What moves a controller out.
    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
    /// What moves by the finger.
    func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
    /// What moves by the finger.
    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
    /// What shows a controller.
    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
    /// The system's.
    public func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
    /// The system's.
    public func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
    /// None.
    public func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
    /// None.
    public func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
    /// The system's.
    public func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? { nil }
}

/// Moves a controller in or out. Changes no picture.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
    /// How long it takes, in seconds.
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
    /// Moves.
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
    /// What moves and can be stopped.
    func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating
    /// Called afterwards.
    func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
    /// One that does nothing.
    public func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating { UIViewPropertyAnimator(duration: 0, curve: .linear) }
    /// Nothing.
    public func animationEnded(_ transitionCompleted: Bool) {}
}

/// Moves by the finger. Changes no picture.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
    /// Begins.
    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
}

/// What is moved. Changes no picture.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
    /// What everything is shown in.
    var containerView: UIView { get }
    /// Whether anything moves.
    var isAnimated: Bool { get }
    /// Whether a finger moves it.
    var isInteractive: Bool { get }
    /// Whether it was given up.
    var transitionWasCancelled: Bool { get }
    /// How the controller is shown.
    var presentationStyle: UIModalPresentationStyle { get }
    /// Says how far it is.
    func updateInteractiveTransition(_ percentComplete: CGFloat)
    /// Says that it is done.
    func finishInteractiveTransition()
    /// Says that it was given up.
    func cancelInteractiveTransition()
    /// Says that it is over.
    func completeTransition(_ didComplete: Bool)
    /// A controller that takes part.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// A view that takes part.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    /// Where a view begins, in points.
    func initialFrame(for vc: UIViewController) -> CGRect
    /// Where a view ends, in points.
    func finalFrame(for vc: UIViewController) -> CGRect
}

/// Moves by a part of the way. Changes no picture.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
    /// How far it is, 0…1.
    open private(set) var percentComplete: CGFloat = 0
    /// How fast it goes on.
    open var completionSpeed: CGFloat = 1
    /// How it goes on.
    open var completionCurve = UIView.AnimationCurve.easeInOut
    /// Whether it begins by the finger.
    open var wantsInteractiveStart = true
    /// Creates one at the beginning.
    public override init() {
        super.init()
    }
    /// Says how far it is.
    open func update(_ percentComplete: CGFloat) { self.percentComplete = percentComplete }
    /// Gives up.
    open func cancel() {}
    /// Goes on.
    open func finish() {}
    /// Stops.
    open func pause() {}
    /// Begins.
    open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {}
}
