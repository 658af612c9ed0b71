import KeylineOutletValues
import SwiftSyntax

/// Follows the statements of a class from the methods that UIKit calls, and notes each assignment to a property of an outlet.
struct StatementWalk {
    /// An assignment as it is met; nil for a value that only running the code would tell.
    private struct Event {
        let value: OutletValue
        let isKnown: Bool
        let isConditional: Bool
    }

    private let classes: [String: ClassCode]
    private let constants: TextConstants
    private let type: String
    private var events: [Event] = []
    private var order: [[String]] = []
    private var visited: Set<String> = []
    private static let depthLimit = 8

    /// The values that a class gives.
    static func values(of type: String, _ classes: [String: ClassCode], _ constants: TextConstants) -> [OutletValue] {
        var walk = StatementWalk(classes: classes, constants: constants, type: type)
        guard let code = classes[type] else { return [] }
        for observer in code.observers { walk.follow(observer, isConditional: false, depth: 0) }
        for entry in ClassCode.entries {
            walk.visited = []
            walk.call(entry, isConditional: false, depth: 0)
        }
        return walk.values
    }

    private init(classes: [String: ClassCode], constants: TextConstants, type: String) {
        self.classes = classes
        self.constants = constants
        self.type = type
    }

    /// The last value of each property. It is certain if nothing decides whether it is given, and nothing follows it.
    private var values: [OutletValue] {
        let groups = Dictionary(grouping: events.indices) { index -> [String] in
            let value = events[index].value
            return value.path + [value.property, value.state ?? ""]
        }
        return groups.values.compactMap { indices -> (Int, OutletValue)? in
            guard let index = indices.last(where: { events[$0].isKnown }) else { return nil }
            var value = events[index].value
            let isLast = indices.last == index
            if !isLast || events[index].isConditional { value.certainty = .likely }
            return (index, value)
        }.sorted { $0.0 < $1.0 }.map(\.1)
    }

    // MARK: Statements

    private mutating func call(_ method: String, isConditional: Bool, depth: Int) {
        guard depth < Self.depthLimit, let body = classes[type]?.methods[method], visited.insert(method).inserted else {
            return
        }
        follow(body, isConditional: isConditional, depth: depth)
    }

    private mutating func follow(_ body: ClassCode.Body, isConditional: Bool, depth: Int) {
        var scope = Scope(source: body.source, reader: CodeValueReader(constants: constants, type: type), depth: depth)
        scope.isConditional = isConditional
        follow(body.statements, &scope)
    }

    /// The names and conditions of a body.
    private struct Scope {
        let source: AppSource
        var reader: CodeValueReader
        let depth: Int
        /// Whether a branch, or an exit before it, decides if a statement runs.
        var isConditional = false
        /// Names that are objects of the function's own, not outlets.
        var objects: Set<String> = []
    }

    private mutating func follow(_ statements: CodeBlockItemListSyntax, _ scope: inout Scope) {
        for statement in statements {
            if let expression = statement.item.as(ExprSyntax.self) {
                follow(expression, &scope)
            } else if let wrapped = statement.item.as(ExpressionStmtSyntax.self) {
                follow(wrapped.expression, &scope)
            } else if let declaration = statement.item.as(VariableDeclSyntax.self) {
                declare(declaration, &scope)
            } else if let condition = statement.item.as(GuardStmtSyntax.self) {
                if !condition.conditions.isOfSystem { scope.isConditional = true }
            } else if let block = statement.item.as(DoStmtSyntax.self) {
                follow(block.body.statements, &scope)
            } else if let list = statement.item.as(IfConfigDeclSyntax.self) {
                followConditional(list, scope)
            } else if let loop = statement.item.as(ForStmtSyntax.self) {
                followConditional(loop.body.statements, scope)
            }
        }
    }

    private mutating func followConditional(_ statements: CodeBlockItemListSyntax, _ scope: Scope) {
        var inner = scope
        inner.isConditional = true
        follow(statements, &inner)
    }

    private mutating func followConditional(_ list: IfConfigDeclSyntax, _ scope: Scope) {
        for clause in list.clauses {
            if case .statements(let statements)? = clause.elements { followConditional(statements, scope) }
        }
    }

    private mutating func follow(_ expression: ExprSyntax, _ scope: inout Scope) {
        if let branch = expression.as(IfExprSyntax.self) {
            follow(branch, &scope)
        } else if let choice = expression.as(SwitchExprSyntax.self) {
            for element in choice.cases {
                guard case .switchCase(let element) = element else { continue }
                followConditional(element.statements, scope)
            }
        } else if let sequence = expression.as(SequenceExprSyntax.self) {
            assign(Array(sequence.elements), scope)
        } else if let call = expression.as(FunctionCallExprSyntax.self) {
            follow(call, scope)
        }
    }

    private mutating func follow(_ branch: IfExprSyntax, _ scope: inout Scope) {
        if branch.conditions.isOfSystem {
            // The systems that Keyline draws have what an app asks for.
            follow(branch.body.statements, &scope)
            return
        }
        followConditional(branch.body.statements, scope)
        if let other = branch.elseBody?.as(IfExprSyntax.self) {
            var inner = scope
            inner.isConditional = true
            follow(other, &inner)
        } else if let block = branch.elseBody?.as(CodeBlockSyntax.self) {
            followConditional(block.statements, scope)
        }
        if branch.body.statements.contains(where: { $0.item.is(ReturnStmtSyntax.self) }) { scope.isConditional = true }
    }

    private mutating func declare(_ declaration: VariableDeclSyntax, _ scope: inout Scope) {
        for binding in declaration.bindings {
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { continue }
            scope.objects.insert(name)
            guard declaration.bindingSpecifier.text == "let" else { continue }
            scope.reader.locals[name] = binding.initializer?.value
        }
    }

    // MARK: Assignments

    private mutating func follow(_ call: FunctionCallExprSyntax, _ scope: Scope) {
        if let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text {
            if call.arguments.isEmpty { self.call(name, isConditional: scope.isConditional, depth: scope.depth + 1) }
            return
        }
        guard let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base else { return }
        let name = member.declName.baseName.text
        if base.sourceText == "self", call.arguments.isEmpty {
            self.call(name, isConditional: scope.isConditional, depth: scope.depth + 1)
        } else if let property = Self.setters[name], let value = call.arguments.first?.expression,
            let path = path(of: base, scope)
        {
            let state = call.argument(name == "setTitle" && call.argument("for") == nil ? "forSegmentAt" : "for")
            note(
                path, property, state.map { $0.sourceText.split(separator: ".").last.map(String.init) ?? "" }, value,
                scope)
        }
    }

    /// Methods that set a property for a state.
    private static let setters = [
        "setTitle": "title", "setTitleColor": "titleColor", "setImage": "image", "setAttributedTitle": "title",
        "setBackgroundImage": "backgroundImage",
    ]

    private mutating func assign(_ elements: [ExprSyntax], _ scope: Scope) {
        guard elements.count >= 3, elements[1].is(AssignmentExprSyntax.self),
            let target = elements[0].as(MemberAccessExprSyntax.self)
                ?? elements[0].as(OptionalChainingExprSyntax.self)
                .flatMap({ $0.expression.as(MemberAccessExprSyntax.self) })
        else {
            assignOwn(elements, scope)
            return
        }
        let property = target.declName.baseName.text
        guard Self.properties.contains(property), let base = target.base, let path = path(of: base, scope) else {
            return
        }
        note(path, property, nil, Self.rest(elements), scope)
    }

    /// A property of the object itself without a name before it, such as `title = "Settings"`.
    private mutating func assignOwn(_ elements: [ExprSyntax], _ scope: Scope) {
        guard elements.count >= 3, elements[1].is(AssignmentExprSyntax.self),
            let name = elements[0].as(DeclReferenceExprSyntax.self)?.baseName.text, name == "title"
        else { return }
        note([], name, nil, Self.rest(elements), scope)
    }

    private static func rest(_ elements: [ExprSyntax]) -> ExprSyntax {
        elements.count == 3 ? elements[2] : ExprSyntax(SequenceExprSyntax(elements: ExprListSyntax(elements[2...])))
    }

    private static let properties: Set<String> = [
        "text", "attributedText", "placeholder", "attributedPlaceholder", "title", "prompt", "isHidden", "textColor",
        "backgroundColor", "tintColor", "image",
    ]

    /// The outlets from the object to another one; nil for an object that is not reached by outlets alone.
    private func path(of expression: ExprSyntax, _ scope: Scope) -> [String]? {
        if let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text {
            guard !scope.objects.contains(name) else { return nil }
            return name == "self" ? [] : [name]
        }
        if let optional = expression.as(OptionalChainingExprSyntax.self) { return path(of: optional.expression, scope) }
        if let forced = expression.as(ForceUnwrapExprSyntax.self) { return path(of: forced.expression, scope) }
        guard let member = expression.as(MemberAccessExprSyntax.self), let base = member.base else { return nil }
        return path(of: base, scope).map { $0 + [member.declName.baseName.text] }
    }

    private mutating func note(
        _ path: [String], _ property: String, _ state: String?, _ expression: ExprSyntax, _ scope: Scope
    ) {
        let reading = scope.reader.read(expression)
        let position = scope.source.place(of: expression.bytes.lowerBound)
        let value = OutletValue(
            path: path, property: property, state: state, value: reading?.value ?? .nothing,
            certainty: reading?.isCertain == true ? .certain : .likely, file: scope.source.path, line: position.line,
            column: position.column)
        events.append(Event(value: value, isKnown: reading != nil, isConditional: scope.isConditional))
    }
}

extension ConditionElementListSyntax {
    /// Whether only the version of the system decides.
    fileprivate var isOfSystem: Bool {
        allSatisfy { element in
            guard case .availability(let condition) = element.condition else { return false }
            return condition.availabilityKeyword.text == "#available"
        }
    }
}
