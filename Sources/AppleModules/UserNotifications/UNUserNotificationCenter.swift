// swift-format-ignore-file: AlwaysUseLowerCamelCase
@_exported public import Foundation

// Notifications of an app. None is shown, sent or received: no picture depends on them.

/// Says what an app may do; raw values are Apple's.
public struct UNAuthorizationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let badge = Self(rawValue: 1)
    public static let sound = Self(rawValue: 2)
    public static let alert = Self(rawValue: 4)
    public static let carPlay = Self(rawValue: 8)
    public static let criticalAlert = Self(rawValue: 16)
    public static let providesAppNotificationSettings = Self(rawValue: 32)
    public static let provisional = Self(rawValue: 64)
    public static let timeSensitive = Self(rawValue: 256)
}

/// The way a notification shows while the app does; raw values are Apple's.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let badge = Self(rawValue: 1)
    public static let sound = Self(rawValue: 2)
    public static let alert = Self(rawValue: 4)
    public static let list = Self(rawValue: 8)
    public static let banner = Self(rawValue: 16)
}

/// Whether an app may show notifications; raw values are Apple's.
public enum UNAuthorizationStatus: Int, Sendable {
    case notDetermined = 0
    case denied, authorized, provisional, ephemeral
}

/// Whether something is switched on; raw values are Apple's.
public enum UNNotificationSetting: Int, Sendable {
    case notSupported = 0
    case disabled, enabled
}

/// A measure of how urgent a notification is; raw values are Apple's.
public enum UNNotificationInterruptionLevel: UInt, Sendable {
    case passive = 0
    case active, timeSensitive, critical
}

/// Says what a person switched on: nothing was asked yet.
open class UNNotificationSettings: NSObject, @unchecked Sendable {
    open var authorizationStatus: UNAuthorizationStatus { .notDetermined }
    open var alertSetting: UNNotificationSetting { .notSupported }
    open var badgeSetting: UNNotificationSetting { .notSupported }
    open var soundSetting: UNNotificationSetting { .notSupported }
    open var notificationCenterSetting: UNNotificationSetting { .notSupported }
    open var lockScreenSetting: UNNotificationSetting { .notSupported }
    open var timeSensitiveSetting: UNNotificationSetting { .notSupported }
}

/// The name of a sound.
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// A sound.
open class UNNotificationSound: NSObject, @unchecked Sendable {
    open class var `default`: UNNotificationSound { UNNotificationSound() }
    open class var defaultCritical: UNNotificationSound { UNNotificationSound() }
    public override init() { super.init() }
    public init(named name: UNNotificationSoundName) { super.init() }
}

/// A file of a notification.
open class UNNotificationAttachment: NSObject, @unchecked Sendable {
    public let identifier: String
    public let url: URL
    public init(identifier: String, url: URL, options: [AnyHashable: Any]? = nil) throws {
        self.identifier = identifier
        self.url = url
    }
}

/// Says what a notification says.
open class UNNotificationContent: NSObject, @unchecked Sendable {
    open fileprivate(set) var contents = Contents()

    /// The values.
    public struct Contents {
        var title = ""
        var subtitle = ""
        var body = ""
        var badge: NSNumber?
        var sound: UNNotificationSound?
        var category = ""
        var thread = ""
        var userInfo: [AnyHashable: Any] = [:]
        var attachments: [UNNotificationAttachment] = []
        var level = UNNotificationInterruptionLevel.active
    }

    open var title: String { contents.title }
    open var subtitle: String { contents.subtitle }
    open var body: String { contents.body }
    open var badge: NSNumber? { contents.badge }
    open var sound: UNNotificationSound? { contents.sound }
    open var categoryIdentifier: String { contents.category }
    open var threadIdentifier: String { contents.thread }
    open var userInfo: [AnyHashable: Any] { contents.userInfo }
    open var attachments: [UNNotificationAttachment] { contents.attachments }
    open var interruptionLevel: UNNotificationInterruptionLevel { contents.level }

    /// A copy that can be changed.
    open func mutableContent() -> UNMutableNotificationContent {
        let copy = UNMutableNotificationContent()
        copy.contents = contents
        return copy
    }

    open override func mutableCopy() -> Any { mutableContent() }
    open override func copy() -> Any { self }
}

/// Says what a notification is to say.
open class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
    open override var title: String {
        get { contents.title }
        set { contents.title = newValue }
    }
    open override var subtitle: String {
        get { contents.subtitle }
        set { contents.subtitle = newValue }
    }
    open override var body: String {
        get { contents.body }
        set { contents.body = newValue }
    }
    open override var badge: NSNumber? {
        get { contents.badge }
        set { contents.badge = newValue }
    }
    open override var sound: UNNotificationSound? {
        get { contents.sound }
        set { contents.sound = newValue }
    }
    open override var categoryIdentifier: String {
        get { contents.category }
        set { contents.category = newValue }
    }
    open override var threadIdentifier: String {
        get { contents.thread }
        set { contents.thread = newValue }
    }
    open override var userInfo: [AnyHashable: Any] {
        get { contents.userInfo }
        set { contents.userInfo = newValue }
    }
    open override var attachments: [UNNotificationAttachment] {
        get { contents.attachments }
        set { contents.attachments = newValue }
    }
    open override var interruptionLevel: UNNotificationInterruptionLevel {
        get { contents.level }
        set { contents.level = newValue }
    }
}

/// When a notification comes.
open class UNNotificationTrigger: NSObject, @unchecked Sendable {
    public let repeats: Bool
    init(repeats: Bool) { self.repeats = repeats }
}

/// After a time.
public final class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    public let timeInterval: TimeInterval
    public init(timeInterval: TimeInterval, repeats: Bool) {
        self.timeInterval = timeInterval
        super.init(repeats: repeats)
    }
    public func nextTriggerDate() -> Date? { nil }
}

/// On a date.
public final class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    public let dateComponents: DateComponents
    public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
        self.dateComponents = dateComponents
        super.init(repeats: repeats)
    }
    public func nextTriggerDate() -> Date? { nil }
}

/// From a server.
public final class UNPushNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {}

/// A notification that is asked for.
open class UNNotificationRequest: NSObject, @unchecked Sendable {
    public let identifier: String
    public let content: UNNotificationContent
    public let trigger: UNNotificationTrigger?
    public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
        self.identifier = identifier
        self.content = content
        self.trigger = trigger
    }
}

/// A notification that came.
open class UNNotification: NSObject, @unchecked Sendable {
    public let request: UNNotificationRequest
    public let date: Date
    init(request: UNNotificationRequest) {
        self.request = request
        date = Date(timeIntervalSinceReferenceDate: 0)
    }
}

/// Says what a person did with a notification.
open class UNNotificationResponse: NSObject, @unchecked Sendable {
    public let notification: UNNotification
    public let actionIdentifier: String
    init(notification: UNNotification, actionIdentifier: String) {
        self.notification = notification
        self.actionIdentifier = actionIdentifier
    }
}

/// Says what a person wrote in answer to a notification.
public final class UNTextInputNotificationResponse: UNNotificationResponse, @unchecked Sendable {
    public var userText: String { "" }
}

/// The action of opening a notification.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
/// The action of putting a notification away.
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

/// The way an action behaves; raw values are Apple's.
public struct UNNotificationActionOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let authenticationRequired = Self(rawValue: 1)
    public static let destructive = Self(rawValue: 2)
    public static let foreground = Self(rawValue: 4)
}

/// A picture of an action.
open class UNNotificationActionIcon: NSObject, @unchecked Sendable {
    public convenience init(templateImageName: String) { self.init() }
    public convenience init(systemImageName: String) { self.init() }
}

/// Something to do with a notification.
open class UNNotificationAction: NSObject, @unchecked Sendable {
    public let identifier: String
    public let title: String
    public let options: UNNotificationActionOptions
    public init(
        identifier: String, title: String, options: UNNotificationActionOptions = [],
        icon: UNNotificationActionIcon? = nil
    ) {
        self.identifier = identifier
        self.title = title
        self.options = options
    }
}

/// Something to write in answer to a notification.
public final class UNTextInputNotificationAction: UNNotificationAction, @unchecked Sendable {
    public init(
        identifier: String, title: String, options: UNNotificationActionOptions = [], textInputButtonTitle: String,
        textInputPlaceholder: String
    ) {
        super.init(identifier: identifier, title: title, options: options)
    }
}

/// The way a kind of notification behaves; raw values are Apple's.
public struct UNNotificationCategoryOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let customDismissAction = Self(rawValue: 1)
    public static let allowInCarPlay = Self(rawValue: 2)
    public static let hiddenPreviewsShowTitle = Self(rawValue: 4)
    public static let hiddenPreviewsShowSubtitle = Self(rawValue: 8)
    public static let allowAnnouncement = Self(rawValue: 16)
}

/// A kind of notification.
open class UNNotificationCategory: NSObject, @unchecked Sendable {
    public let identifier: String
    public let actions: [UNNotificationAction]
    public init(
        identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
        options: UNNotificationCategoryOptions = []
    ) {
        self.identifier = identifier
        self.actions = actions
    }
    public convenience init(
        identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
        hiddenPreviewsBodyPlaceholder: String, options: UNNotificationCategoryOptions = []
    ) {
        self.init(
            identifier: identifier, actions: actions, intentIdentifiers: intentIdentifiers, options: options)
    }
}

/// Hears of notifications.
public protocol UNUserNotificationCenterDelegate: AnyObject {
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void)
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification
    ) async -> UNNotificationPresentationOptions
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
    ) async
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?)
}

extension UNUserNotificationCenterDelegate {
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    ) {}
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void
    ) {}
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification
    ) async -> UNNotificationPresentationOptions { [] }
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
    ) async {}
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?
    ) {}
}

/// The notifications of an app: none. Permission is not given, and handlers are not called.
open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
    private static let center = UNUserNotificationCenter()
    open class func current() -> UNUserNotificationCenter { center }
    open weak var delegate: (any UNUserNotificationCenterDelegate)?
    open var supportsContentExtensions: Bool { false }

    open func requestAuthorization(
        options: UNAuthorizationOptions = [], completionHandler: @escaping (Bool, (any Error)?) -> Void
    ) {}
    @discardableResult
    open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool { false }
    open func getNotificationSettings(completionHandler: @escaping (UNNotificationSettings) -> Void) {}
    open func notificationSettings() async -> UNNotificationSettings { UNNotificationSettings() }
    open func add(
        _ request: UNNotificationRequest, withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
    ) {}
    open func add(_ request: UNNotificationRequest) async throws {}
    open func getPendingNotificationRequests(completionHandler: @escaping ([UNNotificationRequest]) -> Void) {}
    open func pendingNotificationRequests() async -> [UNNotificationRequest] { [] }
    open func getDeliveredNotifications(completionHandler: @escaping ([UNNotification]) -> Void) {}
    open func deliveredNotifications() async -> [UNNotification] { [] }
    open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {}
    open func removeAllPendingNotificationRequests() {}
    open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}
    open func removeAllDeliveredNotifications() {}
    open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {}
    open func getNotificationCategories(completionHandler: @escaping (Set<UNNotificationCategory>) -> Void) {}
    open func notificationCategories() async -> Set<UNNotificationCategory> { [] }
    open func setBadgeCount(_ newBadgeCount: Int, withCompletionHandler: (((any Error)?) -> Void)? = nil) {}
    open func setBadgeCount(_ newBadgeCount: Int) async throws {}
}

/// Changes a notification from a server before it shows.
open class UNNotificationServiceExtension: NSObject {
    open func didReceive(
        _ request: UNNotificationRequest,
        withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void
    ) {}
    open func serviceExtensionTimeWillExpire() {}
}
