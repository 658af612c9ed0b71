public import Foundation

/// What a transition is like.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
    /// Whether the transition is animated.
    var isAnimated: Bool { get }
    /// How long the transition takes, in seconds.
    var transitionDuration: TimeInterval { get }
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
