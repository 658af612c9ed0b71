// swift-format-ignore-file: AlwaysUseLowerCamelCase
@_exported public import Foundation
public import KeylineCombine
public import KeylineFoundationSupplement

/// A thing that can be fetched.
public protocol NSFetchRequestResult: AnyObject {}

extension NSDictionary: NSFetchRequestResult {}
extension NSNumber: NSFetchRequestResult {}

/// The identity of an object.
open class NSManagedObjectID: NSObject, NSFetchRequestResult, @unchecked Sendable {
    /// Whether it was not saved.
    open var isTemporaryID: Bool { false }
    /// The address of the object.
    open func uriRepresentation() -> URL { URL(fileURLWithPath: "/object/\(ObjectIdentifier(self).hashValue)") }
}

/// Says what an object is called and has. No model is read: entities are known by their names.
open class NSEntityDescription: NSObject, @unchecked Sendable {
    /// The entity's name.
    open var name: String?
    /// The name of the objects' class.
    open var managedObjectClassName: String?
    /// The entity's properties: none are known.
    open var properties: [NSPropertyDescription] = []
    /// The attributes by their names.
    open var attributesByName: [String: NSAttributeDescription] {
        Dictionary(
            properties.compactMap { $0 as? NSAttributeDescription }.map { ($0.name, $0) },
            uniquingKeysWith: { first, _ in first })
    }

    /// The entity of a name.
    open class func entity(forEntityName entityName: String, in context: NSManagedObjectContext) -> NSEntityDescription?
    {
        let entity = NSEntityDescription()
        entity.name = entityName
        return entity
    }

    /// Makes an object of an entity, of the class `NSManagedObject`.
    open class func insertNewObject(
        forEntityName entityName: String, into context: NSManagedObjectContext
    ) -> NSManagedObject {
        let entity = NSEntityDescription()
        entity.name = entityName
        return NSManagedObject(entity: entity, insertInto: context)
    }
}

/// A property of an entity.
open class NSPropertyDescription: NSObject, @unchecked Sendable {
    /// The name.
    open var name = ""
    /// Whether it may be empty.
    open var isOptional = true
}

/// A kind of attribute; raw values are Apple's.
public enum NSAttributeType: UInt, Sendable {
    case undefinedAttributeType = 0
    case integer16AttributeType = 100
    case integer32AttributeType = 200
    case integer64AttributeType = 300
    case decimalAttributeType = 400
    case doubleAttributeType = 500
    case floatAttributeType = 600
    case stringAttributeType = 700
    case booleanAttributeType = 800
    case dateAttributeType = 900
    case binaryDataAttributeType = 1000
    case UUIDAttributeType = 1100
    case URIAttributeType = 1200
    case transformableAttributeType = 1800
    case objectIDAttributeType = 2000
}

/// An attribute of an entity.
public final class NSAttributeDescription: NSPropertyDescription, @unchecked Sendable {
    /// The kind.
    public var attributeType = NSAttributeType.undefinedAttributeType
    /// The value where nothing was set.
    public var defaultValue: Any?
}

/// A relation of an entity.
public final class NSRelationshipDescription: NSPropertyDescription, @unchecked Sendable {
    /// The other entity.
    public var destinationEntity: NSEntityDescription?
}

/// An object that a context keeps, in memory: nothing is read from a store or written to one.
@preconcurrency
open class NSManagedObject: NSObject, NSFetchRequestResult, ObservableObject, KeyedValues, @unchecked Sendable {
    /// The context; nil for none.
    open private(set) weak var managedObjectContext: NSManagedObjectContext?
    /// The entity.
    open private(set) var entity = NSEntityDescription()
    /// The identity.
    public let objectID = NSManagedObjectID()
    private var values: [String: Any] = [:]

    /// Makes an object in a context.
    public required init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
        super.init()
        self.entity = entity
        context?.insert(self)
    }

    /// Makes an object of the entity that is called as its class.
    public convenience init(context: NSManagedObjectContext) {
        self.init(entity: Self.entity(), insertInto: context)
    }

    /// The entity that is called as the class.
    open class func entity() -> NSEntityDescription {
        let entity = NSEntityDescription()
        entity.name = "\(self)"
        return entity
    }

    /// A request for all objects of the class.
    open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
        NSFetchRequest<any NSFetchRequestResult>(entityName: "\(self)")
    }

    func enter(_ context: NSManagedObjectContext?) { managedObjectContext = context }

    /// Whether the object was put into its context.
    open var isInserted: Bool { managedObjectContext != nil }
    /// Whether it was changed: nothing is noted.
    open var isUpdated: Bool { false }
    /// Whether it was deleted.
    open var isDeleted: Bool { managedObjectContext == nil }
    /// Whether it has changes: nothing is noted.
    open var hasChanges: Bool { false }
    /// Whether its values are not there: they are.
    open var isFault: Bool { false }

    /// The value of a name, where it was set by its name.
    open func primitiveValue(forKey key: String) -> Any? { values[key] }
    /// Sets a value by its name.
    open func setPrimitiveValue(_ value: Any?, forKey key: String) { values[key] = value }
    /// The value of a name: set by its name, or a property that a mirror shows.
    open func value(forKey key: String) -> Any? { keyedValue(key) }
    /// Sets a value by its name; properties of classes keep theirs.
    open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
    /// Does nothing.
    open func willAccessValue(forKey key: String?) {}
    /// Does nothing.
    open func didAccessValue(forKey key: String?) {}
    /// Does nothing.
    open func willChangeValue(forKey key: String) {}
    /// Does nothing.
    open func didChangeValue(forKey key: String) {}
    /// Called when the object was put in. Does nothing.
    open func awakeFromInsert() {}
    /// Called when the object was fetched, which never happens.
    open func awakeFromFetch() {}
    /// Called before saving, which writes nothing.
    open func willSave() {}
    /// Called after saving, which writes nothing.
    open func didSave() {}
    /// Called before the object is deleted.
    open func prepareForDeletion() {}
    /// The values that were changed: none are noted.
    open func changedValues() -> [String: Any] { [:] }

    /// The value of a name: set by its name, or a property that a mirror shows.
    public func keyedValue(_ key: String) -> Any? {
        if let value = values[key] { return value }
        var mirror: Mirror? = Mirror(reflecting: self)
        while let current = mirror {
            if let child = current.children.first(where: { $0.label == key }) { return child.value }
            mirror = current.superclassMirror
        }
        return nil
    }
}
