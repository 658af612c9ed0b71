public import SwiftUILayout

extension EnvironmentValues {
    private struct ContextKey: EnvironmentKey {
        static let defaultValue = NSManagedObjectContext()
    }

    /// The context that views fetch from.
    public var managedObjectContext: NSManagedObjectContext {
        get { self[ContextKey.self] }
        set { self[ContextKey.self] = newValue }
    }
}

/// Objects that a view fetched.
public struct FetchedResults<Result>: RandomAccessCollection {
    let objects: [Result]

    /// The choice of objects are wanted. Set by a request; changing it changes nothing in a still picture.
    public var nsPredicate: NSPredicate? {
        get { nil }
        nonmutating set {}
    }
    /// Their order. Set by a request; changing it changes nothing in a still picture.
    public var nsSortDescriptors: [NSSortDescriptor] {
        get { [] }
        nonmutating set {}
    }
    /// 0.
    public var startIndex: Int { 0 }
    /// The number of objects.
    public var endIndex: Int { objects.count }
    /// An object.
    public subscript(position: Int) -> Result { objects[position] }
}

/// Fetches objects from the context of the view's place.
@propertyWrapper
public struct FetchRequest<Result: NSFetchRequestResult>: DynamicProperty {
    private let request: NSFetchRequest<Result>
    @Environment(\.managedObjectContext) private var context

    /// Objects of the result's class, in an order.
    public init(
        sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil
    ) where Result: NSManagedObject {
        request = NSFetchRequest(entityName: "\(Result.self)")
        request.sortDescriptors = sortDescriptors
        request.predicate = predicate
    }

    /// Objects of the result's class, in an order.
    public init(
        sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil, animation: Animation? = nil
    ) where Result: NSManagedObject {
        self.init(sortDescriptors: sortDescriptors.map { $0.ordered }, predicate: predicate)
    }

    /// Objects of an entity, in an order.
    public init(
        entity: NSEntityDescription, sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil,
        animation: Animation? = nil
    ) {
        request = NSFetchRequest(entityName: entity.name ?? "\(Result.self)")
        request.sortDescriptors = sortDescriptors
        request.predicate = predicate
    }

    /// The objects of a request.
    public init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) {
        request = fetchRequest
    }

    /// The objects of a request.
    public init(fetchRequest: NSFetchRequest<Result>, transaction: Transaction) { request = fetchRequest }

    /// The objects.
    public var wrappedValue: FetchedResults<Result> {
        FetchedResults(objects: (try? context.fetch(request)) ?? [])
    }
}

extension SortDescriptor {
    /// The same order for objects of any kind.
    fileprivate var ordered: NSSortDescriptor {
        let descriptor = self
        return NSSortDescriptor(keyPath: \NSObject.self, ascending: true) { one, other in
            guard let one = one as? Compared, let other = other as? Compared else { return .orderedSame }
            return descriptor.compare(one, other)
        }
    }
}
