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

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let function = node.calledExpression.trimmedDescription
        guard let argument = node.arguments.first?.expression.trimmedDescription,
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
