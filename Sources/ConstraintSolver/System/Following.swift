/// What depends on some variables: the working memory of a search along definitions.
struct Following: ~Copyable {
    /// The defined variables found, in the order of evaluation once the search is over.
    var variables = Store<Int32>()
    /// The constraints found that define nothing.
    var rows = Store<Int32>()
    fileprivate var keys = Store<UInt64>()
    private var stack = Store<Int32>()
    // Marks by variable and by constraint: the number of the search that came there last.
    private var variableMarks = Store<UInt32>()
    private var constraintMarks = Store<UInt32>()
    private var search: UInt32 = 0

    mutating func begin(variables variableCount: Int, constraints constraintCount: Int) {
        variables.removeAll()
        rows.removeAll()
        variableMarks.resize(to: variableCount, filling: 0)
        constraintMarks.resize(to: constraintCount, filling: 0)
        if search == .max {
            for index in variableMarks.indices { variableMarks[index] = 0 }
            for index in constraintMarks.indices { constraintMarks[index] = 0 }
            search = 0
        }
        search += 1
    }

    @inline(__always)
    mutating func visit(variable: Int32) {
        guard variableMarks[variable] != search else { return }
        variableMarks[variable] = search
        stack.append(variable)
    }

    @inline(__always)
    mutating func visit(row: Int32) {
        guard constraintMarks[row] != search else { return }
        constraintMarks[row] = search
        rows.append(row)
    }

    func hasVisited(variable: Int32) -> Bool { variableMarks[variable] == search }

    mutating func next() -> Int32? { stack.isEmpty ? nil : stack.removeLast() }
}

extension ConstraintSystem {
    mutating func beginFollowing() {
        following.begin(variables: problem.variables.count, constraints: problem.constraints.count)
    }

    mutating func follow(variable: Int32) { following.visit(variable: variable) }
    mutating func follow(row: Int32) { following.visit(row: row) }

    /// Completes the search: all that depends on the variables visited, and they themselves if they are defined.
    mutating func followDefinitions() {
        while let variable = following.next() {
            if variableState[variable].definition >= 0 { following.variables.append(variable) }
            var place = problem.variables[variable].firstTerm
            while place != Problem.none {
                follow(constraint: problem.terms[place].constraint, from: variable)
                place = problem.terms[place].next
            }
        }
        sortFollowing()
    }

    /// Orders the variables found.
    private mutating func sortFollowing() {
        let count = following.variables.count
        guard count > 1 else { return }
        var (first, last) = (Int32.max, Int32.min)
        for place in 0..<count {
            let order = variableState[following.variables[place]].order
            first = min(first, order)
            last = max(last, order)
        }
        if Int(last - first) < count * 8 {
            pickFollowing(from: Int(first), through: Int(last))
        } else {
            sortFollowingByKeys()
        }
    }

    /// Where many of the definitions between the first and the last were found, going through all of these is faster than
    /// sorting.
    private mutating func pickFollowing(from first: Int, through last: Int) {
        following.variables.removeAll()
        for place in first...last {
            let variable = evaluationOrder[place]
            if following.hasVisited(variable: variable), variableState[variable].order == Int32(place) {
                following.variables.append(variable)
            }
        }
    }

    /// Sorts by keys, because comparing through the states is slow.
    private mutating func sortFollowingByKeys() {
        following.keys.removeAll()
        for place in following.variables.indices {
            let variable = following.variables[place]
            following.keys.append(UInt64(UInt32(variableState[variable].order)) << 32 | UInt64(UInt32(variable)))
        }
        following.keys.sort(by: <)
        for place in following.variables.indices {
            following.variables[place] = Int32(truncatingIfNeeded: following.keys[place])
        }
    }

    @inline(__always)
    private mutating func follow(constraint: Int32, from variable: Int32) {
        let state = constraintState[constraint]
        if state.rowRoot >= 0 {
            // Its left side is a coordinate and does not change; the variable that it defines makes up for that.
            follow(variable: roots[state.rowRoot].variable)
        } else if state.role == .definition {
            follow(variable: state.target)
        } else {
            follow(row: constraint)
        }
    }

    /// Finds the variables that depend on a component.
    mutating func followComponent(_ index: Int32) {
        beginFollowing()
        let component = components[index]
        for coordinate in 0..<component.coordinateCount {
            follow(variable: roots[component.coordinates[coordinate]].variable)
        }
        followDefinitions()
    }
}
