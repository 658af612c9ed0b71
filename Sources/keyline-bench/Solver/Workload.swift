import Foundation

/// A layout problem in the neutral text format, with edits to replay.
///
/// The format has one item per line: `var NAME`; `par NAME value`, a constant that edits change;
/// `c REL PRIORITY CONSTANT n coefficient name …`, a sum compared with a constant, where REL is `=`, `<` or `>`;
/// `edit GROUP k par value …`. Lines that begin with `#` are comments.
struct Workload {
    struct Constraint {
        var relation: Character
        var priority: Float
        var constant: Double
        var terms: [(coefficient: Double, variable: Int)] = []
        var parameters: [(coefficient: Double, parameter: Int)] = []
    }

    struct Edit {
        var group: String
        var changes: [(parameter: Int, value: Double)]
    }

    var variables: [String] = []
    var parameters: [Double] = []
    var constraints: [Constraint] = []
    var edits: [Edit] = []

    private var variableIndex: [Substring: Int] = [:]
    private var parameterIndex: [Substring: Int] = [:]

    /// Reads a file.
    init(path: String) throws {
        guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
            throw BenchmarkError.unreadable(path: path)
        }
        let lines = text.split(separator: "\n").map { $0.split(separator: " ") }
        for (offset, fields) in lines.enumerated() where fields.first?.hasPrefix("#") == false {
            guard read(fields) else { throw BenchmarkError.malformedWorkload(path: path, line: offset + 1) }
        }
    }

    private mutating func read(_ fields: [Substring]) -> Bool {
        switch fields[0] {
        case "var" where fields.count == 2:
            variableIndex[fields[1]] = variables.count
            variables.append(String(fields[1]))
            return true
        case "par" where fields.count == 3:
            guard let value = Double(fields[2]) else { return false }
            parameterIndex[fields[1]] = parameters.count
            parameters.append(value)
            return true
        case "c" where fields.count >= 5: return readConstraint(fields)
        case "edit" where fields.count >= 3: return readEdit(fields)
        default: return false
        }
    }

    private mutating func readConstraint(_ fields: [Substring]) -> Bool {
        guard let relation = fields[1].first, "=<>".contains(relation), let priority = Float(fields[2]),
            let constant = Double(fields[3]),
            let count = Int(fields[4]), fields.count == 5 + 2 * count
        else { return false }
        var constraint = Constraint(relation: relation, priority: priority, constant: constant)
        for place in stride(from: 5, to: fields.count, by: 2) {
            guard let coefficient = Double(fields[place]) else { return false }
            if let variable = variableIndex[fields[place + 1]] {
                constraint.terms.append((coefficient, variable))
            } else if let parameter = parameterIndex[fields[place + 1]] {
                constraint.parameters.append((coefficient, parameter))
            } else {
                return false
            }
        }
        constraints.append(constraint)
        return true
    }

    private mutating func readEdit(_ fields: [Substring]) -> Bool {
        guard let count = Int(fields[2]), fields.count == 3 + 2 * count else { return false }
        var edit = Edit(group: String(fields[1]), changes: [])
        for place in stride(from: 3, to: fields.count, by: 2) {
            guard let parameter = parameterIndex[fields[place]], let value = Double(fields[place + 1]) else {
                return false
            }
            edit.changes.append((parameter, value))
        }
        edits.append(edit)
        return true
    }
}
