import SwiftSyntax

/// The constants and functions that manifests and the files of their helpers declare.
struct ManifestNames {
    /// A value or function with the file that declares it.
    struct Declaration<Node> {
        let node: Node
        let source: AppSource
    }

    private(set) var constants: [String: Declaration<ExprSyntax>] = [:]
    private(set) var functions: [String: [Declaration<FunctionDeclSyntax>]] = [:]
    /// The full names of members that extensions add to Tuist's types, by the last part of each.
    private var byMember: [String: Set<String>] = [:]

    /// Collects the declarations of files; what an earlier file declares counts.
    init(_ sources: [AppSource]) {
        for source in sources {
            for item in source.tree.statements {
                if let declaration = item.item.as(DeclSyntax.self) { add(declaration, within: "", source) }
            }
        }
        for source in sources {
            for item in source.tree.statements {
                if let node = item.item.as(ExtensionDeclSyntax.self) { noteMembers(of: node) }
            }
        }
    }

    /// The full name of a static member that is written with a dot alone; nil where none or several types have it.
    func fullName(ofMember name: String) -> String? {
        guard let names = byMember[name], names.count == 1 else { return nil }
        return names.first
    }

    private mutating func add(_ declaration: DeclSyntax, within type: String, _ source: AppSource) {
        if let variable = declaration.as(VariableDeclSyntax.self) {
            guard type.isEmpty || variable.modifiers.isStatic else { return }
            for binding in variable.bindings { add(binding, within: type, source) }
        } else if let function = declaration.as(FunctionDeclSyntax.self) {
            guard type.isEmpty || function.modifiers.isStatic else { return }
            functions[type + function.name.text, default: []].append(Declaration(node: function, source: source))
        } else if let (name, members) = Self.type(declaration) {
            for member in members.members { add(member.decl, within: type + name + ".", source) }
        }
    }

    private mutating func add(_ binding: PatternBindingSyntax, within type: String, _ source: AppSource) {
        guard let member = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
            let value = binding.initializer?.value ?? Self.result(of: binding.accessorBlock)
        else { return }
        if constants[type + member] == nil { constants[type + member] = Declaration(node: value, source: source) }
    }

    private mutating func noteMembers(of node: ExtensionDeclSyntax) {
        let type = node.extendedType.sourceText
        for item in node.memberBlock.members {
            let function = item.decl.as(FunctionDeclSyntax.self)?.name.text
            let variables = item.decl.as(VariableDeclSyntax.self)?.bindings.map(\.pattern.sourceText) ?? []
            for member in variables + [function].compactMap(\.self) {
                let name = "\(type).\(member)"
                if constants[name] != nil || functions[name] != nil { byMember[member, default: []].insert(name) }
            }
        }
    }

    /// The only expression of a computed value.
    private static func result(of block: AccessorBlockSyntax?) -> ExprSyntax? {
        guard case .getter(let items) = block?.accessors, items.count == 1 else { return nil }
        return items.first.flatMap(result)
    }

    /// The expression of an only statement, with `return` or without.
    static func result(of item: CodeBlockItemSyntax) -> ExprSyntax? {
        if let statement = item.item.as(ReturnStmtSyntax.self) { return statement.expression }
        return item.item.as(ExprSyntax.self)
    }

    private static func type(_ node: DeclSyntax) -> (String, MemberBlockSyntax)? {
        if let node = node.as(ExtensionDeclSyntax.self) { return (node.extendedType.sourceText, node.memberBlock) }
        if let node = node.as(EnumDeclSyntax.self) { return (node.name.text, node.memberBlock) }
        if let node = node.as(StructDeclSyntax.self) { return (node.name.text, node.memberBlock) }
        if let node = node.as(ClassDeclSyntax.self) { return (node.name.text, node.memberBlock) }
        return nil
    }
}

extension DeclModifierListSyntax {
    fileprivate var isStatic: Bool { contains { $0.name.text == "static" || $0.name.text == "class" } }
}
