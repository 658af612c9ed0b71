public import KeylineCombine
public import Observation

/// An object that belongs to a view's place in the tree, made once.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: ConnectedProperty {
    private let link: Link

    private final class Link {
        let make: () -> ObjectType
        var cell: StateCell<ObjectType?>

        init(_ make: @escaping () -> ObjectType) {
            self.make = make
            cell = StateCell(nil)
        }
    }

    /// Begins with an object, made when it is first asked for.
    public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
        link = Link(thunk)
    }

    /// The object.
    public var wrappedValue: ObjectType {
        if let object = link.cell.value { return object }
        let object = link.make()
        link.cell.value = object
        return object
    }

    /// Access to the object's properties.
    public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(root: wrappedValue) }

    func connect(to environment: EnvironmentValues, storage: PropertyStorage, name: String) {
        link.cell = storage.cell(name) { link.cell }
    }
}

/// An object that the view is handed.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
    /// Access to the properties of an object.
    @dynamicMemberLookup
    public struct Wrapper {
        let root: ObjectType

        /// Access to a property.
        public subscript<Subject>(
            dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
        ) -> Binding<Subject> {
            let root = root
            return Binding(get: { root[keyPath: keyPath] }, set: { (value: Subject) in root[keyPath: keyPath] = value })
        }
    }

    /// The object.
    public var wrappedValue: ObjectType

    /// Holds an object.
    public init(wrappedValue: ObjectType) {
        self.wrappedValue = wrappedValue
    }

    /// Holds an object.
    public init(initialValue: ObjectType) {
        self.init(wrappedValue: initialValue)
    }

    /// Access to the object's properties.
    public var projectedValue: Wrapper { Wrapper(root: wrappedValue) }
}

/// An object that a view further out provides with `environmentObject(_:)`.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: ConnectedProperty {
    private let cell = StateCell<ObjectType?>(nil)

    /// Asks for an object of the type.
    public init() {}

    /// The object. It is a mistake to ask for one that nobody provides.
    public var wrappedValue: ObjectType {
        guard let object = cell.value else {
            preconditionFailure(
                "No ObservableObject of type \(ObjectType.self) found: provide it with environmentObject(_:).")
        }
        return object
    }

    /// Access to the object's properties.
    public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(root: wrappedValue) }

    func connect(to environment: EnvironmentValues, storage: PropertyStorage, name: String) {
        cell.value = environment.object(ObjectType.self)
    }
}

/// Bindings to the properties of an observable object.
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Value> {
    private var object: Value

    /// The object.
    public var wrappedValue: Value {
        get { object }
        set { object = newValue }
    }

    /// The bindings.
    public var projectedValue: Bindable<Value> { self }

    private init(holding object: Value) {
        self.object = object
    }

    /// Not for what is not observable; its presence lets memberwise initialisers take the object itself.
    @available(*, unavailable, message: "The wrapped value must be an object that conforms to Observable")
    public init(wrappedValue: Value) {
        object = wrappedValue
    }
}

extension Bindable where Value: AnyObject & Observable {
    /// Holds an object.
    public init(wrappedValue: Value) {
        self.init(holding: wrappedValue)
    }

    /// Holds an object.
    public init(_ wrappedValue: Value) {
        self.init(holding: wrappedValue)
    }

    /// Holds what another holds.
    public init(projectedValue: Bindable<Value>) {
        self = projectedValue
    }

    /// Access to a property.
    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> {
        let object = wrappedValue
        return Binding(get: { object[keyPath: keyPath] }, set: { (value: Subject) in object[keyPath: keyPath] = value })
    }
}

extension Bindable: DynamicProperty {}
