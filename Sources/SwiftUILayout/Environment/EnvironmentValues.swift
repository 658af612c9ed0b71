/// What is handed from a view to everything inside it, by key.
public struct EnvironmentValues: CustomStringConvertible {
    private var values: [ObjectIdentifier: AnyObject] = [:]

    /// An environment in which nothing was changed.
    public init() {}

    /// The value of a key.
    public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
        get { value(under: ObjectIdentifier(key)) ?? Key.defaultValue }
        set { values[ObjectIdentifier(key)] = ValueBox(newValue) }
    }

    /// How many values were changed.
    public var description: String { "EnvironmentValues(\(values.count) changed)" }

    /// The object of a type that was handed in; nil where there was none.
    func object<Object>(_ type: Object.Type) -> Object? {
        value(under: ObjectIdentifier(type))
    }

    /// Hands an object in, under its type.
    mutating func setObject<Object>(_ object: Object?, as type: Object.Type) {
        values[ObjectIdentifier(type)] = object.map { ValueBox($0) }
    }

    /// The value under a key, which decides its type, so that no cast has to find it out: views read the environment all the time.
    private func value<Value>(under key: ObjectIdentifier) -> Value? {
        values[key].map { unsafeDowncast($0, to: ValueBox<Value>.self).value }
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

/// A value of any type behind a reference.
private final class ValueBox<Value> {
    let value: Value

    init(_ value: Value) {
        self.value = value
    }
}
