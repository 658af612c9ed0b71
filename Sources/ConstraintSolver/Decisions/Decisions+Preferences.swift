/// Preferences: constraints of priority 0 wait until something is undecided.
///
/// A preference changes nothing that other constraints decide. Most views have one for their place, and together they would tie
/// whole screens into one component: the place of a row depends on the heights of all rows above it.
extension Decisions {
    /// Brings in the preferences that have a say in undecided components.
    ///
    /// - Parameters:
    ///   - problem: The preferences.
    ///   - definitions: Which of them wait.
    ///   - components: The undecided ones; takes in what they come to be.
    ///   - memory: Room for the search.
    ///   - changes: Takes in that components are not what they were.
    /// - Returns: Whether there were any, so that these components have to be solved again.
    func bringInPreferences(
        _ problem: borrowing Problem, _ definitions: inout Definitions, _ components: inout Components,
        _ memory: inout WorkingMemory, _ changes: inout Changes
    ) -> Bool {
        guard definitions.deferredCount > 0 else { return false }
        var preferences = Store<Int32>()
        for place in components.undecided.indices {
            let index = components.undecided[place]
            guard components.contains(index) else { continue }
            let component = components[index]
            guard mustSeekPreferences(about: component, definitions) else { continue }
            component.state.decision.hasSoughtPreferences = true
            memory.search.followComponent(component, problem, definitions)
            for place in memory.search.rows.indices {
                let row = memory.search.rows[place]
                guard definitions.constraints[row].role == .deferred else { continue }
                preferences.append(row)
                definitions.constraints[row].role = .breakpoint
            }
        }
        guard !preferences.isEmpty else { return false }
        definitions.deferredCount -= preferences.count
        preferences.sort(by: <)
        return components.join(preferences, problem, &definitions, &memory.expansion, &changes)
    }

    /// Whether preferences that wait may have a say in a component.
    ///
    /// A preference that is part of it from the beginning may hide what the others could decide.
    func mustSeekPreferences(about component: Component, _ definitions: borrowing Definitions) -> Bool {
        guard definitions.deferredCount > 0, !component.state.decision.hasSoughtPreferences, isWorthDeciding(component)
        else {
            return false
        }
        return component.state.decision.isOpen || component.hasPreferences
    }
}

extension Components {
    /// Builds the components that some constraints are about anew, with these constraints.
    ///
    /// - Returns: Whether they are about any.
    fileprivate mutating func join(
        _ constraints: borrowing Store<Int32>, _ problem: borrowing Problem, _ definitions: inout Definitions,
        _ expansion: inout Expansion, _ changes: inout Changes
    ) -> Bool {
        builder.removeAll()
        var joined = Store<Int32>()
        for place in constraints.indices {
            expansion.expand(constraint: constraints[place], problem, definitions)
            if expansion.count > 0 {
                builder.append(expansion, Breakpoint(of: constraints[place], problem))
            } else {
                definitions.constraints[constraints[place]].role = .check
            }
            listComponents(of: expansion, into: &joined, definitions)
        }
        guard !joined.isEmpty else { return false }
        rebuild(joined, keepingStays: false, &definitions, &changes)
        return true
    }
}

extension Component {
    /// Whether a preference takes part.
    fileprivate var hasPreferences: Bool {
        var position = breakpointCount - 1
        while position >= 0, breakpoints[Int(order[position])].level < .preference { position -= 1 }
        return position >= 0 && breakpoints[Int(order[position])].level == .preference
    }
}
