import SwiftSyntax

/// Finds the types of a file with their members.
final class DeclarationCollector: SyntaxVisitor {
    private(set) var declarations: [TypeDeclaration] = []
    /// The methods of protocols that types may leave out.
    private(set) var optionalRequirements: Set<String> = []
    private let file: Int
    private var open: [Int] = []
    /// The conditions around a place that may not hold.
    private var conditions = 0

    init(_ source: AppSource, file: Int) {
        self.file = file
        super.init(viewMode: .sourceAccurate)
        walk(source.tree)
    }

    // MARK: Types

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        begin(.class, node.name.text, node, node.inheritanceClause, node.genericParameterClause != nil)
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        let name = node.extendedType.sourceText
        let conditions = node.genericWhereClause != nil || name.contains("<")
        return begin(.extension, name, node, node.inheritanceClause, conditions)
    }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        begin(.protocol, node.name.text, node, node.inheritanceClause, false)
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        begin(.other, node.name.text, node, node.inheritanceClause, node.genericParameterClause != nil)
    }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        begin(.other, node.name.text, node, node.inheritanceClause, node.genericParameterClause != nil)
    }

    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
        begin(.other, node.name.text, node, node.inheritanceClause, node.genericParameterClause != nil)
    }

    override func visitPost(_ node: ClassDeclSyntax) { open.removeLast() }
    override func visitPost(_ node: ExtensionDeclSyntax) { open.removeLast() }
    override func visitPost(_ node: ProtocolDeclSyntax) { open.removeLast() }
    override func visitPost(_ node: StructDeclSyntax) { open.removeLast() }
    override func visitPost(_ node: EnumDeclSyntax) { open.removeLast() }
    override func visitPost(_ node: ActorDeclSyntax) { open.removeLast() }

    private func begin(
        _ kind: TypeDeclaration.Kind, _ name: String, _ node: some DeclGroupSyntax,
        _ inherited: InheritanceClauseSyntax?, _ isGeneric: Bool
    ) -> SyntaxVisitorContinueKind {
        let around = open.last.map { declarations[$0] }
        let words = Set(node.attributes.compactMap(\.attributeWord))
        let brace = node.memberBlock.rightBrace
        declarations.append(
            TypeDeclaration(
                kind: kind, name: (around.map { $0.name + "." } ?? "") + name, file: file,
                firstInherited: inherited?.inheritedTypes.first?.type.sourceText,
                isGeneric: isGeneric || (around?.isGeneric ?? false),
                exposesMembers: words.contains("objcMembers")
                    || ([.extension, .protocol].contains(kind) && words.contains("objc")),
                memberAccess: kind == .extension
                    ? node.modifiers.map(\.name.text).first { ["public", "package"].contains($0) } : nil,
                closingBrace: brace.positionAfterSkippingLeadingTrivia.utf8Offset,
                endsInLine: brace.presence == .present && !node.memberBlock.members.isEmpty
                    && !brace.leadingTrivia.hasNewline))
        open.append(declarations.count - 1)
        return brace.presence == .present ? .visitChildren : .skipChildren
    }

    // MARK: Members

    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
        if !Self.isAlwaysMet(node) { conditions += 1 }
        return .visitChildren
    }

    override func visitPost(_ node: IfConfigClauseSyntax) {
        if !Self.isAlwaysMet(node) { conditions -= 1 }
    }

    /// Whether a condition holds wherever adapted sources are compiled.
    private static func isAlwaysMet(_ node: IfConfigClauseSyntax) -> Bool {
        ["os(iOS)", "canImport(UIKit)", "canImport(SwiftUI)", "!os(macOS)"]
            .contains(node.condition?.sourceText) && node.poundKeyword.text == "#if"
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        let parameters = node.signature.parameterClause.parameters
        let labels = parameters.map { $0.firstName.text }
        let effects = node.signature.effectSpecifiers
        let name = node.name.text.withoutBackticks
        if node.modifiers.contains(where: { $0.name.text == "optional" }) { optionalRequirements.insert(name) }
        let given = MemberDeclaration.givenSelector(node.attributes)
        add(
            MemberDeclaration(
                name: name,
                kind: .method(
                    labels: labels,
                    types: parameters.map { $0.type.line + ($0.ellipsis == nil ? "" : "...") },
                    effects: MethodEffects(
                        isAsync: effects?.asyncSpecifier != nil, isThrowing: effects?.throwsClause != nil)),
                selector: given ?? SelectorName.of(name, labels), bytes: node.bytes, node.attributes, node.modifiers,
                conditions > 0))
        return .skipChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        for binding in node.bindings {
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { continue }
            add(
                MemberDeclaration(
                    name: name.withoutBackticks, kind: .property(type: binding.typeAnnotation?.type.line), selector: "",
                    bytes: node.bytes, node.attributes, node.modifiers, conditions > 0))
        }
        return .skipChildren
    }

    override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
        add(
            MemberDeclaration(
                name: "subscript", kind: .subscripts, selector: "", bytes: node.bytes, node.attributes, node.modifiers,
                conditions > 0))
        return .skipChildren
    }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    private func add(_ member: MemberDeclaration) {
        if let last = open.last { declarations[last].members.append(member) }
    }
}

extension MemberDeclaration {
    fileprivate init(
        name: String, kind: Kind, selector: String, bytes: Range<Int>, _ attributes: AttributeListSyntax,
        _ modifiers: DeclModifierListSyntax, _ isConditional: Bool
    ) {
        self.init(
            name: name, kind: kind, selector: selector, bytes: bytes,
            attributes: Set(attributes.compactMap(\.attributeWord)),
            modifiers: Set(modifiers.filter { $0.detail == nil }.map(\.name.text)), isConditional: isConditional)
    }
}

extension MemberDeclaration {
    /// The name that `@objc(…)` gives; nil where it gives none.
    static func givenSelector(_ attributes: AttributeListSyntax) -> String? {
        attributes.compactMap { $0.as(AttributeSyntax.self) }
            .first { $0.attributeName.sourceText == "objc" }?.arguments?.sourceText
    }
}

extension AttributeListSyntax.Element {
    /// The attribute's name without its module.
    var attributeWord: String? {
        self.as(AttributeSyntax.self).map {
            String($0.attributeName.sourceText.split(separator: ".").last ?? "")
        }
    }
}

extension Trivia {
    var hasNewline: Bool { contains(where: \.isNewline) }
}

extension String {
    var withoutBackticks: String {
        hasPrefix("`") && hasSuffix("`") && count > 2 ? String(dropFirst().dropLast()) : self
    }
}
