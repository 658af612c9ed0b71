import KeylineFoundationSupplement

/// Says what a request gives; raw values are Apple's.
public struct NSFetchRequestResultType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let managedObjectIDResultType = Self(rawValue: 1)
    public static let dictionaryResultType = Self(rawValue: 2)
    public static let countResultType = Self(rawValue: 4)
}

/// A request to a store.
open class NSPersistentStoreRequest: NSObject {
    /// The stores that are asked: there are none.
    open var affectedStores: [NSPersistentStore]?
}

/// A request for objects.
open class NSFetchRequest<ResultType: Any>: NSPersistentStoreRequest {
    /// The name of the entity; nil for the one of the result's class.
    open var entityName: String?
    /// The entity.
    open var entity: NSEntityDescription?
    /// The choice of objects are wanted; nil for all.
    open var predicate: NSPredicate?
    /// Their order; nil for that in which they were put in.
    open var sortDescriptors: [NSSortDescriptor]?
    /// The most objects; 0 for any number.
    open var fetchLimit = 0
    /// The number that tells how many objects at the beginning are left out.
    open var fetchOffset = 0
    /// The number that tells how many are read at once. All are in memory.
    open var fetchBatchSize = 0
    /// Says what the request gives: objects.
    open var resultType: NSFetchRequestResultType = []
    /// Whether objects come without their values: all are in memory.
    open var returnsObjectsAsFaults = true
    /// Whether the things that was not saved counts: it does.
    open var includesPendingChanges = true
    /// Whether derived entities count.
    open var includesSubentities = true
    /// Whether values are read: all are in memory.
    open var includesPropertyValues = true
    /// The values that are read. All are in memory.
    open var propertiesToFetch: [Any]?
    /// The relations that are read. All are in memory.
    open var relationshipKeyPathsForPrefetching: [String]?
    /// Whether equal results are left out.
    open var returnsDistinctResults = false

    /// A request for objects of the result's class.
    public override init() { super.init() }

    /// A request for objects of an entity.
    public convenience init(entityName: String) {
        self.init()
        self.entityName = entityName
    }

    /// Fetches from the context that the code runs in: nothing is known of it, so there are none.
    open func execute() throws -> [ResultType] { [] }
}

/// A request that deletes.
open class NSBatchDeleteRequest: NSPersistentStoreRequest {
    /// Says what it gives; raw values are Apple's.
    public enum ResultType: UInt, Sendable {
        case resultTypeStatusOnly = 0
        case resultTypeObjectIDs, resultTypeCount
    }
    /// Says what it gives.
    open var resultType = ResultType.resultTypeStatusOnly
    /// Deletes what a request names.
    public init(fetchRequest fetch: NSFetchRequest<any NSFetchRequestResult>) {}
    /// Deletes objects.
    public init(objectIDs objects: [NSManagedObjectID]) {}
}

/// The result of a request.
open class NSPersistentStoreResult: NSObject {}

/// The result of a request that deletes.
open class NSBatchDeleteResult: NSPersistentStoreResult {
    /// The result: none.
    open var result: Any? { nil }
}

/// A change of fetched objects; raw values are Apple's.
public enum NSFetchedResultsChangeType: UInt, Sendable {
    case insert = 1
    case delete, move, update
}

/// Objects of a section.
public protocol NSFetchedResultsSectionInfo {
    var name: String { get }
    var indexTitle: String? { get }
    var numberOfObjects: Int { get }
    var objects: [Any]? { get }
}

/// Hears of changes of fetched objects. None happens by itself.
public protocol NSFetchedResultsControllerDelegate: AnyObject {
    func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
    func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
    func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
        at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?)
    func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
        for type: NSFetchedResultsChangeType)
}

extension NSFetchedResultsControllerDelegate {
    public func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {}
    public func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {}
    public func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
        at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
    ) {}
    public func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
        for type: NSFetchedResultsChangeType
    ) {}
}

/// Fetched objects in sections, for tables.
open class NSFetchedResultsController<ResultType: Any>: NSObject {
    private struct Section: NSFetchedResultsSectionInfo {
        let name: String
        let items: [ResultType]
        var indexTitle: String? { name.first.map { String($0).uppercased() } }
        var numberOfObjects: Int { items.count }
        var objects: [Any]? { items }
    }

    /// The request.
    public let fetchRequest: NSFetchRequest<ResultType>
    /// The context.
    public let managedObjectContext: NSManagedObjectContext
    /// The value that sections differ in; nil for one section.
    public let sectionNameKeyPath: String?
    /// The name of a cache, which there is none of.
    public let cacheName: String?
    /// Hears of changes.
    open weak var delegate: (any NSFetchedResultsControllerDelegate)?
    /// The objects; nil before they were fetched.
    open private(set) var fetchedObjects: [ResultType]?
    private var parts: [Section]?

    /// Prepares a request.
    public init(
        fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext,
        sectionNameKeyPath: String?, cacheName name: String?
    ) {
        self.fetchRequest = fetchRequest
        managedObjectContext = context
        self.sectionNameKeyPath = sectionNameKeyPath
        cacheName = name
    }

    /// Fetches the objects.
    open func performFetch() throws {
        let all = try managedObjectContext.fetch(fetchRequest)
        fetchedObjects = all
        guard let sectionNameKeyPath else {
            parts = [Section(name: "", items: all)]
            return
        }
        var sections: [Section] = []
        for object in all {
            let name = (object as? any KeyedValues)?.keyedValue(sectionNameKeyPath).map { "\($0)" } ?? ""
            if let last = sections.last, last.name == name {
                sections[sections.count - 1] = Section(name: name, items: last.items + [object])
            } else {
                sections.append(Section(name: name, items: [object]))
            }
        }
        parts = sections
    }

    /// The sections; nil before they were fetched.
    open var sections: [any NSFetchedResultsSectionInfo]? { parts }
    /// The first letters of the sections.
    open var sectionIndexTitles: [String] { (parts ?? []).compactMap(\.indexTitle) }

    /// The object of a row.
    open func object(at indexPath: IndexPath) -> ResultType {
        guard let part = parts?[indexPath[0]] else { preconditionFailure("nothing was fetched") }
        return part.items[indexPath[1]]
    }

    /// The row of an object.
    open func indexPath(forObject object: ResultType) -> IndexPath? {
        for (section, part) in (parts ?? []).enumerated() {
            let row = part.items.firstIndex { ($0 as AnyObject) === (object as AnyObject) }
            if let row { return IndexPath(indexes: [section, row]) }
        }
        return nil
    }

    /// Forgets a cache, which there is none of.
    open class func deleteCache(withName name: String?) {}
}
