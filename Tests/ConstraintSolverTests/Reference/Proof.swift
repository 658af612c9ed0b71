import KeylineConstraintSolver
import Testing

/// Verifies that the members of a conflict contradict each other, and no longer when any of them is left out.
func expectMinimal(_ conflict: Conflict, _ instance: Instance, _ constraints: [ConstraintID]) throws {
    let members = conflict.constraints.compactMap { constraints.firstIndex(of: $0) }
    #expect(members.count == conflict.members.count)
    var part = Instance(lowerBounds: instance.lowerBounds, rows: members.map { instance.rows[$0] })
    #expect(part.rows.allSatisfy { $0.priority == 1000 })
    let whole = try Reference(part)
    #expect(whole.isContradictory)
    for omitted in members {
        part.rows = members.filter { $0 != omitted }.map { instance.rows[$0] }
        let rest = try Reference(part)
        #expect(!rest.isContradictory)
    }
}

/// Verifies the multipliers of a conflict: the left sides cancel, the signs fit the relations, and the right sides come to
/// less than nothing.
func expectProof(_ conflict: Conflict, _ instance: Instance, _ variables: [Variable], _ constraints: [ConstraintID]) {
    var left = [Double](repeating: 0, count: instance.lowerBounds.count)
    var right = 0.0
    for member in conflict.members {
        guard let index = constraints.firstIndex(of: member.constraint) else { continue }
        let row = instance.rows[index]
        for (variable, coefficient) in row.coefficients { left[variable] += member.multiplier * coefficient }
        right += member.multiplier * row.constant
        #expect(row.relation != .lessOrEqual || member.multiplier > 0)
        #expect(row.relation != .greaterOrEqual || member.multiplier < 0)
    }
    for bound in conflict.bounds {
        guard let variable = variables.firstIndex(of: bound.variable) else { continue }
        left[variable] += bound.multiplier
        right += bound.multiplier * (instance.lowerBounds[variable] ?? 0)
        #expect(bound.multiplier < 0)
    }
    #expect(left.allSatisfy { abs($0) < 1e-9 })
    #expect(right < -1e-9)
}
