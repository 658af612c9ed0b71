import KeylineOutletValues
import SwiftSyntax

/// The code of a class that runs before its first picture, from all files that declare parts of it.
struct ClassCode: DerivedClass {
    /// A body with the file that has it.
    struct Body {
        let source: AppSource
        /// The class that declares it.
        let type: String
        let statements: CodeBlockItemListSyntax
        /// The parameters, which are no outlets.
        var parameters: [Parameter] = []
        /// The runtime attribute that the body observes or sets.
        var attribute: String?
        /// The name of the attribute's new value; nil for an observer.
        var newValue: String?
    }

    /// A parameter of a method.
    struct Parameter {
        /// The label in calls; nil where calls have none.
        let label: String?
        let name: String
        let isOptional: Bool

        init(_ parameter: FunctionParameterSyntax) {
            label = parameter.firstName.text == "_" ? nil : parameter.firstName.text.withoutBackticks
            name = (parameter.secondName ?? parameter.firstName).text.withoutBackticks
            isOptional = parameter.defaultValue != nil || parameter.ellipsis != nil
        }
    }

    var superclass: String?
    /// Whether Swift declares the class; false for one that it only extends.
    var isDeclared = false
    /// The bodies of methods without arguments and of those that UIKit calls, by name.
    var methods: [String: Body] = [:]
    /// The bodies of all methods of objects by their names without labels, in the order of the files.
    var functions: [String: [Body]] = [:]
    /// The bodies of methods with arguments that give a cell its content, in the order of the files.
    var configurations: [Body] = []
    /// The bodies of `didSet` of outlets, in the order of the files.
    var observers: [Body] = []

    /// The names of properties that documents set as runtime attributes: those with `@IBInspectable`.
    var attributes: Set<String> = []
    /// The bodies of their `didSet` and setters, in the order of the files.
    var attributeObservers: [Body] = []

    /// The names of outlets.
    var outlets: Set<String> = []
    /// The classes of outlets by their names.
    var outletTypes: [String: String] = [:]
    /// Whether the code may decide the size of the class's views.
    var mayDecideSize = false

    /// Names that code uses which gives a view a size of its own or puts views inside it.
    private static let sizing: Set<String> = [
        "intrinsicContentSize", "addSubview", "insertSubview", "addArrangedSubview", "loadNibNamed", "instantiate",
        "UINib",
        "NSLayoutConstraint", "snp", "systemLayoutSizeFitting", "sizeThatFits", "heightAnchor", "widthAnchor",
    ]

    static func decidesSize(_ words: some Sequence<String>) -> Bool { words.contains(where: sizing.contains) }

    /// The initialiser with which a document makes objects. It runs before outlets are connected.
    static let initializer = "init(coder:)"
    /// The methods that UIKit calls, in its order.
    static let entries = ["awakeFromNib", "viewDidLoad", "viewWillAppear"]

    /// The beginnings of names of methods that give a cell its content.
    private static let configuring = [
        "configure", "config", "setup", "setUp", "bind", "populate", "fill", "render", "update", "display",
    ]

    static func configures(_ method: String) -> Bool { configuring.contains(where: method.hasPrefix) }
}

/// The classes of an app's code, with the chains of those that they derive from.
struct ClassCodes {
    private var classes: [String: ClassCode]

    init(_ sources: [AppSource]) {
        classes = ClassCodeCollector.collect(sources)
    }

    subscript(name: String) -> ClassCode? { classes[name] }

    /// A class and those that it derives from, itself first.
    func chain(of name: String) -> [String] { classes.chain(of: name) }

    /// A class and those that it derives from, itself first, with UIKit's of which the app has no code.
    func wholeChain(of name: String) -> [String] {
        let chain = chain(of: name)
        guard let last = chain.last else { return SystemClasses.chain(of: name) }
        let next = classes[last]?.superclass ?? SystemClasses.superclasses[last]
        return chain + (next.map(SystemClasses.chain) ?? []).filter { !chain.contains($0) }
    }

    /// The nearest class outside the app's Swift that a class derives from, which the app's Swift may extend; the class itself where Swift
    /// only extends it.
    func foreignSuperclass(of name: String) -> String? {
        chain(of: name).last.flatMap { last in
            guard SystemClasses.superclasses[last] == nil, let code = classes[last] else { return last }
            return code.superclass ?? (code.isDeclared ? nil : last)
        }
    }

    /// Adds the superclasses and outlets that Objective-C declares for classes that Swift only extends, and for those that they derive from.
    ///
    /// - Parameters:
    ///   - code: The classes of Objective-C.
    ///   - files: The files that declare them.
    mutating func join(_ code: ObjectiveCCode, _ files: [ObjectiveCFile]) {
        let extended = classes.filter { !$0.value.isDeclared && SystemClasses.superclasses[$0.key] == nil }.keys
        for name in Set(extended.flatMap(code.chain))
        where classes[name]?.isDeclared != true && SystemClasses.superclasses[name] == nil {
            var joined = classes[name] ?? ClassCode()
            joined.superclass = code.classes[name]?.superclass
            joined.mayDecideSize = joined.mayDecideSize || code.decidesSize(name)
            for file in files { joined.outlets.formUnion(file.outlets(of: [name])) }
            classes[name] = joined
        }
    }

    /// The first class that a class is or derives from whose code is in Objective-C.
    func objectiveCClass(of name: String, _ code: ObjectiveCCode) -> String? {
        let candidates = chain(of: name).filter { classes[$0]?.isDeclared != true } + [foreignSuperclass(of: name)]
        return candidates.compactMap(\.self).first { code.classes[$0] != nil }
    }

    /// Whether the size of a class's views may be decided by its code, or by a superclass outside the app other than UIKit's.
    func mayDecideSize(_ name: String) -> Bool {
        let chain = chain(of: name)
        guard let last = foreignSuperclass(of: name) else { return true }
        // Of a class that is only extended, and of which there is no other code, nothing is known.
        if chain.contains(last), SystemClasses.superclasses[last] == nil { return true }
        return !last.hasPrefix("UI") || chain.contains { classes[$0]?.mayDecideSize ?? true }
    }

    /// The body that runs where a method is called on an object of the first class of a chain.
    func body(of method: String, in chain: some Sequence<String>) -> ClassCode.Body? {
        chain.lazy.compactMap { classes[$0]?.methods[method] }.first
    }

    /// The methods of a name that the first class of a chain has which declares any that a call may mean.
    ///
    /// - Parameters:
    ///   - name: The name without labels.
    ///   - call: The call, whose labels and literal cases choose among overloads.
    ///   - chain: The class of the object and those that it derives from.
    /// - Returns: The bodies; several where nothing tells which is called.
    func bodies(of name: String, calledBy call: FunctionCallExprSyntax, in chain: some Sequence<String>)
        -> [ClassCode.Body]
    {
        for type in chain {
            let matches = (classes[type]?.functions[name] ?? []).filter { $0.takes(call) && $0.hasCases(of: call) }
            if !matches.isEmpty { return matches }
        }
        return []
    }

    /// The class of an outlet of an object; nil where the code does not say it.
    func type(ofOutlet name: String, in chain: some Sequence<String>) -> String? {
        chain.lazy.compactMap { classes[$0]?.outletTypes[name] }.first
    }

    /// The classes of the outlets of classes.
    func outletTypes(of names: some Sequence<String>) -> Set<String> {
        names.reduce(into: []) { result, name in
            for one in chain(of: name) { result.formUnion(classes[one]?.outletTypes.values.map { $0 } ?? []) }
        }
    }

    /// Whether objects of a class are view controllers.
    func isController(_ name: String) -> Bool {
        chain(of: name).contains { $0.hasSuffix("Controller") }
            || foreignSuperclass(of: name)?.hasSuffix("Controller") ?? false
    }

    /// The names of the runtime attributes of classes.
    func attributes(of chain: some Sequence<String>) -> Set<String> {
        chain.reduce(into: []) { $0.formUnion(classes[$1]?.attributes ?? []) }
    }

    /// The runtime attributes of a class, UIKit's among those that it derives from. True unless some others have the name.
    func runtimeAttributes(of name: String, besides others: Set<String>) -> [String: Bool] {
        let names = attributes(of: wholeChain(of: name))
        return Dictionary(uniqueKeysWithValues: names.map { ($0, !others.contains($0)) })
    }

    /// The names of the outlets of classes and of those that they derive from.
    func outlets(of names: some Sequence<String>) -> Set<String> {
        names.reduce(into: []) { result, name in
            for one in chain(of: name) { result.formUnion(classes[one]?.outlets ?? []) }
            if isCell(name) { result.formUnion(Self.outletsOfRows) }
        }
    }

    /// The views of `UITableViewCell` that documents connect as outlets, which no code of an app declares.
    static let outletsOfRows: Set<String> = ["textLabel", "detailTextLabel", "imageView"]

    static let cells = [
        "UITableViewCell", "UICollectionViewCell", "UICollectionReusableView", "UITableViewHeaderFooterView",
    ]

    /// Whether objects of a class are rows or items, which code fills through a method of its own.
    func isCell(_ name: String) -> Bool {
        chain(of: name).contains { $0.hasSuffix("Cell") }
            || foreignSuperclass(of: name).map(Self.cells.contains) ?? false
    }
}

/// Finds the classes of files.
final class ClassCodeCollector: SyntaxVisitor {
    fileprivate(set) var classes: [String: ClassCode] = [:]
    private let source: AppSource
    private var open: [String] = []

    /// Adds the classes of a file to the classes of other files.
    static func collect(_ sources: [AppSource]) -> [String: ClassCode] {
        var classes: [String: ClassCode] = [:]
        for source in sources {
            let collector = ClassCodeCollector(source)
            collector.walk(source.tree)
            classes.merge(collector.classes) { first, second in
                var result = first
                result.superclass = first.superclass ?? second.superclass
                result.isDeclared = first.isDeclared || second.isDeclared
                result.methods.merge(second.methods) { one, _ in one }
                result.functions.merge(second.functions) { $0 + $1 }
                result.outletTypes.merge(second.outletTypes) { one, _ in one }
                result.configurations += second.configurations
                result.observers += second.observers
                result.outlets.formUnion(second.outlets)
                result.attributes.formUnion(second.attributes)
                result.attributeObservers += second.attributeObservers
                result.mayDecideSize = first.mayDecideSize || second.mayDecideSize
                return result
            }
        }
        return classes
    }

    private init(_ source: AppSource) {
        self.source = source
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        let name = node.name.text
        classes[name, default: ClassCode()].isDeclared = true
        classes[name, default: ClassCode()].superclass = node.inheritanceClause?.inheritedTypes.first?.type.className
        noteSizing(of: name, node.memberBlock)
        open.append(name)
        return .visitChildren
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        let name = node.extendedType.className
        noteSizing(of: name, node.memberBlock)
        open.append(name)
        return .visitChildren
    }

    private func noteSizing(of name: String, _ members: MemberBlockSyntax) {
        let words = members.tokens(viewMode: .sourceAccurate).lazy.map(\.text)
        if ClassCode.decidesSize(words) { classes[name, default: ClassCode()].mayDecideSize = true }
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visitPost(_ node: ClassDeclSyntax) { open.removeLast() }
    override func visitPost(_ node: ExtensionDeclSyntax) { open.removeLast() }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        let parameters = node.signature.parameterClause.parameters
        guard let type = open.last, let body = node.body, parameters.map(\.firstName.text) == ["coder"] else {
            return .skipChildren
        }
        classes[type, default: ClassCode()].methods[ClassCode.initializer] = self.body(
            body.statements, of: type, parameters)
        return .skipChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        let parameters = node.signature.parameterClause.parameters
        let name = node.name.text.withoutBackticks
        guard let type = open.last, let statements = node.body?.statements,
            !node.modifiers.contains(where: { ["static", "class"].contains($0.name.text) })
        else { return .skipChildren }
        let body = body(statements, of: type, parameters)
        classes[type, default: ClassCode()].functions[name, default: []].append(body)
        if parameters.isEmpty || ClassCode.entries.contains(name) {
            classes[type, default: ClassCode()].methods[name] = body
        } else if ClassCode.configures(name) {
            classes[type, default: ClassCode()].configurations.append(body)
        }
        return .skipChildren
    }

    private func body(
        _ statements: CodeBlockItemListSyntax, of type: String, _ parameters: FunctionParameterListSyntax
    ) -> ClassCode.Body {
        ClassCode.Body(
            source: source, type: type, statements: statements,
            parameters: parameters.map(ClassCode.Parameter.init))
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        let words = node.attributes.compactMap(\.attributeWord)
        if let type = open.last, words.contains("IBInspectable") { noteAttributes(node, of: type) }
        guard let type = open.last, words.contains("IBOutlet") else { return .skipChildren }
        let names = node.bindings.compactMap { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text }
        classes[type, default: ClassCode()].outlets.formUnion(names.map(\.withoutBackticks))
        for binding in node.bindings {
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text.withoutBackticks,
                let outlet = binding.typeAnnotation?.type.unwrapped
            else { continue }
            classes[type, default: ClassCode()].outletTypes[name] = outlet.className
        }
        guard case .accessors(let list)? = node.bindings.first?.accessorBlock?.accessors,
            let body = list.first(where: { $0.accessorSpecifier.text == "didSet" })?.body
        else { return .skipChildren }
        classes[type, default: ClassCode()].observers.append(
            .init(source: source, type: type, statements: body.statements))
        return .skipChildren
    }
}

extension ClassCodeCollector {
    /// Notes properties that documents may set as runtime attributes, and the code that runs when they do.
    private func noteAttributes(_ node: VariableDeclSyntax, of type: String) {
        for binding in node.bindings {
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text.withoutBackticks else {
                continue
            }
            classes[type, default: ClassCode()].attributes.insert(name)
            guard case .accessors(let list)? = binding.accessorBlock?.accessors,
                let accessor = list.first(where: { ["didSet", "set"].contains($0.accessorSpecifier.text) }),
                let body = accessor.body
            else { continue }
            let newValue = accessor.parameters?.name.text.withoutBackticks ?? "newValue"
            classes[type, default: ClassCode()].attributeObservers.append(
                .init(
                    source: source, type: type, statements: body.statements, attribute: name,
                    newValue: accessor.accessorSpecifier.text == "set" ? newValue : nil))
        }
    }
}

extension TypeSyntax {
    /// The type without marks `?` and `!` around it.
    fileprivate var unwrapped: TypeSyntax {
        if let optional = self.as(OptionalTypeSyntax.self) { return optional.wrappedType.unwrapped }
        if let forced = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return forced.wrappedType.unwrapped }
        return self
    }

    /// The name of a class alone, as documents write it: `Base` of `App.Base<Model>`.
    var className: String {
        if let type = self.as(IdentifierTypeSyntax.self) { return type.name.text.withoutBackticks }
        if let type = self.as(MemberTypeSyntax.self) { return type.name.text.withoutBackticks }
        return sourceText
    }
}
