public import Foundation

/// What a transition is like.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
    /// Whether the transition is animated.
    var isAnimated: Bool { get }
    /// How long the transition takes, in seconds.
    var transitionDuration: TimeInterval { get }
}

extension UIViewControllerTransitionCoordinatorContext {
    /// Whether the transition was given up: it never is.
    public var isCancelled: Bool { false }
    /// Whether a finger drives the transition: none does.
    public var isInteractive: Bool { false }
    /// How far the transition is, 0…1: at its end.
    public var percentComplete: CGFloat { 1 }
    /// How fast it ends.
    public var completionVelocity: CGFloat { 1 }
    /// How the controller is shown.
    public var presentationStyle: UIModalPresentationStyle { .none }
    /// By what the screen turns: by nothing.
    public var targetTransform: CGAffineTransform { .identity }
    /// A controller of the transition: changes of size have none.
    public func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { nil }
    /// A view of the transition: changes of size have none.
    public func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }
}

/// Runs layout code together with a change of size, and after it.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
    /// Keeps code to run once the size has changed, and after the layout at that size.
    ///
    /// - Parameters:
    ///   - animation: Runs when the size has changed, before layout.
    ///   - completion: Runs after that layout.
    /// - Returns: Whether the code will run.
    @discardableResult
    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
    /// Keeps code to run once the size has changed.
    @discardableResult
    public func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        animate(alongsideTransition: animation, completion: nil)
    }
}

/// A change of a window's size, which happens at once.
@MainActor
final class SizeTransition: UIViewControllerTransitionCoordinator {
    typealias Step = (any UIViewControllerTransitionCoordinatorContext) -> Void

    let isAnimated = false
    let transitionDuration: TimeInterval = 0
    private var animations: [Step] = []
    private var completions: [Step] = []

    func animate(alongsideTransition animation: Step?, completion: Step?) -> Bool {
        animation.map { animations.append($0) }
        completion.map { completions.append($0) }
        return true
    }

    func runAnimations() {
        animations.forEach { $0(self) }
        animations = []
    }

    func complete() {
        completions.forEach { $0(self) }
        completions = []
    }
}
