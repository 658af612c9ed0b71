import KeylineOutletValues
import SwiftSyntax

/// The names by which an app's code speaks of texts: static constants, such as SwiftGen's `L10n`, and functions around `NSLocalizedString`.
struct TextConstants {
    /// The expressions of static properties by their names with the types around them.
    private(set) var expressions: [String: ExprSyntax] = [:]
    /// Functions and members of `String` that look a text up, each with its table.
    private(set) var lookups: [String: String?] = [:]
    /// Those of them whose result has styles in place of marks such as `<b>`.
    private(set) var styledLookups: Set<String> = []

    /// Reads the declarations of files.
    init(_ sources: [AppSource]) {
        var aliases: [String: Alias] = [:]
        for source in sources {
            let collector = TextConstantCollector(viewMode: .sourceAccurate)
            collector.walk(source.tree)
            expressions.merge(collector.expressions) { first, _ in first }
            lookups.merge(collector.lookups) { first, _ in first }
            aliases.merge(collector.aliases) { first, _ in first }
        }
        for (name, alias) in aliases where lookups[name] == nil {
            guard let table = lookups[alias.lookup] else { continue }
            lookups[name] = .some(table)
            if alias.isStyled { styledLookups.insert(name) }
        }
    }

    /// A member of `String` that does something with the text that another member looks up.
    fileprivate struct Alias {
        let lookup: String
        /// Whether styles take the place of marks: `set(style:)` of SwiftRichString.
        let isStyled: Bool
    }
}

/// Finds the declarations of one file.
private final class TextConstantCollector: TypeScopeVisitor {
    private(set) var expressions: [String: ExprSyntax] = [:]
    private(set) var lookups: [String: String?] = [:]
    private(set) var aliases: [String: TextConstants.Alias] = [:]

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        for binding in node.bindings {
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text.withoutBackticks,
                let value = binding.initializer.map({ $0.value.returned ?? $0.value })
                    ?? binding.accessorBlock?.onlyExpression
            else { continue }
            if types == ["String"] {
                if let table = Self.lookup(of: "self", in: value) { lookups[name] = table }
                aliases[name] = Self.alias(value)
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
        if types == ["String"] {
            if let table = Self.lookup(of: "self", in: value) { lookups[name] = table }
            aliases[name] = Self.alias(value)
        }
        if let parameter, let table = Self.lookup(of: parameter, in: value) { lookups[name] = table }
        return .skipChildren
    }

    /// The member of `String` that an expression consists of, such as `localized` of `localized` and of `localized.set(style: style)`.
    private static func alias(_ expression: ExprSyntax) -> TextConstants.Alias? {
        var isStyled = false
        var rest = expression
        if let call = rest.as(FunctionCallExprSyntax.self), call.arguments.first?.label?.text == "style",
            let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base
        {
            isStyled = true
            rest = base
        }
        if let call = rest.as(FunctionCallExprSyntax.self), call.arguments.isEmpty { rest = call.calledExpression }
        let member = rest.as(MemberAccessExprSyntax.self).flatMap { $0.base?.sourceText == "self" ? $0.declName : nil }
        let name = (member ?? rest.as(DeclReferenceExprSyntax.self))?.baseName.text
        return name.map { TextConstants.Alias(lookup: $0, isStyled: isStyled) }
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

extension ExprSyntax {
    /// The expression that a closure returns which is called at once and does nothing else, as in `= { return "Name" }()`.
    fileprivate var returned: ExprSyntax? {
        guard let call = self.as(FunctionCallExprSyntax.self), call.arguments.isEmpty,
            let closure = call.calledExpression.as(ClosureExprSyntax.self), closure.signature == nil
        else { return nil }
        return closure.statements.onlyExpression
    }
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
