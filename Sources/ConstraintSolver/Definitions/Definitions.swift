/// The result of presolve: which variables are coordinates, how each other one follows from them, and which part each constraint
/// plays.
///
/// It is written by triangulation and elimination, a region at a time, and read by everything after. What changes in between
/// are the values of coordinates that are left sides, and where coordinates and constraints are in their components.
struct Definitions: ~Copyable {
    var variables = Store<VariableState>()
    var constraints = Store<ConstraintState>()
    /// Coordinates, and the variables that are sums of several of them.
    var roots = Store<Root>()
    /// The sums, in terms of other roots, and how many of these entries belong to nothing any more.
    var rootEntries = Store<Component.Entry>()
    var deadRootEntries = 0
    /// The sums that give values to eliminated coordinates, and how many of these terms belong to nothing any more.
    var derivedTerms = Store<DerivedTerm>()
    var deadDerivedTerms = 0
    /// The defined variables, each after those it depends on. A variable's state says where its valid entry is.
    var evaluationOrder = Store<Int32>()
    /// The number of elastic constraints.
    var elasticCount = 0
    /// The number of waiting preferences.
    var deferredCount = 0
    private var freeRoots = Store<Int32>()
    private let inPlace = InPlace()

    /// Whether a constraint may define a variable.
    func isDefining(_ constraint: Int32, _ problem: borrowing Problem) -> Bool {
        problem.constraints[constraint].isRequiredEquality && !constraints[constraint].isElastic
    }

    /// Whether nothing can move the variables of a constraint.
    @inline(__always)
    func isGround(_ constraint: Int32, _ problem: borrowing Problem) -> Bool {
        for place in problem.constraints[constraint].terms {
            let state = variables[problem.terms[place].variable]
            guard state.kind == .ground, !state.isReleased else { return false }
        }
        return true
    }

    /// Whether it is known what the variables of a constraint follow from.
    @inline(__always)
    func isKnown(_ constraint: Int32, _ problem: borrowing Problem) -> Bool {
        for place in problem.constraints[constraint].terms
        where variables[problem.terms[place].variable].kind == .open {
            return false
        }
        return true
    }

    // MARK: Parts

    /// Makes room for the states of more variables and constraints.
    mutating func reserveCapacity(variables variableCount: Int, constraints constraintCount: Int) {
        variables.reserve(variables.count + variableCount)
        constraints.reserve(constraints.count + constraintCount)
    }

    /// Makes room for the state of a variable, which is open.
    mutating func addVariable(_ index: Int32) {
        if Int(index) == variables.count {
            variables.append(VariableState())
        } else {
            variables[index] = VariableState()
        }
    }

    /// Makes room for the state of a constraint, which is open; at first for that many.
    mutating func addConstraint(_ index: Int32, firstCapacity: Int) {
        if constraints.isEmpty { constraints.reserve(firstCapacity) }
        if Int(index) == constraints.count {
            constraints.append(ConstraintState())
        } else {
            constraints[index] = ConstraintState()
        }
    }

    mutating func makeRoot(_ root: Root) -> Int32 {
        guard !freeRoots.isEmpty else {
            roots.append(root)
            return Int32(roots.count - 1)
        }
        let index = freeRoots.removeLast()
        roots[index] = root
        return index
    }

    /// The coordinates that a variable stands for: itself, and the left side that it makes up for; −1 for none.
    func ownRoots(of variable: Int32) -> (own: Int32, row: Int32) {
        let state = variables[variable]
        let isOwn = state.root >= 0 && roots[state.root].variable == variable && roots[state.root].constraint < 0
        return (isOwn ? state.root : -1, state.rowRoot)
    }

    /// Takes apart what the region was before: all in it is open again.
    ///
    /// - Parameters:
    ///   - region: The region.
    ///   - keepsElasticity: Whether constraints that were made elastic stay so.
    mutating func clear(_ region: borrowing Region, keepingElasticity keepsElasticity: Bool) {
        for place in region.variables.indices {
            let variable = region.variables[place]
            let (own, row) = ownRoots(of: variable)
            if own >= 0 { free(root: own) }
            if row >= 0 { free(root: row) }
            let state = variables[variable]
            if state.firstDerivedTerm >= 0 { deadDerivedTerms += derivedTerms(of: state).count + 1 }
            variables[variable] = VariableState(isInRegion: true)
        }
        for place in region.constraints.indices {
            let constraint = region.constraints[place]
            let isElastic = keepsElasticity && constraints[constraint].isElastic
            if constraints[constraint].isElastic, !isElastic { elasticCount -= 1 }
            if constraints[constraint].role == .deferred { deferredCount -= 1 }
            constraints[constraint] = ConstraintState(isInRegion: true, isElastic: isElastic)
        }
    }

    private mutating func free(root index: Int32) {
        if roots[index].entryCount > 0 {
            deadRootEntries += Int(roots[index].entryCount)
            roots[index].entryCount = -1
        }
        freeRoots.append(index)
    }

    /// Gives back the room that is not needed.
    mutating func trim() {
        constraints.trim()
        variables.trim()
        roots.trim()
        rootEntries.trim()
        derivedTerms.trim()
    }
}
