import KeylineOutletValues
import SwiftSyntax

/// The names by which an app's code speaks of texts: static constants, such as SwiftGen's `L10n`, and functions around `NSLocalizedString`.
struct TextConstants {
    /// The expressions of static properties by their names with the types around them.
    private(set) var expressions: [String: ExprSyntax] = [:]
    /// Functions and members of `String` that look a text up.
    private(set) var lookups: [String: Lookup] = [:]
    /// The bodies of functions and properties that give a font, by their names with the types around them.
    private(set) var fontFunctions: [String: [FontFunction]] = [:]
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
            fontFunctions.merge(collector.fontFunctions) { $0 + $1 }
        }
        for (name, alias) in aliases where lookups[name] == nil {
            guard let lookup = lookups[alias.lookup] else { continue }
            lookups[name] = lookup
            if alias.isStyled { styledLookups.insert(name) }
        }
    }

    /// A function or a member that looks a text up.
    struct Lookup {
        /// The table; nil for `Localizable`.
        var table: String?
        /// The label of the argument that gives the table; nil where no argument does.
        var tableLabel: String?

        /// The table of a call.
        func table(of call: FunctionCallExprSyntax) -> String? {
            tableLabel.flatMap { call.argument($0)?.literalText } ?? table
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
    private(set) var lookups: [String: TextConstants.Lookup] = [:]
    private(set) var fontFunctions: [String: [FontFunction]] = [:]
    private(set) var aliases: [String: TextConstants.Alias] = [:]

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        for binding in node.bindings {
            noteBody(of: binding)
            guard node.keepsValue || binding.initializer == nil else { continue }
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text.withoutBackticks,
                let value = binding.initializer.map({ $0.value.returned ?? $0.value })
                    ?? binding.accessorBlock?.onlyExpression
            else { continue }
            if types == ["String"] {
                if let lookup = Self.lookup(of: "self", in: value) { lookups[name] = lookup }
                aliases[name] = Self.alias(value)
            } else {
                expressions[(types + [name]).joined(separator: ".")] = value
            }
        }
        return .skipChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let body = node.body else { return .skipChildren }
        let name = node.name.text.withoutBackticks
        let result = node.signature.returnClause?.type.sourceText ?? ""
        let path = (types + [name]).joined(separator: ".")
        let parameters = node.signature.parameterClause.parameters
        if result.hasPrefix("UIFont") {
            let function = FontFunction(type: types.joined(separator: "."), statements: body.statements, parameters)
            fontFunctions[path, default: []].append(function)
        }
        guard let value = body.statements.onlyExpression else {
            if result.hasPrefix("String") { noteLookup(name, in: body.statements, parameters) }
            return .skipChildren
        }
        if parameters.isEmpty, result.hasPrefix("UIColor"), !types.isEmpty { expressions[path] = value }
        let parameter = parameters.first.map { ($0.secondName ?? $0.firstName).text }
        if types == ["String"] {
            if let lookup = Self.lookup(of: "self", in: value, parameters) { lookups[name] = lookup }
            aliases[name] = Self.alias(value)
        }
        if let parameter, let lookup = Self.lookup(of: parameter, in: value, parameters) { lookups[name] = lookup }
        return .skipChildren
    }

    /// Notes a property whose getter has several statements.
    private func noteBody(of binding: PatternBindingSyntax) {
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text.withoutBackticks,
            let statements = binding.accessorBlock?.getter
        else { return }
        let type = binding.typeAnnotation?.type.sourceText ?? ""
        if type.hasPrefix("UIFont") {
            let function = FontFunction(type: types.joined(separator: "."), statements: statements)
            fontFunctions[(types + [name]).joined(separator: "."), default: []].append(function)
        } else if type.hasPrefix("String"), statements.onlyExpression == nil {
            noteLookup(name, in: statements, [])
        }
    }

    /// Notes a function of several statements that looks its key up and returns the text, or another one where there is none.
    private func noteLookup(
        _ name: String, in statements: CodeBlockItemListSyntax, _ parameters: FunctionParameterListSyntax
    ) {
        let keys =
            (types == ["String"] ? ["self"] : [])
            + (parameters.first.map { [($0.secondName ?? $0.firstName).text] } ?? [])
        let returned = ReturnFinder.values(in: statements)
        guard !returned.isEmpty, returned.allSatisfy(Self.isTextAlone) else { return }
        for key in keys {
            guard let lookup = Self.lookup(of: key, in: Syntax(statements), parameters) else { continue }
            lookups[name] = lookup
            return
        }
    }

    /// Whether a function returns a text as it is: a lookup, a literal or a name.
    private static func isTextAlone(_ expression: ExprSyntax) -> Bool {
        if expression.literalText != nil || expression.is(DeclReferenceExprSyntax.self) { return true }
        guard let call = expression.as(FunctionCallExprSyntax.self) else {
            let parts = expression.as(SequenceExprSyntax.self).map { Array($0.elements) } ?? []
            let isFallback = parts.count == 3 && parts[1].as(BinaryOperatorExprSyntax.self)?.operator.text == "??"
            return isFallback && isTextAlone(parts[0]) && isTextAlone(parts[2])
        }
        return LookupCallFinder.looksUp(call)
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

    private static func lookup(
        of name: String, in expression: ExprSyntax, _ parameters: FunctionParameterListSyntax? = nil
    ) -> TextConstants.Lookup? {
        lookup(of: name, in: Syntax(expression), parameters)
    }

    /// The first lookup of a name's value in code; nil where there is none.
    private static func lookup(
        of name: String, in code: Syntax, _ parameters: FunctionParameterListSyntax?
    ) -> TextConstants.Lookup? {
        let calls = LookupCallFinder(viewMode: .sourceAccurate)
        calls.walk(code)
        guard let call = calls.call, call.arguments.first.map({ $0.expression.isName(name) }) ?? false else {
            return nil
        }
        guard let table = call.argument("tableName") ?? call.argument("table") else { return TextConstants.Lookup() }
        if let text = table.literalText { return TextConstants.Lookup(table: text) }
        let parameter = parameters?.first { ($0.secondName ?? $0.firstName).text == table.sourceText }
        return TextConstants.Lookup(
            table: parameter?.defaultValue?.value.literalText, tableLabel: parameter?.firstName.text)
    }
}

extension ExprSyntax {
    /// Whether the expression is a name, alone or as `LocalizationValue(name)` of a lookup.
    fileprivate func isName(_ name: String) -> Bool {
        if sourceText == name { return true }
        guard let call = self.as(FunctionCallExprSyntax.self), call.arguments.count == 1 else { return false }
        return call.arguments.first?.label == nil && call.arguments.first?.expression.sourceText == name
    }
}

/// Finds the values that a function returns, without its closures.
private final class ReturnFinder: SyntaxVisitor {
    private var values: [ExprSyntax] = []

    static func values(in statements: CodeBlockItemListSyntax) -> [ExprSyntax] {
        let finder = ReturnFinder(viewMode: .sourceAccurate)
        finder.walk(statements)
        return finder.values
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
        if let expression = node.expression { values.append(expression) }
        return .visitChildren
    }
}

/// Finds a call that looks a key up.
private final class LookupCallFinder: SyntaxVisitor {
    private(set) var call: FunctionCallExprSyntax?

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if Self.looksUp(node) { call = call ?? node }
        return .visitChildren
    }

    /// Whether a call is one of Foundation's that look a key up.
    static func looksUp(_ call: FunctionCallExprSyntax) -> Bool {
        let name = call.calledExpression.sourceText
        if name == "String" { return call.arguments.first?.label?.text == "localized" }
        return name == "NSLocalizedString"
            || name.hasSuffix("localizedString") && call.arguments.first?.label?.text == "forKey"
    }
}

extension VariableDeclSyntax {
    /// Whether the declared name keeps its first value: a constant, or a variable that all objects share. Other variables are
    /// declared to be given others.
    fileprivate var keepsValue: Bool {
        let isShared = modifiers.contains { ["static", "class", "lazy"].contains($0.name.text) }
        let isObserved = bindings.contains { $0.accessorBlock != nil }
        return bindingSpecifier.text == "let" || isShared && !isObserved
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
    /// The statements of the getter; nil where there is none.
    fileprivate var getter: CodeBlockItemListSyntax? {
        if let statements = accessors.as(CodeBlockItemListSyntax.self) { return statements }
        return accessors.as(AccessorDeclListSyntax.self)?.first { $0.accessorSpecifier.text == "get" }?.body?.statements
    }

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
