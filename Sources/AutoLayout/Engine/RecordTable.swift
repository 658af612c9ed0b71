/// The engine's records of its constraints.
///
/// The constraints of a layout keep their record themselves; an engine that only fits shares them with the layout's own and
/// looks its records up.
@MainActor
package final class RecordTable {
    private var number: Int
    private let isKeptByConstraints: Bool
    private var records: [ObjectIdentifier: InstalledConstraint] = [:]

    /// Creates an empty table.
    ///
    /// - Parameters:
    ///   - number: Tells the engine's table from all others.
    ///   - isKeptByConstraints: Whether the constraints keep their record themselves.
    init(number: Int, isKeptByConstraints: Bool) {
        self.number = number
        self.isKeptByConstraints = isKeptByConstraints
    }

    package subscript(constraint: LayoutConstraint) -> InstalledConstraint? {
        get {
            guard isKeptByConstraints else { return records[ObjectIdentifier(constraint)] }
            return constraint.kept.engineNumber == number ? constraint.kept.record : nil
        }
        set {
            guard isKeptByConstraints else {
                records[ObjectIdentifier(constraint)] = newValue
                return
            }
            constraint.kept.record = newValue
            constraint.kept.engineNumber = newValue == nil ? 0 : number
        }
    }

    /// Whether the table has a record of a constraint.
    func contains(_ constraint: LayoutConstraint) -> Bool {
        guard isKeptByConstraints else { return records[ObjectIdentifier(constraint)] != nil }
        return constraint.kept.engineNumber == number
    }

    /// Takes a record out.
    func remove(_ constraint: LayoutConstraint) -> InstalledConstraint? {
        guard let record = self[constraint] else { return nil }
        self[constraint] = nil
        return record
    }

    /// Forgets every record, whatever the constraints say.
    func forgetAll() {
        number = -number
        records = [:]
    }
}
