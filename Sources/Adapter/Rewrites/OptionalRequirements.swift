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
    /// What is never called, with where it stands.
    private(set) var notes: [(message: String, offset: Int)] = []

    init(of node: ProtocolDeclSyntax) {
        var methods: [String] = []
        for member in node.memberBlock.members {
            guard Self.isOptional(member.decl) else { continue }
            let replacement = Self.replacement(of: member.decl)
            if let replacement { methods.append(replacement.text) }
            if replacement?.isOther ?? true { removed.append(member.decl.bytes) }
            if replacement == nil || replacement?.isAsked == false {
                notes.append(("this is never called: it cannot be entered in a method table", member.bytes.lowerBound))
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

    /// What stands in the extension, whether it takes the requirement's place, and whether it asks the table.
    private struct Replacement {
        let text: String
        let isOther: Bool
        var isAsked = true
    }

    private static func replacement(of member: DeclSyntax) -> Replacement? {
        guard !isStatic(member) else { return nil }
        if let function = member.as(FunctionDeclSyntax.self) { return method(function) }
        return member.as(VariableDeclSyntax.self).flatMap(property)
    }

    private static func method(_ function: FunctionDeclSyntax) -> Replacement {
        let parameters = function.signature.parameterClause.parameters
        let types = parameters.map { $0.type.line + ($0.ellipsis == nil ? "" : "...") }
        let result = function.signature.returnClause?.type
        let isVoid = result.map { ["Void", "()"].contains($0.sourceText) } ?? true
        let isOptional = result.map(isOptional) ?? false
        let head = "func \(function.name.text)\(function.signature.line)"
        guard function.signature.effectSpecifiers == nil, ClassTableText.canHold(types) else {
            let word = isVoid || isOptional ? "" : "?"
            return Replacement(
                text: "\(head)\(word) { \(isVoid ? "" : "nil ")}", isOther: !word.isEmpty, isAsked: false)
        }
        let name =
            MemberDeclaration.givenSelector(function.attributes)
            ?? SelectorName.of(function.name.text.withoutBackticks, parameters.map(\.firstName.text))
        let call = answer(name, parameters.map { ($0.secondName ?? $0.firstName).text })
        if isVoid { return Replacement(text: "\(head) { let _: Any? = \(call) }", isOther: false) }
        let text = "@discardableResult \(head)\(isOptional ? "" : "?") { \(call) }"
        return Replacement(text: text, isOther: !isOptional)
    }

    private static func property(_ node: VariableDeclSyntax) -> Replacement? {
        guard let binding = node.bindings.first, let type = binding.typeAnnotation?.type,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
        else { return nil }
        let word = isOptional(type) ? "" : "?"
        return Replacement(text: "var \(name): \(type.line)\(word) { \(answer(name, [])) }", isOther: true)
    }

    private static func isOptional(_ type: TypeSyntax) -> Bool {
        type.is(OptionalTypeSyntax.self) || type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
    }

    private static func answer(_ name: String, _ arguments: [String]) -> String {
        "KeylineObjectiveC.LinkedClasses.answer(\(([name.quoted, "of: self"] + arguments).joined(separator: ", ")))"
    }
}
