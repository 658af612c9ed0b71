/// The variables that depend on others: the working memory of a search along definitions.
struct DependencySearch: ~Copyable {
    /// The defined variables found, in the order of evaluation once the search is over.
    var variables = Store<Int32>()
    /// The constraints found that define nothing.
    var rows = Store<Int32>()
    private var keys = Store<UInt64>()
    private var stack = Store<Int32>()
    // Marks by variable and by constraint: the number of the search that came there last.
    private var variableMarks = Store<UInt32>()
    private var constraintMarks = Store<UInt32>()
    private var search: UInt32 = 0
    private let inPlace = InPlace()

    /// Starts with nothing.
    mutating func begin(_ problem: borrowing Problem) {
        variables.removeAll()
        rows.removeAll()
        variableMarks.resize(to: problem.variables.count, filling: 0)
        constraintMarks.resize(to: problem.constraints.count, filling: 0)
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

    private mutating func next() -> Int32? { stack.isEmpty ? nil : stack.removeLast() }
}

/// The search itself, along definitions.
extension DependencySearch {
    /// Completes the search: all that depends on the variables visited, and they themselves if they are defined.
    mutating func followDefinitions(_ problem: borrowing Problem, _ definitions: borrowing Definitions) {
        while let variable = next() {
            if definitions.variables[variable].definition >= 0 { variables.append(variable) }
            var term = problem.variables[variable].firstTerm
            while term != Problem.none {
                follow(constraint: problem.terms[term].constraint, from: variable, definitions)
                term = problem.terms[term].next
            }
        }
        sort(definitions)
    }

    /// Orders the variables found.
    private mutating func sort(_ definitions: borrowing Definitions) {
        let count = variables.count
        guard count > 1 else { return }
        var first = Int32.max
        var last = Int32.min
        for place in 0..<count {
            let order = definitions.variables[variables[place]].order
            first = min(first, order)
            last = max(last, order)
        }
        if Int(last - first) < count * 8 {
            pick(from: Int(first), through: Int(last), definitions)
        } else {
            sortByKeys(definitions)
        }
    }

    /// Walks all definitions between the first and the last, which is faster than sorting if most of them were visited.
    private mutating func pick(from first: Int, through last: Int, _ definitions: borrowing Definitions) {
        variables.removeAll()
        for place in first...last {
            let variable = definitions.evaluationOrder[place]
            if hasVisited(variable: variable), definitions.variables[variable].order == Int32(place) {
                variables.append(variable)
            }
        }
    }

    /// Sorts by keys, because comparing through the states is slow.
    private mutating func sortByKeys(_ definitions: borrowing Definitions) {
        keys.removeAll()
        for place in variables.indices {
            let variable = variables[place]
            keys.append(UInt64(UInt32(definitions.variables[variable].order)) << 32 | UInt64(UInt32(variable)))
        }
        keys.sort(by: <)
        for place in variables.indices {
            variables[place] = Int32(truncatingIfNeeded: keys[place])
        }
    }

    @inline(__always)
    private mutating func follow(constraint: Int32, from variable: Int32, _ definitions: borrowing Definitions) {
        let state = definitions.constraints[constraint]
        if state.rowRoot >= 0 {
            // Its left side is a coordinate and does not change; the variable that it defines makes up for that.
            visit(variable: definitions.roots[state.rowRoot].variable)
        } else if state.role == .definition {
            visit(variable: state.target)
        } else {
            visit(row: constraint)
        }
    }

    /// Finds the variables that depend on a component, and the constraints about them.
    mutating func followComponent(
        _ component: Component, _ problem: borrowing Problem, _ definitions: borrowing Definitions
    ) {
        begin(problem)
        for coordinate in 0..<component.coordinateCount {
            visit(variable: definitions.roots[component.coordinates[coordinate]].variable)
        }
        followDefinitions(problem, definitions)
    }
}
