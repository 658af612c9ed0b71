import Foundation

/// An object that removes its associated values when it goes.
protocol AssociationOwner: AnyObject {}

/// Finds the values that are associated with objects.
///
/// Each object with values has an entry by its address. Objects of `AssociationOwner` remove theirs when they go. The entries of others are
/// removed some time later, and a weak reference guards them: an address that is used again never has the values of an object that is
/// gone. Keys are addresses too, on every system.
final class AssociationTable: @unchecked Sendable {
    static let shared = AssociationTable()

    private struct Entry {
        let isOwned: Bool
        /// The object; nil once it is gone, and for an owner.
        private(set) weak var object: AnyObject?
        let values: Associations

        init(_ object: AnyObject, _ values: Associations) {
            isOwned = object is any AssociationOwner
            self.object = isOwned ? nil : object
            self.values = values
        }

        var isDead: Bool { !isOwned && object == nil }
    }

    // Recursive, since reading a weak reference may be what releases an object, whose entry is then removed under the lock.
    private let lock = NSRecursiveLock()
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

    /// Removes the values of an owner that goes.
    func removeAll(of object: ObjectIdentifier) {
        release { [entries.removeValue(forKey: object)?.values ?? [:]] }
    }

    /// Does something under the lock and lets what it answers go after that: a deinitialiser may associate something itself.
    private func release(_ body: () -> [Associations]) {
        let replaced = lock.withLock(body)
        withExtendedLifetime(replaced) {}
    }

    private func values(of object: AnyObject) -> Associations {
        guard let entry = entries[ObjectIdentifier(object)], entry.isOwned || entry.object === object else {
            return [:]
        }
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
        let replaced = entries[ObjectIdentifier(object)]?.values ?? [:]
        entries[ObjectIdentifier(object)] = values.isEmpty ? nil : Entry(object, values)
        return [replaced] + (entries.count < sweepCount ? [] : sweep())
    }

    private func sweep() -> [Associations] {
        let dead = entries.filter(\.value.isDead)
        for address in dead.keys { entries[address] = nil }
        sweepCount = max(entries.count * 2, 64)
        return dead.values.map(\.values)
    }
}
