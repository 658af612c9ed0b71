/// The problem as stated, for reading.
extension Problem {
    // MARK: Variables

    func contains(_ variable: Variable) -> Bool {
        variable.index < variables.count && variables[variable.index].isInUse
            && variables[variable.index].generation == variable.generation
    }

    func name(ofVariable index: Int32) -> Variable {
        Variable(index: index, generation: variables[index].generation)
    }

    // MARK: Constraints

    func contains(_ id: ConstraintID) -> Bool {
        id.index < constraints.count && constraints[id.index].isInUse
            && constraints[id.index].generation == id.generation
    }

    func name(ofConstraint index: Int32) -> ConstraintID {
        ConstraintID(index: index, generation: constraints[index].generation)
    }

    /// A constraint in the units in which it was stated.
    func statement(of index: Int32) -> LinearConstraint {
        let record = constraints[index]
        let list = record.terms.map { place in
            Term(name(ofVariable: terms[place].variable), terms[place].coefficient * record.unit)
        }
        return LinearConstraint(
            list, record.relation, record.constant * record.unit, priority: record.level.priority ?? 0)
    }

    /// The left side of a constraint, as of the last solve.
    @inline(__always)
    func activity(of constraint: Int32) -> Double {
        var sum = 0.0
        for place in constraints[constraint].terms { sum += terms[place].coefficient * values[terms[place].variable] }
        return sum
    }

    /// By how much a constraint is missed as of the last solve, as scaled here; 0 if it holds.
    @inline(__always)
    func violation(of constraint: Int32) -> Double {
        let record = constraints[constraint]
        let excess = activity(of: constraint) - record.constant
        return switch record.relation {
        case .equal: abs(excess)
        case .lessOrEqual: max(0, excess)
        case .greaterOrEqual: max(0, -excess)
        }
    }
}
