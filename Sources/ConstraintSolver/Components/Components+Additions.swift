/// Additions: rows that come to components that exist already. They may connect some of them.
extension Components {
    /// Adds the row whose left side is in an expansion, joining the components that it connects.
    ///
    /// - Parameters:
    ///   - row: Its breakpoint, along the left side.
    ///   - expansion: Its left side.
    ///   - definitions: Where coordinates are; takes in where they come to be.
    ///   - changes: Takes in that components are not what they were.
    ///   - tolerances: Distances that are none.
    /// - Returns: Whether it is about one component only, and waits for `bringInAdditions()`: the component is made anew once for
    ///   all that comes to it.
    @discardableResult
    mutating func add(
        _ row: Breakpoint, along expansion: borrowing Expansion, _ definitions: inout Definitions,
        _ changes: inout Changes, _ tolerances: Tolerances
    ) -> Bool {
        var joined = Store<Int32>()
        listComponents(of: expansion, into: &joined, definitions)
        if joined.count == 1 {
            self[joined[0]].state.isVisited = false
            additions.add(row, toComponent: joined[0])
            for place in 0..<expansion.count {
                additions.add(
                    .init(
                        coefficient: expansion.coefficient(place),
                        index: definitions.roots[expansion.root(place)].index))
            }
            return true
        }
        bringInAdditions(&definitions, &changes, tolerances)
        builder.removeAll()
        builder.append(expansion, row)
        rebuild(joined, keepingStays: row.level < .preference, &definitions, &changes)
        return false
    }

    /// Adds the components that an expansion is about to a list, each once, and marks them as visited.
    mutating func listComponents(
        of expansion: borrowing Expansion, into joined: inout Store<Int32>, _ definitions: borrowing Definitions
    ) {
        for place in 0..<expansion.count {
            let index = definitions.roots[expansion.root(place)].component
            guard !self[index].state.isVisited else { continue }
            self[index].state.isVisited = true
            joined.append(index)
        }
    }

    /// Makes components anew from their rows and those in the builder, which may connect them.
    mutating func rebuild(
        _ joined: consuming Store<Int32>, keepingStays: Bool, _ definitions: inout Definitions,
        _ changes: inout Changes
    ) {
        joined.sort(by: <)
        var coordinates = Store<Int32>()
        for place in joined.indices {
            takeApart(joined[place], into: &coordinates, keepingStays: keepingStays, &definitions, &changes)
        }
        makeComponents(of: coordinates, &definitions, &changes)
    }

    /// Adds the bounds of several variables, whatever these are at, to the components that they are about.
    ///
    /// Each component is made anew once, however many bounds it gets.
    ///
    /// - Parameters:
    ///   - variables: The variables; where one occurs several times, its occurrences are adjacent.
    ///   - problem: The bounds.
    ///   - definitions: What the variables follow from.
    ///   - expansion: Room for sums.
    ///   - changes: Takes in that components are not what they were.
    /// - Returns: Whether any takes part that did not.
    mutating func bringInBounds(
        of variables: borrowing Store<Int32>, _ problem: borrowing Problem, _ definitions: inout Definitions,
        _ expansion: inout Expansion, _ changes: inout Changes
    ) -> Bool {
        builder.removeAll()
        var joined = Store<Int32>()
        for place in variables.indices where definitions.variables[variables[place]].breakpoints.bound < 0 {
            let variable = variables[place]
            if place > 0, variables[place - 1] == variable { continue }
            expansion.expand(variable: variable, definitions)
            guard expansion.count > 0 else { continue }
            listComponents(of: expansion, into: &joined, definitions)
            builder.append(expansion, Breakpoint(boundOf: variable, problem))
        }
        guard !joined.isEmpty else { return false }
        rebuild(joined, keepingStays: false, &definitions, &changes)
        return true
    }

    /// Adds the rows that wait to the components that they are about, which go on from where they are.
    mutating func bringInAdditions(
        _ definitions: inout Definitions, _ changes: inout Changes, _ tolerances: Tolerances
    ) {
        additions.group()
        var next = 0
        while next < additions.items.count {
            let range = additions.run(from: next)
            bringIn(range, toComponent: additions.items[next].component, &definitions, &changes, tolerances)
            next = range.upperBound
        }
        additions.removeAll()
    }

    private mutating func bringIn(
        _ range: Range<Int>, toComponent index: Int32, _ definitions: inout Definitions, _ changes: inout Changes,
        _ tolerances: Tolerances
    ) {
        let component = self[index].copy(
            adding: range, of: additions, tolerance: tolerances.distance, movingKernel: true)
        replace(index, by: component, &definitions, &changes)
        for place in range {
            if additions.items[place].breakpoint.level < .preference {
                component.state.start.mustOptimise = true
            } else {
                component.state.start.isChanged = true
            }
        }
        markDirty(index)
    }

    /// Turns a component back into rows and coordinates.
    ///
    /// Stays are left out when something else than a stay changed, because they have to be decided anew.
    mutating func takeApart(
        _ index: Int32, into coordinates: inout Store<Int32>, keepingStays: Bool, _ definitions: inout Definitions,
        _ changes: inout Changes
    ) {
        let component = self[index]
        for coordinate in 0..<component.coordinateCount { coordinates.append(component.coordinates[coordinate]) }
        for place in 0..<component.breakpointCount {
            let breakpoint = component.breakpoints[place]
            if !breakpoint.isWithdrawn, keepingStays || breakpoint.level >= .preference {
                builder.append(breakpoint, of: component)
            } else if let variable = breakpoint.source.variable {
                definitions.variables[variable].breakpoints.stay = -1
            }
        }
        free(index, &changes)
    }

    /// Makes a component anew from its remaining constraints.
    mutating func rebuild(_ index: Int32, _ definitions: inout Definitions, _ changes: inout Changes) {
        builder.removeAll()
        var coordinates = Store<Int32>()
        takeApart(index, into: &coordinates, keepingStays: false, &definitions, &changes)
        makeComponents(of: coordinates, &definitions, &changes)
    }
}
