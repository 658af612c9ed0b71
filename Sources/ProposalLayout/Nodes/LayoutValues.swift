/// A value that a view says to the layout around it.
public protocol LayoutValueKey {
    /// The value's type.
    associatedtype Value
    /// The value of views that say none.
    static var defaultValue: Value { get }
}

/// The values that a view says to the layout around it, by their keys.
package struct LayoutValues {
    private var values: [ObjectIdentifier: Any] = [:]

    package init() {}

    package subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
        get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}
