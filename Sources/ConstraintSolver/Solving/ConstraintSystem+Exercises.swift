/// Exercises: other solutions that are as good, to be looked at.
extension ConstraintSystem {
    /// Exchanges the values around some variables for another valid solution, or back.
    ///
    /// - Returns: Whether there is another one.
    mutating func exerciseAmbiguity(of variables: [Int32]) -> Bool {
        solveIfChanged()
        propagation.forgetChanges(problem)
        var done: Set<Int32> = []
        var hasMoved = false
        for variable in variables {
            for index in ambiguousComponents(around: variable) where done.insert(index).inserted {
                if exercise(variable, inComponent: index) { hasMoved = true }
            }
        }
        propagate()
        return hasMoved
    }

    /// Exchanges the values of a component's coordinates unless they are not what leaves the variable open.
    private mutating func exercise(_ variable: Int32, inComponent index: Int32) -> Bool {
        let component = components[index]
        guard let shifts = movement(of: variable, inComponent: index) else { return false }
        guard !component.state.isExercised else {
            restoreCoordinates(ofComponent: index)
            return true
        }
        for coordinate in 0..<component.coordinateCount where shifts[coordinate] != 0 {
            let root = component.coordinates[coordinate]
            let value = definitions.value(ofCoordinate: root, problem)
            ambiguity.exercisedValues[root] = value
            propagation.write(
                value + shifts[coordinate], toCoordinate: root, &problem, &definitions, simplex.tolerances)
        }
        component.state.isExercised = true
        propagation.noteMove(ofComponent: index, component)
        return true
    }

    /// Takes every exercised component back to the solution that the solver found.
    mutating func endExercises() {
        guard !ambiguity.exercisedValues.isEmpty else { return }
        for index in components.numbers(where: \.state.isExercised) { restoreCoordinates(ofComponent: index) }
        propagate()
    }

    private mutating func restoreCoordinates(ofComponent index: Int32) {
        let component = components[index]
        component.state.isExercised = false
        for coordinate in 0..<component.coordinateCount {
            let root = component.coordinates[coordinate]
            guard let value = ambiguity.exercisedValues.removeValue(forKey: root) else { continue }
            propagation.write(value, toCoordinate: root, &problem, &definitions, simplex.tolerances)
        }
        propagation.noteMove(ofComponent: index, component)
    }
}
