/// What is handed from a view to everything inside it, by key.
public struct EnvironmentValues: CustomStringConvertible {
    private var values: [ObjectIdentifier: Any] = [:]

    /// An environment in which nothing was changed.
    public init() {}

    /// The value of a key.
    public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
        get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// How many values were changed.
    public var description: String { "EnvironmentValues(\(values.count) changed)" }

    /// The object of a type that was handed in; nil where there was none.
    func object<Object>(_ type: Object.Type) -> Object? {
        values[ObjectIdentifier(type)] as? Object
    }

    /// Hands an object in, under its type.
    mutating func setObject<Object>(_ object: Object?, as type: Object.Type) {
        values[ObjectIdentifier(type)] = object
    }
}

/// A key of the environment.
@preconcurrency
public protocol EnvironmentKey {
    /// The kind of value.
    associatedtype Value

    /// The value where nobody set one.
    static var defaultValue: Value { get }
}
