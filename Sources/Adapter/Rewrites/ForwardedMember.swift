import SwiftSyntax

/// A member of an extension whose body uses names that are private to its file. The body stays there under a name of its own, and the
/// class gets a member that calls it.
struct ForwardedMember {
    /// The member of the class.
    let text: String
    /// The edits that rename the one of the extension.
    let edits: [SourceEdit]

    /// Makes the member; nil for what no other member can call with the same arguments.
    ///
    /// - Parameters:
    ///   - node: The declaration.
    ///   - source: Its file.
    ///   - signature: Gives a part of the file as it is after other edits.
    init?(_ node: DeclSyntax, _ source: AppSource, signature: (Range<Int>) -> String) {
        if let function = node.as(FunctionDeclSyntax.self) {
            self.init(function, source, signature)
        } else if let variable = node.as(VariableDeclSyntax.self) {
            self.init(variable, source, signature)
        } else {
            return nil
        }
    }

    private init?(_ node: FunctionDeclSyntax, _ source: AppSource, _ signature: (Range<Int>) -> String) {
        guard let body = node.body, case .identifier = node.name.tokenKind else { return nil }
        var arguments: [String] = []
        for parameter in node.signature.parameterClause.parameters {
            guard parameter.ellipsis == nil else { return nil }
            let name = (parameter.secondName ?? parameter.firstName).text
            let label = parameter.firstName.text == "_" ? "" : "\(parameter.firstName.text): "
            let type = parameter.type.as(AttributedTypeSyntax.self)
            let isInOut = type?.specifiers.contains { $0.sourceText == "inout" } == true
            let isAutoclosure = type?.attributes.contains { $0.attributeWord == "autoclosure" } == true
            arguments.append(label + (isInOut ? "&" : "") + name + (isAutoclosure ? "()" : ""))
        }
        let effects = node.signature.effectSpecifiers
        let words = (effects?.throwsClause == nil ? "" : "try ") + (effects?.asyncSpecifier == nil ? "" : "await ")
        let head = signature(node.bytes.lowerBound..<body.bytes.lowerBound)
        text = "\(head){ return \(words)self.\(Self.name(node.name))(\(arguments.joined(separator: ", "))) }"
        edits = Self.edits(node.modifiers, node.name, source)
    }

    private init?(_ node: VariableDeclSyntax, _ source: AppSource, _ signature: (Range<Int>) -> String) {
        guard let binding = node.bindings.first, node.bindings.count == 1, let accessors = binding.accessorBlock,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier
        else { return nil }
        let property = "self.\(Self.name(name))"
        var body = "{ return \(property) }"
        if case .accessors(let list) = accessors.accessors {
            let words = Set(list.map(\.accessorSpecifier.text))
            guard words.isSubset(of: ["get", "set"]), list.allSatisfy({ $0.effectSpecifiers == nil }) else {
                return nil
            }
            if words.contains("set") { body = "{ get { return \(property) } set { \(property) = newValue } }" }
        }
        text = signature(node.bytes.lowerBound..<accessors.bytes.lowerBound) + body
        edits = Self.edits(node.modifiers, name, source)
    }

    private static func name(_ token: TokenSyntax) -> String { "keylineMoved_" + token.text.withoutBackticks }

    private static func edits(
        _ modifiers: DeclModifierListSyntax, _ name: TokenSyntax, _ source: AppSource
    ) -> [SourceEdit] {
        modifiers.filter { ["override", "open", "final"].contains($0.name.text) }.map { .blank($0.bytes, in: source) }
            + [.replace(name.bytes, with: Self.name(name))]
    }
}

/// The names that only one file of a module sees.
final class PrivateNames: SyntaxVisitor {
    private(set) var all: Set<String> = []
    private var privateExtensions = 0

    init(_ source: AppSource) {
        super.init(viewMode: .sourceAccurate)
        walk(source.tree)
    }

    /// True when a declaration uses one of the names.
    func areUsed(in node: DeclSyntax) -> Bool {
        !all.isEmpty && node.tokens(viewMode: .sourceAccurate).contains { all.contains($0.text.withoutBackticks) }
    }

    private static func isPrivate(_ modifiers: DeclModifierListSyntax) -> Bool {
        modifiers.contains { ["private", "fileprivate"].contains($0.name.text) && $0.detail == nil }
    }

    private func add(_ name: TokenSyntax, _ modifiers: DeclModifierListSyntax) {
        if privateExtensions > 0 || Self.isPrivate(modifiers) { all.insert(name.text.withoutBackticks) }
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        if Self.isPrivate(node.modifiers) { privateExtensions += 1 }
        return .visitChildren
    }
    override func visitPost(_ node: ExtensionDeclSyntax) {
        if Self.isPrivate(node.modifiers) { privateExtensions -= 1 }
    }
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        add(node.name, node.modifiers)
        return .skipChildren
    }
    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        for binding in node.bindings {
            if let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier { add(name, node.modifiers) }
        }
        return .skipChildren
    }
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        add(node.name, node.modifiers)
        return .visitChildren
    }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        add(node.name, node.modifiers)
        return .visitChildren
    }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        add(node.name, node.modifiers)
        return .visitChildren
    }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
        add(node.name, node.modifiers)
        return .visitChildren
    }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        add(node.name, node.modifiers)
        return .skipChildren
    }
    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        add(node.name, node.modifiers)
        return .skipChildren
    }
    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
