import KeylineOutletValues
import SwiftSyntax

/// Follows the statements of a class from the methods that UIKit calls, and notes each assignment to a property of an outlet.
struct StatementWalk {
    let classes: ClassCodes
    let constants: TextConstants
    /// The class and those that it derives from, UIKit's among them, itself first.
    let chain: [String]
    private var given = GivenValues()
    private var visited: Set<String> = []
    /// The bodies that are being followed.
    var open: [String] = []
    /// The number of bodies that were followed as methods with arguments: code that calls itself comes to an end.
    var calls = 0
    /// The runtime attributes with which code does something that no value tells.
    private(set) var unreadAttributes: Set<String> = []
    private static let depthLimit = 8
    private static let callLimit = 2000

    /// The conditions under which a statement runs.
    enum Condition: Comparable {
        /// None.
        case always
        /// The document sets runtime attributes. Values of these are certain then.
        case attributes
        /// A branch, or an exit before it, that only running the code would decide.
        case branch
    }

    /// The values that the code of a class, and of those that it derives from, gives to its objects.
    ///
    /// - Returns: The values, and the runtime attributes that the values do not tell all of.
    static func reading(of type: String, _ classes: ClassCodes, _ constants: TextConstants) -> (
        values: [OutletValue], unreadAttributes: Set<String>
    ) {
        var walk = StatementWalk(classes: classes, constants: constants, chain: classes.wholeChain(of: type))
        walk.call(ClassCode.initializer, walk.root)
        for observer in walk.chain.reversed().flatMap({ classes[$0]?.observers ?? [] }) {
            walk.follow(observer, walk.root)
        }
        // UIKit sets runtime attributes between the two.
        for observer in walk.chain.reversed().flatMap({ classes[$0]?.attributeObservers ?? [] }) {
            walk.visited = []
            var object = walk.root
            object.condition = .attributes
            object.attributes = observer.attribute.map { [$0] } ?? []
            walk.follow(observer, object)
        }
        for entry in ClassCode.entries {
            walk.visited = []
            walk.call(entry, walk.root)
        }
        if classes.isCell(type) { walk.followConfigurations() }
        return (walk.given.values, walk.unreadAttributes)
    }

    /// The properties to which a call of a method gives any values, with the paths to them from its object, whose class and those that it
    /// derives from are the chain.
    static func properties(
        setBy name: String, _ call: FunctionCallExprSyntax, in chain: [String], _ classes: ClassCodes,
        _ constants: TextConstants
    ) -> [(path: [String], property: String)] {
        guard let source = classes.bodies(of: name, calledBy: call, in: chain).first?.source else { return [] }
        var walk = StatementWalk(classes: classes, constants: constants, chain: chain)
        let reader = CodeValueReader(constants: constants, type: chain.first ?? "")
        let scope = Scope(source: source, type: chain.first ?? "", reader: reader, object: walk.root)
        walk.call(name, by: call, on: walk.root, scope)
        return walk.given.properties
    }

    private init(classes: ClassCodes, constants: TextConstants, chain: [String]) {
        self.classes = classes
        self.constants = constants
        self.chain = chain
    }

    /// Follows the methods that give a cell its content. Where there are several, nothing tells which of them is called.
    private mutating func followConfigurations() {
        let ownChain = chain.filter { SystemClasses.superclasses[$0] == nil }
        let bodies = ownChain.reversed().flatMap { classes[$0]?.configurations ?? [] }
        var ways: [Range<Int>] = []
        for body in bodies {
            visited = []
            let start = given.count
            follow(body, root)
            ways.append(start..<given.count)
        }
        if ways.count > 1 { given.noteWays(ways) }
    }

    // MARK: Objects

    /// An object whose code runs.
    struct Object {
        /// The outlets to it from the object that the walk is about.
        var path: [String] = []
        /// Its class and those that it derives from, itself first.
        var chain: [String]
        var condition = Condition.always
        /// The runtime attributes of the first object without which the code does nothing.
        var attributes: Set<String> = []
        var depth = 0
    }

    /// The object that the walk is about.
    private var root: Object { Object(chain: chain) }

    // MARK: Statements

    /// Follows a method without arguments as the first class of the object's that has it declares it.
    mutating func call(_ method: String, _ object: Object) { call(method, in: object.chain[...], object) }

    mutating func call(_ method: String, in chain: ArraySlice<String>, _ object: Object) {
        guard let body = classes.body(of: method, in: chain),
            visited.insert("\(object.path) \(body.type).\(method)").inserted
        else { return }
        follow(body, object)
    }

    /// Follows a body of an object.
    ///
    /// - Parameters:
    ///   - body: The body.
    ///   - object: The object.
    ///   - bind: Gives the parameters their values.
    mutating func follow(_ body: ClassCode.Body, _ object: Object, bind: (inout Scope) -> Void = { _ in }) {
        guard object.depth < Self.depthLimit, calls < Self.callLimit else { return }
        calls += 1
        var reader = CodeValueReader(constants: constants, type: body.type)
        if object.path.isEmpty { reader.attributes = classes.attributes(of: chain) }
        if let attribute = body.attribute, let name = body.newValue, object.path.isEmpty {
            reader.readings[name] = (.attribute(attribute), true)
        }
        var scope = Scope(source: body.source, type: body.type, reader: reader, object: object)
        scope.hide(body.parameters.map(\.name))
        if let name = body.newValue { scope.objects.insert(name) }
        bind(&scope)
        follow(body.statements, &scope)
    }

    /// The names and conditions of a body.
    struct Scope {
        let source: AppSource
        /// The class that declares the body.
        let type: String
        var reader: CodeValueReader
        /// The object that the body calls `self`.
        var object: Object
        /// Names that are objects of the function's own, not outlets.
        var objects: Set<String> = []
        /// Names that are outlets, with the paths to these.
        var aliases: [String: [String]] = [:]
        /// Names that are one of some cases.
        var cases: [String: [String]] = [:]

        var condition: Condition {
            get { object.condition }
            set { object.condition = newValue }
        }

        /// Notes names of the function's own whose values are not known.
        mutating func hide(_ names: some Sequence<String>) {
            for name in names {
                objects.insert(name)
                aliases[name] = nil
                cases[name] = nil
                reader.hide(name)
            }
        }

        /// Notes that what follows runs only where the document sets attributes, to whose values names are bound.
        mutating func need(_ attributes: [String: CodeValueReader.Reading]) {
            condition = max(condition, .attributes)
            reader.readings.merge(attributes) { $1 }
            objects.formUnion(attributes.keys)
            for reading in attributes.values { object.attributes.formUnion(reading.value.attributes) }
        }
    }

    mutating func follow(_ statements: CodeBlockItemListSyntax, _ scope: inout Scope) {
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
                followConditional(list, &scope)
            } else if let loop = statement.item.as(ForStmtSyntax.self) {
                follow(loop, scope)
            }
        }
    }

    mutating func followConditional(_ statements: CodeBlockItemListSyntax, _ scope: Scope) {
        var inner = scope
        inner.condition = .branch
        follow(statements, &inner)
    }

    /// Follows the clause of a build for users, where the conditions ask only for one for developers; else all of them.
    private mutating func followConditional(_ list: IfConfigDeclSyntax, _ scope: inout Scope) {
        let clauses = Array(list.clauses)
        if clauses.count <= 2, let first = clauses.first, let isForDevelopers = first.isForDevelopers {
            let chosen =
                isForDevelopers ? (clauses.count == 2 && clauses[1].condition == nil ? clauses[1] : nil) : first
            if case .statements(let statements)? = chosen?.elements { follow(statements, &scope) }
            return
        }
        for clause in clauses {
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
        } else if let chain = expression.as(OptionalChainingExprSyntax.self) {
            follow(chain.expression, &scope)
        }
    }

    /// Follows statements of which a condition chooses; complete ones leave it no other way.
    mutating func followAlternatives(_ bodies: [CodeBlockItemListSyntax], isComplete: Bool, _ scope: Scope) {
        let calls = visited
        let branches = bodies.map { body -> Range<Int> in
            let start = given.count
            // Branches may call the same method.
            visited = calls
            followConditional(body, scope)
            return start..<given.count
        }
        if isComplete, scope.condition == .always { given.noteAlternatives(branches) }
    }

    private mutating func declare(_ declaration: VariableDeclSyntax, _ scope: inout Scope) {
        for binding in declaration.bindings {
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { continue }
            let value = binding.initializer?.value
            let outlet = value.flatMap { path(of: $0, scope) }.flatMap { types(of: $0).isEmpty ? nil : $0 }
            scope.hide([name])
            guard declaration.bindingSpecifier.text == "let" else { continue }
            scope.reader.locals[name] = value
            scope.aliases[name] = outlet
        }
    }

    // MARK: Assignments

    private mutating func assign(_ elements: [ExprSyntax], _ scope: Scope) {
        guard elements.count >= 3, elements[1].is(AssignmentExprSyntax.self) else { return }
        let value = Self.rest(elements)
        guard
            let target = elements[0].as(MemberAccessExprSyntax.self)
                ?? elements[0].as(OptionalChainingExprSyntax.self)
                .flatMap({ $0.expression.as(MemberAccessExprSyntax.self) })
        else {
            // A property of the object itself without a name before it, such as `title = "Settings"`.
            guard let name = elements[0].as(DeclReferenceExprSyntax.self)?.baseName.text, !scope.objects.contains(name)
            else { return }
            set(name, of: scope.object.path, value, scope)
            return
        }
        guard let base = target.base, let path = path(of: base, scope) else {
            // Something inside the object, such as its layer, or another object; the object as one of another class is none.
            if target.base.flatMap(Self.castOfSelf) == nil { noteUnread(scope) }
            return
        }
        let name = target.declName.baseName.text
        if path.last == "configuration", name == "attributedTitle" {
            note(path, name, nil, value, scope)
        } else if path.last == "layer", let (view, property) = GivenValues.target(of: path + [name]) {
            note(view, property, nil, value, scope)
        } else {
            set(name, of: path, value, scope)
        }
    }

    /// Notes an assignment to a property of UIKit's, and follows the setter of a property of the app's.
    private mutating func set(_ property: String, of path: [String], _ value: ExprSyntax, _ scope: Scope) {
        if GivenValues.properties.contains(property) || property == Self.styledText {
            note(path, property, nil, value, scope)
            return
        }
        let chain = types(of: path)
        let setters = chain.flatMap { classes[$0]?.attributeObservers ?? [] }
            .filter { $0.attribute == property && $0.newValue != nil }
        guard path != scope.object.path || !scope.object.attributes.contains(property), let setter = setters.first
        else {
            noteUnread(scope)
            return
        }
        let reading = scope.reader.read(value)
        follow(setter, object(at: path, chain, scope)) { inner in
            if let name = setter.newValue { inner.reader.readings[name] = reading }
        }
    }

    /// The property of SwiftRichString by which views show a text with styles in place of marks.
    private static let styledText = "styledText"

    private static func rest(_ elements: [ExprSyntax]) -> ExprSyntax {
        elements.count == 3 ? elements[2] : ExprSyntax(SequenceExprSyntax(elements: ExprListSyntax(elements[2...])))
    }

    /// Remembers that code which runs for runtime attributes does more than give values.
    mutating func noteUnread(_ scope: Scope) { unreadAttributes.formUnion(scope.object.attributes) }

    mutating func note(
        _ path: [String], _ property: String, _ state: String?, _ expression: ExprSyntax, _ scope: Scope
    ) {
        let isFont = property == UntoldProperties.font
        var reading = isFont ? scope.reader.font(expression).map { (.font($0), true) } : scope.reader.read(expression)
        // Of a font that is not known, or that only a branch gives, the document's tells enough where neither follows the text size.
        let isCertain = reading != nil && scope.condition == .always
        if isFont, !isCertain, scope.reader.isFixedFont(expression) { return }
        if UntoldProperties.givesFont(property), noteStyle(of: expression, at: path, scope) { return }
        if property == Self.styledText { reading = reading.map { (.withoutMarks($0.value), $0.isCertain) } }
        let isOfAttribute = reading?.value.isOfAttribute ?? false
        let isConditional = scope.condition == .branch || scope.condition == .attributes && !isOfAttribute
        let isFontOfButton = property == UntoldProperties.font && path.last == UntoldProperties.buttonLabel
        let position = scope.source.place(of: expression.bytes.lowerBound)
        let value = OutletValue(
            path: isFontOfButton ? path.dropLast() : path,
            property: property == Self.styledText ? "attributedText" : property, state: state,
            value: reading?.value ?? .nothing, certainty: reading?.isCertain == true ? .certain : .likely,
            file: scope.source.path, line: position.line, column: position.column)
        let attributes = scope.object.attributes.union(reading?.value.attributes ?? [])
            .union(scope.reader.attributes(in: expression))
        given.add(value, isKnown: reading != nil, isConditional: isConditional, attributes: attributes)
    }

    /// Notes the font that a text with attributes may bring along.
    ///
    /// - Returns: Whether the text is the view's own with other attributes, so that the view keeps its words.
    mutating func noteStyle(of expression: ExprSyntax, at path: [String], _ scope: Scope) -> Bool {
        let names = Array(path.dropFirst(scope.object.path.count))
        let style = RestyledText(expression, of: names.joined(separator: "."))
        if style.map({ !$0.keepsFont }) ?? scope.reader.mayHaveScalingFont(expression) {
            noteFont(path, expression, scope)
        }
        return style != nil
    }

    /// Notes that a text with attributes brings a font along that is not known.
    private mutating func noteFont(_ path: [String], _ expression: ExprSyntax, _ scope: Scope) {
        let position = scope.source.place(of: expression.bytes.lowerBound)
        let value = OutletValue(
            path: path, property: UntoldProperties.font, state: nil, value: .nothing, certainty: .likely,
            file: scope.source.path, line: position.line, column: position.column)
        let attributes = scope.object.attributes.union(scope.reader.attributes(in: expression))
        given.add(value, isKnown: false, isConditional: true, attributes: attributes)
    }
}

extension IfConfigClauseSyntax {
    /// Whether the clause is one of builds for developers, or of all others; nil for other conditions.
    fileprivate var isForDevelopers: Bool? {
        guard let words = condition?.tokens(viewMode: .sourceAccurate).map(\.text), words.contains("DEBUG") else {
            return nil
        }
        if words == ["!", "DEBUG"] { return false }
        return words.contains("!") || words.contains("&&") ? nil : true
    }
}
