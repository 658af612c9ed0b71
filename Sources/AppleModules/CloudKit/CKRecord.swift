@_exported public import Foundation

/// Values that a record has.
public protocol CKRecordValueProtocol {}
extension String: CKRecordValueProtocol {}
extension Int: CKRecordValueProtocol {}
extension Double: CKRecordValueProtocol {}
extension Bool: CKRecordValueProtocol {}
extension Date: CKRecordValueProtocol {}
extension Data: CKRecordValueProtocol {}
extension Array: CKRecordValueProtocol where Element: CKRecordValueProtocol {}
extension NSString: CKRecordValueProtocol {}
extension NSNumber: CKRecordValueProtocol {}
extension NSDate: CKRecordValueProtocol {}
extension NSData: CKRecordValueProtocol {}
extension NSArray: CKRecordValueProtocol {}

public typealias CKRecordValue = CKRecordValueProtocol

/// A record, which keeps what it is given.
open class CKRecord: NSObject {
    public typealias RecordType = String
    public typealias FieldKey = String

    public enum SystemType { public static let userRecord = "Users" }

    open class ID: NSObject {
        public let recordName: String
        public let zoneID: CKRecordZone.ID
        public init(recordName: String = UUID().uuidString, zoneID: CKRecordZone.ID = .default) {
            self.recordName = recordName
            self.zoneID = zoneID
        }
        open override func isEqual(_ object: Any?) -> Bool { (object as? ID)?.recordName == recordName }
        open override var hash: Int { recordName.hashValue }
    }

    public enum ReferenceAction: UInt, Sendable { case none = 0, deleteSelf }

    open class Reference: NSObject, CKRecordValueProtocol {
        public let recordID: ID
        public let action: ReferenceAction
        public init(recordID: ID, action: ReferenceAction) {
            self.recordID = recordID
            self.action = action
        }
        public convenience init(record: CKRecord, action: ReferenceAction) {
            self.init(recordID: record.recordID, action: action)
        }
    }

    public let recordType: RecordType
    public let recordID: ID
    open var recordChangeTag: String? { nil }
    open var creationDate: Date? { nil }
    open var modificationDate: Date? { nil }
    open var creatorUserRecordID: ID? { nil }
    open var share: Reference? { nil }
    open var parent: Reference?
    private var values: [FieldKey: any CKRecordValueProtocol] = [:]

    public init(recordType: RecordType, recordID: ID = ID()) {
        self.recordType = recordType
        self.recordID = recordID
    }
    public convenience init(recordType: RecordType, zoneID: CKRecordZone.ID) {
        self.init(recordType: recordType, recordID: ID(zoneID: zoneID))
    }

    open subscript(_ key: FieldKey) -> (any CKRecordValueProtocol)? {
        get { values[key] }
        set { values[key] = newValue }
    }
    open subscript<Value: CKRecordValueProtocol>(_ key: FieldKey) -> Value? {
        get { values[key] as? Value }
        set { values[key] = newValue }
    }
    open func object(forKey key: FieldKey) -> (any CKRecordValueProtocol)? { values[key] }
    open func setObject(_ object: (any CKRecordValueProtocol)?, forKey key: FieldKey) { values[key] = object }
    open func setValue(_ value: Any?, forKey key: String) { values[key] = value as? any CKRecordValueProtocol }
    open func value(forKey key: String) -> Any? { values[key] }
    open func allKeys() -> [FieldKey] { values.keys.sorted() }
    open func changedKeys() -> [FieldKey] { values.keys.sorted() }
}

open class CKAsset: NSObject, CKRecordValueProtocol {
    public let fileURL: URL?
    public init(fileURL: URL) { self.fileURL = fileURL }
}

open class CKRecordZone: NSObject {
    open class ID: NSObject {
        public static let defaultZoneName = "_defaultZone"
        public let zoneName: String
        public let ownerName: String
        public init(zoneName: String = ID.defaultZoneName, ownerName: String = "__defaultOwner__") {
            self.zoneName = zoneName
            self.ownerName = ownerName
        }
        public static var `default`: ID { ID() }
        open override func isEqual(_ object: Any?) -> Bool { (object as? ID)?.zoneName == zoneName }
        open override var hash: Int { zoneName.hashValue }
    }
    public let zoneID: ID
    public init(zoneName: String) { zoneID = ID(zoneName: zoneName) }
    public init(zoneID: ID) { self.zoneID = zoneID }
    open class func `default`() -> CKRecordZone { CKRecordZone(zoneID: .default) }
}

open class CKShare: CKRecord {
    public enum ParticipantPermission: Int, Sendable { case unknown = 0, none, readOnly, readWrite }
    open class Metadata: NSObject {}
    open var url: URL? { nil }
    open var publicPermission = ParticipantPermission.none
    public init(rootRecord: CKRecord) { super.init(recordType: "cloudkit.share") }
}
