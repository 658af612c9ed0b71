/// Ambiguity: what the constraints leave open. Preferences and stays do not count.
extension ConstraintSystem {
    /// Whether a variable could have another value.
    mutating func isAmbiguous(_ variable: Int32) -> Bool {
        findOpenMotions()
        switch open.verdict(on: variable) {
        case .decided: return false
        case .open: return true
        case .doubtful: return canMove(variable)
        }
    }

    /// Whether a sum moves in ways that another sum does not follow; nil where edges that end where they begin have a say.
    mutating func isAmbiguous(_ sum: [Term], given other: [Term]) -> Bool? {
        findOpenMotions()
        guard !(sum + other).contains(where: { open.dependsOnBlockedEdges($0.variable.index) }) else { return nil }
        let (moved, movedAgain) = (rate(of: sum, in: .free), rate(of: sum, in: .reweighted))
        let (held, heldAgain) = (rate(of: other, in: .free), rate(of: other, in: .reweighted))
        // Two sums that follow each other have the same ratio in every mixture of edges.
        let (product, otherProduct) = (moved * heldAgain, movedAgain * held)
        guard held != 0 || heldAgain != 0 else { return moved != 0 }
        return abs(product - otherProduct) > Tolerances.openRate * max(abs(product), abs(otherProduct))
    }

    private mutating func rate(of sum: [Term], in mixture: OpenMotions.Mixture) -> Double {
        let parts = sum.map { $0.coefficient * open.rate(of: $0.variable.index, in: mixture) }
        let rate = parts.reduce(0, +)
        return abs(rate) > Tolerances.cancelledShare * (parts.map(abs).max() ?? 0) ? rate : 0
    }

    /// Whether a variable is open in a component whose constraints are missed in turn; nil where only a trial can tell.
    mutating func isContested(_ variables: [Int32]) -> Bool? {
        findOpenMotions()
        guard !variables.contains(where: { open.dependsOnBlockedEdges($0) }) else { return nil }
        return variables.contains { open.rate(of: $0, in: .contested) != 0 }
    }

    /// Whether a trial moves a variable.
    mutating func canMove(_ variable: Int32) -> Bool {
        for index in ambiguousComponents(around: variable) {
            let entries = entries(of: variable, inComponent: index)
            if movement(of: entries, in: components[index]) != nil { return true }
        }
        return false
    }

    /// The components with open edges that a variable depends on, with all lower bounds that matter there.
    private mutating func ambiguousComponents(around variable: Int32) -> [Int32] {
        while true {
            let candidates = componentsAround(variable).filter { hasOpenEdges(components[$0]) }
            guard bringInBounds(around: candidates) else { return candidates }
            settleComponents()
        }
    }

    private mutating func componentsAround(_ variable: Int32) -> [Int32] {
        expand(variable: variable)
        var joined = Store<Int32>()
        joinExpansion(to: &joined)
        for place in joined.indices { components[joined[place]].state.isVisited = false }
        return joined.map { $0 }.sorted()
    }

    /// Brings in the bounds of all variables that depend on some components.
    private mutating func bringInBounds(around candidates: [Int32]) -> Bool {
        var bounded = Store<Int32>()
        for index in candidates {
            followComponent(index)
            for place in following.variables.indices { appendIfBounded(following.variables[place], to: &bounded) }
            let component = components[index]
            for coordinate in 0..<component.coordinateCount {
                let root = component.coordinates[coordinate]
                if roots[root].constraint < 0 { appendIfBounded(roots[root].variable, to: &bounded) }
            }
        }
        bounded.sort(by: <)
        return bringInBounds(of: bounded)
    }

    private func appendIfBounded(_ variable: Int32, to list: inout Store<Int32>) {
        if problem.lowerBounds[variable] > -.infinity { list.append(variable) }
    }

    private mutating func entries(of variable: Int32, inComponent index: Int32) -> [Component.Entry] {
        expand(variable: variable)
        return (0..<expansion.count).compactMap { place in
            let root = roots[expansion.root(place)]
            guard root.component == index else { return nil }
            return .init(coefficient: expansion.coefficient(place), index: root.index)
        }
    }

    mutating func hasOpenEdges(_ component: Component) -> Bool {
        simplex.prepare(for: component)
        _ = simplex.choose(in: component, above: .preference, rule: .steepest)
        return !simplex.openLines.isEmpty
    }

    /// How far a free variable is pushed to another solution, in the units of the variables.
    private static let exerciseDistance = 10.0

    /// How the coordinates move when a sum of them is pushed one way or the other; nil if it cannot move.
    private mutating func movement(of entries: [Component.Entry], in component: Component) -> [Double]? {
        movement(of: entries, in: component, by: Self.exerciseDistance)
            ?? movement(of: entries, in: component, by: -Self.exerciseDistance)
    }

    private mutating func movement(
        of entries: [Component.Entry], in component: Component, by distance: Double
    ) -> [Double]? {
        work.ambiguityTrials += 1
        let probe = Breakpoint(gap: distance, scale: 1, .equal, level: .preference.next, source: .variable(.max))
        var addition = Additions()
        addition.add(probe, toComponent: 0)
        for entry in entries { addition.add(entry) }
        let trial = component.copy(adding: 0..<1, of: addition, tolerance: simplex.tolerances.distance, movingKernel: false)
        trial.withdraw { $0.level <= .preference && $0.source != probe.source }
        simplex.optimise(trial)
        let shifts = (0..<trial.coordinateCount).map { trial.shift[$0] }
        trial.free()
        let total = entries.reduce(0) { $0 + $1.coefficient * shifts[Int($1.index)] }
        return abs(total) > simplex.tolerances.movement ? shifts : nil
    }

    // MARK: Exercise

    /// Exchanges the values around some variables for those of another valid solution, or back.
    ///
    /// - Returns: Whether there is another one.
    mutating func exerciseAmbiguity(of variables: [Int32]) -> Bool {
        solveIfChanged()
        forgetChanges()
        var done: Set<Int32> = []
        var hasMoved = false
        for variable in variables {
            for index in ambiguousComponents(around: variable) where done.insert(index).inserted {
                if exercise(variable, inComponent: index) { hasMoved = true }
            }
        }
        propagateMoves()
        return hasMoved
    }

    /// Exchanges the values of a component's coordinates unless they are not what leaves the variable open.
    private mutating func exercise(_ variable: Int32, inComponent index: Int32) -> Bool {
        let component = components[index]
        let entries = entries(of: variable, inComponent: index)
        guard let shifts = movement(of: entries, in: component) else { return false }
        guard !component.state.isExercised else {
            restoreCoordinates(ofComponent: index)
            return true
        }
        for coordinate in 0..<component.coordinateCount where shifts[coordinate] != 0 {
            let root = component.coordinates[coordinate]
            exercisedValues[root] = value(ofCoordinate: root)
            write(value(ofCoordinate: root) + shifts[coordinate], toCoordinate: root)
        }
        component.state.isExercised = true
        noteMove(ofComponent: index)
        return true
    }

    /// Takes every exercised component back to the solution that the solver stands by.
    mutating func endExercises() {
        guard !exercisedValues.isEmpty else { return }
        for index in components.numbers(where: \.state.isExercised) { restoreCoordinates(ofComponent: index) }
        propagateMoves()
    }

    private mutating func restoreCoordinates(ofComponent index: Int32) {
        let component = components[index]
        component.state.isExercised = false
        for coordinate in 0..<component.coordinateCount {
            let root = component.coordinates[coordinate]
            guard let value = exercisedValues.removeValue(forKey: root) else { continue }
            write(value, toCoordinate: root)
        }
        noteMove(ofComponent: index)
    }
}
