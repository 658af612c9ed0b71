extension ConstraintSystem {
    /// Whether the constraints leave the value of a variable open. Preferences do not count.
    mutating func isAmbiguous(_ variable: Int32) -> Bool {
        let home = place[variable]
        precondition(home.component >= 0, "ask about ambiguity after solving")
        let component = components[home.component]
        guard hasOpenEdges(component) else { return false }
        let coordinate = Int(home.index)
        return move(coordinate, of: component, by: Self.exerciseDistance) != nil
            || move(coordinate, of: component, by: -Self.exerciseDistance) != nil
    }

    /// How far a free variable is pushed to another solution, in the units of the variables.
    private static let exerciseDistance = 10.0

    private mutating func hasOpenEdges(_ component: Component) -> Bool {
        simplex.prepare(for: component)
        _ = simplex.choose(in: component, above: .preference, rule: .steepest)
        return !simplex.openLines.isEmpty
    }

    /// The shifts of all coordinates in a best solution in which one coordinate is moved; nil if it cannot be.
    private mutating func move(_ coordinate: Int, of component: Component, by distance: Double) -> [Double]? {
        let entry = Component.Entry(coefficient: 1, index: Int32(coordinate))
        var trial = component.copy(
            adding: Probe(entries: [entry], distance: distance, level: Level.preference.next))
        for place in 0..<component.breakpointCount where trial.breakpoints[place].level <= .preference {
            trial.breakpoints[place].withdraw()
        }
        simplex.optimise(&trial)
        let shifts = (0..<trial.coordinateCount).map { trial.shift[$0] }
        trial.free()
        return abs(shifts[coordinate]) > simplex.tolerance * 1000 ? shifts : nil
    }

    /// Exchanges the values around some variables for those of another valid solution, or back.
    ///
    /// - Returns: Whether there is another one.
    mutating func exerciseAmbiguity(of variables: [Int32]) -> Bool {
        changedVariables.removeAll()
        var targets: Set<Int32> = []
        var hasMoved = false
        for variable in variables where targets.insert(place[variable].component).inserted {
            let index = place[variable].component
            precondition(index >= 0, "exercise ambiguity after solving")
            if componentState[index].isExercised {
                restoreValues(ofComponent: index)
                hasMoved = true
            } else if exercise(variable) {
                hasMoved = true
            }
        }
        return hasMoved
    }

    private mutating func exercise(_ variable: Int32) -> Bool {
        let home = place[variable]
        let component = components[home.component]
        guard hasOpenEdges(component) else { return false }
        let distance = Self.exerciseDistance
        let shifts =
            move(Int(home.index), of: component, by: distance) ?? move(Int(home.index), of: component, by: -distance)
        guard let shifts else { return false }
        for coordinate in 0..<component.coordinateCount where shifts[coordinate] != 0 {
            let other = component.coordinates[coordinate]
            exercisedValues[other] = problem.values[other]
            problem.values[other] += shifts[coordinate]
            changedVariables.append(other)
        }
        componentState[home.component].isExercised = true
        return true
    }

    /// Takes every exercised component back to the solution that the solver stands by.
    mutating func endExercises() {
        guard !exercisedValues.isEmpty else { return }
        for index in components.indices where componentState[index].isInUse && componentState[index].isExercised {
            restoreValues(ofComponent: Int32(index))
        }
    }

    private mutating func restoreValues(ofComponent index: Int32) {
        componentState[index].isExercised = false
        let component = components[index]
        for coordinate in 0..<component.coordinateCount {
            let variable = component.coordinates[coordinate]
            guard let value = exercisedValues.removeValue(forKey: variable) else { continue }
            problem.values[variable] = value
            changedVariables.append(variable)
        }
    }
}
