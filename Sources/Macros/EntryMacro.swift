import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Entry var name = value` becomes a key and the property that reads and writes it.
struct EntryMacro: AccessorMacro, PeerMacro {
    static func expansion(
        of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [AccessorDeclSyntax] {
        let entry = try Entry(declaration, in: context)
        return [
            "get { self[\(raw: entry.key).self] }",
            "set { self[\(raw: entry.key).self] = newValue }",
        ]
    }

    static func expansion(
        of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        let entry = try Entry(declaration, in: context)
        return [
            """
            private struct \(raw: entry.key): EnvironmentKey {
                \(raw: entry.value)
            }
            """
        ]
    }
}

/// A property of the environment.
private struct Entry {
    /// The name of its key.
    let key: String
    /// The default value, as source text.
    let value: String

    init(_ declaration: some DeclSyntaxProtocol, in context: some MacroExpansionContext) throws {
        guard let binding = declaration.as(VariableDeclSyntax.self)?.bindings.first,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.trimmed.text
        else { throw MacroError("@Entry can only be attached to a variable") }
        key = "__Key_\(name)"
        let container = context.lexicalContext.lazy.compactMap { $0.as(ExtensionDeclSyntax.self) }.first
        guard container?.extendedType.trimmedDescription.split(separator: ".").last == "EnvironmentValues" else {
            throw MacroError("@Entry can only be used in an extension of EnvironmentValues")
        }
        let type = binding.typeAnnotation?.type.trimmedDescription
        value = try Self.value(type, binding.initializer?.value.trimmedDescription)
    }

    private static func value(_ type: String?, _ initial: String?) throws -> String {
        switch (type, initial) {
        case (let type?, let initial?): "static var defaultValue: \(type) { \(initial) }"
        case (let type?, nil) where type.hasSuffix("?"): "static var defaultValue: \(type) { nil }"
        case (nil, let initial?): "static let defaultValue = \(initial)"
        default: throw MacroError("an entry needs a value")
        }
    }
}
