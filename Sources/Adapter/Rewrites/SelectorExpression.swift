import SwiftSyntax

/// What stands between the parentheses of `#selector(…)`.
struct SelectorExpression {
    /// Whether a property's getter or setter is meant.
    private let accessor: String?
    private let member: DeclReferenceExprSyntax
    private let base: ExprSyntax?

    /// Reads the expression; nil where it names no method.
    init?(_ node: MacroExpansionExprSyntax) {
        guard let argument = node.arguments.first else { return nil }
        accessor = argument.label?.text
        var expression = argument.expression
        // `tap as (Cell) -> () -> Void` says which of several is meant.
        if let sequence = expression.as(SequenceExprSyntax.self), let first = sequence.elements.first {
            expression = first
        }
        while let tuple = expression.as(TupleExprSyntax.self), let only = tuple.elements.first {
            expression = only.expression
        }
        if let reference = expression.as(DeclReferenceExprSyntax.self) {
            member = reference
            base = nil
        } else if let access = expression.as(MemberAccessExprSyntax.self) {
            member = access.declName
            base = access.base
        } else {
            return nil
        }
    }

    /// The selector's name.
    ///
    /// - Parameters:
    ///   - type: The type in whose body the expression stands.
    ///   - index: Where methods are looked up.
    /// - Returns: The name.
    func name(in type: String?, _ index: ModuleIndex) -> String {
        let name = member.baseName.text.withoutBackticks
        switch accessor {
        case "getter": return name
        case "setter": return "set" + name.prefix(1).uppercased() + name.dropFirst() + ":"
        default: break
        }
        let labels = member.argumentNames?.arguments.map(\.name.text)
        return index.selector(name, labels: labels, in: named(from: type))
    }

    /// The type that the expression names; the one around it for `self` and where it names none.
    private func named(from type: String?) -> String? {
        guard let base else { return type }
        let text = base.sourceText
        if ["self", "Self", "type(of: self)"].contains(text) { return type }
        guard text.first?.isUppercase == true else { return nil }
        return text
    }
}

/// What stands between the parentheses of `#keyPath(…)`.
enum KeyPathExpression {
    /// The path as Objective-C writes it, without the type at its beginning; nil where it is none.
    static func path(_ node: MacroExpansionExprSyntax) -> String? {
        guard let expression = node.arguments.first?.expression else { return nil }
        var parts = expression.sourceText.split { $0 == "." || $0 == "?" || $0 == "!" || $0.isWhitespace }
        while let first = parts.first, first == "self" || first == "Self" || first.first?.isUppercase == true {
            parts.removeFirst()
        }
        let isPath = !parts.isEmpty && parts.allSatisfy { $0.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } }
        return isPath ? parts.joined(separator: ".") : nil
    }
}
