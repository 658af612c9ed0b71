import SwiftSyntax

/// A text with attributes that code makes of a view's own text, such as one with another spacing: the view keeps its words.
struct RestyledText {
    /// Whether the code about it gives it no font.
    let keepsFont: Bool
    /// Whether it gives it no colour.
    let keepsInk: Bool

    /// Describes a value of `attributedText` or `setAttributedTitle`; nil for one that is not made of the view's own text.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - view: The names from the object to the view, such as `titleLabel`; empty for the object itself.
    init?(_ value: ExprSyntax, of view: String) {
        guard let body = Self.body(around: value) else { return nil }
        let definitions = DefinitionFinder.definitions(in: body)
        var texts = [value.sourceText]
        var names: Set<String> = []
        var open = NameFinder.names(in: Syntax(value))
        while let name = open.popFirst() {
            guard names.insert(name).inserted else { continue }
            for definition in definitions[name] ?? [] {
                texts.append(definition.sourceText)
                open.formUnion(NameFinder.names(in: Syntax(definition)))
            }
        }
        let used = names.intersection(definitions.keys)
        guard texts.contains(where: { Self.names($0, textOf: view) }) else { return nil }
        let words = Set(body.tokens(viewMode: .sourceAccurate).lazy.map(\.text))
        let keepsOthers = OtherCallFinder.callees(on: used, in: body).isSubset(of: Self.changes)
        keepsFont = words.isDisjoint(with: Self.fonts) && keepsOthers
        keepsInk = words.isDisjoint(with: Self.inks) && keepsOthers
    }

    private static let fonts: Set<String> = ["font", "NSFont", "UIFont", "preferredFont"]
    private static let inks: Set<String> = ["foregroundColor", "NSForegroundColorAttributeName"]
    /// Methods of texts with attributes that give no other attributes than those in the call.
    private static let changes: Set<String> = [
        "addAttribute", "addAttributes", "setAttributes", "removeAttribute", "append", "insert", "replaceCharacters",
        "beginEditing", "endEditing", "range", "deleteCharacters", "isEmpty",
    ]

    /// Whether code names the text of a view.
    private static func names(_ code: String, textOf view: String) -> Bool {
        let words = code.filter { $0 != "?" && $0 != "!" }.replacing("self.", with: "")
        let path = view.filter { $0 != "?" && $0 != "!" }.replacing("self.", with: "")
        let properties = [
            "text", "attributedText", "currentTitle", "currentAttributedTitle", "titleLabel.text", "title(for:",
            "attributedTitle(for:",
        ].map { path.isEmpty ? $0 : "\(path).\($0)" }
        return properties.contains { property in
            words.ranges(of: property).contains { range in
                let before = range.lowerBound > words.startIndex ? words[words.index(before: range.lowerBound)] : " "
                let after = range.upperBound < words.endIndex ? words[range.upperBound] : " "
                let isBegun = !before.isLetter && !before.isNumber && before != "_" && before != "."
                return isBegun
                    && (property.hasSuffix(":") || !after.isLetter && !after.isNumber && after != "_" && after != ":")
            }
        }
    }

    /// The statements of the function around an expression.
    private static func body(around expression: ExprSyntax) -> Syntax? {
        var node = Syntax(expression)
        var result: Syntax?
        while let parent = node.parent {
            if parent.is(CodeBlockSyntax.self) || parent.is(ClosureExprSyntax.self) { result = parent }
            if parent.is(MemberBlockSyntax.self) { break }
            node = parent
        }
        return result
    }
}

/// Finds the values of the names that code declares or binds.
private final class DefinitionFinder: SyntaxVisitor {
    private var definitions: [String: [ExprSyntax]] = [:]

    static func definitions(in syntax: Syntax) -> [String: [ExprSyntax]] {
        let finder = DefinitionFinder(viewMode: .sourceAccurate)
        finder.walk(syntax)
        return finder.definitions
    }

    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
        note(node.pattern, node.initializer?.value)
        return .visitChildren
    }

    override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
        note(node.pattern, node.initializer?.value)
        return .visitChildren
    }

    private func note(_ pattern: PatternSyntax, _ value: ExprSyntax?) {
        guard let name = pattern.as(IdentifierPatternSyntax.self)?.identifier.text, let value else { return }
        definitions[name, default: []].append(value)
    }
}

/// Finds the names of methods that code calls on some names.
private final class OtherCallFinder: SyntaxVisitor {
    private var callees: Set<String> = []
    private let names: Set<String>

    static func callees(on names: Set<String>, in syntax: Syntax) -> Set<String> {
        let finder = OtherCallFinder(names)
        finder.walk(syntax)
        return finder.callees
    }

    private init(_ names: Set<String>) {
        self.names = names
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if let member = node.calledExpression.as(MemberAccessExprSyntax.self),
            let name = member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text, names.contains(name)
        {
            callees.insert(member.declName.baseName.text)
        }
        return .visitChildren
    }
}
