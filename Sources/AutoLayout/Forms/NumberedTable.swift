package import KeylineConstraintSolver

/// An object that a solver numbers.
package protocol SolverNumbered {
    var number: Int { get }
}

extension Variable: SolverNumbered {}
extension ConstraintID: SolverNumbered {}

/// Values by the small numbers of a solver's variables or constraints, in the order of these: a dictionary without hashing.
package struct NumberedTable<Key: SolverNumbered & Equatable, Value> {
    private var slots: [(key: Key, value: Value)?] = []

    package subscript(key: Key) -> Value? {
        get {
            guard key.number < slots.count, let slot = slots[key.number], slot.key == key else { return nil }
            return slot.value
        }
        set {
            if let newValue {
                set(newValue, for: key)
            } else if key.number < slots.count {
                slots[key.number] = nil
            }
        }
    }

    private mutating func set(_ value: Value, for key: Key) {
        if key.number < slots.count {
            slots[key.number] = (key, value)
        } else {
            while slots.count < key.number { slots.append(nil) }
            slots.append((key, value))
        }
    }

    /// Gives several keys one value.
    package mutating func set(_ value: Value, for one: Key, _ two: Key, _ three: Key?, _ four: Key?) {
        set(value, for: one)
        set(value, for: two)
        if let three { set(value, for: three) }
        if let four { set(value, for: four) }
    }

    /// The number of numbers for which the table has space.
    package var count: Int { slots.count }

    /// Makes room for as many keys more.
    package mutating func reserveCapacity(_ count: Int) { slots.reserveCapacity(slots.count + count) }

    /// The value of the key that has a number at present.
    package subscript(number number: Int) -> Value? { number < slots.count ? slots[number]?.value : nil }

    /// The keys and their values.
    package var entries: [(key: Key, value: Value)] { slots.compactMap { $0 } }
}
