@_exported public import Foundation
@_exported public import Observation

/// Makes a class one whose objects a container keeps, in memory.
@attached(extension, conformances: PersistentModel, Observable)
public macro Model() = #externalMacro(module: "KeylineMacros", type: "ModelMacro")

/// Says how a property is kept, which changes no picture.
@attached(peer)
public macro Attribute(
    _ options: Schema.Attribute.Option..., originalName: String? = nil, hashModifier: String? = nil
) =
    #externalMacro(module: "KeylineMacros", type: "PreviewableMacro")

/// Says how a relation is kept, which changes no picture.
@attached(peer)
public macro Relationship(
    _ options: Schema.Relationship.Option..., deleteRule: Schema.Relationship.DeleteRule = .nullify,
    minimumModelCount: Int? = 0, maximumModelCount: Int? = 0, originalName: String? = nil, inverse: AnyKeyPath? = nil,
    hashModifier: String? = nil
) = #externalMacro(module: "KeylineMacros", type: "PreviewableMacro")

/// Says that a property is not kept, which changes no picture.
@attached(peer)
public macro Transient() = #externalMacro(module: "KeylineMacros", type: "PreviewableMacro")

/// The identity of an object.
public struct PersistentIdentifier: Hashable, Sendable {
    let object: ObjectIdentifier
}

/// A class whose objects a container keeps. `@Model` makes a class one.
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable {}

extension PersistentModel {
    /// The identity.
    public var persistentModelID: PersistentIdentifier { PersistentIdentifier(object: ObjectIdentifier(self)) }
    /// The identity.
    public var id: PersistentIdentifier { persistentModelID }
    /// Whether both are one object.
    public static func == (lhs: Self, rhs: Self) -> Bool { lhs === rhs }
    /// Adds the identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    /// The context that keeps the object: none is noted.
    public var modelContext: ModelContext? { nil }
    /// Whether the object was deleted: none is noted.
    public var isDeleted: Bool { false }
}

/// The classes of a container.
public final class Schema: Sendable {
    /// The way a property is kept.
    public enum Attribute {
        /// An option of a property.
        public struct Option: Sendable {
            public static let unique = Option()
            public static let externalStorage = Option()
            public static let spotlight = Option()
            public static let ephemeral = Option()
            public static let allowsCloudEncryption = Option()
            public static let preserveValueOnDeletion = Option()
            public static func transformable(by transformerName: String) -> Option { Option() }
            public static func transformable(by transformerType: AnyClass) -> Option { Option() }
        }
    }

    /// The way a relation is kept.
    public enum Relationship {
        /// An option of a relation.
        public struct Option: Sendable {
            public static let unique = Option()
        }
        /// The effect: what deleting does to the others.
        public enum DeleteRule: Sendable {
            case noAction, nullify, cascade, deny
        }
    }

    /// The version of a schema.
    public struct Version: Hashable, Sendable {
        public let major: Int
        public let minor: Int
        public let patch: Int
        public init(_ major: Int, _ minor: Int, _ patch: Int) {
            self.major = major
            self.minor = minor
            self.patch = patch
        }
    }

    /// The classes of a container.
    public init(_ types: [any PersistentModel.Type], version: Version = Version(1, 0, 0)) {}
    /// The classes of a container.
    public init(_ types: any PersistentModel.Type..., version: Version = Version(1, 0, 0)) {}
    /// The classes of a version.
    public init(versionedSchema: any VersionedSchema.Type) {}
}

/// The classes of one version of an app.
public protocol VersionedSchema {
    static var models: [any PersistentModel.Type] { get }
    static var versionIdentifier: Schema.Version { get }
}

/// The way a version becomes another. Nothing is kept, so nothing is changed.
public protocol SchemaMigrationPlan {
    static var schemas: [any VersionedSchema.Type] { get }
    static var stages: [MigrationStage] { get }
}

/// A step from a version to another.
public enum MigrationStage {
    case lightweight(fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type)
    case custom(
        fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type,
        willMigrate: ((ModelContext) throws -> Void)?, didMigrate: ((ModelContext) throws -> Void)?)
}

/// The way a container keeps objects: always in memory.
public struct ModelConfiguration: Sendable {
    /// The place where a copy would be kept.
    public struct CloudKitDatabase: Sendable {
        public static let automatic = CloudKitDatabase()
        public static let none = CloudKitDatabase()
        public static func `private`(_ privateDBName: String) -> CloudKitDatabase { CloudKitDatabase() }
    }
    /// Whom the store would belong to.
    public struct GroupContainer: Sendable {
        public static let automatic = GroupContainer()
        public static let none = GroupContainer()
        public static func identifier(_ groupName: String) -> GroupContainer { GroupContainer() }
    }
    public init(
        _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false, allowsSave: Bool = true,
        groupContainer: GroupContainer = .automatic, cloudKitDatabase: CloudKitDatabase = .automatic
    ) {}
    public init(
        _ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true,
        cloudKitDatabase: CloudKitDatabase = .automatic
    ) {}
    public init(
        for type: any PersistentModel.Type, _ others: any PersistentModel.Type..., isStoredInMemoryOnly: Bool = false
    ) {}
}

/// Objects in memory, and the context that has them.
public final class ModelContainer: @unchecked Sendable {
    /// The context of views.
    public let mainContext = ModelContext()
    /// The configurations: they change nothing.
    public let configurations: Set<String> = []
    /// Whether everything is forgotten.
    public func deleteAllData() { mainContext.removeAll() }

    public init(
        for types: any PersistentModel.Type..., migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
        configurations: ModelConfiguration...
    ) throws {}
    public init(
        for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil, configurations: ModelConfiguration...
    ) throws {}
    public init(
        for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
        configurations: [ModelConfiguration]
    ) throws {}
    init() {}
}

/// The choice of objects are wanted, and their order.
public struct FetchDescriptor<T: PersistentModel> {
    /// The choice of ones; nil for all.
    public var predicate: Predicate<T>?
    /// Their order.
    public var sortBy: [SortDescriptor<T>]
    /// The most objects; nil for any number.
    public var fetchLimit: Int?
    /// The number that tells how many at the beginning are left out.
    public var fetchOffset: Int?
    /// Whether the things that was not saved counts: it does.
    public var includePendingChanges = true
    /// The properties that are read. All are in memory.
    public var propertiesToFetch: [PartialKeyPath<T>] = []
    /// The relations that are read. All are in memory.
    public var relationshipKeyPathsForPrefetching: [PartialKeyPath<T>] = []

    public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
        self.predicate = predicate
        self.sortBy = sortBy
    }

    func result(of all: [T]) throws -> [T] {
        let chosen = try predicate.map { predicate in try all.filter { try predicate.evaluate($0) } } ?? all
        let sorted = chosen.sorted(using: sortBy).dropFirst(fetchOffset ?? 0)
        return Array(fetchLimit.map { sorted.prefix($0) } ?? sorted[...])
    }
}

/// Objects in memory, in the order in which they were put in.
public final class ModelContext: @unchecked Sendable {
    private var objects: [any PersistentModel] = []
    /// Whether changes are saved by themselves: nothing is written.
    public var autosaveEnabled = true
    /// Whether something was not saved.
    public private(set) var hasChanges = false
    private weak var owner: ModelContainer?

    init() {}

    /// The context of a container, with its objects.
    public convenience init(_ container: ModelContainer) {
        self.init()
        owner = container
    }

    /// The container.
    public var container: ModelContainer { owner ?? ModelContainer() }
    private var store: ModelContext { owner?.mainContext ?? self }

    /// Puts an object in.
    public func insert<T: PersistentModel>(_ model: T) {
        guard !store.objects.contains(where: { $0 === model }) else { return }
        store.objects.append(model)
        hasChanges = true
    }

    /// Takes an object out.
    public func delete<T: PersistentModel>(_ model: T) {
        store.objects.removeAll { $0 === model }
        hasChanges = true
    }

    /// Takes objects out.
    public func delete<T: PersistentModel>(
        model: T.Type, where predicate: Predicate<T>? = nil, includeSubclasses: Bool = true
    ) throws {
        let gone = try FetchDescriptor(predicate: predicate).result(of: store.objects.compactMap { $0 as? T })
        store.objects.removeAll { object in gone.contains { $0 === object } }
    }

    func removeAll() { objects.removeAll() }

    /// The objects that are wanted.
    public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
        try descriptor.result(of: store.objects.compactMap { $0 as? T })
    }

    /// The number that tells how many objects are wanted.
    public func fetchCount<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> Int {
        try fetch(descriptor).count
    }

    /// The identities of the objects that are wanted.
    public func fetchIdentifiers<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [PersistentIdentifier]
    {
        try fetch(descriptor).map(\.persistentModelID)
    }

    /// Writes nothing.
    public func save() throws { hasChanges = false }
    /// Does nothing: changes are there at once.
    public func processPendingChanges() {}
    /// Runs code.
    public func transaction(block: () throws -> Void) throws { try block() }
    /// Changes nothing back: changes are not noted.
    public func rollback() { hasChanges = false }
}
