public import Foundation

extension UIAccessibility {
    /// A program that reads for people. Changes no picture.
    public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Wraps a name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }
        /// What reads aloud.
        public static let notificationVoiceOver = Self(rawValue: "UIAccessibilityNotificationVoiceOverIdentifier")
        /// What switches control.
        public static let notificationSwitchControl = Self(
            rawValue: "UIAccessibilityNotificationSwitchControlIdentifier")
    }
    /// What is being read: nothing. Changes no picture.
    public static func focusedElement(using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?) -> Any? {
        nil
    }
}

extension UIView {
    /// Where assistive technologies find the view, in points of what holds it. Changes no picture.
    public var accessibilityFrameInContainerSpace: CGRect {
        get { accessibility.frameInContainer ?? frame }
        set {
            accessibility.frameInContainer = newValue
            accessibility.frame = superview?.convert(newValue, to: nil) ?? newValue
        }
    }
}

extension UIMenuController {
    /// Posted before a menu shows: never in a picture. Changes no picture.
    public nonisolated static let willShowMenuNotification = NSNotification.Name(
        "UIMenuControllerWillShowMenuNotification")
    /// Posted after a menu showed: never in a picture. Changes no picture.
    public nonisolated static let didShowMenuNotification = NSNotification.Name(
        "UIMenuControllerDidShowMenuNotification")
    /// Posted before a menu goes: never in a picture. Changes no picture.
    public nonisolated static let willHideMenuNotification = NSNotification.Name(
        "UIMenuControllerWillHideMenuNotification")
    /// Posted after a menu went: never in a picture. Changes no picture.
    public nonisolated static let didHideMenuNotification = NSNotification.Name(
        "UIMenuControllerDidHideMenuNotification")
}

/// Hears when things begin to move. Changes no picture.
@preconcurrency @MainActor
public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
    /// Called when they do.
    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
    /// Called when they stop.
    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
    /// Nothing.
    public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
    /// Nothing.
    public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}

extension UIPasteboard {
    /// How what is copied is kept. Changes no picture.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Wraps a name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }
        /// Until when.
        public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
        /// On this device alone.
        public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
    }
}

extension UIViewController {
    /// Puts one child's view in the place of another's, at once: nothing moves in a picture.
    public func transition(
        from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
        options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        fromViewController.view.superview?.addSubview(toViewController.view)
        animations?()
        fromViewController.view.removeFromSuperview()
        completion?(true)
    }
}

extension UITableViewCell {
    /// The line below a cell.
    public typealias SeparatorStyle = UITableView.SeparatorStyle
}
