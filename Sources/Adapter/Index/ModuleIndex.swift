/// The types of all files of a module.
struct ModuleIndex {
    /// How much was looked at.
    let steps = StepCount()
    let declarations: [TypeDeclaration]
    /// Methods that types which conform to a protocol of the module may leave out.
    private(set) var optionalRequirements: Set<String> = []
    /// Which class derives from which.
    let tree: ClassTree
    /// The members of protocols of Objective-C, which are exposed wherever they are implemented.
    private var requirements = MemberTable<Void>()
    private var classes: [String: Int] = [:]
    /// The names of structures, enumerations, actors and protocols.
    private var otherTypes: Set<String> = []
    private let selectors: SelectorTable
    /// The classes below one that overrides what observers are told by.
    private let observers: Set<String>

    init(_ sources: [AppSource]) {
        var declarations: [TypeDeclaration] = []
        for (file, source) in sources.enumerated() {
            let collector = DeclarationCollector(source, file: file)
            declarations += collector.declarations
            optionalRequirements.formUnion(collector.optionalRequirements)
        }
        self.declarations = declarations
        var extensions: [Int] = []
        for (index, declaration) in declarations.enumerated() {
            steps.add()
            switch declaration.kind {
            case .class: classes[declaration.name] = classes[declaration.name] ?? index
            case .extension: extensions.append(index)
            case .protocol:
                otherTypes.insert(declaration.name)
                guard declaration.exposesMembers else { break }
                for member in declaration.members { requirements.add((), for: member) }
            case .other: otherTypes.insert(declaration.name)
            }
        }
        tree = ClassTree(classes.compactMapValues { declarations[$0].firstInherited }, steps)
        let parts = classes.values.sorted() + extensions
        selectors = SelectorTable(declarations, parts: parts, tree, steps)
        let overriding = parts.filter { part in
            declarations[part].members.contains { $0.name == "observeValue" && $0.isOverride }
        }
        let names = Set(overriding.map { declarations[$0].name })
        observers = names.isEmpty ? [] : tree.classes(below: names.contains)
    }

    /// The class of a name, whose place in `declarations` is answered; nil where the module has none.
    func classIndex(_ name: String) -> Int? { classes[name] }

    /// True for the name of a structure, an enumeration, an actor or a protocol.
    func isOtherType(_ name: String) -> Bool { otherTypes.contains(name) }

    /// Whether a member has the name of one that a protocol of Objective-C asks for.
    func isRequired(_ member: MemberDeclaration) -> Bool {
        steps.add()
        return requirements.contains(member)
    }

    /// Whether a class derives from one of the module's that overrides what observers are told by.
    func inheritsObserving(_ name: String) -> Bool { observers.contains(name) }

    /// The selector of the method that an expression names.
    ///
    /// - Parameters:
    ///   - name: The method's name.
    ///   - labels: Its labels, where they are written.
    ///   - type: The type in which it is looked for first.
    /// - Returns: The name that Objective-C gives it; by the expression alone where the module has no such method.
    func selector(_ name: String, labels: [String]?, in type: String?) -> String {
        selectors.selector(name, labels: labels, in: type) ?? SelectorName.of(name, labels ?? [])
    }
}
