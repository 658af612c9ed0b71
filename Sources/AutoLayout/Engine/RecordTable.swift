/// What an engine knows of each of its constraints.
///
/// The constraints of a layout say themselves where their record is; an engine that only fits shares them with the layout's own and
/// looks its records up.
@MainActor
package final class RecordTable {
    private var number: Int
    private let ownsSlots: Bool
    private var slots: [ConstraintRecord?] = []
    private var free: [Int] = []
    private var indices: [ObjectIdentifier: Int] = [:]

    /// Creates an empty table.
    ///
    /// - Parameters:
    ///   - number: Tells the engine's table from all others.
    ///   - ownsSlots: Whether the constraints keep the place of their record themselves.
    init(number: Int, ownsSlots: Bool) {
        self.number = number
        self.ownsSlots = ownsSlots
    }

    package subscript(constraint: LayoutConstraint) -> ConstraintRecord? {
        get { index(of: constraint).flatMap { slots[$0] } }
        set {
            if let index = index(of: constraint) {
                slots[index] = newValue
                if newValue == nil { release(index, of: constraint) }
            } else if let newValue {
                let index = free.popLast() ?? slots.count
                if index == slots.count { slots.append(newValue) } else { slots[index] = newValue }
                if ownsSlots {
                    constraint.slot = (number, index)
                } else {
                    indices[ObjectIdentifier(constraint)] = index
                }
            }
        }
    }

    /// Whether the table has a record of a constraint.
    func contains(_ constraint: LayoutConstraint) -> Bool { index(of: constraint) != nil }

    /// Takes a record out.
    func remove(_ constraint: LayoutConstraint) -> ConstraintRecord? {
        defer { self[constraint] = nil }
        return self[constraint]
    }

    /// Forgets every record, whatever the constraints say.
    func forgetAll() {
        number = -number
        slots = []
        free = []
        indices = [:]
    }

    /// The records that there are.
    var values: [ConstraintRecord] { slots.compactMap { $0 } }

    private func index(of constraint: LayoutConstraint) -> Int? {
        guard ownsSlots else { return indices[ObjectIdentifier(constraint)] }
        return constraint.slot.table == number ? constraint.slot.index : nil
    }

    private func release(_ index: Int, of constraint: LayoutConstraint) {
        free.append(index)
        if ownsSlots { constraint.slot = (0, 0) } else { indices[ObjectIdentifier(constraint)] = nil }
    }
}
