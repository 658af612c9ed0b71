/// Ambiguity: what the constraints leave open. Preferences and stays do not count.
extension ConstraintSystem {
    /// Whether a variable could have another value.
    mutating func isAmbiguous(_ variable: Int32) -> Bool {
        findOpenMotions()
        switch ambiguity.verdict(on: variable) {
        case .decided: return false
        case .open: return true
        case .doubtful: return canMove(variable)
        }
    }

    /// Whether a sum moves in ways that another sum does not follow; nil where edges that end where they begin have a say.
    mutating func isAmbiguous(_ sum: [Term], given other: [Term]) -> Bool? {
        findOpenMotions()
        for term in sum + other where ambiguity.dependsOnBlockedEdges(term.variable.index) { return nil }
        let moved = ambiguity.rate(of: sum, in: .free)
        let held = ambiguity.rate(of: other, in: .free)
        let heldAgain = ambiguity.rate(of: other, in: .reweighted)
        guard held != 0 || heldAgain != 0 else { return moved != 0 }
        // Two sums that follow each other have the same ratio in every mixture of edges.
        let product = moved * heldAgain
        let otherProduct = ambiguity.rate(of: sum, in: .reweighted) * held
        return abs(product - otherProduct) > Tolerances.sameRatio * max(abs(product), abs(otherProduct))
    }

    /// Whether a variable is open in a component whose constraints are missed in turn; nil where only a trial can tell.
    mutating func isContested(_ variables: [Int32]) -> Bool? {
        findOpenMotions()
        for variable in variables where ambiguity.dependsOnBlockedEdges(variable) { return nil }
        for variable in variables where ambiguity.rate(of: variable, in: .contested) != 0 { return true }
        return false
    }

    /// Works out how everything open moves, unless that is known.
    private mutating func findOpenMotions() {
        solveIfChanged()
        guard ambiguity.version != changes.solutionVersion else { return }
        repeat {
            ambiguity.mixOpenEdges(problem, definitions, components, &simplex, &work)
            guard ambiguity.isAnythingOpen else { break }
            ambiguity.runRates(of: .free, problem, definitions, &work)
        } while bringInBoundsInTheWay()
        if ambiguity.isAnythingOpen {
            ambiguity.runRates(of: .reweighted, problem, definitions, &work)
            ambiguity.runRates(of: .contested, problem, definitions, &work)
            if ambiguity.isAnyEdgeBlocked { ambiguity.runRates(of: .all, problem, definitions, &work) }
        }
        ambiguity.version = changes.solutionVersion
    }

    /// Brings in the bounds that the free edges would cross at once.
    ///
    /// - Returns: Whether there are any, so that other edges are open.
    private mutating func bringInBoundsInTheWay() -> Bool {
        var crossed = Store<Int32>()
        for variable in problem.variables.indices where problem.variables[variable].isInUse {
            let bound = problem.lowerBounds[variable]
            guard bound > -.infinity, definitions.variables[variable].breakpoints.bound < 0,
                ambiguity.rate(of: Int32(variable), in: .free) < 0,
                problem.values[variable] <= bound + simplex.tolerances.movement
            else { continue }
            crossed.append(Int32(variable))
        }
        guard !crossed.isEmpty,
            components.bringInBounds(of: crossed, problem, &definitions, &memory.expansion, &changes)
        else { return false }
        solveComponents()
        return true
    }

    // MARK: Trials

    /// Whether a trial moves a variable.
    mutating func canMove(_ variable: Int32) -> Bool {
        for index in ambiguousComponents(around: variable) {
            if movement(of: variable, inComponent: index) != nil { return true }
        }
        return false
    }

    /// The components with open edges that a variable depends on, with all lower bounds that matter there.
    mutating func ambiguousComponents(around variable: Int32) -> [Int32] {
        while true {
            var candidates: [Int32] = []
            for index in componentsAround(variable) where simplex.hasOpenEdges(components[index]) {
                candidates.append(index)
            }
            guard bringInBounds(around: candidates) else { return candidates }
            solveComponents()
        }
    }

    private mutating func componentsAround(_ variable: Int32) -> [Int32] {
        memory.expansion.expand(variable: variable, definitions)
        var joined = Store<Int32>()
        components.listComponents(of: memory.expansion, into: &joined, definitions)
        for place in joined.indices { components[joined[place]].state.isVisited = false }
        return joined.map { $0 }.sorted()
    }

    /// Brings in the bounds of all variables that depend on some components.
    private mutating func bringInBounds(around candidates: [Int32]) -> Bool {
        var bounded = Store<Int32>()
        for index in candidates {
            let component = components[index]
            memory.search.followComponent(component, problem, definitions)
            for place in memory.search.variables.indices {
                let variable = memory.search.variables[place]
                if problem.lowerBounds[variable] > -.infinity { bounded.append(variable) }
            }
            for coordinate in 0..<component.coordinateCount {
                let root = definitions.roots[component.coordinates[coordinate]]
                if root.constraint < 0, problem.lowerBounds[root.variable] > -.infinity {
                    bounded.append(root.variable)
                }
            }
        }
        bounded.sort(by: <)
        return components.bringInBounds(of: bounded, problem, &definitions, &memory.expansion, &changes)
    }

    /// The rates of a component's coordinates when a variable is pushed one way or the other; nil if it cannot move.
    mutating func movement(of variable: Int32, inComponent index: Int32) -> [Double]? {
        memory.expansion.expand(variable: variable, definitions)
        var entries: [Component.Entry] = []
        for place in 0..<memory.expansion.count {
            let root = definitions.roots[memory.expansion.root(place)]
            guard root.component == index else { continue }
            entries.append(.init(coefficient: memory.expansion.coefficient(place), index: root.index))
        }
        for distance in [Self.exerciseDistance, -Self.exerciseDistance] {
            work.ambiguityTrials += 1
            if let shifts = simplex.push(entries, by: distance, in: components[index]) { return shifts }
        }
        return nil
    }

    /// The distance by which a free variable is pushed to another solution, in the units of the variables.
    private static let exerciseDistance = 10.0
}

extension Simplex {
    /// The rates of the coordinates when a sum of them is pushed; nil if it cannot move.
    fileprivate mutating func push(
        _ entries: [Component.Entry], by distance: Double, in component: Component
    ) -> [Double]? {
        let probe = Breakpoint(gap: distance, scale: 1, .equal, level: .preference.nextLower, source: .variable(.max))
        var addition = Additions()
        addition.add(probe, toComponent: 0)
        for entry in entries { addition.add(entry) }
        let trial = component.copy(adding: 0..<1, of: addition, tolerance: tolerances.distance, movingKernel: false)
        trial.withdraw { $0.level <= .preference && $0.source != probe.source }
        optimise(trial)
        let shifts = (0..<trial.coordinateCount).map { trial.shift[$0] }
        trial.free()
        let total = entries.reduce(0) { $0 + $1.coefficient * shifts[Int($1.index)] }
        return abs(total) > tolerances.movement ? shifts : nil
    }
}
