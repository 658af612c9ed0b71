/// Triangulation: required equalities become definitions of variables, one after the other, so that each variable is
/// either a coordinate or follows from earlier ones.
///
/// A required equality with one open variable defines it. When there is none, a variable that some constraint has an
/// opinion about becomes a coordinate. When there is none of these either, an open variable can be defined by an
/// inequality or an optional constraint, with the constraint's left side as the coordinate in its place: so two
/// boxes in a row are described by the gap between them, and the constraint is about one coordinate instead of two.
extension ConstraintSystem {
    mutating func triangulate() {
        region.coordinates.removeAll()
        region.defined.removeAll()
        countOpenVariables()
        var nextCosted = 0
        var nextOpen = 0
        while true {
            if let constraint = nextEquality() {
                define(constraintState[constraint].openVariables, by: constraint)
            } else if let variable = nextVariable(&nextCosted, withCost: true) {
                makeCoordinate(variable)
            } else if !region.takesVariables, let constraint = nextRow() {
                define(constraintState[constraint].openVariables, byRow: constraint)
            } else if let variable = nextVariable(&nextOpen, withCost: false) {
                makeCoordinate(variable)
            } else {
                break
            }
        }
    }

    private mutating func countOpenVariables() {
        region.equalities.removeAll()
        region.rows.removeAll()
        for place in region.constraints.indices {
            let constraint = region.constraints[place]
            let record = problem.constraints[constraint]
            var count: Int32 = 0
            var variables: Int32 = 0
            for term in record.terms {
                let variable = problem.terms[term].variable
                guard variableState[variable].kind == .open else { continue }
                count += 1
                variables ^= variable
            }
            constraintState[constraint].openCount = count
            constraintState[constraint].openVariables = variables
            if isDefining(constraint) {
                if count == 1 { region.equalities.append(constraint) }
            } else if record.termCount == 1, count == 1, record.level > .preference {
                variableState[variables].hasOwnCost = true
            } else if count == 1 {
                region.rows.append(constraint)
            }
        }
    }

    func isDefining(_ constraint: Int32) -> Bool {
        problem.constraints[constraint].isRequiredEquality && !constraintState[constraint].isElastic
    }

    /// A required equality that has one open variable left.
    private mutating func nextEquality() -> Int32? {
        while !region.equalities.isEmpty {
            let constraint = region.equalities.removeLast()
            if constraintState[constraint].openCount == 1, canDefine(constraint) { return constraint }
        }
        return nil
    }

    /// Another constraint that has one open variable left.
    private mutating func nextRow() -> Int32? {
        while !region.rows.isEmpty {
            let constraint = region.rows.removeLast()
            if constraintState[constraint].openCount == 1, canDefine(constraint) { return constraint }
        }
        return nil
    }

    /// Whether the coefficient of a constraint's open variable is large enough to divide by.
    ///
    /// An equality that is passed over here may still make a coordinate a sum of others.
    @inline(__always)
    private mutating func canDefine(_ constraint: Int32) -> Bool {
        guard problem.constraints[constraint].isUneven else { return true }
        let open = constraintState[constraint].openVariables
        return problem.constraints[constraint].terms.contains { place in
            problem.terms[place].variable == open && abs(problem.terms[place].coefficient) >= Tolerances.definingPivot
        }
    }

    private mutating func nextVariable(_ next: inout Int, withCost: Bool) -> Int32? {
        while next < region.variables.count {
            let variable = region.variables[next]
            next += 1
            let state = variableState[variable]
            if state.kind == .open, !withCost || state.hasOwnCost { return variable }
        }
        return nil
    }

    // MARK: Deciding about a variable

    private mutating func makeCoordinate(_ variable: Int32) {
        let root = makeRoot(Root(variable: variable, order: Int32(region.defined.count)))
        region.coordinates.append(root)
        variableState[variable].kind = .coordinate
        variableState[variable].root = root
        variableState[variable].scale = 1
        settle(variable)
    }

    /// Defines a variable by a required equality.
    private mutating func define(_ variable: Int32, by constraint: Int32) {
        constraintState[constraint].role = .definition
        if problem.constraints[constraint].termCount <= 2 {
            defineDirectly(variable, by: constraint)
        } else {
            expansion.begin(rootCount: roots.count)
            defineBySum(variable, constraint)
        }
        constraintState[constraint].target = variable
    }

    /// Defines a variable by a constraint whose left side becomes a coordinate.
    private mutating func define(_ variable: Int32, byRow constraint: Int32) {
        let row = makeRoot(
            Root(
                value: problem.constraints[constraint].constant, variable: variable, constraint: constraint,
                order: Int32(region.defined.count)))
        region.coordinates.append(row)
        constraintState[constraint].rowRoot = row
        variableState[variable].rowRoot = row
        expansion.begin(rootCount: roots.count)
        expansion.add(row, -1)
        defineBySum(variable, constraint)
    }

    /// The short way for definitions of one or two terms.
    private mutating func defineDirectly(_ variable: Int32, by constraint: Int32) {
        let first = problem.constraints[constraint].firstTerm
        guard problem.constraints[constraint].termCount == 2 else {
            finishDefinition(of: variable, constraint, pivot: first, kind: .ground)
            return
        }
        let pivot = problem.terms[first].variable == variable ? first : first + 1
        let other = problem.terms[pivot == first ? first + 1 : first]
        let state = variableState[other.variable]
        if state.root >= 0 {
            variableState[variable].root = state.root
            variableState[variable].scale = -other.coefficient * state.scale / problem.terms[pivot].coefficient
        }
        finishDefinition(of: variable, constraint, pivot: pivot, kind: state.kind == .ground ? .ground : .defined)
    }

    /// The variable is minus the sum of the other terms and of what is in the expansion, divided by its coefficient.
    private mutating func defineBySum(_ variable: Int32, _ constraint: Int32) {
        var pivot: Int32 = -1
        // What cancels has no influence, but it has to be evaluated before; that is not ground.
        var isGround = variableState[variable].rowRoot < 0
        for place in problem.constraints[constraint].terms {
            let term = problem.terms[place]
            guard term.variable != variable else {
                pivot = Int32(place)
                continue
            }
            let state = variableState.address(of: term.variable)
            if state.pointee.kind != .ground { isGround = false }
            if state.pointee.root >= 0 {
                expansion.add(state.pointee.root, term.coefficient * state.pointee.scale)
            }
        }
        expansion.dropNothing()
        setRoot(of: variable, divisor: -problem.terms[pivot].coefficient)
        finishDefinition(of: variable, constraint, pivot: pivot, kind: isGround ? .ground : .defined)
    }

    private mutating func setRoot(of variable: Int32, divisor: Double) {
        if expansion.count == 1 {
            variableState[variable].root = expansion.root(0)
            variableState[variable].scale = expansion.coefficient(0) / divisor
        } else if expansion.count > 1 {
            variableState[variable].root = makeSum(variable, divisor: divisor)
            variableState[variable].scale = 1
        }
    }

    private mutating func finishDefinition(
        of variable: Int32, _ constraint: Int32, pivot: Int32, kind: VariableState.Kind
    ) {
        let state = variableState.address(of: variable)
        state.pointee.kind = kind
        state.pointee.definition = constraint
        state.pointee.pivot = pivot
        state.pointee.order = Int32(region.defined.count)
        region.defined.append(variable)
        settle(variable)
    }

    private mutating func makeSum(_ variable: Int32, divisor: Double) -> Int32 {
        let root = Root(
            variable: variable, order: Int32(region.defined.count), firstEntry: Int32(rootEntries.count),
            entryCount: Int32(expansion.count))
        for place in 0..<expansion.count {
            rootEntries.append(
                .init(coefficient: expansion.coefficient(place) / divisor, index: expansion.root(place)))
        }
        return makeRoot(root)
    }

    /// Tells the constraints that mention a variable that it is open no more.
    @inline(__always)
    private mutating func settle(_ variable: Int32) {
        var place = problem.variables[variable].firstTerm
        while place != Problem.none {
            let constraint = problem.terms[place].constraint
            let state = constraintState.address(of: constraint)
            state.pointee.openCount -= 1
            state.pointee.openVariables ^= variable
            if state.pointee.openCount == 1 {
                if isDefining(constraint) {
                    region.equalities.append(constraint)
                } else {
                    region.rows.append(constraint)
                }
            }
            place = problem.terms[place].next
        }
    }
}
