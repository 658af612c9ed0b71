import SwiftSyntax

/// A structure of C, a set of options or a type of names, with its stored properties.
struct InertStructure {
    let text: String

    init(_ node: StructDeclSyntax, _ module: InertDeclarations) {
        let name = node.name.text
        let inherited = node.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
        let members = node.memberBlock.members.map(\.decl)
        let raw = members.lazy.compactMap { $0.as(InitializerDeclSyntax.self) }
            .first { $0.signature.parameterClause.parameters.first?.firstName.text == "rawValue" }
        let rawType = raw?.signature.parameterClause.parameters.first.map { ImportedTypes.swift($0.type) }
        var lines: [String] = []
        if let rawType {
            lines.append("public var rawValue: \(rawType)")
            lines.append("public init(rawValue: \(rawType)) { self.rawValue = rawValue }")
            if !inherited.contains("OptionSet") {
                lines.append("public init(_ rawValue: \(rawType)) { self.rawValue = rawValue }")
                lines.append("public init() { rawValue = \(rawType == "String" ? "\"\"" : "0") }")
            }
        }
        var bit = 0
        for member in members {
            guard let variable = member.as(VariableDeclSyntax.self) else { continue }
            lines.append(Self.property(variable, of: name, isRaw: rawType != nil, bit: &bit, module))
        }
        if rawType == nil { lines += Self.initializers(members) }
        let list = inherited + (rawType != nil && !inherited.contains("OptionSet") ? ["Hashable"] : [])
        let clause = list.isEmpty ? "" : ": " + list.joined(separator: ", ")
        text = "public struct \(name)\(clause) {\n\(lines.filter { !$0.isEmpty }.joined(separator: "\n"))\n}"
    }

    /// A stored property, or an option. Options are told apart by bits in their order.
    private static func property(
        _ node: VariableDeclSyntax, of owner: String, isRaw: Bool, bit: inout Int, _ module: InertDeclarations
    ) -> String {
        guard let binding = node.bindings.first, let type = binding.typeAnnotation?.type else { return "" }
        let name = binding.pattern.trimmedDescription
        let isStatic = node.modifiers.contains { $0.name.text == "static" }
        if isRaw {
            guard isStatic else { return "" }
            defer { bit += 1 }
            return "public static var \(name): \(owner) { \(owner)(rawValue: 1 << \(bit % 63)) }"
        }
        guard !isStatic else { return "" }
        let value = module.value(of: type, reason: "\(owner).\(name) is C, which is not compiled")
        return "public var \(name): \(ImportedTypes.swift(type)) = \(value)"
    }

    private static func initializers(_ members: [DeclSyntax]) -> [String] {
        members.compactMap { $0.as(InitializerDeclSyntax.self) }.map { node in
            let parameters = node.signature.parameterClause.parameters
            let list = parameters.map { "\($0.firstName.text): \(ImportedTypes.swift($0.type))" }
            let body = parameters.map { "self.\($0.firstName.text) = \($0.firstName.text)" }
            return "public init(\(list.joined(separator: ", "))) { \(body.joined(separator: "; ")) }"
        }
    }
}
