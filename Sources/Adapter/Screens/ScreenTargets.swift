import KeylineOutletValues
import SwiftSyntax

/// Finds the screens that an expression or a closure makes, without running it.
struct ScreenTargets {
    typealias Target = NavigationReading.Transition.Target

    let types: ScreenTypes
    /// The type whose code it is.
    let type: String
    /// The calls whose closures are ways of their own, not content.
    static let modifiers: Set<String> = [
        "sheet", "fullScreenCover", "popover", "navigationDestination", "alert",
    ]

    private static let depthLimit = 6

    /// The outermost screens in a node, each once, in the order of the text.
    func all(in node: Syntax) -> [Target] {
        var search = Search(targets: self)
        search.look(at: node, depth: 0)
        return search.result
    }

    private struct Search {
        let targets: ScreenTargets
        var result: [Target] = []
        private var visited: Set<String> = []

        init(targets: ScreenTargets) { self.targets = targets }

        mutating func look(at node: Syntax, depth: Int) {
            if let call = node.as(FunctionCallExprSyntax.self) { return look(atCall: call, depth: depth) }
            if let sequence = node.as(SequenceExprSyntax.self) {
                return look(atCast: sequence, depth: depth)
            }
            if let reference = node.as(DeclReferenceExprSyntax.self) {
                return follow(reference.baseName.text, from: node, depth: depth)
            }
            if let access = node.as(MemberAccessExprSyntax.self) {
                return look(atMember: access, depth: depth)
            }
            if node.is(VariableDeclSyntax.self) || node.is(FunctionDeclSyntax.self) { return }
            lookInside(node, depth: depth)
        }

        private mutating func lookInside(_ node: Syntax, depth: Int) {
            for child in node.children(viewMode: .sourceAccurate) { look(at: child, depth: depth) }
        }

        private mutating func add(_ target: Target) {
            if !result.contains(target) { result.append(target) }
        }

        private mutating func look(atCall call: FunctionCallExprSyntax, depth: Int) {
            if let scene = targets.scene(of: call) { return add(scene) }
            if let reference = call.calledExpression.as(DeclReferenceExprSyntax.self) {
                let name = reference.baseName.text
                if targets.types.kind(of: name) != nil { return add(.screen(name)) }
                if targets.types.members[targets.type]?[name] != nil {
                    return follow(name, from: Syntax(call), depth: depth)
                }
            }
            if let access = call.calledExpression.as(MemberAccessExprSyntax.self) {
                let count = result.count
                look(atMember: access, depth: depth)
                if result.count > count || ScreenTargets.modifiers.contains(access.declName.baseName.text) {
                    return
                }
            }
            lookInside(Syntax(call.arguments), depth: depth)
            if let closure = call.trailingClosure { lookInside(Syntax(closure), depth: depth) }
            for closure in call.additionalTrailingClosures {
                lookInside(Syntax(closure.closure), depth: depth)
            }
        }

        /// `Detail.make()`, `self.detail` or the view before a modifier.
        private mutating func look(atMember access: MemberAccessExprSyntax, depth: Int) {
            guard let base = access.base else { return }
            if let reference = base.as(DeclReferenceExprSyntax.self) {
                let name = reference.baseName.text
                if targets.types.kind(of: name) != nil { return add(.screen(name)) }
                if name == "self" || name == "Self" {
                    return follow(access.declName.baseName.text, from: Syntax(access), depth: depth)
                }
            }
            look(at: Syntax(base), depth: depth)
        }

        /// `… as! Detail`: a scene of a storyboard counts before its class.
        private mutating func look(atCast sequence: SequenceExprSyntax, depth: Int) {
            let elements = Array(sequence.elements)
            guard elements.count >= 3, elements[1].is(UnresolvedAsExprSyntax.self),
                let type = elements[2].as(TypeExprSyntax.self)
            else { return lookInside(Syntax(sequence), depth: depth) }
            let count = result.count
            look(at: Syntax(elements[0]), depth: depth)
            let name = String(type.type.sourceText.prefix { $0 != "<" && $0 != "?" })
            if result.count == count, targets.types.kind(of: name) != nil { add(.screen(name)) }
        }

        /// A local name or a member: what it is made of, or its type.
        private mutating func follow(_ name: String, from node: Syntax, depth: Int) {
            guard depth < ScreenTargets.depthLimit else { return }
            if let local = LocalDeclaration(of: name, at: node) {
                let count = result.count
                if let value = local.value { look(at: Syntax(value), depth: depth + 1) }
                if result.count == count, let type = local.type, targets.types.kind(of: type) != nil {
                    add(.screen(type))
                }
                return
            }
            guard let member = targets.types.members[targets.type]?[name], visited.insert(name).inserted
            else { return }
            let count = result.count
            if let body = member.body {
                let values = ReturnedValues.all(in: body)
                if values.isEmpty { look(at: body, depth: depth + 1) }
                for value in values { look(at: Syntax(value), depth: depth + 1) }
            }
            if result.count == count, let type = member.type, targets.types.kind(of: type) != nil {
                add(.screen(type))
            }
        }
    }
}

extension ScreenTargets {
    /// The storyboard whose scene code instantiates.
    private enum Storyboard {
        /// The one that the controller is from.
        case own
        case named(String)
        /// One that only running the code would tell.
        case unknown

        var name: String? { if case .named(let name) = self { name } else { nil } }
    }

    /// The scene of a storyboard that a call makes; nil for another call, or one whose scene the code does not tell.
    func scene(of call: FunctionCallExprSyntax) -> Target? {
        guard let access = call.calledExpression.as(MemberAccessExprSyntax.self) else { return nil }
        let name = access.declName.baseName.text
        guard let base = access.base, name.hasPrefix("instantiate") else { return nil }
        let storyboard = storyboard(base, depth: 0)
        switch name {
        case "instantiateViewController":
            guard
                let argument = call.arguments.first(where: {
                    ["withIdentifier", "identifier"].contains($0.label?.text)
                })
            else { return nil }
            return text(argument.expression).map { .scene(storyboard: storyboard.name, identifier: $0) }
        case "instantiateInitialViewController":
            if case .unknown = storyboard { return nil }
            return .scene(storyboard: storyboard.name, identifier: nil)
        default: return nil
        }
    }

    private func storyboard(_ expression: ExprSyntax, depth: Int) -> Storyboard {
        guard depth < Self.depthLimit else { return .unknown }
        if let call = expression.as(FunctionCallExprSyntax.self) {
            guard call.calledExpression.sourceText == "UIStoryboard" else {
                return storyboard(call.calledExpression, depth: depth + 1)
            }
            return call.argument("name").flatMap(text).map { .named($0) } ?? .unknown
        }
        if let inner = expression.as(OptionalChainingExprSyntax.self) {
            return storyboard(inner.expression, depth: depth + 1)
        }
        if let inner = expression.as(ForceUnwrapExprSyntax.self) {
            return storyboard(inner.expression, depth: depth + 1)
        }
        if let reference = expression.as(DeclReferenceExprSyntax.self) {
            let name = reference.baseName.text
            if let value = LocalDeclaration(of: name, at: Syntax(reference))?.value {
                return storyboard(value, depth: depth + 1)
            }
            return storyboard(member: name, of: type, depth: depth)
        }
        guard let access = expression.as(MemberAccessExprSyntax.self),
            let base = access.base?.sourceText
        else {
            return .unknown
        }
        return storyboard(
            member: access.declName.baseName.text, of: base == "self" ? type : base, depth: depth)
    }

    /// A property or function that makes a storyboard; `storyboard` itself is UIKit's.
    private func storyboard(member name: String, of type: String, depth: Int) -> Storyboard {
        guard let body = types.members[type]?[name]?.body else {
            return name == "storyboard" && type == self.type ? .own : .unknown
        }
        let value =
            body.as(ExprSyntax.self) ?? ReturnedValues.all(in: body).first ?? body.onlyExpression
        return value.map { storyboard($0, depth: depth + 1) } ?? .unknown
    }

    /// The text of a literal, of a constant, or of a type's name.
    func text(_ expression: ExprSyntax) -> String? {
        if let literal = expression.literalText { return literal }
        let words = expression.sourceText
        if let match = words.wholeMatch(
            of: /String\(describing:\s*(\w+)(\.self)?\)|"\\\((\w+)\.self\)"/)
        {
            return (match.1 ?? match.3).map(String.init)
        }
        let name = words.hasSuffix(".rawValue") ? String(words.dropLast(".rawValue".count)) : words
        let parts = name.split(separator: ".")
        if parts.count == 1 { return types.constants["\(type).\(name)"] }
        let owner =
            ["self", "Self"].contains(String(parts[parts.count - 2]))
            ? Substring(type) : parts[parts.count - 2]
        return types.constants["\(owner).\(parts[parts.count - 1])"]
    }
}

/// The declaration of a local name: its value, and the type that is written at it.
struct LocalDeclaration {
    private(set) var value: ExprSyntax?
    private(set) var type: String?

    /// Finds the nearest declaration before a node; nil for a name that is not local.
    init?(of name: String, at node: Syntax) {
        var current = node.parent
        while let around = current, !around.is(MemberBlockSyntax.self) {
            if let list = around.as(CodeBlockItemListSyntax.self), find(name, in: list, before: node) {
                return
            }
            if let branch = around.as(IfExprSyntax.self), find(name, in: branch.conditions) { return }
            if let function = around.as(FunctionDeclSyntax.self) {
                let parameters = function.signature.parameterClause.parameters
                if let match = parameters.first(where: { ($0.secondName ?? $0.firstName).text == name }) {
                    type = String(match.type.sourceText.prefix { $0 != "?" && $0 != "<" })
                    return
                }
            }
            current = around.parent
        }
        return nil
    }

    private mutating func find(_ name: String, in list: CodeBlockItemListSyntax, before node: Syntax)
        -> Bool
    {
        var isFound = false
        for item in list where item.position < node.position {
            if let declaration = item.item.as(VariableDeclSyntax.self) {
                for binding in declaration.bindings where binding.pattern.sourceText == name {
                    value = binding.initializer?.value
                    type = binding.typeAnnotation.map {
                        String($0.type.sourceText.prefix { $0 != "?" && $0 != "<" })
                    }
                    isFound = true
                }
            } else if let condition = item.item.as(GuardStmtSyntax.self),
                find(name, in: condition.conditions)
            {
                isFound = true
            }
        }
        return isFound
    }

    private mutating func find(_ name: String, in conditions: ConditionElementListSyntax) -> Bool {
        for condition in conditions {
            guard let binding = condition.condition.as(OptionalBindingConditionSyntax.self),
                binding.pattern.sourceText == name, let initializer = binding.initializer
            else { continue }
            value = initializer.value
            return true
        }
        return false
    }
}

/// The values that a body returns by `return`, closures aside.
private final class ReturnedValues: SyntaxVisitor {
    private var values: [ExprSyntax] = []

    static func all(in body: Syntax) -> [ExprSyntax] {
        let visitor = ReturnedValues(viewMode: .sourceAccurate)
        visitor.walk(body)
        return visitor.values
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
        if let expression = node.expression { values.append(expression) }
        return .skipChildren
    }
}

extension Syntax {
    /// The expression of a body or getter that has nothing else.
    fileprivate var onlyExpression: ExprSyntax? {
        if let block = self.as(CodeBlockSyntax.self) { return block.statements.onlyExpression }
        return self.as(AccessorBlockSyntax.self)?.accessors.as(CodeBlockItemListSyntax.self)?
            .onlyExpression
    }
}
