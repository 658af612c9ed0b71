import KeylineConstraintSolver

/// What a solver gives a number to.
protocol SolverNumbered {
    var number: Int { get }
}

extension Variable: SolverNumbered {}
extension ConstraintID: SolverNumbered {}

/// Values by the small numbers of a solver's variables or constraints, in the order of these: a dictionary without hashing.
struct NumberedTable<Key: SolverNumbered & Equatable, Value> {
    private var slots: [(key: Key, value: Value)?] = []

    subscript(key: Key) -> Value? {
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
    subscript(number number: Int) -> Value? { number < slots.count ? slots[number]?.value : nil }

    /// The keys and their values.
    var entries: [(key: Key, value: Value)] { slots.compactMap { $0 } }
}

/// Values for the four inequalities that tie an item's size to its content's.
struct BoundTable<Value> {
    private var slots: (Value?, Value?, Value?, Value?) = (nil, nil, nil, nil)

    subscript(bound: ContentSizeBound) -> Value? {
        get {
            switch (bound.axis, bound.isHugging) {
            case (.horizontal, true): slots.0
            case (.horizontal, false): slots.1
            case (.vertical, true): slots.2
            case (.vertical, false): slots.3
            }
        }
        set {
            switch (bound.axis, bound.isHugging) {
            case (.horizontal, true): slots.0 = newValue
            case (.horizontal, false): slots.1 = newValue
            case (.vertical, true): slots.2 = newValue
            case (.vertical, false): slots.3 = newValue
            }
        }
    }

    var values: [Value] { [slots.0, slots.1, slots.2, slots.3].compactMap { $0 } }
}
