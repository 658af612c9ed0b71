// swift-format-ignore-file: AlwaysUseLowerCamelCase
/// The way in which a context runs code; raw values are Apple's.
public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
    case confinementConcurrencyType = 0
    case privateQueueConcurrencyType, mainQueueConcurrencyType
}

/// Says what wins where objects were changed twice. Nothing is written.
open class NSMergePolicy: NSObject, @unchecked Sendable {
    public static let error = NSMergePolicy()
    public static let rollback = NSMergePolicy()
    public static let overwrite = NSMergePolicy()
    public static let mergeByPropertyObjectTrump = NSMergePolicy()
    public static let mergeByPropertyStoreTrump = NSMergePolicy()
}

public let NSErrorMergePolicy: NSMergePolicy = NSMergePolicy.error
public let NSMergeByPropertyObjectTrumpMergePolicy: NSMergePolicy = NSMergePolicy.mergeByPropertyObjectTrump
public let NSMergeByPropertyStoreTrumpMergePolicy: NSMergePolicy = NSMergePolicy.mergeByPropertyStoreTrump
public let NSOverwriteMergePolicy: NSMergePolicy = NSMergePolicy.overwrite
public let NSRollbackMergePolicy: NSMergePolicy = NSMergePolicy.rollback

/// Objects in memory, in the order in which they were put in. Previews fill one and fetch from it.
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
    private var objects: [NSManagedObject] = []
    private var inner: [NSManagedObject] { parent.map { $0.inner + objects } ?? objects }

    /// The way in which it runs code.
    public let concurrencyType: NSManagedObjectContextConcurrencyType
    /// The context whose objects it has too.
    open var parent: NSManagedObjectContext?
    /// The coordinator of stores.
    open var persistentStoreCoordinator: NSPersistentStoreCoordinator?
    /// Whether changes of its parent are taken over: they are.
    open var automaticallyMergesChangesFromParent = false
    /// Says what wins where objects were changed twice.
    open var mergePolicy: Any = NSMergePolicy.error
    /// The context's name.
    open var name: String?
    /// The one who changes things.
    open var transactionAuthor: String?
    /// Undoes changes: there is none.
    open var undoManager: AnyObject?
    /// Says what the app keeps here.
    open var userInfo = NSMutableDictionary()
    /// Whether values that are missing are left out.
    open var shouldDeleteInaccessibleFaults = true
    /// Whether objects count as long as nothing is saved.
    open var retainsRegisteredObjects = false

    /// An empty context.
    public init(concurrencyType ct: NSManagedObjectContextConcurrencyType = .mainQueueConcurrencyType) {
        concurrencyType = ct
    }

    /// An empty context.
    public convenience init(_ type: NSManagedObjectContextConcurrencyType) { self.init(concurrencyType: type) }

    /// Whether something was not saved.
    open private(set) var hasChanges = false
    /// All objects.
    open var registeredObjects: Set<NSManagedObject> { Set(objects) }
    /// All objects.
    open var insertedObjects: Set<NSManagedObject> { Set(objects) }
    /// None are noted.
    open var updatedObjects: Set<NSManagedObject> { [] }
    /// None are noted.
    open var deletedObjects: Set<NSManagedObject> { [] }

    /// Puts an object in.
    open func insert(_ object: NSManagedObject) {
        guard object.managedObjectContext !== self else { return }
        objects.append(object)
        object.enter(self)
        hasChanges = true
        object.awakeFromInsert()
    }

    /// Takes an object out.
    open func delete(_ object: NSManagedObject) {
        object.prepareForDeletion()
        objects.removeAll { $0 === object }
        object.enter(nil)
        hasChanges = true
    }

    /// The objects that a request names.
    open func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] {
        let name = request.entityName ?? request.entity?.name
        let all = inner.filter { object in
            object is T && (name == nil || object.entity.name == name || "\(type(of: object))" == name)
        }
        let chosen = request.predicate.map { predicate in all.filter { predicate.evaluate(with: $0) } } ?? all
        let sorted = Self.sorted(chosen, by: request.sortDescriptors ?? []).dropFirst(request.fetchOffset)
        let part = request.fetchLimit > 0 ? sorted.prefix(request.fetchLimit) : sorted[...]
        return part.compactMap { $0 as? T }
    }

    private static func sorted(_ objects: [NSManagedObject], by descriptors: [NSSortDescriptor]) -> [NSManagedObject] {
        objects.enumerated().sorted { one, other in
            for descriptor in descriptors {
                switch descriptor.compare(one.element, to: other.element) {
                case .orderedAscending: return true
                case .orderedDescending: return false
                case .orderedSame: continue
                }
            }
            return one.offset < other.offset
        }.map(\.element)
    }

    /// The number that tells how many objects a request names.
    open func count<T>(for request: NSFetchRequest<T>) throws -> Int { try fetch(request).count }

    /// Writes nothing.
    open func save() throws {
        objects.forEach { $0.willSave() }
        hasChanges = false
        objects.forEach { $0.didSave() }
    }

    /// Takes all objects out.
    open func reset() { objects.removeAll() }
    /// Changes nothing back: changes are not noted.
    open func rollback() { hasChanges = false }
    /// Does nothing.
    open func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {}
    /// Does nothing.
    open func refreshAllObjects() {}
    /// Does nothing.
    open func processPendingChanges() {}
    /// Does nothing.
    open func mergeChanges(fromContextDidSave notification: Notification) {}
    /// Does nothing.
    open func obtainPermanentIDs(for objects: [NSManagedObject]) throws {}
    /// Asks no store.
    @discardableResult
    open func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult { NSBatchDeleteResult() }

    /// The object of an identity; one without values where there is none.
    open func object(with objectID: NSManagedObjectID) -> NSManagedObject {
        inner.first { $0.objectID === objectID } ?? NSManagedObject(entity: NSEntityDescription(), insertInto: nil)
    }

    /// The object of an identity; nil where there is none.
    open func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? {
        inner.first { $0.objectID === objectID }
    }

    /// The object of an identity.
    open func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
        guard let object = registeredObject(for: objectID) else { throw CocoaError(.coderValueNotFound) }
        return object
    }

    /// Runs code at once.
    open func perform(_ block: @escaping () -> Void) { block() }

    /// When code is run.
    public enum ScheduledTaskType: Sendable { case immediate, enqueued }

    /// Runs code at once.
    open func perform<T>(
        schedule: ScheduledTaskType = .immediate, _ block: @escaping () throws -> T
    ) async rethrows -> T { try block() }

    /// Runs code at once.
    open func performAndWait<T>(_ block: () throws -> T) rethrows -> T { try block() }
}

extension NSManagedObjectContext {
    public static let didSaveObjectsNotification = Notification.Name("NSManagedObjectContextDidSave")
    public static let didChangeObjectsNotification = Notification.Name("NSManagedObjectContextObjectsDidChange")
}

extension Notification.Name {
    public static let NSManagedObjectContextDidSave = NSManagedObjectContext.didSaveObjectsNotification
    public static let NSManagedObjectContextObjectsDidChange = NSManagedObjectContext.didChangeObjectsNotification
    public static let NSManagedObjectContextWillSave = Notification.Name("NSManagedObjectContextWillSave")
    public static let NSPersistentStoreRemoteChange = Notification.Name("NSPersistentStoreRemoteChange")
}

public let NSInsertedObjectsKey = "inserted"
public let NSUpdatedObjectsKey = "updated"
public let NSDeletedObjectsKey = "deleted"
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey =
    "NSPersistentStoreRemoteChangeNotificationOptionKey"
public let NSMigratePersistentStoresAutomaticallyOption = "NSMigratePersistentStoresAutomaticallyOption"
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
public let NSSQLiteStoreType = "SQLite"
public let NSInMemoryStoreType = "InMemory"
public let NSBinaryStoreType = "Binary"

/// A store of a container. None is opened.
open class NSPersistentStore: NSObject, @unchecked Sendable {
    open var url: URL?
    open var metadata: [String: Any]? = [:]
}

/// The way a store is opened, which none is.
open class NSPersistentStoreDescription: NSObject, @unchecked Sendable {
    open var url: URL?
    open var type = NSSQLiteStoreType
    open var configuration: String?
    open var isReadOnly = false
    open var shouldAddStoreAsynchronously = false
    open var shouldMigrateStoreAutomatically = true
    open var shouldInferMappingModelAutomatically = true
    open var cloudKitContainerOptions: NSPersistentCloudKitContainerOptions?
    public override init() { super.init() }
    public init(url: URL) { self.url = url }
    open func setOption(_ option: NSObject?, forKey key: String) {}
    open func setOption(_ option: Any?, forKey key: String) {}
    open func setValue(_ value: NSObject?, forPragmaNamed name: String) {}
}

/// The way a store is kept elsewhere, which none is.
open class NSPersistentCloudKitContainerOptions: NSObject, @unchecked Sendable {
    public init(containerIdentifier: String) {}
}

/// The entities of an app. No model is read.
open class NSManagedObjectModel: NSObject, @unchecked Sendable {
    open var entities: [NSEntityDescription] = []
    open var entitiesByName: [String: NSEntityDescription] { [:] }
    public override init() { super.init() }
    public convenience init?(contentsOf url: URL) { self.init() }
    open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? { NSManagedObjectModel() }
}

/// Coordinates stores, of which there are none.
open class NSPersistentStoreCoordinator: NSObject, @unchecked Sendable {
    public let managedObjectModel: NSManagedObjectModel
    open var persistentStores: [NSPersistentStore] { [] }
    public init(managedObjectModel model: NSManagedObjectModel) { managedObjectModel = model }
    @discardableResult
    open func addPersistentStore(
        ofType storeType: String, configurationName configuration: String?, at storeURL: URL?,
        options: [AnyHashable: Any]? = nil
    ) throws -> NSPersistentStore { NSPersistentStore() }
    open func remove(_ store: NSPersistentStore) throws {}
    open func destroyPersistentStore(
        at url: URL, ofType storeType: String, options: [AnyHashable: Any]? = nil
    ) throws {}
    open func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? { nil }
    open func perform(_ block: @escaping () -> Void) { block() }
}

/// A context in memory, and how stores would be opened.
open class NSPersistentContainer: NSObject, @unchecked Sendable {
    public let name: String
    public let viewContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    public let managedObjectModel: NSManagedObjectModel
    public let persistentStoreCoordinator: NSPersistentStoreCoordinator
    open var persistentStoreDescriptions = [NSPersistentStoreDescription()]

    /// A container by the name of its model.
    public convenience init(name: String) { self.init(name: name, managedObjectModel: NSManagedObjectModel()) }

    /// A container with a model.
    public init(name: String, managedObjectModel model: NSManagedObjectModel) {
        self.name = name
        managedObjectModel = model
        persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
        viewContext.persistentStoreCoordinator = persistentStoreCoordinator
    }

    /// Opens no store, and calls back for each without an error.
    open func loadPersistentStores(
        completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
    ) {
        persistentStoreDescriptions.forEach { block($0, nil) }
    }

    /// A context with the same objects.
    open func newBackgroundContext() -> NSManagedObjectContext {
        let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
        context.parent = viewContext
        return context
    }

    /// Runs code at once, in the container's context.
    open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) { block(viewContext) }

    /// Runs code at once, in the container's context.
    open func performBackgroundTask<T>(
        _ block: @escaping (NSManagedObjectContext) throws -> T
    ) async rethrows -> T { try block(viewContext) }

    /// The folder of stores, which there are none of.
    open class func defaultDirectoryURL() -> URL { FileManager.default.temporaryDirectory }
}

/// A container that would be kept elsewhere too.
open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {
    /// Does nothing.
    open func initializeCloudKitSchema() throws {}
}
