// swift-format-ignore-file: AlwaysUseLowerCamelCase
@_exported public import Foundation
public import UIKitLayout
public import UniformTypeIdentifiers

// What an app tells the system's search. Nothing searches here, and nothing is kept.

/// The type of activities that open an item of search.
public let CSSearchableItemActionType = "com.apple.corespotlightitem"
/// The key of the item's identifier in such an activity.
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"
/// The type of activities that continue a search in the app.
public let CSQueryContinuationActionType = "com.apple.corespotlightquery"
/// The key of the words in such an activity.
public let CSSearchQueryString = "kCSSearchQueryString"

/// The attributes of an item.
open class CSSearchableItemAttributeSet: NSObject, @unchecked Sendable {
    open var title: String?
    open var displayName: String?
    open var alternateNames: [String]?
    open var contentDescription: String?
    open var textContent: String?
    open var subject: String?
    open var keywords: [String]?
    open var contentType: String?
    open var contentURL: URL?
    open var url: URL?
    open var thumbnailURL: URL?
    open var thumbnailData: Data?
    open var identifier: String?
    open var domainIdentifier: String?
    open var relatedUniqueIdentifier: String?
    open var contentCreationDate: Date?
    open var contentModificationDate: Date?
    open var addedDate: Date?
    open var startDate: Date?
    open var endDate: Date?
    open var dueDate: Date?
    open var creator: String?
    open var authorNames: [String]?
    open var artist: String?
    open var album: String?
    open var duration: NSNumber?
    open var rating: NSNumber?
    open var latitude: NSNumber?
    open var longitude: NSNumber?
    open var phoneNumbers: [String]?
    open var emailAddresses: [String]?
    open var supportsNavigation: NSNumber?
    open var supportsPhoneCall: NSNumber?
    public init(itemContentType type: String) { contentType = type }
    public init(contentType: UTType) { self.contentType = contentType.identifier }
}

/// An item that search shows.
open class CSSearchableItem: NSObject, @unchecked Sendable {
    open var uniqueIdentifier: String
    open var domainIdentifier: String?
    open var expirationDate: Date?
    open var attributeSet: CSSearchableItemAttributeSet
    public init(uniqueIdentifier: String?, domainIdentifier: String?, attributeSet: CSSearchableItemAttributeSet) {
        self.uniqueIdentifier = uniqueIdentifier ?? UUID().uuidString
        self.domainIdentifier = domainIdentifier
        self.attributeSet = attributeSet
    }
}

/// The items of an app. It forgets them at once, and says that it is done.
open class CSSearchableIndex: NSObject, @unchecked Sendable {
    private static let shared = CSSearchableIndex()
    open class func `default`() -> Self {
        // Subclasses have no index of their own, as on Apple's systems.
        shared as? Self ?? Self(name: "default")
    }
    open weak var indexDelegate: (any CSSearchableIndexDelegate)?
    override init() {}
    public required init(name: String) {}
    /// Whether search exists: no.
    open class func isIndexingAvailable() -> Bool { false }
    open func indexSearchableItems(
        _ items: [CSSearchableItem], completionHandler: (((any Error)?) -> Void)? = nil
    ) { completionHandler?(nil) }
    open func indexSearchableItems(_ items: [CSSearchableItem]) async throws {}
    open func deleteSearchableItems(
        withIdentifiers identifiers: [String], completionHandler: (((any Error)?) -> Void)? = nil
    ) { completionHandler?(nil) }
    open func deleteSearchableItems(withIdentifiers identifiers: [String]) async throws {}
    open func deleteSearchableItems(
        withDomainIdentifiers domainIdentifiers: [String], completionHandler: (((any Error)?) -> Void)? = nil
    ) { completionHandler?(nil) }
    open func deleteSearchableItems(withDomainIdentifiers domainIdentifiers: [String]) async throws {}
    open func deleteAllSearchableItems(completionHandler: (((any Error)?) -> Void)? = nil) { completionHandler?(nil) }
    open func deleteAllSearchableItems() async throws {}
    open func beginBatch() {}
}

/// Is asked for items again.
public protocol CSSearchableIndexDelegate: NSObjectProtocol {
    func searchableIndex(
        _ searchableIndex: CSSearchableIndex,
        reindexAllSearchableItemsWithAcknowledgementHandler handler: @escaping () -> Void)
    func searchableIndex(
        _ searchableIndex: CSSearchableIndex, reindexSearchableItemsWithIdentifiers identifiers: [String],
        acknowledgementHandler: @escaping () -> Void)
}

extension NSUserActivity {
    private static let attributes = AttributeSets()

    /// The attributes that search shows of the activity.
    public var contentAttributeSet: CSSearchableItemAttributeSet? {
        get { Self.attributes[self] }
        set { Self.attributes[self] = newValue }
    }
}

/// The attributes of activities, as long as the activities exist.
private final class AttributeSets: @unchecked Sendable {
    private struct Entry {
        weak var activity: NSUserActivity?
        let attributes: CSSearchableItemAttributeSet
    }

    private let lock = NSLock()
    private var entries: [ObjectIdentifier: Entry] = [:]

    subscript(activity: NSUserActivity) -> CSSearchableItemAttributeSet? {
        get {
            lock.withLock {
                guard let entry = entries[ObjectIdentifier(activity)], entry.activity === activity else { return nil }
                return entry.attributes
            }
        }
        set {
            lock.withLock {
                entries = entries.filter { $0.value.activity != nil }
                entries[ObjectIdentifier(activity)] = newValue.map { Entry(activity: activity, attributes: $0) }
            }
        }
    }
}
