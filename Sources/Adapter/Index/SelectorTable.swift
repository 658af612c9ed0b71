/// The selectors of a module's methods by what expressions call them.
final class SelectorTable {
    /// The methods of one name.
    private struct Overloads {
        var first: String
        var byLabels: [[String]: String] = [:]

        func selector(_ labels: [String]?) -> String? { labels.map { byLabels[$0] } ?? first }
    }

    /// An expression's name, with its labels where they are written.
    private struct Expression: Hashable {
        let name: String
        let labels: [String]?
    }

    private var everywhere: [String: Overloads] = [:]
    private var byType: [String: [String: Overloads]] = [:]
    /// What was found from a type on upwards.
    private var known: [Expression: [String: String?]] = [:]
    private let tree: ClassTree
    private let steps: StepCount

    /// Enters methods.
    ///
    /// - Parameters:
    ///   - declarations: The module's types.
    ///   - parts: The places of the classes and their extensions, in the order in which they are looked through.
    ///   - tree: Which class derives from which.
    ///   - steps: The count of lookups.
    init(_ declarations: [TypeDeclaration], parts: [Int], _ tree: ClassTree, _ steps: StepCount) {
        self.tree = tree
        self.steps = steps
        for declaration in declarations {
            for member in declaration.members { Self.enter(member, in: &everywhere, steps) }
        }
        for part in parts {
            for member in declarations[part].members {
                Self.enter(member, in: &byType[declarations[part].name, default: [:]], steps)
            }
        }
    }

    private static func enter(_ member: MemberDeclaration, in table: inout [String: Overloads], _ steps: StepCount) {
        steps.add()
        guard case .method(let labels, _, _) = member.kind else { return }
        table[member.name, default: Overloads(first: member.selector)].byLabels[labels] =
            table[member.name]?.byLabels[labels] ?? member.selector
    }

    /// The selector of the method that an expression names.
    ///
    /// - Parameters:
    ///   - name: The method's name.
    ///   - labels: Its labels, where they are written.
    ///   - type: The type in which it is looked for first, and in those from which it derives.
    /// - Returns: The name that Objective-C gives it; nil where the module has no such method.
    func selector(_ name: String, labels: [String]?, in type: String?) -> String? {
        let expression = Expression(name: name, labels: labels)
        var passed: [String] = []
        var next = type
        var found: String?
        while let current = next {
            steps.add()
            if let answer = known[expression]?[current] {
                found = answer
                break
            }
            passed.append(current)
            found = byType[current]?[name]?.selector(labels)
            if found != nil { break }
            next = tree.parent(of: current)
        }
        for type in passed { known[expression, default: [:]].updateValue(found, forKey: type) }
        return found ?? everywhere[name]?.selector(labels)
    }
}
