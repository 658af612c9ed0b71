// swift-format-ignore-file: AlwaysUseLowerCamelCase
public import Foundation

// Files that several programs use, keys that devices share, and searches in iCloud, which Foundation on Linux lacks. No other program
// uses a file here, so that each is read and written at once; there is no account, so that nothing is shared and nothing is found.

/// Hears of a file.
public protocol NSFilePresenter: NSObjectProtocol {
    var presentedItemURL: URL? { get }
    var presentedItemOperationQueue: OperationQueue { get }
    func presentedItemDidChange()
    func presentedSubitemDidChange(at url: URL)
}

extension NSFilePresenter {
    /// Nothing.
    public func presentedItemDidChange() {}
    /// Nothing.
    public func presentedSubitemDidChange(at url: URL) {}
}

/// Lets code read and write files: at once.
open class NSFileCoordinator: NSObject {
    public struct ReadingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let withoutChanges = Self(rawValue: 1)
        public static let resolvesSymbolicLink = Self(rawValue: 2)
        public static let immediatelyAvailableMetadataOnly = Self(rawValue: 4)
        public static let forUploading = Self(rawValue: 8)
    }
    public struct WritingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let forDeleting = Self(rawValue: 1)
        public static let forMoving = Self(rawValue: 2)
        public static let forMerging = Self(rawValue: 4)
        public static let forReplacing = Self(rawValue: 8)
    }
    public override init() {}
    public init(filePresenter filePresenterOrNil: (any NSFilePresenter)?) {}
    open class func addFilePresenter(_ filePresenter: any NSFilePresenter) {}
    open class func removeFilePresenter(_ filePresenter: any NSFilePresenter) {}
    open func coordinate(
        readingItemAt url: URL, options: ReadingOptions = [], error outError: NSErrorPointer,
        byAccessor reader: (URL) -> Void
    ) { reader(url) }
    open func coordinate(
        writingItemAt url: URL, options: WritingOptions = [], error outError: NSErrorPointer,
        byAccessor writer: (URL) -> Void
    ) { writer(url) }
    open func cancel() {}
    open func item(at oldURL: URL, didMoveTo newURL: URL) {}
}

/// Keys that a person's devices share: they are kept as long as the program lasts.
open class NSUbiquitousKeyValueStore: NSObject, @unchecked Sendable {
    private let lock = NSLock()
    private var values: [String: Any] = [:]
    private static let only = NSUbiquitousKeyValueStore()
    open class var `default`: NSUbiquitousKeyValueStore { only }
    public static let didChangeExternallyNotification = Notification.Name(
        "NSUbiquitousKeyValueStoreDidChangeExternallyNotification")
    open func object(forKey aKey: String) -> Any? { lock.withLock { values[aKey] } }
    open func set(_ anObject: Any?, forKey aKey: String) { lock.withLock { values[aKey] = anObject } }
    open func removeObject(forKey aKey: String) { lock.withLock { values[aKey] = nil } }
    open func string(forKey aKey: String) -> String? { object(forKey: aKey) as? String }
    open func array(forKey aKey: String) -> [Any]? { object(forKey: aKey) as? [Any] }
    open func dictionary(forKey aKey: String) -> [String: Any]? { object(forKey: aKey) as? [String: Any] }
    open func data(forKey aKey: String) -> Data? { object(forKey: aKey) as? Data }
    open func longLong(forKey aKey: String) -> Int64 { (object(forKey: aKey) as? NSNumber)?.int64Value ?? 0 }
    open func double(forKey aKey: String) -> Double { (object(forKey: aKey) as? NSNumber)?.doubleValue ?? 0 }
    open func bool(forKey aKey: String) -> Bool { (object(forKey: aKey) as? NSNumber)?.boolValue ?? false }
    open func set(_ aString: String?, forKey aKey: String) { set(aString as Any?, forKey: aKey) }
    open func set(_ value: Int64, forKey aKey: String) { set(NSNumber(value: value) as Any?, forKey: aKey) }
    open func set(_ value: Double, forKey aKey: String) { set(NSNumber(value: value) as Any?, forKey: aKey) }
    open func set(_ value: Bool, forKey aKey: String) { set(NSNumber(value: value) as Any?, forKey: aKey) }
    open var dictionaryRepresentation: [String: Any] { lock.withLock { values } }
    @discardableResult open func synchronize() -> Bool { true }
}

public let NSUbiquitousKeyValueStoreChangedKeysKey = "NSUbiquitousKeyValueStoreChangedKeysKey"
public let NSUbiquitousKeyValueStoreChangeReasonKey = "NSUbiquitousKeyValueStoreChangeReasonKey"

/// A file that a search found: none does.
open class NSMetadataItem: NSObject {
    open func value(forAttribute key: String) -> Any? { nil }
    open var attributes: [String] { [] }
}

/// A search in iCloud, which finds nothing.
open class NSMetadataQuery: NSObject {
    open var predicate: NSPredicate?
    open var sortDescriptors: [NSSortDescriptor] = []
    open var searchScopes: [Any] = []
    open var operationQueue: OperationQueue?
    open var notificationBatchingInterval: TimeInterval = 1
    open var resultCount: Int { 0 }
    open var results: [Any] { [] }
    open var isStarted: Bool { false }
    open var isGathering: Bool { false }
    open var isStopped: Bool { true }
    open func result(at idx: Int) -> Any { NSMetadataItem() }
    @discardableResult open func start() -> Bool { false }
    open func stop() {}
    open func disableUpdates() {}
    open func enableUpdates() {}
}

extension Notification.Name {
    public static let NSMetadataQueryDidStartGathering = Notification.Name(
        "NSMetadataQueryDidStartGatheringNotification")
    public static let NSMetadataQueryDidFinishGathering = Notification.Name(
        "NSMetadataQueryDidFinishGatheringNotification")
    public static let NSMetadataQueryGatheringProgress = Notification.Name(
        "NSMetadataQueryGatheringProgressNotification")
    public static let NSMetadataQueryDidUpdate = Notification.Name("NSMetadataQueryDidUpdateNotification")
    public static let NSProcessInfoPowerStateDidChange = Notification.Name(
        "NSProcessInfoPowerStateDidChangeNotification")
}

public let NSMetadataQueryUbiquitousDocumentsScope = "NSMetadataQueryUbiquitousDocumentsScope"
public let NSMetadataQueryUbiquitousDataScope = "NSMetadataQueryUbiquitousDataScope"
public let NSMetadataItemURLKey = "kMDItemURL"
public let NSMetadataItemPathKey = "kMDItemPath"
public let NSMetadataItemFSNameKey = "kMDItemFSName"
public let NSMetadataItemDisplayNameKey = "kMDItemDisplayName"
public let NSMetadataItemFSContentChangeDateKey = "kMDItemFSContentChangeDate"
public let NSMetadataItemFSSizeKey = "kMDItemFSSize"
public let NSMetadataUbiquitousItemDownloadingStatusKey = "NSMetadataUbiquitousItemDownloadingStatusKey"
public let NSMetadataUbiquitousItemDownloadingStatusCurrent = "NSMetadataUbiquitousItemDownloadingStatusCurrent"
public let NSMetadataUbiquitousItemDownloadingStatusNotDownloaded =
    "NSMetadataUbiquitousItemDownloadingStatusNotDownloaded"
public let NSMetadataUbiquitousItemIsDownloadingKey = "NSMetadataUbiquitousItemIsDownloadingKey"
public let NSMetadataUbiquitousItemPercentDownloadedKey = "NSMetadataUbiquitousItemPercentDownloadedKey"
public let NSMetadataQueryUpdateChangedItemsKey = "kMDQueryUpdateChangedItems"
public let NSMetadataQueryUpdateAddedItemsKey = "kMDQueryUpdateAddedItems"
public let NSMetadataQueryUpdateRemovedItemsKey = "kMDQueryUpdateRemovedItems"
