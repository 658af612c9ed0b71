import Foundation

/// Finds the values that are associated with objects.
///
/// Objects of this module hold theirs themselves. For all others there is an entry by address that a weak reference guards: an address
/// that is used again never answers with the values of an object that is gone. Keys are addresses too, on every system.
final class AssociationTable: @unchecked Sendable {
    static let shared = AssociationTable()

    private struct Entry {
        weak var object: AnyObject?
        var values: Associations
    }

    // Held while either kind of storage is touched.
    private let lock = NSLock()
    private var entries: [ObjectIdentifier: Entry] = [:]
    /// The number of entries at which those of dead objects are looked for.
    private var sweepCount = 64

    func value(of object: AnyObject, _ key: UnsafeRawPointer) -> Any? {
        lock.withLock { values(of: object)[key]?.value }
    }

    func set(_ association: Association?, of object: AnyObject, _ key: UnsafeRawPointer) {
        release {
            var values = values(of: object)
            values[key] = association
            return store(values, of: object)
        }
    }

    func removeAll(of object: AnyObject) {
        release { store([:], of: object) }
    }

    /// Does something under the lock and lets what it answers go after that: a deinitialiser may associate something itself.
    private func release(_ body: () -> [Associations]) {
        let replaced = lock.withLock(body)
        withExtendedLifetime(replaced) {}
    }

    private func values(of object: AnyObject) -> Associations {
        if let object = object as? MainActorObject { return object.associations ?? [:] }
        guard let entry = entries[ObjectIdentifier(object)], entry.object === object else { return [:] }
        return entry.values
    }

    /// Replaces the values of an object.
    ///
    /// - Parameters:
    ///   - values: The values.
    ///   - object: The object.
    /// - Returns: What is no longer needed.
    private func store(_ values: Associations, of object: AnyObject) -> [Associations] {
        // Not `values(of:)`: an object that is gone may have left values under the same address.
        let replaced = (object as? MainActorObject)?.associations ?? entries[ObjectIdentifier(object)]?.values ?? [:]
        if let object = object as? MainActorObject {
            object.associations = values.isEmpty ? nil : values
            return [replaced]
        }
        entries[ObjectIdentifier(object)] = values.isEmpty ? nil : Entry(object: object, values: values)
        return [replaced] + (entries.count < sweepCount ? [] : sweep())
    }

    private func sweep() -> [Associations] {
        let dead = entries.values.filter { $0.object == nil }.map(\.values)
        entries = entries.filter { $0.value.object != nil }
        sweepCount = max(entries.count * 2, 64)
        return dead
    }
}
