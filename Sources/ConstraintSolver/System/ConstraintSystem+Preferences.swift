/// Preferences: constraints of priority 0 wait until something is undecided.
///
/// Where all else decides, a preference changes nothing. Most views have one for their place, and together they would tie
/// whole screens into one component: the place of a row depends on the heights of all rows above it.
extension ConstraintSystem {
    /// Brings in the preferences that have a say in undecided components.
    ///
    /// - Returns: Whether there were any, so that these components have to be solved again.
    mutating func bringInPreferences() -> Bool {
        guard deferredCount > 0 else { return false }
        var found = Store<Int32>()
        for place in undecidedComponents.indices {
            let index = undecidedComponents[place]
            guard components.contains(index) else { continue }
            let component = components[index]
            guard mustSeekPreferences(component) else { continue }
            component.state.hasSoughtPreferences = true
            followComponent(index)
            for row in following.rows.indices where constraintState[following.rows[row]].role == .deferred {
                found.append(following.rows[row])
                constraintState[following.rows[row]].role = .breakpoint
            }
        }
        guard !found.isEmpty else { return false }
        deferredCount -= found.count
        found.sort(by: <)
        return join(found)
    }

    /// Whether preferences that wait may have a say in a component.
    ///
    /// A preference that is part of it from the beginning may hide what the others could decide.
    func mustSeekPreferences(_ component: Component) -> Bool {
        guard deferredCount > 0, !component.state.hasSoughtPreferences, isWorthDeciding(component) else { return false }
        return component.state.isUndecided || component.hasPreferences
    }

    /// Builds the components that some constraints are about anew, with these constraints.
    ///
    /// - Returns: Whether they are about any.
    private mutating func join(_ constraints: borrowing Store<Int32>) -> Bool {
        builder.removeAll()
        var joined = Store<Int32>()
        for place in constraints.indices {
            reduceWaiting(constraints[place])
            joinExpansion(to: &joined)
        }
        guard !joined.isEmpty else { return false }
        structureVersion += 1
        rebuild(joined, keepingStays: false)
        return true
    }

    private mutating func reduceWaiting(_ constraint: Int32) {
        let record = problem.constraints[constraint]
        expand(constraint: constraint)
        guard expansion.count > 0 else {
            constraintState[constraint].role = .check
            return
        }
        appendExpansion(
            gap: record.constant - problem.activity(of: constraint), unit: record.unit, level: record.level,
            relation: record.relation, source: .constraint(constraint))
    }
}

extension Component {
    /// Whether a preference takes part.
    fileprivate var hasPreferences: Bool {
        var place = breakpointCount - 1
        while place >= 0, breakpoints[Int(order[place])].level < .preference { place -= 1 }
        return place >= 0 && breakpoints[Int(order[place])].level == .preference
    }
}
