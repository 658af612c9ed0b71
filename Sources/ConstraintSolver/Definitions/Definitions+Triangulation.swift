/// Triangulation: required equalities become definitions of variables, one after the other, so that each variable is
/// either a coordinate or follows from earlier ones.
///
/// A required equality with one open variable defines it. When there is none, a variable that some constraint has an
/// opinion about becomes a coordinate. When there is none of these either, an open variable can be defined by an
/// inequality or an optional constraint, with the constraint's left side as the coordinate in its place: so two
/// boxes in a row are described by the gap between them, and the constraint is about one coordinate instead of two.
extension Definitions {
    /// Finds what defines what in a region.
    ///
    /// - Parameters:
    ///   - region: All in it is open; takes in defined variables and new coordinates.
    ///   - takesVariables: Whether variables become coordinates rather than the left sides of constraints.
    ///   - problem: The constraints.
    ///   - expansion: Room for sums.
    mutating func triangulate(
        _ region: inout Region, takingVariables takesVariables: Bool, _ problem: borrowing Problem,
        _ expansion: inout Expansion
    ) {
        region.coordinates.removeAll()
        region.defined.removeAll()
        countOpenVariables(&region, problem)
        var nextCosted = 0
        var nextOpen = 0
        while true {
            if let constraint = nextEquality(&region, problem) {
                define(constraints[constraint].openVariablesXor, by: constraint, &region, problem, &expansion)
            } else if let variable = nextVariable(&nextCosted, withCost: true, &region) {
                makeCoordinate(variable, &region, problem)
            } else if !takesVariables, let constraint = nextRow(&region, problem) {
                define(constraints[constraint].openVariablesXor, byRow: constraint, &region, problem, &expansion)
            } else if let variable = nextVariable(&nextOpen, withCost: false, &region) {
                makeCoordinate(variable, &region, problem)
            } else {
                break
            }
        }
    }

    private mutating func countOpenVariables(_ region: inout Region, _ problem: borrowing Problem) {
        region.equalities.removeAll()
        region.rows.removeAll()
        for place in region.constraints.indices {
            let constraint = region.constraints[place]
            let record = problem.constraints[constraint]
            var count: Int32 = 0
            var openVariables: Int32 = 0
            for term in record.terms {
                let variable = problem.terms[term].variable
                guard variables[variable].kind == .open else { continue }
                count += 1
                openVariables ^= variable
            }
            constraints[constraint].openCount = count
            constraints[constraint].openVariablesXor = openVariables
            if isDefining(constraint, problem) {
                if count == 1 { region.equalities.append(constraint) }
            } else if record.termCount == 1, count == 1, record.level > .preference {
                variables[openVariables].hasOwnCost = true
            } else if count == 1 {
                region.rows.append(constraint)
            }
        }
    }

    /// A required equality that has one open variable left.
    private mutating func nextEquality(_ region: inout Region, _ problem: borrowing Problem) -> Int32? {
        while !region.equalities.isEmpty {
            let constraint = region.equalities.removeLast()
            if constraints[constraint].openCount == 1, canDefine(constraint, problem) { return constraint }
        }
        return nil
    }

    /// Another constraint that has one open variable left.
    private mutating func nextRow(_ region: inout Region, _ problem: borrowing Problem) -> Int32? {
        while !region.rows.isEmpty {
            let constraint = region.rows.removeLast()
            if constraints[constraint].openCount == 1, canDefine(constraint, problem) { return constraint }
        }
        return nil
    }

    /// Whether the coefficient of a constraint's open variable is large enough to divide by.
    ///
    /// An equality that is skipped here may still make a coordinate a sum of others.
    @inline(__always)
    private mutating func canDefine(_ constraint: Int32, _ problem: borrowing Problem) -> Bool {
        guard problem.constraints[constraint].isUneven else { return true }
        let open = constraints[constraint].openVariablesXor
        for place in problem.constraints[constraint].terms where problem.terms[place].variable == open {
            if abs(problem.terms[place].coefficient) >= Tolerances.definingPivot { return true }
        }
        return false
    }

    private mutating func nextVariable(_ next: inout Int, withCost: Bool, _ region: inout Region) -> Int32? {
        while next < region.variables.count {
            let variable = region.variables[next]
            next += 1
            let state = variables[variable]
            if state.kind == .open, !withCost || state.hasOwnCost { return variable }
        }
        return nil
    }

    // MARK: Deciding about a variable

    private mutating func makeCoordinate(_ variable: Int32, _ region: inout Region, _ problem: borrowing Problem) {
        let root = makeRoot(Root(variable: variable, order: Int32(region.defined.count)))
        region.coordinates.append(root)
        variables[variable].kind = .coordinate
        variables[variable].root = root
        variables[variable].scale = 1
        noteDecided(variable, &region, problem)
    }

    /// Defines a variable by a required equality.
    private mutating func define(
        _ variable: Int32, by constraint: Int32, _ region: inout Region, _ problem: borrowing Problem,
        _ expansion: inout Expansion
    ) {
        constraints[constraint].role = .definition
        if problem.constraints[constraint].termCount <= 2 {
            defineDirectly(variable, by: constraint, &region, problem)
        } else {
            expansion.begin(rootCount: roots.count)
            defineBySum(variable, constraint, &region, problem, &expansion)
        }
        constraints[constraint].target = variable
    }

    /// Defines a variable by a constraint whose left side becomes a coordinate.
    private mutating func define(
        _ variable: Int32, byRow constraint: Int32, _ region: inout Region, _ problem: borrowing Problem,
        _ expansion: inout Expansion
    ) {
        let row = makeRoot(
            Root(
                value: problem.constraints[constraint].constant, variable: variable, constraint: constraint,
                order: Int32(region.defined.count)))
        region.coordinates.append(row)
        constraints[constraint].rowRoot = row
        variables[variable].rowRoot = row
        expansion.begin(rootCount: roots.count)
        expansion.add(row, -1)
        defineBySum(variable, constraint, &region, problem, &expansion)
    }

    /// The short way for definitions of one or two terms.
    private mutating func defineDirectly(
        _ variable: Int32, by constraint: Int32, _ region: inout Region, _ problem: borrowing Problem
    ) {
        let first = problem.constraints[constraint].firstTerm
        guard problem.constraints[constraint].termCount == 2 else {
            finishDefinition(of: variable, constraint, pivot: first, kind: .ground, &region, problem)
            return
        }
        let pivot = problem.terms[first].variable == variable ? first : first + 1
        let other = problem.terms[pivot == first ? first + 1 : first]
        let state = variables[other.variable]
        if state.root >= 0 {
            variables[variable].root = state.root
            variables[variable].scale = -other.coefficient * state.scale / problem.terms[pivot].coefficient
        }
        finishDefinition(
            of: variable, constraint, pivot: pivot, kind: state.kind == .ground ? .ground : .defined, &region, problem)
    }

    /// The variable is minus the sum of the other terms and of the expansion, divided by its coefficient.
    private mutating func defineBySum(
        _ variable: Int32, _ constraint: Int32, _ region: inout Region, _ problem: borrowing Problem,
        _ expansion: inout Expansion
    ) {
        var pivot: Int32 = -1
        // What cancels has no influence, but it has to be evaluated before; that is not ground.
        var isGround = variables[variable].rowRoot < 0
        for place in problem.constraints[constraint].terms {
            let term = problem.terms[place]
            guard term.variable != variable else {
                pivot = Int32(place)
                continue
            }
            let state = variables[term.variable]
            if state.kind != .ground { isGround = false }
            if state.root >= 0 { expansion.add(state.root, term.coefficient * state.scale) }
        }
        expansion.dropNothing()
        setRoot(of: variable, divisor: -problem.terms[pivot].coefficient, &region, expansion)
        finishDefinition(of: variable, constraint, pivot: pivot, kind: isGround ? .ground : .defined, &region, problem)
    }

    private mutating func setRoot(
        of variable: Int32, divisor: Double, _ region: inout Region, _ expansion: borrowing Expansion
    ) {
        if expansion.count == 1 {
            variables[variable].root = expansion.root(0)
            variables[variable].scale = expansion.coefficient(0) / divisor
        } else if expansion.count > 1 {
            variables[variable].root = makeSum(variable, divisor: divisor, region, expansion)
            variables[variable].scale = 1
        }
    }

    private mutating func finishDefinition(
        of variable: Int32, _ constraint: Int32, pivot: Int32, kind: VariableState.Kind, _ region: inout Region,
        _ problem: borrowing Problem
    ) {
        variables[variable].kind = kind
        variables[variable].definition = constraint
        variables[variable].pivot = pivot
        variables[variable].order = Int32(region.defined.count)
        region.defined.append(variable)
        noteDecided(variable, &region, problem)
    }

    private mutating func makeSum(
        _ variable: Int32, divisor: Double, _ region: borrowing Region, _ expansion: borrowing Expansion
    ) -> Int32 {
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
    private mutating func noteDecided(_ variable: Int32, _ region: inout Region, _ problem: borrowing Problem) {
        var term = problem.variables[variable].firstTerm
        while term != Problem.none {
            let constraint = problem.terms[term].constraint
            constraints[constraint].openCount -= 1
            constraints[constraint].openVariablesXor ^= variable
            if constraints[constraint].openCount == 1 {
                if isDefining(constraint, problem) {
                    region.equalities.append(constraint)
                } else {
                    region.rows.append(constraint)
                }
            }
            term = problem.terms[term].next
        }
    }
}
