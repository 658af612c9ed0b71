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
