internal import Synchronization

/// Keeps objects that are expensive to make and belong to one thread at a time, for whoever needs one next.
final class ResourcePool<Key: Hashable & Sendable, Resource: Sendable>: Sendable {
    private struct Idle {
        var lastKey: Key?
        /// The idle resources of the last key.
        var last: [Resource] = []
        var others: [Key: [Resource]] = [:]
    }

    private let idle = Mutex(Idle())
    private let make: @Sendable (Key) -> Resource?

    init(make: @escaping @Sendable (Key) -> Resource?) {
        self.make = make
    }

    /// Lends a resource to a closure; nil where none can be made.
    func with<Result>(_ key: Key, _ use: (Resource) -> Result) -> Result? {
        guard let resource = take(key) ?? make(key) else { return nil }
        defer { put(resource, key) }
        return use(resource)
    }

    private func take(_ key: Key) -> Resource? {
        idle.withLock { idle in
            if idle.lastKey != key {
                if let other = idle.lastKey { idle.others[other] = idle.last }
                idle.last = idle.others.removeValue(forKey: key) ?? []
                idle.lastKey = key
            }
            return idle.last.popLast()
        }
    }

    private func put(_ resource: Resource, _ key: Key) {
        idle.withLock { idle in
            if idle.lastKey == key {
                idle.last.append(resource)
            } else {
                idle.others[key, default: []].append(resource)
            }
        }
    }
}
