public import Foundation

/// The life of a scene, which a picture does not have. Changes no picture.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
    /// What a scene is for.
    public struct Role: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Wraps a name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }
        /// The app's windows.
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
        /// Another screen.
        public static let windowExternalDisplayNonInteractive = Role(
            rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
    }
    static let only = UISceneSession()
    /// The scene.
    open var scene: UIScene? { UIWindowScene.shared }
    /// What the scene is for.
    open var role: Role { .windowApplication }
    /// How the scene is made.
    open var configuration: UISceneConfiguration { UISceneConfiguration(name: nil, sessionRole: role) }
    /// Tells the life from others.
    open var persistentIdentifier: String { "scene" }
    /// What the app keeps with it.
    open var userInfo: [String: Any]?
    /// What goes on when it begins again.
    open var stateRestorationActivity: NSUserActivity?
}

/// How a scene is made. Changes no picture.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
    /// The name in the app's list.
    open private(set) var name: String?
    /// What the scene is for.
    open private(set) var role: UISceneSession.Role
    /// The class of what hears of the scene.
    open var delegateClass: AnyClass?
    /// The class of the scene.
    open var sceneClass: AnyClass?
    /// Names a configuration.
    public init(name: String?, sessionRole: UISceneSession.Role) {
        self.name = name
        role = sessionRole
        super.init()
    }
}

/// An address that a scene is asked to open: nobody asks. Changes no picture.
@preconcurrency @MainActor
open class UIOpenURLContext: NSObject {
    /// The address.
    public let url: URL
    init(_ url: URL) {
        self.url = url
        super.init()
    }
}

/// How large the windows of a scene may be. Changes no picture.
@preconcurrency @MainActor
open class UISceneSizeRestrictions: NSObject {
    /// The smallest, in points.
    open var minimumSize = CGSize.zero
    /// The largest, in points.
    open var maximumSize = CGSize(width: CGFloat.infinity, height: CGFloat.infinity)
    /// Whether they may fill the screen.
    open var allowsFullScreen = true
}

extension UIScene {
    /// What a scene is made for: nothing in particular. Changes no picture.
    @preconcurrency @MainActor
    open class ConnectionOptions: NSObject {
        /// Addresses to open.
        open var urlContexts: Set<UIOpenURLContext> { [] }
        /// What was begun elsewhere.
        open var userActivities: Set<NSUserActivity> { [] }
        /// What a person started from the app's icon.
        open var shortcutItem: UIApplicationShortcutItem? { nil }
        /// The app that asked.
        open var sourceApplication: String? { nil }
    }

    /// Opens an address: nothing does. Changes no picture.
    public func open(
        _ url: URL, options: UIScene.OpenExternalURLOptions? = nil,
        completionHandler completion: ((Bool) -> Void)? = nil
    ) { completion?(false) }

    /// How a scene opens an address. Changes no picture.
    @preconcurrency @MainActor
    open class OpenExternalURLOptions: NSObject {
        /// Whether only apps may open it.
        open var universalLinksOnly = false
        /// As usual.
        public override init() { super.init() }
    }
}

/// How a scene is asked to lie. Changes no picture.
@preconcurrency @MainActor
open class UIWindowSceneGeometryPreferences: NSObject {}

extension UIWindowScene {
    /// How a scene is asked to be turned. Changes no picture.
    @preconcurrency @MainActor
    open class GeometryPreferencesIOS: UIWindowSceneGeometryPreferences {
        /// How it may be turned.
        open var interfaceOrientations: UIInterfaceOrientationMask?
        /// Asks for a turn.
        public init(interfaceOrientations: UIInterfaceOrientationMask? = nil) {
            self.interfaceOrientations = interfaceOrientations
            super.init()
        }
    }

    /// Asks for another turn, which the environment of a picture decides. Changes no picture.
    public func requestGeometryUpdate(
        _ geometryPreferences: UIWindowSceneGeometryPreferences, errorHandler: (((any Error)) -> Void)? = nil
    ) {}
}

extension UIWindowSceneGeometryPreferences {
    /// Asks for a turn. Changes no picture.
    public static func iOS(
        interfaceOrientations: UIInterfaceOrientationMask? = nil
    ) -> UIWindowScene.GeometryPreferencesIOS {
        UIWindowScene.GeometryPreferencesIOS(interfaceOrientations: interfaceOrientations)
    }
}

extension UIApplication {
    /// The lives of scenes. Changes no picture.
    public var openSessions: Set<UISceneSession> { [.only] }
    /// Asks for another scene, of which there is none. Changes no picture.
    public func requestSceneSessionActivation(
        _ sceneSession: UISceneSession?, userActivity: NSUserActivity?, options: UIScene.ConnectionOptions?,
        errorHandler: (((any Error)) -> Void)? = nil
    ) {}
    /// Asks that a scene be closed. Changes no picture.
    public func requestSceneSessionDestruction(
        _ sceneSession: UISceneSession, options: UIWindowSceneDestructionRequestOptions?,
        errorHandler: (((any Error)) -> Void)? = nil
    ) {}
    /// Asks for another picture of a scene in the list of apps. Changes no picture.
    public func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {}
}

/// The way a scene is closed. Changes no picture.
@preconcurrency @MainActor
open class UIWindowSceneDestructionRequestOptions: NSObject {
    public enum DismissalAnimation: Int, Sendable { case standard = 1, commit, decline }
    open var windowDismissalAnimation = DismissalAnimation.standard
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The kind of what a person does on a page of the web.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// Hears that an activity goes on elsewhere: none does. Changes no picture.
public protocol NSUserActivityDelegate: NSObjectProtocol {
    func userActivityWillSave(_ userActivity: NSUserActivity)
    func userActivityWasContinued(_ userActivity: NSUserActivity)
}

extension NSUserActivityDelegate {
    /// Nothing.
    public func userActivityWillSave(_ userActivity: NSUserActivity) {}
    /// Nothing.
    public func userActivityWasContinued(_ userActivity: NSUserActivity) {}
}

/// Asks for another scene, of which there is none. Changes no picture.
@preconcurrency @MainActor
open class UISceneSessionActivationRequest: NSObject {
    /// The scene that is asked for; nil for a new one.
    public let session: UISceneSession?
    /// The purpose of a new scene.
    public let role: UISceneSession.Role
    /// The activity in it.
    open var userActivity: NSUserActivity?
    /// Asks for a new scene.
    public init(role: UISceneSession.Role = .windowApplication) {
        session = nil
        self.role = role
        super.init()
    }
    /// Asks for a scene that was there before.
    public init(session: UISceneSession) {
        self.session = session
        role = session.role
        super.init()
    }
}

extension UIApplication {
    /// Asks for a scene, of which there is none. Changes no picture.
    public func activateSceneSession(
        for request: UISceneSessionActivationRequest, errorHandler: (((any Error)) -> Void)? = nil
    ) {}
}

extension UIWindowScene {
    /// The geometry of a scene on its screen.
    @preconcurrency @MainActor
    open class Geometry: NSObject {
        /// The orientation.
        open var interfaceOrientation: UIInterfaceOrientation { UIWindowScene.shared.interfaceOrientation }
        /// Whether a person sizes the window now. Changes no picture.
        open var isInteractivelyResizing: Bool { false }
        /// Whether it stays as it is turned. Changes no picture.
        open var isInterfaceOrientationLocked: Bool { false }
    }
    /// The geometry of the scene on its screen.
    public var effectiveGeometry: Geometry { Geometry() }
}

/// Gives traits: views, controllers and screens do.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
    var traitCollection: UITraitCollection { get }
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

extension UIView: UITraitEnvironment {}
extension UIViewController: UITraitEnvironment {}

/// Menus of a Mac's and an iPad's bar, which no picture shows. Changes no picture.
@preconcurrency @MainActor
open class UIMenuSystem: NSObject {
    static let only = UIMenuSystem()
    /// The bar's.
    open class var main: UIMenuSystem { only }
    /// Context menus.
    open class var context: UIMenuSystem { only }
    /// Asks for the menus anew.
    open func setNeedsRebuild() {}
    /// Asks for their states anew.
    open func setNeedsRevalidate() {}
}

/// Wraps the results of a search in a controller.
@preconcurrency @MainActor
open class UISearchContainerViewController: UIViewController {
    /// The search.
    public let searchController: UISearchController
    /// Shows a search.
    public init(searchController: UISearchController) {
        self.searchController = searchController
        super.init(nibName: nil, bundle: nil)
    }
    /// Makes none: archives hold none.
    public required init?(coder: NSCoder) { nil }
}
