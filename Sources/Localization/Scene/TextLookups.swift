import Synchronization

/// Collects the keys whose texts a piece of work asks for: of a changed table, only those decide what a scene shows.
package final class TextLookups: Sendable {
    @TaskLocal private static var current: TextLookups?

    private let keys = Mutex<Set<String>>([])

    /// Records that a text was asked for, whether there is one or not.
    package static func note(_ key: String) {
        current?.keys.withLock { _ = $0.insert(key) }
    }

    /// Does some work and returns the keys that it asked for.
    package static func collecting<Value>(
        _ body: () throws -> Value
    ) rethrows -> (value: Value, keys: Set<String>) {
        let lookups = TextLookups()
        let value = try $current.withValue(lookups) { try body() }
        return (value, lookups.keys.withLock { $0 })
    }
}
