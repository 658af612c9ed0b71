public import Observation

/// A value of the environment that a view stands in.
@propertyWrapper
public struct Environment<Value>: ConnectedProperty {
    private let read: (EnvironmentValues) -> Value
    private let cell = StateCell<EnvironmentValues?>(nil)

    /// Reads a value by its key path.
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        read = { $0[keyPath: keyPath] }
    }

    /// The value; outside of a tree that of an environment nobody changed.
    public var wrappedValue: Value { read(cell.value ?? EnvironmentValues()) }

    func connect(to environment: EnvironmentValues, storage: PropertyStorage, name: String) {
        cell.value = environment
    }
}

extension Environment {
    /// Reads the observable object of a type. It is a mistake to ask for one that nobody provides.
    public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
        read = { environment in
            guard let object = environment.object(Value.self) else {
                preconditionFailure(
                    "No Observable object of type \(Value.self) found: provide it with environment(_:).")
            }
            return object
        }
    }

    /// Reads the observable object of a type; nil where nobody provides one.
    public init<Object: AnyObject & Observable>(_ objectType: Object.Type) where Value == Object? {
        read = { $0.object(Object.self) }
    }
}
