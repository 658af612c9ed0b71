/// The problem together with its solution, and all that is kept to find the next one sooner.
struct ConstraintSystem: ~Copyable {
    var problem = Problem()
    var simplex = Simplex()
    var builder = ComponentBuilder()

    // By variable.
    var place = Store<Place>()
    // By constraint: where its breakpoint is.
    var rowPlace = Store<Place>()

    var components = Store<Component>()
    var componentState = Store<ComponentState>()
    var freeComponents = Store<Int32>()
    var conflictsByComponent: [Int32: [Conflict]] = [:]

    // What changed since the last solve.
    var touchedVariables = Store<Int32>()
    var touchedConstraints = Store<Int32>()
    var dirtyComponents = Store<Int32>()
    // What the last solve changed.
    var changedVariables = Store<Int32>()

    /// Where something is among the components.
    struct Place: BitwiseCopyable {
        var component: Int32 = -1
        var index: Int32 = -1
    }

    struct ComponentState: BitwiseCopyable {
        var isInUse = true
        var isDirty = true
        /// Whether every variable wishes to be zero, because something was undecided.
        var hasStays = false
        var isFresh = true
        /// Whether the values were exchanged for those of another valid solution.
        var isExercised = false
    }

    /// The values that exercised variables had before.
    var exercisedValues: [Int32: Double] = [:]

    // Working memory.
    var regionVariables = Store<Int32>()
    var regionRows = Store<Int32>()
    var isInRegion = Store<Bool>()
    var constraintIsInRegion = Store<Bool>()
    var previousValues = Store<Double>()

    init() {}

    deinit {
        for index in components.indices where componentState[index].isInUse { components[index].free() }
    }

    mutating func makeVariable(lowerBound: Double?) -> Variable {
        let variable = problem.makeVariable(lowerBound: lowerBound ?? -.infinity)
        place.resize(to: problem.variables.count, filling: Place())
        isInRegion.resize(to: problem.variables.count, filling: false)
        place[variable.index] = Place()
        touchedVariables.append(variable.index)
        return variable
    }

    mutating func removeVariable(_ index: Int32) {
        while problem.variables[index].firstTerm != Problem.none {
            removeConstraint(problem.terms[problem.variables[index].firstTerm].constraint)
        }
        endExercises()
        release(componentOf: index)
        problem.removeVariable(index)
    }

    mutating func add(_ constraint: LinearConstraint) throws(ConstraintError) -> ConstraintID {
        let index = try problem.add(constraint)
        rowPlace.resize(to: problem.constraints.count, filling: Place())
        constraintIsInRegion.resize(to: problem.constraints.count, filling: false)
        rowPlace[index] = Place()
        touch(constraint: index)
        return problem.name(ofConstraint: index)
    }

    mutating func removeConstraint(_ index: Int32) {
        touch(constraint: index)
        problem.remove(index)
    }

    mutating func setConstant(_ constant: Double, ofConstraint index: Int32) {
        guard problem.constraints[index].constant != constant else { return }
        problem.constraints[index].constant = constant
        touchedConstraints.append(index)
    }

    mutating func setLevel(_ level: Level, ofConstraint index: Int32) {
        guard problem.constraints[index].level != level else { return }
        problem.constraints[index].level = level
        touch(constraint: index)
    }

    mutating func setRelation(_ relation: Relation, ofConstraint index: Int32) {
        guard problem.constraints[index].relation != relation else { return }
        problem.constraints[index].relation = relation
        touch(constraint: index)
    }

    // MARK: Answers

    var conflicts: [Conflict] {
        let inComponents = conflictsByComponent.values.flatMap { $0 }
        return (inComponents + constantConflicts()).sorted { left, right in
            left.members[0].constraint.index < right.members[0].constraint.index
        }
    }

    /// Required constraints without variables that are false.
    private func constantConflicts() -> [Conflict] {
        var conflicts: [Conflict] = []
        for index in problem.constraints.indices where problem.constraints[index].isInUse {
            let record = problem.constraints[index]
            guard record.termCount == 0, record.level == .required else { continue }
            guard violation(ofConstraint: Int32(index)) > simplex.tolerance * 100 else { continue }
            let name = problem.name(ofConstraint: Int32(index))
            let multiplier: Double = record.constant < 0 ? 1 : -1
            conflicts.append(Conflict(members: [.init(constraint: name, multiplier: multiplier)], bounds: []))
        }
        return conflicts
    }

    func violation(ofConstraint index: Int32) -> Double {
        let record = problem.constraints[index]
        let excess = problem.activity(of: index) - record.constant
        return switch record.relation {
        case .equal: abs(excess)
        case .lessOrEqual: max(0, excess)
        case .greaterOrEqual: max(0, -excess)
        }
    }

    func namesOfChangedVariables() -> [Variable] {
        Set(changedVariables.map { $0 }).sorted().filter { problem.variables[$0].isInUse }.map {
            problem.name(ofVariable: $0)
        }
    }

    private mutating func touch(constraint index: Int32) {
        let record = problem.constraints[index]
        for term in record.terms { touchedVariables.append(problem.terms[term].variable) }
    }
}
