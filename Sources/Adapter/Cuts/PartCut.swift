import SwiftSyntax

/// Cuts that are smaller than a statement, by what the compiler says.
struct PartCut {
    private let token: TokenSyntax
    private let error: CompilerError
    private let source: AppSource
    private let placeholder: String

    init(_ token: TokenSyntax, _ error: CompilerError, _ source: AppSource, _ placeholder: String) {
        self.token = token
        self.error = error
        self.source = source
        self.placeholder = placeholder
    }

    /// The cut; nil where the words name none.
    var cut: CutFinder.Cut? {
        let message = error.message
        if ancestor(ImportDeclSyntax.self) != nil, let item = ancestor(CodeBlockItemSyntax.self) {
            return CutFinder.Cut(edit: .blank(item.bytes, in: source), part: "import")
        }
        if message.contains("does not override") { return overriding }
        if message.contains("requires an 'override' keyword") { return missingOverride }
        if message.contains("cannot be declared public") || message.contains("cannot be declared open") {
            return access
        }
        if message.contains("missing return in") { return missingReturn("return \(placeholder)") }
        if message.contains("return from initializer without") {
            return missingReturn("fatalError\(placeholder.dropFirst("keylineCut".count))")
        }
        if message.hasPrefix("switch must be exhaustive") { return exhaustive }
        if let inherited = ancestor(InheritedTypeSyntax.self) { return removal(of: inherited) }
        if message.contains("does not conform to protocol"), let type = conformingType {
            return conformance(message, of: type)
        }
        if message.contains("has no member") || message.contains("extra argument") || message.contains("cannot find") {
            return modifier
        }
        return nil
    }

    private func ancestor<Node: SyntaxProtocol>(_ kind: Node.Type) -> Node? {
        var node = Syntax(token).parent
        while let current = node {
            if let match = current.as(kind) { return match }
            if current.is(CodeBlockItemSyntax.self) || current.is(MemberBlockItemSyntax.self) { return nil }
            node = current.parent
        }
        return nil
    }

    // MARK: Declarations

    private var overriding: CutFinder.Cut? {
        var node = Syntax(token).parent
        while let current = node, !current.is(MemberBlockItemSyntax.self) { node = current.parent }
        guard let item = node?.as(MemberBlockItemSyntax.self),
            let word = item.tokens(viewMode: .sourceAccurate).first(where: { $0.text == "override" })
        else { return nil }
        return CutFinder.Cut(edit: .blank(word.bytes, in: source), part: "override")
    }

    /// The word by which a declaration is seen further than a type that it names.
    private var access: CutFinder.Cut? {
        var node = Syntax(token).parent
        while let current = node {
            let modifiers = current.asProtocol((any WithModifiersSyntax).self)?.modifiers
            if let word = modifiers?.first(where: { ["public", "open"].contains($0.name.text) }) {
                return CutFinder.Cut(edit: .blank(word.bytes, in: source), part: "access")
            }
            if current.is(MemberBlockItemSyntax.self) || current.is(CodeBlockItemSyntax.self) { return nil }
            node = current.parent
        }
        return nil
    }

    /// The word that a member lacks whose superclass has one of the same name here.
    private var missingOverride: CutFinder.Cut? {
        var node = Syntax(token).parent
        while let current = node, !current.is(MemberBlockItemSyntax.self) { node = current.parent }
        guard let item = node?.as(MemberBlockItemSyntax.self),
            let modifiers = item.decl.asProtocol((any WithModifiersSyntax).self)?.modifiers, let first = modifiers.first
        else { return nil }
        return CutFinder.Cut(edit: .insert("override ", at: first.bytes.lowerBound), part: "new member")
    }

    /// The compiler names the closing brace of the function or closure.
    private func missingReturn(_ statement: String) -> CutFinder.Cut? {
        guard token.tokenKind == .rightBrace else { return nil }
        return CutFinder.Cut(edit: .insert("; \(statement) ", at: token.bytes.lowerBound), part: "result")
    }

    private var exhaustive: CutFinder.Cut? {
        guard let choice = token.parent?.as(SwitchExprSyntax.self) else { return nil }
        return CutFinder.Cut(
            edit: .insert("default: \(placeholder)\n", at: choice.rightBrace.bytes.lowerBound), part: "case")
    }

    private var conformingType: InheritanceClauseSyntax? {
        guard let parent = token.parent else { return nil }
        let extended = ancestor(ExtensionDeclSyntax.self)?.inheritanceClause
        return parent.as(StructDeclSyntax.self)?.inheritanceClause ?? parent.as(ClassDeclSyntax.self)?.inheritanceClause
            ?? parent.as(EnumDeclSyntax.self)?.inheritanceClause ?? parent.as(ActorDeclSyntax.self)?.inheritanceClause
            ?? extended
    }

    private func conformance(_ message: String, of clause: InheritanceClauseSyntax) -> CutFinder.Cut? {
        let name =
            message.split(separator: "'", omittingEmptySubsequences: false).dropLast().last.map(String.init) ?? ""
        let wider = [
            "Decodable": "Codable", "Encodable": "Codable", "Equatable": "Hashable", "Hashable": "Identifiable",
        ]
        let types = clause.inheritedTypes.map { ($0, $0.type.trimmedDescription) }
        let match =
            types.first { $0.1 == name } ?? types.first { $0.1 == wider[name] } ?? types.first { $0.1.contains(name) }
            ?? (types.count == 1 ? types.first : nil)
        return match.flatMap { removal(of: $0.0) }
    }

    private func removal(of inherited: InheritedTypeSyntax) -> CutFinder.Cut? {
        guard let list = inherited.parent?.as(InheritedTypeListSyntax.self),
            let clause = list.parent?.as(InheritanceClauseSyntax.self),
            let index = list.firstIndex(of: inherited)
        else { return nil }
        if list.count == 1 { return CutFinder.Cut(edit: .blank(clause.bytes, in: source), part: "inherited type") }
        if inherited.trailingComma != nil {
            return CutFinder.Cut(edit: .blank(inherited.bytes, in: source), part: "inherited type")
        }
        // The last one goes with the comma before it.
        let before = list[list.index(index, offsetBy: -1)]
        let start = before.trailingComma?.bytes.lowerBound ?? inherited.bytes.lowerBound
        return CutFinder.Cut(edit: .blank(start..<inherited.bytes.upperBound, in: source), part: "inherited type")
    }

    // MARK: Modifiers

    /// A call such as `.modifier(…)` in a chain that describes a view: without it there is still a view.
    private var modifier: CutFinder.Cut? {
        guard let member = modifierAccess, let base = member.base, Self.isView(base, error.message) else { return nil }
        var end = member.bytes.upperBound
        if let call = member.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.bytes == member.bytes {
            end = call.bytes.upperBound
        }
        return CutFinder.Cut(edit: .blank(base.bytes.upperBound..<end, in: source), part: "modifier")
    }

    private var modifierAccess: MemberAccessExprSyntax? {
        guard let access = token.parent?.as(DeclReferenceExprSyntax.self)?.parent?.as(MemberAccessExprSyntax.self),
            access.declName.baseName.bytes == token.bytes
        else { return modifierAroundArgument }
        return access
    }

    /// The modifier whose argument the compiler does not know, where its base is a view.
    private var modifierAroundArgument: MemberAccessExprSyntax? {
        var node = Syntax(token).parent
        while let current = node, !current.is(CodeBlockItemSyntax.self), !current.is(MemberBlockItemSyntax.self) {
            if let argument = current.as(LabeledExprSyntax.self),
                let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self),
                let access = call.calledExpression.as(MemberAccessExprSyntax.self), access.base != nil
            {
                return access
            }
            node = current.parent
        }
        return nil
    }

    /// Whether an expression is a view, as far as its text tells: a chain that begins with a type of its own.
    private static func isView(_ base: ExprSyntax, _ message: String) -> Bool {
        if message.contains("'some View'") { return true }
        var node = base
        var calls = 0
        while true {
            if let call = node.as(FunctionCallExprSyntax.self) {
                node = call.calledExpression
                calls += 1
            } else if let member = node.as(MemberAccessExprSyntax.self), let next = member.base {
                node = next
            } else {
                break
            }
        }
        let name = node.as(DeclReferenceExprSyntax.self)?.baseName.text ?? ""
        return calls > 0 && name.first?.isUppercase == true && isInView(base)
    }

    /// Whether an expression is in something that describes a view.
    private static func isInView(_ node: some SyntaxProtocol) -> Bool {
        var around = node.parent
        while let current = around {
            let type =
                current.as(PatternBindingSyntax.self)?.typeAnnotation?.type.trimmedDescription
                ?? current.as(FunctionDeclSyntax.self)?.signature.returnClause?.type.trimmedDescription
            if let type { return type.contains("View") || type.contains("Scene") || type.contains("Content") }
            if let macro = current.as(MacroExpansionExprSyntax.self) { return macro.macroName.text == "Preview" }
            if let macro = current.as(MacroExpansionDeclSyntax.self) { return macro.macroName.text == "Preview" }
            if current.is(MemberBlockItemSyntax.self) { return false }
            around = current.parent
        }
        return false
    }
}
