internal import Synchronization

/// Keeps things that are dear to make and belong to one thread at a time, for whoever comes next.
final class ResourcePool<Key: Hashable & Sendable, Resource: Sendable>: Sendable {
    private let idle = Mutex<[Key: [Resource]]>([:])
    private let make: @Sendable (Key) -> Resource?

    init(make: @escaping @Sendable (Key) -> Resource?) {
        self.make = make
    }

    /// Lends a resource to a closure; nil where none can be made.
    func with<Result>(_ key: Key, _ use: (Resource) -> Result) -> Result? {
        guard let resource = idle.withLock({ $0[key]?.popLast() }) ?? make(key) else { return nil }
        defer { idle.withLock { $0[key, default: []].append(resource) } }
        return use(resource)
    }
}
