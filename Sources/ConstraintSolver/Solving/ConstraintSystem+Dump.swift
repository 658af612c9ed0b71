extension ConstraintSystem {
    /// The parts of the system as text, in the order of the parts: the problem, what changed since it was solved, the
    /// definitions, the components and the vertex of each, and the conflicts.
    ///
    /// In a component, a star marks the lines that are active; each line is followed by the constraints along it, and
    /// how far the point is from each.
    func dump() -> String {
        var lines = ["problem"]
        for index in problem.variables.indices where problem.variables[index].isInUse {
            lines.append("  " + describe(variable: Int32(index)))
        }
        for index in problem.constraints.indices where problem.constraints[index].isInUse {
            lines.append("  " + describe(constraint: Int32(index)))
        }
        if changes.isStale { lines += ["changes"] + describeChanges() }
        lines.append("definitions")
        for place in definitions.evaluationOrder.indices {
            let variable = definitions.evaluationOrder[place]
            if definitions.variables[variable].order == Int32(place) {
                lines.append("  " + describe(definitionOf: variable))
            }
        }
        for index in components.numbers(where: { _ in true }) {
            lines.append("component \(index)")
            lines += describe(components[index])
        }
        for conflict in conflicts.latest {
            lines.append("conflict")
            lines += conflict.members.map { "  \(decimal($0.multiplier)) * \($0.constraint)" }
            lines += conflict.bounds.map { "  \(decimal($0.multiplier)) * bound of \($0.variable)" }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// The work of the next solve.
    private func describeChanges() -> [String] {
        var lines: [String] = []
        for variable in Set(changes.seeds.map { $0 }).sorted() where problem.variables[variable].isInUse {
            lines.append("  around x\(variable)")
        }
        for constraint in Set(changes.newConstraints.map { $0 }).sorted() where problem.constraints[constraint].isInUse
        { lines.append("  new c\(constraint)") }
        for place in changes.touchedConstraints.indices {
            let unit = problem.constraints[changes.touchedConstraints[place]].unit
            let former = decimal(changes.formerConstants[place] * unit)
            lines.append("  constant of c\(changes.touchedConstraints[place]), which was \(former)")
        }
        return lines
    }

    private func describe(variable index: Int32) -> String {
        let bound = problem.lowerBounds[index]
        let suffix = bound > -.infinity ? " >= \(decimal(bound))" : ""
        return "x\(index) = \(decimal(problem.values[index]))\(suffix)"
    }

    private func describe(constraint index: Int32) -> String {
        let record = problem.constraints[index]
        let left = record.terms.map { place in
            (coefficient: problem.terms[place].coefficient * record.unit, name: "x\(problem.terms[place].variable)")
        }
        let priority = record.level == .required ? "" : " @\(record.level.priority ?? 0)"
        return "c\(index): \(sum(left)) \(record.relation) \(decimal(record.constant * record.unit))\(priority)"
    }

    /// The definition of a variable by coordinates, constants and variables before it.
    private func describe(definitionOf variable: Int32) -> String {
        let state = definitions.variables[variable]
        var constant = 0.0
        var terms: [(coefficient: Double, name: String)] = []
        if state.firstDerivedTerm >= 0 {
            for place in definitions.derivedTerms(of: state) {
                add(definitions.derivedTerms[place], to: &terms, &constant)
            }
        } else {
            let pivot = problem.terms[state.pivot].coefficient
            if state.rowRoot >= 0 {
                terms.append((1 / pivot, name(ofRoot: state.rowRoot)))
            } else {
                constant = problem.constraints[state.definition].constant / pivot
            }
            for place in problem.constraints[state.definition].terms where place != Int(state.pivot) {
                let term = problem.terms[place]
                terms.append((-term.coefficient / pivot, "x\(term.variable)"))
            }
        }
        let right = terms.isEmpty ? decimal(constant) : sum(terms) + signed(constant)
        return "x\(variable) = \(right) by c\(state.definition)"
    }

    private func add(
        _ term: DerivedTerm, to terms: inout [(coefficient: Double, name: String)], _ constant: inout Double
    ) {
        switch term.kind {
        case .count, .sum: break
        case .constant: constant += term.coefficient * problem.constraints[term.index].constant
        case .variable: terms.append((term.coefficient, "x\(term.index)"))
        case .row: terms.append((term.coefficient, name(ofRoot: term.index)))
        }
    }

    private func signed(_ constant: Double) -> String {
        constant == 0 ? "" : constant < 0 ? " - \(decimal(-constant))" : " + \(decimal(constant))"
    }

    private func describe(_ component: Component) -> [String] {
        (0..<component.lineCount).map { line in
            let mark = component.isActive(line) ? "*" : " "
            let points = component.breakpoints(on: line).filter { component.breakpoints[$0].source != .nothing }.map {
                place in
                let breakpoint = component.breakpoints[place]
                let name =
                    breakpoint.source.constraint.map { "c\($0)" } ?? (breakpoint.level == .bound ? "bound" : "stay")
                return "\(name) \(decimal(breakpoint.distance))"
            }
            return "  \(mark) \(describe(line: line, in: component)): \(points.joined(separator: ", "))"
        }
    }

    private func name(ofRoot root: Int32) -> String {
        definitions.roots[root].constraint < 0
            ? "x\(definitions.roots[root].variable)" : "left(c\(definitions.roots[root].constraint))"
    }

    private func describe(line: Int, in component: Component) -> String {
        guard line >= component.coordinateCount else { return name(ofRoot: component.coordinates[line]) }
        let row = component.row(component.form(ofLine: line)).map { place in
            let entry = component.rowEntries[place]
            return (coefficient: entry.coefficient, name: name(ofRoot: component.coordinates[Int(entry.index)]))
        }
        return sum(row)
    }

    private func sum(_ terms: [(coefficient: Double, name: String)]) -> String {
        guard !terms.isEmpty else { return "0" }
        var text = ""
        for (offset, term) in terms.enumerated() {
            let sign = term.coefficient < 0 ? "-" : "+"
            text += offset == 0 ? (sign == "-" ? "-" : "") : " \(sign) "
            let size = abs(term.coefficient)
            text += size == 1 ? term.name : "\(decimal(size))*\(term.name)"
        }
        return text
    }
}

/// A number as text: up to nine decimals, and none for a whole number.
func decimal(_ number: Double) -> String {
    let rounded = (number * 1e9).rounded() / 1e9
    guard rounded.magnitude < 1e15 else { return "\(number)" }
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
}
