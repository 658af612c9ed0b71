import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Forwarded(to: "group") var name: Type` becomes a property that reads and writes `group.name`; with a setter, it is written through that.
struct ForwardedMacro: AccessorMacro {
    static func expansion(
        of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [AccessorDeclSyntax] {
        guard let binding = declaration.as(VariableDeclSyntax.self)?.bindings.first,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.trimmed.text,
            binding.initializer == nil, binding.accessorBlock == nil
        else { throw MacroError("@Forwarded can only be attached to a variable without an initial value") }
        guard let group = Self.argument("to", of: node) else {
            throw MacroError("@Forwarded needs the name of a group")
        }
        let member = "\(group).\(Self.argument("as", of: node) ?? name)"
        let write = Self.argument("set", of: node).map { "\($0)(newValue)" } ?? "\(member) = newValue"
        return ["get { \(raw: member) }", "set { \(raw: write) }"]
    }

    private static func argument(_ label: String, of node: AttributeSyntax) -> String? {
        let arguments = node.arguments?.as(LabeledExprListSyntax.self)
        let argument = arguments?.first { $0.label?.text == label }
        return argument?.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
    }
}
