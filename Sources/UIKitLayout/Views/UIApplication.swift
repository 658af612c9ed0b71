public import Foundation

/// The app: a picture is drawn without one, so there is nothing to open, badge or tell. Changes no picture.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
    /// The app.
    public static let shared = UIApplication()

    /// Whether the app is in front; raw values are Apple's.
    public enum State: Int, Hashable, Sendable {
        case active = 0
        case inactive, background
    }

    /// Further settings of opening.
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Wraps a name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }
        /// Only in an app that knows the address.
        public static let universalLinksOnly = OpenExternalURLOptionsKey(rawValue: "universalLinksOnly")
    }

    /// What an app is told at its start.
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Wraps a name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }
        /// The address that opened the app.
        public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
    }

    /// What comes with an address.
    public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Wraps a name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }

    /// What hears of the app.
    open weak var delegate: (any UIApplicationDelegate)?
    /// Whether the app is in front: it is.
    open var applicationState: State { .active }
    /// The scenes: those of windows that are shown.
    open var connectedScenes: Set<UIScene> { [UIWindowScene.shared] }
    /// The windows: none that outlive a scene.
    open var windows: [UIWindow] { UIWindowScene.shared.windows }
    /// The window in front.
    open var keyWindow: UIWindow? { windows.first }
    /// A number on the app's icon.
    open var applicationIconBadgeNumber = 0
    /// Whether the device stays awake.
    open var isIdleTimerDisabled = false
    /// Whether something is loaded.
    open var isNetworkActivityIndicatorVisible = false
    /// The status bar, which a picture does not show, in points.
    open var statusBarFrame: CGRect { UIStatusBarManager().statusBarFrame }
    /// The orientation of the status bar.
    open var statusBarOrientation: UIInterfaceOrientation { .portrait }
    /// The direction of the scene's language.
    open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { SceneContext.current.traits.direction }
    /// The text size of the scene.
    open var preferredContentSizeCategory: UIContentSizeCategory {
        SceneContext.current.traits.preferredContentSizeCategory
    }
    /// Whether protected data can be read.
    open var isProtectedDataAvailable: Bool { true }
    /// How long the app may go on, in seconds.
    open var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
    /// The name of an icon other than the usual one.
    open var alternateIconName: String? { nil }
    /// Whether there may be several scenes.
    open var supportsMultipleScenes: Bool { false }

    /// Whether an app would open an address: nothing does.
    open func canOpenURL(_ url: URL) -> Bool { false }
    /// Opens an address: nothing does.
    open func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: ((Bool) -> Void)? = nil
    ) { completion?(false) }
    /// Sends a method to the first responder: nobody has one.
    @discardableResult
    open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
        target.map { LinkedClasses.send(action, to: $0 as AnyObject, from: sender) } ?? false
    }
    /// Sends an event.
    open func sendEvent(_ event: UIEvent) {}
    /// Takes no touches from here on.
    open func beginIgnoringInteractionEvents() {}
    /// Takes touches again.
    open func endIgnoringInteractionEvents() {}
    /// Asks for messages.
    open func registerForRemoteNotifications() {}
    /// Asks for none any more. Changes no picture.
    open func unregisterForRemoteNotifications() {}
    /// Goes on in the background.
    open func beginBackgroundTask(expirationHandler handler: (() -> Void)? = nil) -> UIBackgroundTaskIdentifier {
        .invalid
    }
    /// Goes on in the background.
    open func beginBackgroundTask(
        withName taskName: String?, expirationHandler handler: (() -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier { .invalid }
    /// Ends going on.
    open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
    /// Chooses another icon.
    open func setAlternateIconName(_ alternateIconName: String?, completionHandler: ((any Error)?) -> Void = { _ in }) {
    }

    /// The address of the app's settings.
    public nonisolated static let openSettingsURLString = "app-settings:"
    /// The address of the app's messages in the settings.
    public nonisolated static let openNotificationSettingsURLString = "app-settings:notifications"
    /// What a person can start from the app's icon. Changes no picture.
    open var shortcutItems: [UIApplicationShortcutItem]?
}

/// Something that goes on in the background. Changes no picture.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: Int
    /// Wraps a number.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }
    /// Nothing.
    public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// Hears of the app. Changes no picture.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
    /// The window.
    var window: UIWindow? { get set }
}

extension UIApplicationDelegate {
    /// None.
    public var window: UIWindow? {
        get { nil }
        set {}
    }
}

/// A part of the app that is shown. Changes no picture.
@preconcurrency @MainActor
open class UIScene: UIResponder {
    /// Whether a scene is in front; raw values are Apple's.
    public enum ActivationState: Int, Hashable, Sendable {
        case unattached = -1
        case foregroundActive, foregroundInactive, background
    }
    /// Whether the scene is in front: it is.
    open var activationState: ActivationState { .foregroundActive }
    /// The title.
    open var title: String?
    /// What hears of the scene.
    open weak var delegate: (any UISceneDelegate)?
}

/// Hears of a scene. Changes no picture.
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {}

/// Hears of a scene with windows. Changes no picture.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
    /// The window.
    var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
    /// None.
    public var window: UIWindow? {
        get { nil }
        set {}
    }
}

/// A scene with windows. Changes no picture.
@preconcurrency @MainActor
open class UIWindowScene: UIScene {
    static let shared = UIWindowScene()
    /// The windows: none that outlive a scene.
    open var windows: [UIWindow] { [] }
    /// The window in front.
    open var keyWindow: UIWindow? { windows.first }
    /// The screen.
    open var screen: UIScreen { .main }
    /// How the scene is turned.
    open var interfaceOrientation: UIInterfaceOrientation {
        screen.bounds.width > screen.bounds.height ? .landscapeRight : .portrait
    }
    /// The traits.
    open var traitCollection: UITraitCollection { SceneContext.current.traits }
    /// The status bar.
    open var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
}

/// The status bar, which a picture does not show, though layout code may leave its height free.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
    /// The rectangle, in points; zero where the scene is on no device, and on phones on their side.
    open var statusBarFrame: CGRect {
        let environment = SceneContext.current.environment
        guard let device = environment.device,
            device.size(environment.screen.orientation) == environment.screen.windowSize
        else {
            return .zero
        }
        let height = device.statusBarHeight(environment.screen.orientation)
        return height > 0 ? CGRect(x: 0, y: 0, width: environment.size.width, height: height) : .zero
    }
    /// Whether it is hidden.
    open var isStatusBarHidden: Bool { false }
    /// How it is written.
    open var statusBarStyle: UIStatusBarStyle { .default }
}

/// How the interface is turned; raw values are Apple's. Changes no picture.
public enum UIInterfaceOrientation: Int, Hashable, Sendable {
    case unknown = 0
    case portrait, portraitUpsideDown, landscapeRight, landscapeLeft
    /// Whether it is upright.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// Whether it lies on its side.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// How the interface may be turned; raw values are Apple's. Changes no picture.
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Wraps bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }
    /// Upright.
    public static let portrait = UIInterfaceOrientationMask(rawValue: 2)
    /// Upside down.
    public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 4)
    /// On its left side.
    public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 16)
    /// On its right side.
    public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 8)
    /// On a side.
    public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
    /// Anyhow.
    public static let all: UIInterfaceOrientationMask = [.portrait, .portraitUpsideDown, .landscape]
    /// Anyhow but upside down.
    public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}
