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
            } else if let constraint = nextRow() {
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
            if constraintState[constraint].openCount == 1 { return constraint }
        }
        return nil
    }

    /// Another constraint that has one open variable left.
    private mutating func nextRow() -> Int32? {
        while !region.rows.isEmpty {
            let constraint = region.rows.removeLast()
            if constraintState[constraint].openCount == 1 { return constraint }
        }
        return nil
    }

    private func nextVariable(_ next: inout Int, withCost: Bool) -> Int32? {
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

    /// Defines a variable by a required equality, in terms of roots.
    private mutating func define(_ variable: Int32, by constraint: Int32) {
        let record = problem.constraints[constraint]
        var pivot: Int32 = -1
        expansion.begin(rootCount: roots.count)
        for place in record.terms {
            let term = problem.terms[place]
            if term.variable == variable {
                pivot = Int32(place)
                continue
            }
            let state = variableState[term.variable]
            if state.root >= 0 { expansion.add(state.root, term.coefficient * state.scale) }
        }
        constraintState[constraint].role = .definition
        constraintState[constraint].target = variable
        finishDefinition(of: variable, constraint, pivot: pivot)
    }

    /// Defines a variable by a constraint whose left side becomes a coordinate.
    private mutating func define(_ variable: Int32, byRow constraint: Int32) {
        let record = problem.constraints[constraint]
        let row = makeRoot(
            Root(
                value: record.constant, variable: variable, constraint: constraint,
                order: Int32(region.defined.count)))
        region.coordinates.append(row)
        var pivot: Int32 = -1
        expansion.begin(rootCount: roots.count)
        expansion.add(row, -1)
        for place in record.terms {
            let term = problem.terms[place]
            if term.variable == variable {
                pivot = Int32(place)
                continue
            }
            let state = variableState[term.variable]
            if state.root >= 0 { expansion.add(state.root, term.coefficient * state.scale) }
        }
        constraintState[constraint].rowRoot = row
        variableState[variable].rowRoot = row
        finishDefinition(of: variable, constraint, pivot: pivot)
    }

    /// The variable is minus the sum in the expansion, divided by the pivot, and something constant.
    private mutating func finishDefinition(of variable: Int32, _ constraint: Int32, pivot: Int32) {
        let divisor = -problem.terms[pivot].coefficient
        expansion.dropNothing()
        variableState[variable].definition = constraint
        variableState[variable].pivot = pivot
        variableState[variable].order = Int32(region.defined.count)
        switch expansion.count {
        case 0:
            // What cancels has no influence, but it has to be evaluated before.
            variableState[variable].kind = isAllGround(constraint, except: variable) ? .ground : .defined
        case 1:
            variableState[variable].kind = .defined
            variableState[variable].root = expansion.root(0)
            variableState[variable].scale = expansion.coefficient(0) / divisor
        default:
            variableState[variable].kind = .defined
            variableState[variable].root = makeSum(variable, divisor: divisor)
            variableState[variable].scale = 1
        }
        region.defined.append(variable)
        settle(variable)
    }

    private func isAllGround(_ constraint: Int32, except variable: Int32) -> Bool {
        problem.constraints[constraint].terms.allSatisfy { place in
            let other = problem.terms[place].variable
            return other == variable || variableState[other].kind == .ground
        }
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
