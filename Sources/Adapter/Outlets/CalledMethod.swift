import SwiftSyntax

extension ClassCode.Body {
    /// Whether the labels of a call match the parameters, of which some may be left out.
    func takes(_ call: FunctionCallExprSyntax) -> Bool { bindings(of: call) != nil }

    /// The arguments of a call by the names of the parameters; nil for a call of another method.
    func bindings(of call: FunctionCallExprSyntax) -> [String: ExprSyntax]? { call.bindings(to: parameters) }

    /// Whether the body chooses by the cases that a call has as literals, where it chooses by their parameters at all. Overloads such as
    /// `setStyle(_: ButtonStyle)` and `setStyle(_: CardStyle)` differ in no more.
    func hasCases(of call: FunctionCallExprSyntax) -> Bool {
        (bindings(of: call) ?? [:]).allSatisfy { name, argument in
            guard let cases = argument.literalCases else { return true }
            let choices = SwitchFinder.find(over: name, in: statements)
            return choices.allSatisfy { choice in choice.hasDefault || cases.allSatisfy(choice.names.contains) }
        }
    }
}

extension FunctionCallExprSyntax {
    /// The arguments by the names of a function's parameters; nil for a call of another function.
    func bindings(to parameters: [ClassCode.Parameter]) -> [String: ExprSyntax]? {
        var rest = parameters[...]
        var result: [String: ExprSyntax] = [:]
        for argument in arguments {
            let label = argument.label?.text.withoutBackticks
            while let next = rest.first, next.label != label, next.isOptional { rest.removeFirst() }
            guard let next = rest.popFirst(), next.label == label else { return nil }
            result[next.name] = argument.expression
        }
        let closures = [trailingClosure].compactMap { $0 } + additionalTrailingClosures.map(\.closure)
        let needed = rest.filter { !$0.isOptional }.count
        return needed <= closures.count ? result : nil
    }
}

extension ExprSyntax {
    /// The names of the cases that a literal may be, such as `primary` of `.primary`, of `Style.primary` and of `isOn ? .primary : .plain`;
    /// nil for other expressions.
    var literalCases: [String]? {
        if let member = self.as(MemberAccessExprSyntax.self) {
            let base = member.base?.sourceText ?? ""
            let isCase = member.declName.baseName.text.first?.isLowercase ?? false
            return (base.isEmpty || base.first?.isUppercase == true) && isCase ? [member.declName.baseName.text] : nil
        }
        if let call = self.as(FunctionCallExprSyntax.self), call.calledExpression.is(MemberAccessExprSyntax.self) {
            return call.calledExpression.literalCases
        }
        guard let sequence = self.as(SequenceExprSyntax.self) else { return nil }
        let elements = Array(sequence.elements)
        guard elements.count == 3, let choice = elements[1].as(UnresolvedTernaryExprSyntax.self),
            let first = choice.thenExpression.literalCases, let second = elements[2].literalCases
        else { return nil }
        return first + second
    }
}

/// The cases of one `switch`.
struct SwitchCases {
    let names: Set<String>
    let hasDefault: Bool

    init(_ choice: SwitchExprSyntax) {
        let cases = choice.cases.compactMap { $0.as(SwitchCaseSyntax.self) }
        names = Set(cases.flatMap(\.caseNames))
        hasDefault = cases.contains { $0.label.is(SwitchDefaultLabelSyntax.self) }
    }
}

extension SwitchCaseSyntax {
    /// The names of the cases that the label lists, such as `primary` of `case .primary, .plain(let size):`; a pattern with a condition is none.
    var caseNames: [String] {
        guard let label = self.label.as(SwitchCaseLabelSyntax.self) else { return [] }
        return label.caseItems.compactMap { item in
            guard item.whereClause == nil,
                let text = item.pattern.sourceText.firstMatch(of: /^(?:let\s+|var\s+)?\w*\.(\w+)/)
            else { return nil }
            return String(text.1)
        }
    }
}

/// Finds the choices by a parameter in a body.
private final class SwitchFinder: SyntaxVisitor {
    private var choices: [SwitchCases] = []
    private let name: String

    static func find(over name: String, in statements: CodeBlockItemListSyntax) -> [SwitchCases] {
        let finder = SwitchFinder(name)
        finder.walk(statements)
        return finder.choices
    }

    private init(_ name: String) {
        self.name = name
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
        if node.subject.sourceText == name { choices.append(SwitchCases(node)) }
        return .visitChildren
    }
}
