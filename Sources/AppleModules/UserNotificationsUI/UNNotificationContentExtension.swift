@_exported public import UIKitLayout
@_exported public import UserNotifications

/// The button at a notification that plays something.
public enum UNNotificationContentExtensionMediaPlayPauseButtonType: UInt, Sendable { case none = 0, `default`, overlay }

/// Says whether a notification goes after an action.
public enum UNNotificationContentExtensionResponseOption: UInt, Sendable {
    case doNotDismiss = 0
    case dismiss, dismissAndForwardAction
}

/// A controller that shows a notification.
@preconcurrency @MainActor
public protocol UNNotificationContentExtension: NSObjectProtocol {
    func didReceive(_ notification: UNNotification)
    func didReceive(
        _ response: UNNotificationResponse,
        completionHandler completion: @escaping (UNNotificationContentExtensionResponseOption) -> Void)
    var mediaPlayPauseButtonType: UNNotificationContentExtensionMediaPlayPauseButtonType { get }
    var mediaPlayPauseButtonFrame: CGRect { get }
    var mediaPlayPauseButtonTintColor: UIColor { get }
    func mediaPlay()
    func mediaPause()
}

extension UNNotificationContentExtension {
    /// Forwards the action.
    public func didReceive(
        _ response: UNNotificationResponse,
        completionHandler completion: @escaping (UNNotificationContentExtensionResponseOption) -> Void
    ) { completion(.dismissAndForwardAction) }
    /// None.
    public var mediaPlayPauseButtonType: UNNotificationContentExtensionMediaPlayPauseButtonType { .none }
    /// Nowhere.
    public var mediaPlayPauseButtonFrame: CGRect { .zero }
    /// The system's.
    public var mediaPlayPauseButtonTintColor: UIColor { .systemBlue }
    /// Nothing.
    public func mediaPlay() {}
    /// Nothing.
    public func mediaPause() {}
}
