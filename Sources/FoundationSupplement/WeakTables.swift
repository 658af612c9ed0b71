public import Foundation

/// The way a table keeps its objects: strongly, weakly, and whether equal objects count as one. Raw values are Apple's.
public struct _PointerOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Objects are kept.
    public static let strongMemory = _PointerOptions([])
    /// Objects are not kept: one that is not used elsewhere is gone from the table.
    public static let weakMemory = _PointerOptions(rawValue: 5)
    /// Objects are copied before they are kept. Here they are kept as they are.
    public static let copyIn = _PointerOptions(rawValue: 1 << 16)
    /// An object equals itself alone.
    public static let objectPointerPersonality = _PointerOptions(rawValue: 2 << 8)
}

/// An object that a table keeps, or knows for as long as others keep it.
private struct KeptObject {
    private let strong: AnyObject?
    private weak var weakObject: AnyObject?

    init(_ object: AnyObject, _ options: _PointerOptions) {
        let isWeak = options.contains(.weakMemory)
        strong = isWeak ? nil : object
        weakObject = object
    }

    var object: AnyObject? { strong ?? weakObject }

    func equals(_ other: AnyObject, _ options: _PointerOptions) -> Bool {
        guard let object else { return false }
        if object === other { return true }
        guard !options.contains(.objectPointerPersonality), let object = object as? NSObject else { return false }
        return object.isEqual(other)
    }

    static func hash(_ object: AnyObject, _ options: _PointerOptions) -> Int {
        guard !options.contains(.objectPointerPersonality), let object = object as? NSObject else {
            return ObjectIdentifier(object).hashValue
        }
        return object.hash
    }
}

/// A dictionary of objects whose keys or values may be kept weakly, as Foundation has it on Apple's systems.
open class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
    public typealias Options = _PointerOptions

    private struct Entry {
        let key: KeptObject
        let value: KeptObject
    }

    private var entries: [Int: [Entry]] = [:]
    private let keyOptions: Options
    private let valueOptions: Options

    /// An empty table.
    public init(keyOptions: Options = [], valueOptions: Options = [], capacity: Int = 0) {
        self.keyOptions = keyOptions
        self.valueOptions = valueOptions
    }

    open class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }
    open class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(keyOptions: .weakMemory) }
    open class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(valueOptions: .weakMemory) }
    open class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
        NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
    }

    private var living: [(key: KeyType, value: ObjectType)] {
        entries.values.joined().compactMap { entry in
            guard let key = entry.key.object as? KeyType, let value = entry.value.object as? ObjectType else {
                return nil
            }
            return (key, value)
        }
    }

    /// The number of entries whose key and value are still there.
    open var count: Int { living.count }

    /// The value of a key; nil where there is none.
    open func object(forKey key: KeyType?) -> ObjectType? {
        guard let key else { return nil }
        let entry = entries[KeptObject.hash(key, keyOptions)]?.first { $0.key.equals(key, keyOptions) }
        return entry?.value.object as? ObjectType
    }

    /// Gives a key a value in place of the one it has; no value removes the entry.
    open func setObject(_ object: ObjectType?, forKey key: KeyType?) {
        guard let key else { return }
        removeObject(forKey: key)
        guard let object else { return }
        let entry = Entry(key: KeptObject(key, keyOptions), value: KeptObject(object, valueOptions))
        entries[KeptObject.hash(key, keyOptions), default: []].append(entry)
    }

    /// Removes the value of a key.
    open func removeObject(forKey key: KeyType?) {
        guard let key else { return }
        entries[KeptObject.hash(key, keyOptions)]?.removeAll { $0.key.object == nil || $0.key.equals(key, keyOptions) }
    }

    /// Removes all.
    open func removeAllObjects() { entries = [:] }

    /// The keys, in no order.
    open func keyEnumerator() -> NSEnumerator { NSArray(array: living.map(\.key)).objectEnumerator() }
    /// The values, in no order; nil where there are none.
    open func objectEnumerator() -> NSEnumerator? { NSArray(array: living.map(\.value)).objectEnumerator() }
    /// The entries with keys that hash.
    open func dictionaryRepresentation() -> [AnyHashable: ObjectType] {
        var result: [AnyHashable: ObjectType] = [:]
        for (key, value) in living { if let key = key as? AnyHashable { result[key] = value } }
        return result
    }
}

/// A set of objects that may be kept weakly, as Foundation has it on Apple's systems.
open class NSHashTable<ObjectType: AnyObject>: NSObject {
    public typealias Options = _PointerOptions

    private var objects: [Int: [KeptObject]] = [:]
    private let options: Options

    /// An empty set.
    public init(options: Options = [], capacity: Int = 0) { self.options = options }

    open class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

    /// The objects that are still there, in no order.
    open var allObjects: [ObjectType] { objects.values.joined().compactMap { $0.object as? ObjectType } }
    open var count: Int { allObjects.count }
    open var anyObject: ObjectType? { allObjects.first }
    open var setRepresentation: Set<AnyHashable> { Set(allObjects.compactMap { $0 as? AnyHashable }) }

    /// The object of the set that equals an object; nil where none does.
    open func member(_ object: ObjectType?) -> ObjectType? {
        guard let object else { return nil }
        let kept = objects[KeptObject.hash(object, options)]?.first { $0.equals(object, options) }
        return kept?.object as? ObjectType
    }

    open func contains(_ object: ObjectType?) -> Bool { member(object) != nil }

    /// Adds an object unless an equal one is there.
    open func add(_ object: ObjectType?) {
        guard let object, member(object) == nil else { return }
        objects[KeptObject.hash(object, options), default: []].append(KeptObject(object, options))
    }

    open func remove(_ object: ObjectType?) {
        guard let object else { return }
        objects[KeptObject.hash(object, options)]?.removeAll { $0.object == nil || $0.equals(object, options) }
    }

    open func removeAllObjects() { objects = [:] }
    open func objectEnumerator() -> NSEnumerator { NSArray(array: allObjects).objectEnumerator() }
}

/// The options of tables of pointers, by the name of Foundation's class.
public enum NSPointerFunctions {
    public typealias Options = _PointerOptions
}
