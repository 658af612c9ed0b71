package import KeylineConstraintSolver

/// What a solver gives a number to.
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
            while slots.count <= key.number { slots.append(nil) }
            slots[key.number] = newValue.map { (key, $0) }
        }
    }

    /// The value of the key that has a number at present.
    package subscript(number number: Int) -> Value? { number < slots.count ? slots[number]?.value : nil }

    /// The keys and their values.
    package var entries: [(key: Key, value: Value)] { slots.compactMap { $0 } }
}
