public import SwiftUILayout

/// Fetches objects from the container of the view's place.
@propertyWrapper
public struct Query<Element: PersistentModel>: DynamicProperty {
    private let descriptor: FetchDescriptor<Element>
    @Environment(\.modelContext) private var context

    private init(descriptor: FetchDescriptor<Element>) { self.descriptor = descriptor }

    /// All objects.
    public init() { self.init(descriptor: FetchDescriptor()) }

    /// The objects of a description.
    public init(_ descriptor: FetchDescriptor<Element>, animation: Animation = .default) {
        self.init(descriptor: descriptor)
    }

    /// Objects in several orders.
    public init(
        filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
        animation: Animation = .default
    ) {
        self.init(descriptor: FetchDescriptor(predicate: filter, sortBy: descriptors))
    }

    /// Objects in the order of a property.
    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value> & Sendable,
        order: SortOrder = .forward, animation: Animation = .default
    ) {
        let sort = SortDescriptor(keyPath, order: order)
        self.init(descriptor: FetchDescriptor(predicate: filter, sortBy: [sort]))
    }

    /// Objects in the order of a property that may be missing.
    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?> & Sendable,
        order: SortOrder = .forward, animation: Animation = .default
    ) {
        let sort = SortDescriptor(keyPath, order: order)
        self.init(descriptor: FetchDescriptor(predicate: filter, sortBy: [sort]))
    }

    /// The objects.
    public var wrappedValue: [Element] { (try? context.fetch(descriptor)) ?? [] }

    /// The context.
    public var modelContext: ModelContext { context }
    /// Why nothing could be fetched: nothing fails.
    public var fetchError: (any Error)? { nil }
}

extension EnvironmentValues {
    private struct ContextKey: EnvironmentKey {
        static let defaultValue = ModelContext()
    }

    /// The context of the container.
    public var modelContext: ModelContext {
        get { self[ContextKey.self] }
        set { self[ContextKey.self] = newValue }
    }
}

extension View {
    /// A container for the views inside.
    public func modelContainer(_ container: ModelContainer) -> some View {
        environment(\.modelContext, container.mainContext)
    }

    /// A new, empty container for the views inside.
    public func modelContainer(
        for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
        isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some View {
        modelContainer(for: [modelType], inMemory: inMemory, onSetup: onSetup)
    }

    /// A new, empty container for the views inside.
    public func modelContainer(
        for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
        isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some View {
        NewContainer(content: self, onSetup: onSetup)
    }

    /// A context for the views inside.
    public func modelContext(_ modelContext: ModelContext) -> some View {
        environment(\.modelContext, modelContext)
    }
}

/// Views with a container that is made once for them.
private struct NewContainer<Content: View>: View {
    let content: Content
    let onSetup: (Result<ModelContainer, any Error>) -> Void
    @State private var container: ModelContainer?

    var body: some View {
        let container = container ?? ModelContainer()
        content.modelContainer(container).onAppear {
            guard self.container == nil else { return }
            self.container = container
            onSetup(.success(container))
        }
    }
}

extension SwiftUILayout.Scene {
    /// A container for the scene, which no window shows.
    public func modelContainer(_ container: ModelContainer) -> some SwiftUILayout.Scene { self }
    /// A container for the scene, which no window shows.
    public func modelContainer(
        for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
        isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some SwiftUILayout.Scene { self }
    /// A container for the scene, which no window shows.
    public func modelContainer(
        for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
        isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some SwiftUILayout.Scene { self }
}
