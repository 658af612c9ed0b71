import KeylineOutletValues
import SwiftSyntax

/// Follows the statements of a class from the methods that UIKit calls, and notes each assignment to a property of an outlet.
struct StatementWalk {
    private let classes: ClassCodes
    private let constants: TextConstants
    /// The class and those that it derives from, itself first.
    private let chain: [String]
    private var given = GivenValues()
    private var visited: Set<String> = []
    private static let depthLimit = 8

    /// The conditions under which a statement runs.
    private enum Condition: Comparable {
        /// None.
        case always
        /// The document sets runtime attributes. Values of these are certain then.
        case attributes
        /// A branch, or an exit before it, that only running the code would decide.
        case branch
    }

    /// The values that the code of a class, and of those that it derives from, gives to its objects.
    static func values(of type: String, _ classes: ClassCodes, _ constants: TextConstants) -> [OutletValue] {
        var walk = StatementWalk(classes: classes, constants: constants, chain: classes.chain(of: type))
        walk.call(ClassCode.initializer, condition: .always, depth: 0)
        for observer in walk.chain.reversed().flatMap({ classes[$0]?.observers ?? [] }) {
            walk.follow(observer, condition: .always, depth: 0)
        }
        // UIKit sets runtime attributes between the two.
        for observer in walk.chain.reversed().flatMap({ classes[$0]?.attributeObservers ?? [] }) {
            walk.visited = []
            walk.follow(observer, condition: .attributes, depth: 0)
        }
        for entry in ClassCode.entries {
            walk.visited = []
            walk.call(entry, condition: .always, depth: 0)
        }
        if classes.isCell(type) { walk.followConfigurations() }
        return walk.given.values
    }

    private init(classes: ClassCodes, constants: TextConstants, chain: [String]) {
        self.classes = classes
        self.constants = constants
        self.chain = chain
    }

    /// Follows the methods that give a cell its content. Where there are several, nothing tells which of them is called.
    private mutating func followConfigurations() {
        let bodies = chain.reversed().flatMap { classes[$0]?.configurations ?? [] }
        for body in bodies {
            visited = []
            follow(body, condition: bodies.count > 1 ? .branch : .always, depth: 0)
        }
    }

    // MARK: Statements

    private mutating func call(_ method: String, condition: Condition, depth: Int) {
        call(method, in: chain[...], condition: condition, depth: depth)
    }

    /// Follows a method as the first class of a part of the chain that has it declares it.
    private mutating func call(_ method: String, in chain: ArraySlice<String>, condition: Condition, depth: Int) {
        guard depth < Self.depthLimit, let body = classes.body(of: method, in: chain),
            visited.insert("\(body.type).\(method)").inserted
        else { return }
        follow(body, condition: condition, depth: depth)
    }

    private mutating func follow(_ body: ClassCode.Body, condition: Condition, depth: Int) {
        var reader = CodeValueReader(constants: constants, type: body.type)
        reader.attributes = classes.attributes(of: chain)
        if let attribute = body.attribute { reader.readings["newValue"] = (.attribute(attribute), true) }
        var scope = Scope(source: body.source, type: body.type, reader: reader, depth: depth)
        scope.condition = condition
        scope.objects = body.parameters
        follow(body.statements, &scope)
    }

    /// The names and conditions of a body.
    private struct Scope {
        let source: AppSource
        /// The class that declares the body.
        let type: String
        var reader: CodeValueReader
        let depth: Int
        var condition = Condition.always
        /// Names that are objects of the function's own, not outlets.
        var objects: Set<String> = []

        /// Notes that what follows runs only where the document sets attributes, to whose values names are bound.
        mutating func need(_ attributes: [String: CodeValueReader.Reading]) {
            condition = max(condition, .attributes)
            reader.readings.merge(attributes) { $1 }
        }
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
                follow(condition, &scope)
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
        inner.condition = .branch
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
            follow(choice, scope)
        } else if let sequence = expression.as(SequenceExprSyntax.self) {
            assign(Array(sequence.elements), scope)
        } else if let call = expression.as(FunctionCallExprSyntax.self) {
            follow(call, scope)
        }
    }

    /// The statements after a guard run only where it lets through.
    private func follow(_ condition: GuardStmtSyntax, _ scope: inout Scope) {
        guard !condition.conditions.isOfSystem else { return }
        if let attributes = scope.reader.attributes(boundBy: condition.conditions) {
            scope.need(attributes)
        } else {
            scope.condition = .branch
        }
    }

    private mutating func follow(_ branch: IfExprSyntax, _ scope: inout Scope) {
        if branch.elseBody == nil, let attributes = scope.reader.attributes(boundBy: branch.conditions) {
            var inner = scope
            inner.need(attributes)
            follow(branch.body.statements, &inner)
            if branch.body.statements.contains(where: { $0.item.is(ReturnStmtSyntax.self) }) {
                scope.condition = .branch
            }
            return
        }
        if branch.conditions.isOfSystem {
            // The systems that Keyline draws have what an app asks for.
            follow(branch.body.statements, &scope)
            return
        }
        followAlternatives(Self.bodies(of: branch), isComplete: Self.hasElse(branch), scope)
        if branch.body.statements.contains(where: { $0.item.is(ReturnStmtSyntax.self) }) { scope.condition = .branch }
    }

    private mutating func follow(_ choice: SwitchExprSyntax, _ scope: Scope) {
        let bodies = choice.cases.compactMap { element -> CodeBlockItemListSyntax? in
            guard case .switchCase(let element) = element else { return nil }
            return element.statements
        }
        followAlternatives(bodies, isComplete: bodies.count == choice.cases.count, scope)
    }

    /// Follows statements of which a condition chooses; complete ones leave it no other way.
    private mutating func followAlternatives(
        _ bodies: [CodeBlockItemListSyntax], isComplete: Bool, _ scope: Scope
    ) {
        var branches: [Range<Int>] = []
        let calls = visited
        for body in bodies {
            let start = given.count
            // Branches may call the same method.
            visited = calls
            followConditional(body, scope)
            branches.append(start..<given.count)
        }
        if isComplete, scope.condition == .always { given.noteAlternatives(branches) }
    }

    /// The statements of each branch.
    private static func bodies(of branch: IfExprSyntax) -> [CodeBlockItemListSyntax] {
        var bodies = [branch.body.statements]
        if let other = branch.elseBody?.as(IfExprSyntax.self) { bodies += Self.bodies(of: other) }
        if let block = branch.elseBody?.as(CodeBlockSyntax.self) { bodies.append(block.statements) }
        return bodies
    }

    private static func hasElse(_ branch: IfExprSyntax) -> Bool {
        if let other = branch.elseBody?.as(IfExprSyntax.self) { return hasElse(other) }
        return branch.elseBody?.is(CodeBlockSyntax.self) ?? false
    }

    private mutating func declare(_ declaration: VariableDeclSyntax, _ scope: inout Scope) {
        for binding in declaration.bindings {
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { continue }
            scope.objects.insert(name)
            scope.reader.readings[name] = nil
            guard declaration.bindingSpecifier.text == "let" else { continue }
            scope.reader.locals[name] = binding.initializer?.value
        }
    }

    // MARK: Assignments

    private mutating func follow(_ call: FunctionCallExprSyntax, _ scope: Scope) {
        if let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text {
            if let property = Self.setters[name] {
                set(property, of: [], call, scope)
            } else if call.arguments.isEmpty {
                self.call(name, condition: scope.condition, depth: scope.depth + 1)
            }
            return
        }
        guard let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base else { return }
        let name = member.declName.baseName.text
        if base.sourceText == "self", call.arguments.isEmpty {
            self.call(name, condition: scope.condition, depth: scope.depth + 1)
        } else if base.sourceText == "super" {
            callSuper(name, scope)
        } else if let property = Self.setters[name], let path = path(of: base, scope) {
            set(property, of: path, call, scope)
        }
    }

    private mutating func callSuper(_ method: String, _ scope: Scope) {
        let name = method == "init" ? ClassCode.initializer : method
        guard let current = chain.firstIndex(of: scope.type) else { return }
        call(name, in: chain[(current + 1)...], condition: scope.condition, depth: scope.depth + 1)
    }

    /// Notes a call of a method that sets a property for a state.
    private mutating func set(_ property: String, of path: [String], _ call: FunctionCallExprSyntax, _ scope: Scope) {
        guard let value = call.arguments.first?.expression,
            let state = call.argument("for") ?? call.argument("forSegmentAt")
        else { return }
        note(path, property, state.sourceText.split(separator: ".").last.map(String.init) ?? "", value, scope)
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
        guard GivenValues.properties.contains(property) || property == Self.styledText, let base = target.base,
            let path = path(of: base, scope)
        else {
            return
        }
        note(path, property, nil, Self.rest(elements), scope)
    }

    /// A property of the object itself without a name before it, such as `title = "Settings"`.
    private mutating func assignOwn(_ elements: [ExprSyntax], _ scope: Scope) {
        guard elements.count >= 3, elements[1].is(AssignmentExprSyntax.self),
            let name = elements[0].as(DeclReferenceExprSyntax.self)?.baseName.text,
            GivenValues.properties.contains(name) || name == Self.styledText, !scope.objects.contains(name)
        else { return }
        note([], name, nil, Self.rest(elements), scope)
    }

    /// The property of SwiftRichString by which views show a text with styles in place of marks.
    private static let styledText = "styledText"

    private static func rest(_ elements: [ExprSyntax]) -> ExprSyntax {
        elements.count == 3 ? elements[2] : ExprSyntax(SequenceExprSyntax(elements: ExprListSyntax(elements[2...])))
    }

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
        var reading = scope.reader.read(expression)
        if property == Self.styledText { reading = reading.map { (.withoutMarks($0.value), $0.isCertain) } }
        let property = property == Self.styledText ? "attributedText" : property
        let isOfAttribute = reading?.value.isOfAttribute ?? false
        let isConditional = scope.condition == .branch || scope.condition == .attributes && !isOfAttribute
        let position = scope.source.place(of: expression.bytes.lowerBound)
        let value = OutletValue(
            path: path, property: property, state: state, value: reading?.value ?? .nothing,
            certainty: reading?.isCertain == true ? .certain : .likely, file: scope.source.path, line: position.line,
            column: position.column)
        given.add(value, isKnown: reading != nil, isConditional: isConditional)
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
