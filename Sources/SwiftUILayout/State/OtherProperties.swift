public import Foundation

/// Where the input focus is. Nothing has it in a still picture, unless `onAppear` or `defaultFocus` sets it.
@propertyWrapper
public struct FocusState<Value: Hashable>: ConnectedProperty {
    /// Access to where the focus is.
    @propertyWrapper
    public struct Binding {
        let binding: SwiftUILayout.Binding<Value>

        /// Where the focus is.
        public var wrappedValue: Value {
            get { binding.wrappedValue }
            nonmutating set { binding.wrappedValue = newValue }
        }

        /// The access itself.
        public var projectedValue: Binding { self }
    }

    private let state: State<Value>

    /// Nothing has the focus.
    public init() where Value == Bool {
        state = State(wrappedValue: false)
    }

    /// Nothing has the focus.
    public init<T>() where Value == T?, T: Hashable {
        state = State(wrappedValue: nil)
    }

    /// Where the focus is.
    public var wrappedValue: Value {
        get { state.wrappedValue }
        nonmutating set { state.wrappedValue = newValue }
    }

    /// Access to where the focus is.
    public var projectedValue: Binding { Binding(binding: state.projectedValue) }

    func connect(to environment: EnvironmentValues, storage: PropertyStorage, name: String) {
        state.connect(to: environment, storage: storage, name: name)
    }
}

/// A value of the user defaults. No defaults are read, so that a picture is the same everywhere: the value is the initial one.
@propertyWrapper
public struct AppStorage<Value>: ConnectedProperty {
    private let state: State<Value>

    private init(value: Value) {
        state = State(wrappedValue: value)
    }

    /// The value.
    public var wrappedValue: Value {
        get { state.wrappedValue }
        nonmutating set { state.wrappedValue = newValue }
    }

    /// Access to the value.
    public var projectedValue: Binding<Value> { state.projectedValue }

    func connect(to environment: EnvironmentValues, storage: PropertyStorage, name: String) {
        state.connect(to: environment, storage: storage, name: name)
    }
}

extension AppStorage {
    /// A value under a key, with what it is while nothing is stored.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(value: wrappedValue)
    }

    /// A value under a key; nil while nothing is stored.
    public init<Wrapped>(_ key: String, store: UserDefaults? = nil) where Value == Wrapped? {
        self.init(value: nil)
    }
}

/// A value that a scene keeps. In a picture it is the initial one.
@propertyWrapper
public struct SceneStorage<Value>: ConnectedProperty {
    private let state: State<Value>

    /// A value under a key, with what it is while nothing is stored.
    public init(wrappedValue: Value, _ key: String) {
        state = State(wrappedValue: wrappedValue)
    }

    /// A value under a key; nil while nothing is stored.
    public init<Wrapped>(_ key: String) where Value == Wrapped? {
        state = State(wrappedValue: nil)
    }

    /// The value.
    public var wrappedValue: Value {
        get { state.wrappedValue }
        nonmutating set { state.wrappedValue = newValue }
    }

    /// Access to the value.
    public var projectedValue: Binding<Value> { state.projectedValue }

    func connect(to environment: EnvironmentValues, storage: PropertyStorage, name: String) {
        state.connect(to: environment, storage: storage, name: name)
    }
}

/// A value that a gesture changes while it lasts: the initial one in a still picture.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
    /// The value.
    public let wrappedValue: Value

    /// Begins with a value.
    public init(wrappedValue: Value) {
        self.wrappedValue = wrappedValue
    }

    /// Begins with a value.
    public init(initialValue: Value) {
        wrappedValue = initialValue
    }

    /// Begins with a value, to which it goes back in a transaction.
    public init(wrappedValue: Value, resetTransaction: Transaction) {
        self.wrappedValue = wrappedValue
    }

    /// The property itself.
    public var projectedValue: GestureState<Value> { self }
}

/// A name space for identities.
@propertyWrapper
public struct Namespace: ConnectedProperty {
    /// What tells one name space from another.
    public struct ID: Hashable, Sendable {
        let number: Int
    }

    private final class Number {
        let value: Int

        init(_ value: Int) {
            self.value = value
        }
    }

    private let cell = StateCell<Number?>(nil)

    /// Makes a name space.
    public init() {}

    /// The identity of the name space.
    public var wrappedValue: ID { ID(number: cell.value?.value ?? 0) }

    func connect(to environment: EnvironmentValues, storage: PropertyStorage, name: String) {
        cell.value = storage.cell(name) { Number(abs(name.utf8.reduce(0) { $0 &* 31 &+ Int($1) })) }
    }
}
