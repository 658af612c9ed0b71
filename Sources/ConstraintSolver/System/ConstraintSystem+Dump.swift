extension ConstraintSystem {
    /// The problem, its components and the vertex of each, as text.
    func dump() -> String {
        var lines = ["problem"]
        for index in problem.variables.indices where problem.variables[index].isInUse {
            lines.append("  " + describe(variable: Int32(index)))
        }
        for index in problem.constraints.indices where problem.constraints[index].isInUse {
            lines.append("  " + describe(constraint: Int32(index)))
        }
        for index in components.numbers(where: { _ in true }) {
            lines.append("component \(index)")
            lines += describe(components[index])
        }
        return lines.joined(separator: "\n") + "\n"
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
        roots[root].constraint < 0 ? "x\(roots[root].variable)" : "left(c\(roots[root].constraint))"
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
