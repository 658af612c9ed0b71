import KeylineOutletValues
import SwiftSyntax

/// Finds the texts, colours and images that code replaces with values which only running it would tell: those in the document are samples.
///
/// Any code of the class counts, closures too. What a cell shows is often set by the code of the list around it, so for cells all code of
/// other files that name the class counts as well; for other classes, code that reaches an outlet through an object of the class. So does what
/// the classes that derive from it give its outlets. Methods that `StatementWalk` follows are looked through again: a value that it reads for certain
/// is no sample. A text that is looked up elsewhere makes the document's one, unless an action of the user's gives it.
struct UntoldValues {
    /// A class whose outlets are looked for.
    private struct Subject {
        let name: String
        let chain: Set<String>
        /// The classes that derive from it.
        let derived: Set<String>
        let outlets: Set<String>
        let isCell: Bool
        let isController: Bool
        /// The class and those that it derives from, UIKit's among them.
        let wholeChain: [String]

        /// Whether a file with some words may set anything of it.
        func isUsed(_ words: Set<String>) -> Bool {
            !words.isDisjoint(with: outlets) || !words.isDisjoint(with: UntoldProperties.colors)
                || words.contains(UntoldProperties.spokenLabel) || words.contains(UntoldProperties.isElement)
                || isController
                    && !words.isDisjoint(with: UntoldProperties.barItems.union(["title", "collectionView"]))
                || words.contains(UntoldProperties.font)
        }
    }

    private let classes: ClassCodes
    private let sources: [AppSource]
    private let constants: TextConstants
    /// The words of each file, by its path.
    private let names: [String: Set<String>]
    private let derivations: Derivations

    init(
        _ classes: ClassCodes, _ sources: [AppSource], _ constants: TextConstants, _ derivations: Derivations
    ) {
        self.classes = classes
        self.sources = sources
        self.constants = constants
        self.derivations = derivations
        names = Dictionary(
            sources.map { ($0.path, Set($0.tree.tokens(viewMode: .sourceAccurate).lazy.map(\.text))) },
            uniquingKeysWith: { first, _ in first })
    }

    /// The assignments to outlets of a class, one for each property of an outlet, in the order of the files.
    ///
    /// - Parameters:
    ///   - name: The class.
    ///   - told: Its values that are read.
    /// - Returns: The assignments.
    func values(of name: String, besides told: [OutletValue]) -> [OutletValue] {
        let chain = classes.chain(of: name)
        let outlets = classes.outlets(of: [name])
        guard !chain.isEmpty else { return [] }
        let subject = Subject(
            name: name, chain: Set(chain), derived: derivations.classes(below: [name]), outlets: outlets,
            isCell: classes.isCell(name),
            isController: classes.isController(name), wholeChain: classes.wholeChain(of: name))
        let isUnknown = { (value: OutletValue) in value.certainty == .unknown && !value.value.isOfAttribute }
        var seen = Set(
            told.filter { $0.property != UntoldProperties.opacity && ($0.certainty == .certain || isUnknown($0)) }
                .map { $0.path + [$0.property] })
        // A text that can be read and that the walk met is in its values, certain or likely.
        let read = Set(told.map { $0.path + [$0.property] })
        return sources.flatMap { assignments(in: $0, subject, besides: read) }.filter { value in
            !told.contains(where: value.isOpacity) && seen.insert(value.path + [value.property]).inserted
        }
    }

    private func assignments(in source: AppSource, _ subject: Subject, besides read: Set<[String]>) -> [OutletValue] {
        let names = names[source.path] ?? []
        guard !names.isDisjoint(with: subject.chain.union(subject.derived)), subject.isUsed(names) else { return [] }
        let objects = ObjectNames.find(ofType: subject.name, in: source)
        let finder = AssignmentFinder(
            of: subject.name, outlets: subject.outlets, types: subject.chain, derived: subject.derived,
            isController: subject.isController,
            others: subject.isCell ? (names.contains(subject.name) ? .all : .named([])) : .named(objects),
            objects: objects,
            reader: CodeValueReader(constants: constants, type: subject.name),
            methods: CalledMethods(classes, constants, chain: subject.wholeChain))
        finder.walk(source.tree)
        return finder.assignments.filter { !$0.isRead || !read.contains($0.path + [$0.property]) }.map { value in
            let position = source.place(of: value.offset)
            return OutletValue(
                path: value.path, property: value.property, state: nil, value: .nothing, certainty: .unknown,
                file: source.path, line: position.line, column: position.column)
        }
    }
}

/// The methods of an app's own that its code calls on outlets of a class.
private struct CalledMethods {
    private let classes: ClassCodes
    private let constants: TextConstants
    private let chain: [String]

    init(_ classes: ClassCodes, _ constants: TextConstants, chain: [String]) {
        self.classes = classes
        self.constants = constants
        self.chain = chain
    }

    /// The properties that a method of an outlet's sets, with the paths to them from the outlet.
    func properties(setBy call: FunctionCallExprSyntax, of name: String, on outlet: String)
        -> [(path: [String], property: String)]
    {
        guard let type = classes.type(ofOutlet: outlet, in: chain) else { return [] }
        return StatementWalk.properties(setBy: name, call, in: classes.wholeChain(of: type), classes, constants)
    }

    /// The properties that a method of the class itself sets of outlets that a call hands to it, with their paths.
    func properties(setBy call: FunctionCallExprSyntax, of name: String) -> [(path: [String], property: String)] {
        StatementWalk.properties(setBy: name, call, in: chain, classes, constants)
    }
}

/// Finds assignments to properties of outlets in one file.
private final class AssignmentFinder: TypeScopeVisitor {
    /// An assignment of a value that is not known.
    struct Assignment {
        let path: [String]
        let property: String
        let offset: Int
        /// Whether the value is a text that can be read.
        var isRead = false
    }

    /// The objects through which code outside of the class reaches its outlets.
    enum Others {
        case all
        case named(Set<String>)

        func contain(_ name: String) -> Bool {
            switch self {
            case .all: true
            case .named(let names): names.contains(name)
            }
        }
    }

    private(set) var assignments: [Assignment] = []
    private let name: String
    private let outlets: Set<String>
    private let classes: Set<String>
    private let derived: Set<String>
    private let isController: Bool
    private let others: Others
    private let objects: Set<String>
    private let reader: CodeValueReader
    private let methods: CalledMethods
    /// The objects that names of loops and closures have in turn, such as `$0` of `[first, second].forEach { … }`.
    private var elements: [(name: String, list: [ExprSyntax], node: SyntaxIdentifier)] = []

    /// - Parameters:
    ///   - name: The class.
    ///   - outlets: The names of the outlets.
    ///   - types: The class and those that it derives from.
    ///   - derived: The classes that derive from it.
    ///   - isController: Whether objects of the class are view controllers, whose titles bars show.
    ///   - others: The objects through which code outside of them reaches an outlet.
    ///   - objects: The names of objects of the class.
    ///   - reader: Reads values.
    ///   - methods: The methods that code may call on outlets.
    init(
        of name: String, outlets: Set<String>, types: Set<String>, derived: Set<String>, isController: Bool,
        others: Others, objects: Set<String>, reader: CodeValueReader, methods: CalledMethods
    ) {
        self.name = name
        self.outlets = outlets
        classes = types.union(derived)
        self.derived = derived
        self.isController = isController
        self.others = others
        self.objects = objects
        self.reader = reader
        self.methods = methods
        super.init(viewMode: .sourceAccurate)
    }

    /// Whether the code is the class's own. What an extension of a class of UIKit's does with itself, it does for those that call it.
    private var isInside: Bool {
        types.last.map { classes.contains($0) && ($0 == name || SystemClasses.superclasses[$0] == nil) } ?? false
    }
    /// Whether the code belongs to a class that derives from it: other objects than the class's have its values.
    private var isDerived: Bool { types.last.map(derived.contains) ?? false }

    private static let setters = [
        "setTitle": "title", "setAttributedTitle": "attributedTitle", "setTitleColor": "titleColor", "setText": "text",
        "setImage": "image",
        "setBackgroundImage": "backgroundImage", "setCollectionViewLayout": UntoldProperties.layout,
    ]
    private static let spoken: Set<String> = [UntoldProperties.spokenLabel, UntoldProperties.isElement]
    /// Words in the names of methods that give looks.
    private static let styling = ["Style", "style", "Theme", "theme", "Skin", "skin"].map(ByteWord.init)
    /// Methods after which the segments are no longer the document's.
    private static let segmentChanges: Set<String> = ["insertSegment", "removeSegment", "removeAllSegments"]

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        let elements = Array(node.elements)
        guard elements.count >= 3, elements[1].is(AssignmentExprSyntax.self) else { return .visitChildren }
        let value = elements.count == 3 ? elements[2] : nil
        if let target = elements[0].withoutMarks.as(MemberAccessExprSyntax.self), let base = target.base {
            if let placed = target.placedObject {
                note(placed, UntoldProperties.frame, nil, at: node.bytes.lowerBound)
                return .visitChildren
            }
            if target.declName.baseName.text == UntoldProperties.masks,
                value?.as(BooleanLiteralExprSyntax.self)?.literal.text == "false"
            {
                note(base, UntoldProperties.frame, nil, at: node.bytes.lowerBound)
            }
            // A view in the middle of a bar takes the place of the title.
            if target.declName.baseName.text == "titleView" { note(base, "title", nil, at: node.bytes.lowerBound) }
            if target.declName.baseName.text == "title", isInside, !isDerived, node.isAboutTabs {
                noteValue(["tabBar"], "title", nil, at: node.bytes.lowerBound)
            }
            note(base, target.declName.baseName.text, value, at: node.bytes.lowerBound)
        } else if let name = elements[0].as(DeclReferenceExprSyntax.self)?.baseName.text,
            UntoldProperties.areSet(name, at: [], inController: isController), !isDerived,
            !node.isBelowDeclaration(of: name)
        {
            noteValue([], name, value, at: node.bytes.lowerBound)
        }
        return .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        noteMethod(node)
        noteArguments(of: node)
        noteSubscription(node)
        noteStyling(node)
        if let member = node.calledExpression.as(MemberAccessExprSyntax.self),
            let list = member.base.flatMap(list), member.declName.baseName.text == "forEach",
            let closure = node.trailingClosure
        {
            elements.append((closure.firstParameter, list, node.id))
        }
        if let member = node.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base,
            Self.segmentChanges.contains(member.declName.baseName.text)
        {
            note(base, "title", nil, at: node.bytes.lowerBound)
        }
        if let member = node.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base,
            member.declName.baseName.text == "addGestureRecognizer"
        {
            for outlet in objects(base).compactMap(outlet) {
                assignments.append(
                    Assignment(path: [outlet], property: "gestureRecognizers", offset: node.bytes.lowerBound))
            }
        }
        if let placed = node.constrainedObject
            ?? node.calledExpression.as(MemberAccessExprSyntax.self)?.base?.pinnedObject
        {
            note(placed, UntoldProperties.frame, nil, at: node.bytes.lowerBound)
        }
        if let member = node.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base,
            let property = Self.setters[member.declName.baseName.text], let value = node.arguments.first?.expression
        {
            note(base, property, value, at: node.bytes.lowerBound)
        } else if let member = node.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base,
            node.arguments.contains(where: \.isText),
            !Self.segmentChanges.contains(member.declName.baseName.text)
        {
            note(base, "text", nil, at: node.bytes.lowerBound)
        }
        return .visitChildren
    }

    override func visitPost(_ node: FunctionCallExprSyntax) { leave(node.id) }
    override func visitPost(_ node: ForStmtSyntax) { leave(node.id) }

    override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
        let names = node.pattern.boundNames
        // Of another list nothing is an outlet, whatever name it has in the loop.
        elements += names.dropLast().map { ($0, [], node.id) }
        if let name = names.last { elements.append((name, list(node.sequence) ?? [], node.id)) }
        return .visitChildren
    }

    /// The objects that a loop goes through: the elements of a written list, or an outlet collection for all of its objects.
    private func list(_ expression: ExprSyntax) -> [ExprSyntax]? {
        if let array = expression.as(ArrayExprSyntax.self) { return array.elements.map(\.expression) }
        if let call = expression.as(FunctionCallExprSyntax.self)?.calledExpression.as(MemberAccessExprSyntax.self),
            call.declName.baseName.text == "enumerated", let base = call.base
        {
            return list(base)
        }
        return outlet(expression) == nil ? nil : [expression]
    }

    private func leave(_ node: SyntaxIdentifier) {
        while elements.last?.node == node { elements.removeLast() }
    }

    /// The objects in whose names a loop or closure around the code calls an expression; the expression alone where none does.
    private func objects(_ expression: ExprSyntax) -> [ExprSyntax] {
        guard let name = expression.withoutMarks.as(DeclReferenceExprSyntax.self)?.baseName.text,
            let element = elements.last(where: { $0.name == name })
        else { return [expression] }
        return element.list
    }

    /// Notes what a method of the app's own sets that is called on an outlet.
    private func noteMethod(_ call: FunctionCallExprSyntax) {
        guard let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base else { return }
        let name = member.declName.baseName.text
        guard Self.setters[name] == nil else { return }
        for object in objects(base) {
            guard let outlet = outlet(object) else { continue }
            for (path, property) in methods.properties(setBy: call, of: name, on: outlet)
            where path.isEmpty && UntoldProperties.ofOutlets.contains(property)
                || path == [UntoldProperties.buttonLabel] && UntoldProperties.wrapping.contains(property)
            {
                assignments.append(Assignment(path: [outlet], property: property, offset: call.bytes.lowerBound))
            }
        }
    }

    /// Notes that a method which is called after styles or themes may give an outlet other colours, though it may be in a package.
    private func noteStyling(_ call: FunctionCallExprSyntax) {
        let member = call.calledExpression.as(MemberAccessExprSyntax.self)
        guard let name = member?.declName.baseName.text else { return }
        let isStyle = Self.styling.contains { $0.isIn(name) }
        // `Theme.current.apply(to: label)` is as good as `label.applyTheme()`.
        let receiver = member?.base?.withoutMarks.sourceText.split(separator: ".").first.map(String.init) ?? ""
        guard isStyle || Self.styling.contains(where: { $0.isIn(receiver) }) else { return }
        let targets = [isStyle ? member?.base : nil].compactMap { $0 } + call.arguments.map(\.expression)
        for outlet in targets.flatMap(objects).compactMap(outlet) {
            for property in UntoldProperties.colors.sorted() {
                assignments.append(Assignment(path: [outlet], property: property, offset: call.bytes.lowerBound))
            }
        }
    }

    /// Notes what Combine assigns, as in `.assign(to: \.text, on: label)` and `.assign(to: \.label.text, on: self)`.
    private func noteSubscription(_ call: FunctionCallExprSyntax) {
        guard call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "assign",
            let path = call.argument("to")?.as(KeyPathExprSyntax.self), let object = call.argument("on")
        else { return }
        let names = path.components.compactMap { component in
            component.component.as(KeyPathPropertyComponentSyntax.self)?.declName.baseName.text
        }
        guard let property = names.last else { return }
        let target = names.dropLast().reduce(object) { base, name in
            ExprSyntax(
                MemberAccessExprSyntax(base: base, declName: DeclReferenceExprSyntax(baseName: .identifier(name))))
        }
        note(target, property, nil, at: call.bytes.lowerBound)
    }

    /// Notes what a method of the class sets of the outlets that a call hands to it.
    private func noteArguments(of call: FunctionCallExprSyntax) {
        let member = call.calledExpression.as(MemberAccessExprSyntax.self)
        let name = member?.declName ?? call.calledExpression.as(DeclReferenceExprSyntax.self)
        guard isInside, let name = name?.baseName.text,
            member == nil || ["self", "super"].contains(member?.base?.withoutMarks.sourceText)
        else { return }
        let handed = Set(call.arguments.flatMap { objects($0.expression) }.compactMap(outlet))
        guard !handed.isEmpty else { return }
        for (path, property) in methods.properties(setBy: call, of: name)
        where path.count == 1 && handed.isSuperset(of: path) && UntoldProperties.ofOutlets.contains(property) {
            assignments.append(Assignment(path: path, property: property, offset: call.bytes.lowerBound))
        }
    }

    /// The method by which a collection asks its delegate for the sizes of cells.
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        let isAboutCells = node.signature.parameterClause.parameters.contains { $0.firstName.text == "sizeForItemAt" }
        if isInside, isAboutCells, node.name.text == "collectionView" {
            noteValue(["collectionView"], UntoldProperties.layout, nil, at: node.bytes.lowerBound)
        }
        if isInside, !isDerived, let body = node.body, body.placesByDirection {
            noteValue(isController ? ["view"] : [], UntoldProperties.direction, nil, at: node.bytes.lowerBound)
        }
        return super.visit(node)
    }

    /// Bindings of RxSwift, such as `label.rx.text`.
    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        if let rx = node.base?.as(MemberAccessExprSyntax.self), rx.declName.baseName.text == "rx", let base = rx.base {
            note(base, node.declName.baseName.text, nil, at: node.bytes.lowerBound)
        }
        return .visitChildren
    }

    private func note(_ base: ExprSyntax, _ property: String, _ value: ExprSyntax?, at offset: Int) {
        for object in objects(base) { noteObject(object, property, value, at: offset) }
    }

    private func noteObject(_ base: ExprSyntax, _ property: String, _ value: ExprSyntax?, at offset: Int) {
        // The title of a button's configuration is the button's, and another configuration has another title.
        if property == "configuration" { return noteObject(base, "title", nil, at: offset) }
        if property == "title" || property == "attributedTitle",
            let configuration = base.withoutMarks.as(MemberAccessExprSyntax.self), let button = configuration.base,
            configuration.declName.baseName.text == "configuration"
        {
            return noteObject(button, "title", property == "title" ? value : nil, at: offset)
        }
        if UntoldProperties.givesFont(property) {
            let style = value.flatMap { RestyledText($0, of: base.sourceText) }
            if style.map({ !$0.keepsFont }) ?? reader.mayHaveScalingFont(value) {
                noteObject(base, UntoldProperties.font, nil, at: offset)
            }
            if let ink = UntoldProperties.inkOfStyled(property),
                style.map({ !$0.keepsInk }) ?? CodeValueReader.mayHaveInk(value)
            {
                noteObject(base, ink, nil, at: offset)
            }
            if style != nil { return }
        }
        if property == UntoldProperties.font || UntoldProperties.wrapping.contains(property),
            let label = base.withoutMarks.as(MemberAccessExprSyntax.self), let button = label.base,
            label.declName.baseName.text == UntoldProperties.buttonLabel
        {
            noteObject(button, property, value, at: offset)
        } else if isInside, !isDerived, let path = ownPath(base),
            UntoldProperties.areSet(property, at: path, inController: isController)
        {
            noteValue(path, property, value, at: offset)
        } else if UntoldProperties.ofOutlets.contains(property), let outlet = outlet(base) {
            noteValue([outlet], property, value, at: offset)
        } else if Self.spoken.contains(property),
            let name = base.withoutMarks.as(DeclReferenceExprSyntax.self)?.baseName.text, objects.contains(name)
        {
            // Code goes through views and gives the ones of the class words.
            assignments.append(Assignment(path: [], property: property, offset: offset))
        }
    }

    private func noteValue(_ path: [String], _ property: String, _ value: ExprSyntax?, at offset: Int) {
        guard !path.isEmpty || isInside else { return }
        // A view that code makes wholly transparent at some time is a state of the screen, as a hidden one is.
        if property == UntoldProperties.opacity, let value, case .number(0)? = reader.read(value)?.value {
            assignments.append(Assignment(path: path, property: UntoldProperties.visibility, offset: offset))
        }
        let isAnyValue = UntoldProperties.setAnywhere.contains(property)
        if property == UntoldProperties.font {
            if let value, reader.isFixedFont(value.localValue ?? value) { return }
        } else if let value, !isAnyValue, isInside, !isDerived, let reading = reader.read(value), reading.isCertain {
            // A text of a branch is one of several states; a colour or a picture that is set anywhere tells that the document's need not stay.
            let isOfOutlet = path.first.map { outlets.contains($0) || UntoldProperties.views.contains($0) } ?? true
            let isLook = UntoldProperties.looks.contains(property) && isOfOutlet
            guard reading.value.isLookedUp || isLook, !value.isInAction else { return }
            assignments.append(Assignment(path: path, property: property, offset: offset, isRead: true))
            return
        }
        assignments.append(Assignment(path: path, property: property, offset: offset))
    }

    /// The path from the object itself, without `self`; nil for an expression that is more than names, or begins with a parameter.
    private func ownPath(_ expression: ExprSyntax) -> [String]? {
        let words = expression.withoutMarks.sourceText.split(separator: ".").map(String.init)
        guard let first = words.first else { return words }
        if ["self", "self?", "strongSelf", "strongSelf?"].contains(first) { return Array(words.dropFirst()) }
        return expression.isInFunction(withParameter: first) ? nil : words
    }

    /// The outlet that an expression reaches; nil where it reaches another object.
    private func outlet(_ expression: ExprSyntax) -> String? {
        let expression = expression.withoutMarks
        if let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text {
            return isInside && outlets.contains(name) ? name : nil
        }
        // One object of an outlet collection.
        if let part = expression.as(SubscriptCallExprSyntax.self) { return outlet(part.calledExpression) }
        guard let member = expression.as(MemberAccessExprSyntax.self), let base = member.base else { return nil }
        let name = member.declName.baseName.text
        guard outlets.contains(name) else { return nil }
        let isOwn = ["self", "strongSelf", "weakSelf"].contains(base.withoutMarks.sourceText)
        guard !isOwn, !isInside else { return isInside ? name : nil }
        if base.tokens(viewMode: .sourceAccurate).contains(where: { classes.contains($0.text) }) { return name }
        let object = base.withoutMarks.sourceText.split(separator: ".").last.map(String.init) ?? ""
        return others.contain(object) ? name : nil
    }
}

/// Finds the names in a file that hold an object of a type, such as `profile` of `let profile = Profile()` and of `profile: Profile?`.
private final class ObjectNames: SyntaxVisitor {
    private var names: Set<String> = []
    private let type: String

    static func find(ofType type: String, in source: AppSource) -> Set<String> {
        let finder = ObjectNames(type)
        finder.walk(source.tree)
        return finder.names
    }

    private init(_ type: String) {
        self.type = type
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
        note(node.pattern, node.typeAnnotation.map(Syntax.init) ?? node.initializer.map { Syntax($0.value) })
        return .visitChildren
    }

    override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
        note(node.pattern, node.initializer.map { Syntax($0.value) })
        return .visitChildren
    }

    override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
        if mentions(Syntax(node.type)) { names.insert((node.secondName ?? node.firstName).text.withoutBackticks) }
        return .visitChildren
    }

    private func note(_ pattern: PatternSyntax, _ described: Syntax?) {
        guard let name = pattern.as(IdentifierPatternSyntax.self)?.identifier.text, let described, mentions(described)
        else { return }
        names.insert(name.withoutBackticks)
    }

    private func mentions(_ syntax: Syntax) -> Bool {
        syntax.tokens(viewMode: .sourceAccurate).contains { $0.text == type }
    }
}

extension MemberAccessExprSyntax {
    /// The object whose frame an assignment sets or changes, such as `button` of `button.frame.origin.x`; nil for other properties.
    fileprivate var placedObject: ExprSyntax? {
        var member: MemberAccessExprSyntax? = self
        while let current = member {
            if UntoldProperties.placing.contains(current.declName.baseName.text) { return current.base }
            member = current.base?.withoutMarks.as(MemberAccessExprSyntax.self)
        }
        return nil
    }
}

extension ExprSyntax {
    /// The object of a chain of PinLayout's, such as `title` of `title.pin`; nil for others.
    fileprivate var pinnedObject: ExprSyntax? {
        guard let member = withoutMarks.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "pin" else {
            return nil
        }
        return member.base
    }
}

extension FunctionCallExprSyntax {
    /// The view to which a call adds a constraint, as `box` of `box.topAnchor.constraint(equalTo:)` and of `box.snp.makeConstraints`.
    fileprivate var constrainedObject: ExprSyntax? {
        guard let member = calledExpression.as(MemberAccessExprSyntax.self),
            let part = member.base?.as(MemberAccessExprSyntax.self)
        else { return nil }
        let (call, name) = (member.declName.baseName.text, part.declName.baseName.text)
        let isAnchor = call == "constraint" && name.hasSuffix("Anchor")
        let isMaker = name == "snp" && ["makeConstraints", "remakeConstraints"].contains(call)
        return isAnchor || isMaker ? part.base : nil
    }
}

extension CodeBlockSyntax {
    /// Whether the code places views or changes them, and asks for the direction of the language.
    fileprivate var placesByDirection: Bool {
        let words = Set(tokens(viewMode: .sourceAccurate).lazy.map(\.text))
        return !words.isDisjoint(with: UntoldProperties.placing.union(["constant"]))
            && words.contains(where: UntoldProperties.asksForDirection)
    }
}

extension SyntaxProtocol {
    /// Whether the function around it is about the items of a bar of tabs.
    fileprivate var isAboutTabs: Bool {
        let function = sequence(first: Syntax(self)) { $0.parent }.first { $0.is(FunctionDeclSyntax.self) }
        let words = Set((function ?? Syntax(self)).tokens(viewMode: .sourceAccurate).lazy.map(\.text))
        return words.isSuperset(of: ["tabBar", "items"]) || words.isSuperset(of: ["viewControllers", "tabBarItem"])
    }

    /// Whether a name is one of a function's own here: a declaration before the code, in the same block or in one around it, has it.
    fileprivate func isBelowDeclaration(of name: String) -> Bool {
        var node = Syntax(self)
        while let parent = node.parent {
            if let items = parent.as(CodeBlockItemListSyntax.self), items.declare(name, before: node) { return true }
            if parent.is(MemberBlockSyntax.self) { return false }
            node = parent
        }
        return false
    }
}

extension ExprSyntax {
    /// Whether a method has the expression that a control or another object calls by its selector, as after a touch.
    fileprivate var isInAction: Bool {
        sequence(first: Syntax(self)) { $0.parent }.contains { node in
            node.as(FunctionDeclSyntax.self)?.attributes.contains {
                ["IBAction", "objc"].contains($0.attributeWord)
            } ?? false
        }
    }

    /// Whether a function or closure around the expression has a parameter of a name, which hides a property.
    fileprivate func isInFunction(withParameter name: String) -> Bool {
        sequence(first: Syntax(self)) { $0.is(MemberBlockSyntax.self) ? nil : $0.parent }.contains { node in
            if case .parameterClause(let clause)? = node.as(ClosureExprSyntax.self)?.signature?.parameterClause {
                return clause.parameters.contains { ($0.secondName ?? $0.firstName).text == name }
            }
            let parameters =
                node.as(FunctionDeclSyntax.self)?.signature.parameterClause
                ?? node.as(InitializerDeclSyntax.self)?.signature.parameterClause
            return parameters?.parameters.contains { ($0.secondName ?? $0.firstName).text == name } ?? false
        }
    }

    /// The value of a constant that the function declares before; nil for other expressions.
    fileprivate var localValue: ExprSyntax? {
        guard let name = self.as(DeclReferenceExprSyntax.self)?.baseName.text else { return nil }
        var node = Syntax(self)
        while let parent = node.parent {
            if let value = parent.as(CodeBlockItemListSyntax.self)?.constant(name, before: node) { return value }
            if parent.is(MemberBlockSyntax.self) { return nil }
            node = parent
        }
        return nil
    }
}

extension CodeBlockItemListSyntax {
    /// The value of a constant that is declared before some code.
    fileprivate func constant(_ name: String, before node: Syntax) -> ExprSyntax? {
        prefix { $0.id != node.id }.reversed().lazy.compactMap { item in
            item.item.as(VariableDeclSyntax.self).flatMap { declaration in
                declaration.bindingSpecifier.text == "let"
                    ? declaration.bindings.first {
                        $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name
                    }?.initializer?.value : nil
            }
        }.first
    }

    fileprivate func declare(_ name: String, before node: Syntax) -> Bool {
        prefix { $0.id != node.id }.contains { item in
            item.item.as(VariableDeclSyntax.self)?.bindings.contains {
                $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name
            } ?? false
        }
    }
}

extension ExprSyntax {
    /// The expression without the marks `?` and `!` around it.
    fileprivate var withoutMarks: ExprSyntax {
        if let optional = self.as(OptionalChainingExprSyntax.self) { return optional.expression.withoutMarks }
        if let forced = self.as(ForceUnwrapExprSyntax.self) { return forced.expression.withoutMarks }
        return self
    }
}

extension LabeledExprSyntax {
    /// Whether the label says that the argument is a text, as in `apply(style:withTitle:)`.
    fileprivate var isText: Bool {
        guard let label = label?.text.lowercased() else { return false }
        return label.hasSuffix("title") || label.hasSuffix("text")
    }
}
