public import Foundation

/// What the focus moves in. Changes no picture.
@preconcurrency @MainActor
public protocol UIFocusEnvironment: AnyObject {}

extension UIView: UIFocusEnvironment {}
extension UIViewController: UIFocusEnvironment {}

/// A move of the focus. Changes no picture.
@preconcurrency @MainActor
open class UIFocusUpdateContext: NSObject {
    /// The view it comes to.
    open var nextFocusedView: UIView? { nil }
    /// The view it comes from.
    open var previouslyFocusedView: UIView? { nil }
}

/// Runs beside a move of the focus. Changes no picture.
@preconcurrency @MainActor
open class UIFocusAnimationCoordinator: NSObject {
    /// Runs changes.
    open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)?) {
        animations?()
        completion?()
    }
}
