import SwiftSyntax

/// How the files that import modules which are missing use names that nothing declares.
struct MissingUse {
    /// The labels of each call that makes a value, by their selectors' spelling.
    var initialisers: Set<[String]> = []
    /// What it is asked for itself, not one of its values.
    var members: Set<String> = []
    /// Why no stub can stand for it.
    var obstacle: String?
    /// Whether classes take it for a protocol.
    var isProtocol = false
    /// The file and the offset of the first use.
    let file: Int
    let offset: Int
    let modules: [String]
}

/// Finds these uses in one file.
final class MissingUseCollector: SyntaxVisitor {
    private(set) var uses: [String: MissingUse] = [:]
    private let declared: Set<String>
    private let file: Int
    private let modules: [String]
    private let imported: Set<String>

    /// Looks through a file.
    ///
    /// - Parameters:
    ///   - source: The file.
    ///   - file: Its index.
    ///   - modules: What is missing of what it imports.
    ///   - declared: The names of the app's own types.
    ///   - imported: The modules that any file of the app imports.
    init(_ source: AppSource, file: Int, modules: [String], declared: Set<String>, imported: Set<String>) {
        self.declared = declared
        self.imported = imported
        self.file = file
        self.modules = modules
        super.init(viewMode: .sourceAccurate)
        walk(source.tree)
    }

    private func note(_ token: TokenSyntax, _ change: (inout MissingUse) -> Void = { _ in }) {
        let name = token.text
        guard name.first?.isUppercase == true, name != "Self", name != "Any", !declared.contains(name),
            !KnownNames.contains(name, importing: imported), !modules.contains(name) || uses[name] != nil
        else { return }
        change(
            &uses[
                name, default: MissingUse(file: file, offset: token.bytes.lowerBound, modules: modules)])
    }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        let isInherited = node.parent?.is(InheritedTypeSyntax.self) == true
        note(node.name) { use in
            if node.genericArgumentClause != nil { use.obstacle = "it has parameters" }
            if node.parent?.is(AttributeSyntax.self) == true { use.obstacle = "it is an attribute" }
            guard isInherited else { return }
            if Self.isNamedAsProtocol(node.name.text) {
                use.isProtocol = true
            } else {
                use.obstacle = "a type derives from it"
            }
        }
        return .visitChildren
    }

    private static func isNamedAsProtocol(_ name: String) -> Bool {
        ["Delegate", "DataSource", "Protocol"].contains { name.hasSuffix($0) }
    }

    override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
        if let base = node.baseType.as(IdentifierTypeSyntax.self) {
            note(base.name) { $0.obstacle = "it has nested types" }
        }
        return .visitChildren
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        if let type = node.extendedType.as(IdentifierTypeSyntax.self) {
            note(type.name) { $0.obstacle = "it is extended" }
        }
        return .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if let callee = node.calledExpression.as(DeclReferenceExprSyntax.self) {
            let hasClosure =
                node.trailingClosure != nil
                || node.arguments.contains { $0.expression.is(ClosureExprSyntax.self) }
            note(callee.baseName) { use in
                use.initialisers.insert(node.arguments.map { $0.label?.text ?? "_" })
                if hasClosure { use.obstacle = "it is created with a closure" }
            }
        }
        return .visitChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        if let base = node.base?.as(DeclReferenceExprSyntax.self) {
            let member = node.declName.baseName.text
            note(base.baseName) { use in
                if member.first?.isUppercase == true { use.obstacle = "it has nested types" }
                if !["self", "Type", "init"].contains(member) { use.members.insert(member) }
            }
        }
        return .visitChildren
    }
}

/// The names of all types and parameters that files declare.
final class DeclaredNames: SyntaxVisitor {
    private(set) var all: Set<String> = []

    init(_ sources: [AppSource]) {
        super.init(viewMode: .sourceAccurate)
        for source in sources { walk(source.tree) }
    }

    private func add(_ name: TokenSyntax) -> SyntaxVisitorContinueKind {
        all.insert(name.text)
        return .visitChildren
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
    override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
    override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
    override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind { add(node.identifier) }
}
