// swift-format-ignore-file: AlwaysUseLowerCamelCase
public import Foundation

// iCloud without an account: requests for records fail with `notAuthenticated`.

public enum CKAccountStatus: Int, Sendable {
    case couldNotDetermine = 0, available, restricted, noAccount, temporarilyUnavailable
}

public struct CKError: Error, Sendable {
    public enum Code: Int, Sendable {
        case internalError = 1, partialFailure, networkUnavailable, networkFailure, badContainer, serviceUnavailable
        case requestRateLimited, missingEntitlement, notAuthenticated, permissionFailure, unknownItem
        case invalidArguments, resultsTruncated, serverRecordChanged, serverRejectedRequest, assetFileNotFound
        case assetFileModified, incompatibleVersion, constraintViolation, operationCancelled, changeTokenExpired
        case batchRequestFailed, zoneBusy, badDatabase, quotaExceeded, zoneNotFound, limitExceeded, userDeletedZone
    }
    public let code: Code
    public var retryAfterSeconds: Double? { nil }
    public var partialErrorsByItemID: [AnyHashable: any Error]? { nil }
    public var serverRecord: CKRecord? { nil }
    public init(_ code: Code) { self.code = code }
    public static var notAuthenticated: Code { .notAuthenticated }
    public static var unknownItem: Code { .unknownItem }
    public static var zoneNotFound: Code { .zoneNotFound }
    public static var changeTokenExpired: Code { .changeTokenExpired }
    public static var partialFailure: Code { .partialFailure }
    public static var serverRecordChanged: Code { .serverRecordChanged }
}

open class CKContainer: NSObject {
    public let containerIdentifier: String?
    public init(identifier containerIdentifier: String) { self.containerIdentifier = containerIdentifier }
    open class func `default`() -> CKContainer { CKContainer(identifier: "iCloud") }
    public let privateCloudDatabase = CKDatabase()
    public let publicCloudDatabase = CKDatabase()
    public let sharedCloudDatabase = CKDatabase()
    open func accountStatus(completionHandler: @escaping @Sendable (CKAccountStatus, (any Error)?) -> Void) {
        completionHandler(.noAccount, nil)
    }
    open func accountStatus() async throws -> CKAccountStatus { .noAccount }
    open func fetchUserRecordID(completionHandler: @escaping (CKRecord.ID?, (any Error)?) -> Void) {
        completionHandler(nil, CKError(.notAuthenticated))
    }
    open func userRecordID() async throws -> CKRecord.ID { throw CKError(.notAuthenticated) }
    open func add(_ operation: Operation) {}
}

open class CKDatabase: NSObject {
    public enum Scope: Int, Sendable { case `public` = 1, `private`, shared }
    open func add(_ operation: Operation) {}
    open func save(_ record: CKRecord, completionHandler: @escaping (CKRecord?, (any Error)?) -> Void) {
        completionHandler(nil, CKError(.notAuthenticated))
    }
    open func save(_ record: CKRecord) async throws -> CKRecord { throw CKError(.notAuthenticated) }
    open func fetch(withRecordID recordID: CKRecord.ID, completionHandler: @escaping (CKRecord?, (any Error)?) -> Void)
    {
        completionHandler(nil, CKError(.notAuthenticated))
    }
    open func record(for recordID: CKRecord.ID) async throws -> CKRecord { throw CKError(.notAuthenticated) }
    open func delete(
        withRecordID recordID: CKRecord.ID, completionHandler: @escaping (CKRecord.ID?, (any Error)?) -> Void
    ) { completionHandler(nil, CKError(.notAuthenticated)) }
    open func deleteRecord(withID recordID: CKRecord.ID) async throws -> CKRecord.ID {
        throw CKError(.notAuthenticated)
    }
    open func perform(
        _ query: CKQuery, inZoneWith zoneID: CKRecordZone.ID?,
        completionHandler: @escaping ([CKRecord]?, (any Error)?) -> Void
    ) { completionHandler(nil, CKError(.notAuthenticated)) }
    open func save(_ zone: CKRecordZone, completionHandler: @escaping (CKRecordZone?, (any Error)?) -> Void) {
        completionHandler(nil, CKError(.notAuthenticated))
    }
    open func save(
        _ subscription: CKSubscription, completionHandler: @escaping (CKSubscription?, (any Error)?) -> Void
    ) { completionHandler(nil, CKError(.notAuthenticated)) }
}

open class CKQuery: NSObject {
    public let recordType: CKRecord.RecordType
    public let predicate: NSPredicate
    open var sortDescriptors: [NSSortDescriptor]?
    public init(recordType: CKRecord.RecordType, predicate: NSPredicate) {
        self.recordType = recordType
        self.predicate = predicate
    }
}

open class CKSubscription: NSObject {
    public typealias ID = String
    open class NotificationInfo: NSObject {
        open var alertBody: String?
        open var soundName: String?
        open var shouldBadge = false
        open var shouldSendContentAvailable = false
    }
    public let subscriptionID: ID
    open var notificationInfo: NotificationInfo?
    init(_ subscriptionID: ID) { self.subscriptionID = subscriptionID }
}

open class CKQuerySubscription: CKSubscription {
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let firesOnRecordCreation = Self(rawValue: 1)
        public static let firesOnRecordUpdate = Self(rawValue: 2)
        public static let firesOnRecordDeletion = Self(rawValue: 4)
        public static let firesOnce = Self(rawValue: 8)
    }
    public init(recordType: CKRecord.RecordType, predicate: NSPredicate, subscriptionID: ID, options: Options = []) {
        super.init(subscriptionID)
    }
}

open class CKDatabaseSubscription: CKSubscription {
    public init(subscriptionID: ID) { super.init(subscriptionID) }
}

open class CKServerChangeToken: NSObject {}

open class CKNotification: NSObject {
    open var subscriptionID: CKSubscription.ID? { nil }
    public convenience init?(fromRemoteNotificationDictionary notificationDictionary: [AnyHashable: Any]) { nil }
}

open class CKQueryNotification: CKNotification {
    open var recordID: CKRecord.ID? { nil }
}

/// A task for a database, which ends without an account.
open class CKDatabaseOperation: Operation, @unchecked Sendable {
    open var database: CKDatabase?
}

open class CKModifyRecordsOperation: CKDatabaseOperation, @unchecked Sendable {
    public enum RecordSavePolicy: Int, Sendable { case ifServerRecordUnchanged = 0, changedKeys, allKeys }
    open var recordsToSave: [CKRecord]?
    open var recordIDsToDelete: [CKRecord.ID]?
    open var savePolicy = RecordSavePolicy.ifServerRecordUnchanged
    open var isAtomic = true
    open var perRecordProgressBlock: ((CKRecord, Double) -> Void)?
    open var modifyRecordsCompletionBlock: (([CKRecord]?, [CKRecord.ID]?, (any Error)?) -> Void)?
    open var modifyRecordsResultBlock: ((Result<Void, any Error>) -> Void)?
    public init(recordsToSave: [CKRecord]? = nil, recordIDsToDelete: [CKRecord.ID]? = nil) {
        self.recordsToSave = recordsToSave
        self.recordIDsToDelete = recordIDsToDelete
    }
}

open class CKQueryOperation: CKDatabaseOperation, @unchecked Sendable {
    open class Cursor: NSObject {}
    open var query: CKQuery?
    open var cursor: Cursor?
    open var zoneID: CKRecordZone.ID?
    open var resultsLimit = 0
    open var desiredKeys: [CKRecord.FieldKey]?
    open var recordFetchedBlock: ((CKRecord) -> Void)?
    open var queryCompletionBlock: ((Cursor?, (any Error)?) -> Void)?
    open var recordMatchedBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
    open var queryResultBlock: ((Result<Cursor?, any Error>) -> Void)?
    public init(query: CKQuery) { self.query = query }
    public init(cursor: Cursor) { self.cursor = cursor }
}

extension Notification.Name {
    public static let CKAccountChanged = Notification.Name("CKAccountChangedNotification")
}
