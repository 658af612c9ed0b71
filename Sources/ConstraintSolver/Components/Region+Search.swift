/// The search for a region: from what changed, along constraints, to ground variables.
extension Region {
    /// Finds the region around the seeds and the new constraints. Regions end at ground variables, so that most changes
    /// stay local.
    ///
    /// - Parameters:
    ///   - changes: The seeds and the new constraints.
    ///   - problem: Which constraint mentions which variable.
    ///   - definitions: Which variables are ground. The variables found are marked.
    ///   - components: Those found are taken in as a whole, and marked as visited.
    mutating func collect(
        around changes: borrowing Changes, _ problem: borrowing Problem, _ definitions: inout Definitions,
        _ components: inout Components
    ) {
        variables.removeAll()
        constraints.removeAll()
        guard changes.wasEverSolved else { return collectEverything(problem, &definitions) }
        for place in changes.seeds.indices {
            let seed = changes.seeds[place]
            let state = definitions.variables[seed]
            guard
                problem.variables[seed].isInUse
                    ? state.kind != .ground || state.isReleased : state.kind != .open
            else { continue }
            enter(variable: seed, &definitions)
        }
        for place in changes.newConstraints.indices {
            enterIfOpen(changes.newConstraints[place], problem, &definitions)
        }
        follow(problem, &definitions, &components)
        order(problem, definitions)
    }

    /// The first time, the region is everything.
    private mutating func collectEverything(_ problem: borrowing Problem, _ definitions: inout Definitions) {
        reserve(variables: problem.variables.count, constraints: problem.constraints.count)
        definitions.evaluationOrder.reserve(problem.variables.count)
        definitions.roots.reserve(problem.variables.count / 2)
        for index in problem.variables.indices where problem.variables[index].isInUse {
            definitions.variables[index].isInRegion = true
            variables.append(Int32(index))
        }
        for index in problem.constraints.indices where problem.constraints[index].isInUse {
            guard problem.constraints[index].termCount > 0 else { continue }
            definitions.constraints[index].isInRegion = true
            constraints.append(Int32(index))
        }
    }

    /// A new constraint belongs to the region unless all its variables are ground.
    private mutating func enterIfOpen(
        _ constraint: Int32, _ problem: borrowing Problem, _ definitions: inout Definitions
    ) {
        guard definitions.constraints[constraint].role == .open, problem.constraints[constraint].isInUse else { return }
        for place in problem.constraints[constraint].terms
        where definitions.variables[problem.terms[place].variable].kind != .ground {
            return enter(constraint: constraint, problem, &definitions)
        }
    }

    private mutating func follow(
        _ problem: borrowing Problem, _ definitions: inout Definitions, _ components: inout Components
    ) {
        var next = 0
        while next < variables.count {
            let variable = variables[next]
            next += 1
            enterComponents(of: variable, &definitions, &components)
            var term = problem.variables[variable].firstTerm
            while term != Problem.none {
                enter(constraint: problem.terms[term].constraint, problem, &definitions)
                term = problem.terms[term].next
            }
        }
    }

    /// A component is taken apart as a whole. It may hold variables that no constraint connects any more.
    private mutating func enterComponents(
        of variable: Int32, _ definitions: inout Definitions, _ components: inout Components
    ) {
        let state = definitions.variables[variable]
        if state.kind == .coordinate { enterComponent(of: state.root, &definitions, &components) }
        if state.rowRoot >= 0 { enterComponent(of: state.rowRoot, &definitions, &components) }
    }

    private mutating func enterComponent(
        of root: Int32, _ definitions: inout Definitions, _ components: inout Components
    ) {
        let index = definitions.roots[root].component
        guard index >= 0, !components[index].state.isVisited else { return }
        let component = components[index]
        component.state.isVisited = true
        for coordinate in 0..<component.coordinateCount {
            enter(variable: definitions.roots[component.coordinates[coordinate]].variable, &definitions)
        }
    }

    @inline(__always)
    private mutating func enter(variable: Int32, _ definitions: inout Definitions) {
        guard !definitions.variables[variable].isInRegion else { return }
        definitions.variables[variable].isInRegion = true
        variables.append(variable)
    }

    @inline(__always)
    private mutating func enter(constraint: Int32, _ problem: borrowing Problem, _ definitions: inout Definitions) {
        guard !definitions.constraints[constraint].isInRegion else { return }
        definitions.constraints[constraint].isInRegion = true
        constraints.append(constraint)
        for place in problem.constraints[constraint].terms {
            let variable = problem.terms[place].variable
            if definitions.variables[variable].kind != .ground { enter(variable: variable, &definitions) }
        }
        // A ground variable whose definition is in the region may not stay ground.
        if definitions.constraints[constraint].role == .definition {
            enter(variable: definitions.constraints[constraint].target, &definitions)
        }
    }

    private mutating func order(_ problem: borrowing Problem, _ definitions: borrowing Definitions) {
        if variables.count * 8 < problem.variables.count {
            variables.sort(by: <)
        } else {
            variables.removeAll()
            for index in definitions.variables.indices where definitions.variables[index].isInRegion {
                variables.append(Int32(index))
            }
        }
        if constraints.count * 8 < problem.constraints.count {
            constraints.sort(by: <)
        } else {
            constraints.removeAll()
            for index in definitions.constraints.indices where definitions.constraints[index].isInRegion {
                constraints.append(Int32(index))
            }
        }
    }
}
