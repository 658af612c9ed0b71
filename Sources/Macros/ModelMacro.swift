import SwiftSyntax
import SwiftSyntaxMacros

/// `@Model class Name` gets the conformances that SwiftData's containers ask for. Its properties stay stored ones: a picture is made of the
/// objects as they are.
struct ModelMacro: ExtensionMacro {
    static func expansion(
        of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
        providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
        in context: some MacroExpansionContext
    ) throws -> [ExtensionDeclSyntax] {
        guard declaration.is(ClassDeclSyntax.self) else { throw MacroError("@Model can only be attached to a class") }
        guard !protocols.isEmpty else { return [] }
        let names = protocols.map(\.trimmedDescription).joined(separator: ", ")
        return [try ExtensionDeclSyntax("extension \(type.trimmed): \(raw: names) {}")]
    }
}
