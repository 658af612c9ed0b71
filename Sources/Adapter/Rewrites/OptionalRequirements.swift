import SwiftSyntax

/// Requirements that a type may leave out, which only Objective-C has: they get defaults that do nothing.
enum OptionalRequirements {
    /// An extension with the defaults of a protocol; none where it has no such requirements.
    static func defaults(of node: ProtocolDeclSyntax, note: (String, Int) -> Void) -> [String] {
        var defaults: [String] = []
        for member in node.memberBlock.members {
            if let function = member.decl.as(FunctionDeclSyntax.self), isOptional(function.modifiers) {
                guard let text = text(of: function) else {
                    note("«\(function.name.text)» returns a value, so every type must have it", member.bytes.lowerBound)
                    continue
                }
                defaults.append(text)
            } else if let property = member.decl.as(VariableDeclSyntax.self), isOptional(property.modifiers) {
                note("every type must have this property", member.bytes.lowerBound)
            }
        }
        guard !defaults.isEmpty else { return [] }
        let access = node.modifiers.first { ["public", "private", "fileprivate"].contains($0.name.text) }
        let word = access.map { $0.name.text + " " } ?? ""
        return ["\(word)extension \(node.name.text) { \(defaults.joined(separator: "; ")) }"]
    }

    private static func isOptional(_ modifiers: DeclModifierListSyntax) -> Bool {
        modifiers.contains { $0.name.text == "optional" }
    }

    /// A method that does nothing or answers nil.
    private static func text(of function: FunctionDeclSyntax) -> String? {
        let result = function.signature.returnClause?.type
        let isVoid = result.map { ["Void", "()"].contains($0.trimmedDescription) } ?? true
        guard isVoid || result?.is(OptionalTypeSyntax.self) == true else { return nil }
        return "func \(function.name.text)\(function.signature.line) { \(isVoid ? "" : "nil ")}"
    }
}
