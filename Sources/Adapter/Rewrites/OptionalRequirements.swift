import SwiftSyntax

/// Requirements that a type may leave out, which only Objective-C has.
///
/// Their protocol gets methods that ask the object's table in their place, so that it does not matter which class of the object's has them,
/// or which extension. What is no optional becomes one, nil where no class has the method.
struct OptionalRequirements {
    /// The extension of the protocol; nil where it has no such requirements.
    private(set) var text: String?
    /// What goes from the protocol, in bytes.
    private(set) var removed: [Range<Int>] = []
    /// What every type must have after all, with where it stands.
    private(set) var notes: [(message: String, offset: Int)] = []

    init(of node: ProtocolDeclSyntax) {
        var methods: [String] = []
        for member in node.memberBlock.members {
            guard Self.isOptional(member.decl) else { continue }
            if let replacement = Self.replacement(of: member.decl) {
                methods.append(replacement.text)
                if replacement.isOther { removed.append(member.decl.bytes) }
            } else {
                notes.append(("every type must have this: no table can hold it", member.bytes.lowerBound))
            }
        }
        guard !methods.isEmpty else { return }
        let access = node.modifiers.first { ["public", "private", "fileprivate"].contains($0.name.text) }
        let word = access.map { $0.name.text + " " } ?? ""
        text = "\(word)extension \(node.name.text) { \(methods.joined(separator: "; ")) }"
    }

    private static func isOptional(_ member: DeclSyntax) -> Bool {
        member.asProtocol((any WithModifiersSyntax).self)?.modifiers.contains { $0.name.text == "optional" } ?? false
    }

    private static func isStatic(_ member: DeclSyntax) -> Bool {
        let modifiers = member.asProtocol((any WithModifiersSyntax).self)?.modifiers
        return modifiers?.contains { ["static", "class"].contains($0.name.text) } ?? false
    }

    /// What stands in the extension, and whether it has another type than the requirement.
    private static func replacement(of member: DeclSyntax) -> (text: String, isOther: Bool)? {
        guard !isStatic(member) else { return nil }
        if let function = member.as(FunctionDeclSyntax.self) { return method(function) }
        return member.as(VariableDeclSyntax.self).flatMap(property)
    }

    private static func method(_ function: FunctionDeclSyntax) -> (text: String, isOther: Bool)? {
        let parameters = function.signature.parameterClause.parameters
        let types = parameters.map { $0.type.line + ($0.ellipsis == nil ? "" : "...") }
        let result = function.signature.returnClause?.type
        let isVoid = result.map { ["Void", "()"].contains($0.trimmedDescription) } ?? true
        let isOptional = result.map(isOptional) ?? false
        let head = "func \(function.name.text)\(function.signature.line)"
        guard function.signature.effectSpecifiers == nil, ClassTableText.canHold(types) else {
            return isVoid || isOptional ? (head + " { \(isVoid ? "" : "nil ")}", false) : nil
        }
        let name =
            MemberDeclaration.givenSelector(function.attributes)
            ?? SelectorName.of(function.name.text.withoutBackticks, parameters.map(\.firstName.text))
        let call = answer(name, parameters.map { ($0.secondName ?? $0.firstName).text })
        if isVoid { return ("\(head) { let _: Any? = \(call) }", false) }
        return ("@discardableResult \(head)\(isOptional ? "" : "?") { \(call) }", !isOptional)
    }

    private static func property(_ node: VariableDeclSyntax) -> (text: String, isOther: Bool)? {
        guard let binding = node.bindings.first, let type = binding.typeAnnotation?.type,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
        else { return nil }
        let word = isOptional(type) ? "" : "?"
        return ("var \(name): \(type.line)\(word) { \(answer(name, [])) }", true)
    }

    private static func isOptional(_ type: TypeSyntax) -> Bool {
        type.is(OptionalTypeSyntax.self) || type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
    }

    private static func answer(_ name: String, _ arguments: [String]) -> String {
        "KeylineObjectiveC.LinkedClasses.answer(\(([name.quoted, "of: self"] + arguments).joined(separator: ", ")))"
    }
}
