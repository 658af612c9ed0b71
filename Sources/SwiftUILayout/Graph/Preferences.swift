/// A value that views say upwards; those of several views are joined.
@preconcurrency
public protocol PreferenceKey {
    /// The kind of value.
    associatedtype Value

    /// The value where no view says one.
    static var defaultValue: Value { get }

    /// Joins the next view's value into the values before it.
    static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
    /// nil.
    public static var defaultValue: Value { nil }
}

/// What a node says upwards, or does to what is said inside it.
struct PreferenceChange {
    /// The key.
    let key: ObjectIdentifier
    /// Makes the value that is said from the node's own and the one said inside; nil where none is said there.
    let change: (ViewNode, Any?) -> Any?
}

extension ViewNode {
    /// What the node and everything inside say for a key; nil where nobody says anything.
    func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
        let inside = insidePreference(key)
        guard let preference, preference.key == ObjectIdentifier(key) else { return inside }
        return preference.change(self, inside) as? Key.Value
    }

    private func insidePreference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
        var result: Key.Value?
        for view in views {
            guard let value = view.preference(key) else { continue }
            if var joined = result {
                key.reduce(value: &joined) { value }
                result = joined
            } else {
                result = value
            }
        }
        return result
    }
}
