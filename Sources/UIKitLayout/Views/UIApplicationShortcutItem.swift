public import Foundation

/// What a person can start from the app's icon. Changes no picture.
@preconcurrency @MainActor
open class UIApplicationShortcutItem: NSObject {
    /// What it does.
    public let type: String
    /// The words.
    public let localizedTitle: String
    /// The words below.
    public let localizedSubtitle: String?
    /// The picture.
    public let icon: UIApplicationShortcutIcon?
    /// What the app adds.
    public let userInfo: [String: any NSSecureCoding]?
    /// Describes one.
    public init(
        type: String, localizedTitle: String, localizedSubtitle: String?, icon: UIApplicationShortcutIcon?,
        userInfo: [String: any NSSecureCoding]? = nil
    ) {
        self.type = type
        self.localizedTitle = localizedTitle
        self.localizedSubtitle = localizedSubtitle
        self.icon = icon
        self.userInfo = userInfo
        super.init()
    }
    /// Describes one by its words.
    public convenience init(type: String, localizedTitle: String) {
        self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
    }
}

/// The picture beside what a person can start from the app's icon. Changes no picture.
@preconcurrency @MainActor
open class UIApplicationShortcutIcon: NSObject {
    /// The picture of a name in the app.
    public init(templateImageName: String) { super.init() }
    /// The symbol of a name.
    public init(systemImageName: String) { super.init() }
}
