import KeylineOutletValues
import SwiftSyntax

/// The names by which an app's code speaks of texts: static constants, such as SwiftGen's `L10n`, and functions around `NSLocalizedString`.
struct TextConstants {
    /// The expressions of static properties by their names with the types around them.
    private(set) var expressions: [String: ExprSyntax] = [:]
    /// Functions and members of `String` that look a text up, each with its table.
    private(set) var lookups: [String: String?] = [:]

    /// Reads the declarations of files.
    init(_ sources: [AppSource]) {
        for source in sources {
            let collector = TextConstantCollector(viewMode: .sourceAccurate)
            collector.walk(source.tree)
            expressions.merge(collector.expressions) { first, _ in first }
            lookups.merge(collector.lookups) { first, _ in first }
        }
    }
}

/// Finds the declarations of one file.
private final class TextConstantCollector: TypeScopeVisitor {
    private(set) var expressions: [String: ExprSyntax] = [:]
    private(set) var lookups: [String: String?] = [:]

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        for binding in node.bindings {
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text.withoutBackticks,
                let value = binding.initializer?.value ?? binding.accessorBlock?.onlyExpression
            else { continue }
            if types == ["String"] {
                if let table = Self.lookup(of: "self", in: value) { lookups[name] = table }
            } else {
                expressions[(types + [name]).joined(separator: ".")] = value
            }
        }
        return .skipChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let value = node.body?.statements.onlyExpression else { return .skipChildren }
        let parameter = node.signature.parameterClause.parameters.first.map { ($0.secondName ?? $0.firstName).text }
        let name = node.name.text.withoutBackticks
        if types == ["String"], let table = Self.lookup(of: "self", in: value) { lookups[name] = table }
        if let parameter, let table = Self.lookup(of: parameter, in: value) { lookups[name] = table }
        return .skipChildren
    }

    /// The table in which an expression looks a name's value up, whose default is nil; nil where it does not.
    private static func lookup(of name: String, in expression: ExprSyntax) -> String?? {
        let calls = LookupCallFinder(viewMode: .sourceAccurate)
        calls.walk(expression)
        guard let call = calls.call, let key = call.arguments.first?.expression.sourceText,
            key == name || key == "\(name), "
        else { return nil }
        return .some(call.argument("tableName")?.literalText)
    }
}

/// Finds a call that looks a key up.
private final class LookupCallFinder: SyntaxVisitor {
    private(set) var call: FunctionCallExprSyntax?

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let name = node.calledExpression.sourceText
        if name == "NSLocalizedString" || name.hasSuffix(".localizedString") { call = call ?? node }
        return .visitChildren
    }
}

extension FunctionCallExprSyntax {
    /// The value of a label; nil where there is none.
    func argument(_ label: String) -> ExprSyntax? { arguments.first { $0.label?.text == label }?.expression }
}

extension ExprSyntax {
    /// The text of a string literal without values in it; nil for anything else.
    var literalText: String? { self.as(StringLiteralExprSyntax.self)?.representedLiteralValue }
}

extension AccessorBlockSyntax {
    /// The expression of a getter that consists of nothing else.
    fileprivate var onlyExpression: ExprSyntax? {
        if let statements = accessors.as(CodeBlockItemListSyntax.self) { return statements.onlyExpression }
        return accessors.as(AccessorDeclListSyntax.self)?.first { $0.accessorSpecifier.text == "get" }?.body?
            .statements.onlyExpression
    }
}

extension CodeBlockItemListSyntax {
    /// The expression of a body that returns it and does nothing else.
    var onlyExpression: ExprSyntax? {
        guard count == 1, let item = first?.item else { return nil }
        if let expression = item.as(ExprSyntax.self) { return expression }
        return item.as(ReturnStmtSyntax.self)?.expression
    }
}
