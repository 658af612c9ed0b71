import SwiftSyntax

/// Conditions of `#if`, answered as for an iOS simulator.
final class BuildCondition: SyntaxVisitor {
    private var edits: [SourceEdit] = []
    private let modules: ModuleNames

    private init(_ modules: ModuleNames) {
        self.modules = modules
        super.init(viewMode: .sourceAccurate)
    }

    /// Answers `os`, `targetEnvironment`, and `canImport` of modules that Keyline knows.
    static func edits(of condition: ExprSyntax, _ modules: ModuleNames) -> [SourceEdit] {
        let visitor = BuildCondition(modules)
        visitor.walk(condition)
        return visitor.edits
    }

    /// Whether a condition holds; nil for one that only the compiler knows.
    static func holds(_ condition: ExprSyntax, _ modules: ModuleNames) -> Bool? {
        if let call = condition.as(FunctionCallExprSyntax.self) {
            guard let argument = call.arguments.first?.expression.sourceText else { return nil }
            return BuildCondition(modules).answer(call.calledExpression.sourceText, argument)
        }
        if let not = condition.as(PrefixOperatorExprSyntax.self), not.operator.text == "!" {
            return holds(not.expression, modules).map { !$0 }
        }
        if let group = condition.as(TupleExprSyntax.self), group.elements.count == 1, let only = group.elements.first {
            return holds(only.expression, modules)
        }
        guard let parts = condition.as(SequenceExprSyntax.self).map({ Array($0.elements) }) else { return nil }
        let operators = Set(
            parts.enumerated().filter { $0.offset % 2 == 1 }.map(\.element.sourceText))
        let answers = parts.enumerated().filter { $0.offset % 2 == 0 }.map { holds($0.element, modules) }
        switch operators {
        case ["&&"]: return answers.contains(false) ? false : answers.contains(nil) ? nil : true
        case ["||"]: return answers.contains(true) ? true : answers.contains(nil) ? nil : false
        default: return nil
        }
    }

    /// True when a node is in a part of `#if` that is never compiled.
    static func excludes(_ node: some SyntaxProtocol, _ modules: ModuleNames) -> Bool {
        var around = node.parent
        while let current = around {
            around = current.parent
            guard let clause = current.as(IfConfigClauseSyntax.self),
                let clauses = clause.parent?.as(IfConfigClauseListSyntax.self)
            else { continue }
            let before = clauses.prefix { $0.id != clause.id }
            if before.contains(where: { $0.condition.map { holds($0, modules) } == true }) { return true }
            if clause.condition.map({ holds($0, modules) }) == false { return true }
        }
        return false
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let function = node.calledExpression.sourceText
        guard let argument = node.arguments.first?.expression.sourceText,
            let answer = answer(function, argument)
        else { return .visitChildren }
        let word = "(\(answer))"
        // As wide as the condition, so that columns stay.
        let gap = String(repeating: " ", count: max(0, node.bytes.count - word.utf8.count))
        edits.append(.replace(node.bytes, with: "(\(answer)\(gap))"))
        return .skipChildren
    }

    private func answer(_ function: String, _ argument: String) -> Bool? {
        switch function {
        case "os": argument == "iOS"
        case "targetEnvironment": argument == "simulator"
        case "canImport":
            switch modules.rule(of: String(argument.prefix { $0 != "." })) {
            case .renamed: true
            case .kept: nil
            case .missing: false
            }
        default: nil
        }
    }
}
