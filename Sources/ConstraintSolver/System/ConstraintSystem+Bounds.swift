/// Bounds: lower bounds are checked whenever a value is written, and take part in a component only once violated.
///
/// Most sizes never come near zero, and a solution without a constraint that it satisfies anyway is the solution.
extension ConstraintSystem {
    /// Notes the bounds that the present values of the region violate.
    mutating func checkBoundsOfRegion() {
        for place in region.variables.indices {
            let variable = region.variables[place]
            let bound = problem.lowerBounds[variable]
            if problem.values[variable] < bound - simplex.tolerances.distance {
                propagation.violatedBounds.append(variable)
            }
        }
    }

    /// Adds the violated bounds to the components they are about.
    ///
    /// - Returns: Whether there were any.
    mutating func bringInViolatedBounds() -> Bool {
        var isAny = false
        while !propagation.violatedBounds.isEmpty {
            let variable = propagation.violatedBounds.removeLast()
            let bound = problem.lowerBounds[variable]
            guard problem.values[variable] < bound - simplex.tolerances.distance else { continue }
            if bringInBound(of: variable) { isAny = true }
        }
        bringInAdditions()
        return isAny
    }

    /// Adds the bound of a variable to the component it is about, unless it takes part already or nothing can move it.
    ///
    /// Where it is about one component it waits for others: the component is made anew once for all of them.
    private mutating func bringInBound(of variable: Int32) -> Bool {
        guard variableState[variable].boundBreakpoint < 0 else { return false }
        let bound = problem.lowerBounds[variable]
        expand(variable: variable)
        guard expansion.count > 0 else {
            if problem.values[variable] < bound - simplex.tolerances.distance { falseBounds.insert(variable) }
            return false
        }
        let isAboutOne = addExpansion(
            gap: bound - problem.values[variable], .greaterOrEqual, level: .bound, source: .variable(variable))
        // The true place follows when what waits is brought in.
        if isAboutOne { variableState[variable].boundBreakpoint = 0 }
        return true
    }

    /// Adds a wish of a variable to the components it is about. It joins them.
    mutating func addRow(about variable: Int32, at constant: Double, _ relation: Relation, level: Level) {
        expand(variable: variable)
        addExpansion(
            gap: constant - problem.values[variable], relation, level: level, source: .variable(variable))
        bringInAdditions()
    }

    /// Adds the row whose left side is in the expansion, joining the components that it connects.
    ///
    /// - Returns: Whether it is about one component only, and waits for `bringInAdditions()`.
    @discardableResult
    mutating func addExpansion(
        gap: Double, unit: Double = 1, _ relation: Relation, level: Level, source: Breakpoint.Source
    ) -> Bool {
        var joined = Store<Int32>()
        joinExpansion(to: &joined)
        structureVersion += 1
        if joined.count == 1 {
            components[joined[0]].state.isVisited = false
            additions.add(
                Breakpoint(gap: gap, scale: 1, unit: unit, relation, level: level, source: source),
                toComponent: joined[0])
            for place in 0..<expansion.count {
                additions.add(
                    .init(coefficient: expansion.coefficient(place), index: roots[expansion.root(place)].index))
            }
            return true
        } else {
            bringInAdditions()
            builder.removeAll()
            appendExpansion(gap: gap, unit: unit, level: level, relation: relation, source: source)
            rebuild(joined, keepingStays: level < .preference)
            return false
        }
    }

    /// Adds the components that the expansion is about to a list, each once, and marks them as visited.
    mutating func joinExpansion(to joined: inout Store<Int32>) {
        for place in 0..<expansion.count {
            let index = roots[expansion.root(place)].component
            guard !components[index].state.isVisited else { continue }
            components[index].state.isVisited = true
            joined.append(index)
        }
    }

    /// Makes components anew from their rows and those in the builder, which may connect them.
    mutating func rebuild(_ joined: consuming Store<Int32>, keepingStays: Bool) {
        joined.sort(by: <)
        region.coordinates.removeAll()
        for place in joined.indices { takeApart(component: joined[place], keepingStays: keepingStays) }
        makeComponents()
    }

    /// Adds the bounds of several variables, whatever these are at, to the components that they are about.
    ///
    /// Each component is made anew once, however many bounds it gets.
    ///
    /// - Parameter variables: The variables; where one occurs several times, these stand together.
    /// - Returns: Whether any takes part that did not.
    mutating func bringInBounds(of variables: borrowing Store<Int32>) -> Bool {
        builder.removeAll()
        var joined = Store<Int32>()
        for place in variables.indices where variableState[variables[place]].boundBreakpoint < 0 {
            let variable = variables[place]
            if place > 0, variables[place - 1] == variable { continue }
            expand(variable: variable)
            guard expansion.count > 0 else { continue }
            joinExpansion(to: &joined)
            appendExpansion(
                gap: problem.lowerBounds[variable] - problem.values[variable], unit: 1, level: .bound,
                relation: .greaterOrEqual, source: .variable(variable))
        }
        guard !joined.isEmpty else { return false }
        structureVersion += 1
        rebuild(joined, keepingStays: false)
        return true
    }

    /// Adds the rows that wait to the components that they are about, which go on from where they are.
    mutating func bringInAdditions() {
        additions.group()
        var next = 0
        while next < additions.items.count {
            let range = additions.run(from: next)
            bringIn(additions: range, toComponent: additions.items[next].component)
            next = range.upperBound
        }
        additions.removeAll()
    }

    private mutating func bringIn(additions range: Range<Int>, toComponent index: Int32) {
        let component = components[index].copy(
            adding: range, of: additions, tolerance: simplex.tolerances.distance, movingKernel: true)
        work.copiedBreakpoints += component.breakpointCount
        simplex.work += component.stepWork
        components.replace(index, by: component)
        linkBack(index)
        for place in range {
            if additions.items[place].breakpoint.level < .preference {
                component.state.mustOptimise = true
            } else {
                component.state.isChanged = true
            }
        }
        markDirty(index)
    }

    /// Turns a component back into rows and coordinates.
    ///
    /// Stays are left out when something else than a stay changed, because they have to be decided anew.
    mutating func takeApart(component index: Int32, keepingStays: Bool) {
        let component = components[index]
        for coordinate in 0..<component.coordinateCount {
            region.coordinates.append(component.coordinates[coordinate])
        }
        for place in 0..<component.breakpointCount {
            let breakpoint = component.breakpoints[place]
            if !breakpoint.isWithdrawn, keepingStays || breakpoint.level >= .preference {
                builder.append(breakpoint, of: component)
            } else if let variable = breakpoint.source.variable {
                variableState[variable].stayBreakpoint = -1
            }
        }
        free(component: index)
    }
}

extension ComponentBuilder {
    /// Adds a breakpoint of an existing component as a row.
    mutating func append(_ breakpoint: Breakpoint, of component: Component) {
        let firstEntry = Int32(entries.count)
        let line = Int(breakpoint.line)
        if line < component.coordinateCount {
            entries.append(.init(coefficient: breakpoint.scale, index: component.coordinates[line]))
        } else {
            for place in component.row(component.form(ofLine: line)) {
                let entry = component.rowEntries[place]
                entries.append(
                    .init(
                        coefficient: entry.coefficient * breakpoint.scale,
                        index: component.coordinates[Int(entry.index)]))
            }
        }
        rows.append(
            ReducedRow(
                firstEntry: firstEntry, entryCount: Int32(entries.count) - firstEntry,
                gap: breakpoint.distance * breakpoint.scale, unit: breakpoint.unit, level: breakpoint.level,
                relation: breakpoint.relation, source: breakpoint.source))
    }
}
