/// The types of all files of a module.
struct ModuleIndex {
    var declarations: [TypeDeclaration] = []
    /// Methods that types which conform to a protocol of the module may leave out.
    var optionalRequirements: Set<String> = []
    /// The members of protocols of Objective-C, which are exposed wherever they are implemented.
    private var requirements: [String: [MemberDeclaration]] = [:]
    private var classes: [String: Int] = [:]
    private var extensions: [String: [Int]] = [:]

    init(_ sources: [AppSource]) {
        for (file, source) in sources.enumerated() {
            let collector = DeclarationCollector(source, file: file)
            declarations += collector.declarations
            optionalRequirements.formUnion(collector.optionalRequirements)
        }
        for (index, declaration) in declarations.enumerated() {
            switch declaration.kind {
            case .class: classes[declaration.name] = classes[declaration.name] ?? index
            case .extension: extensions[declaration.name, default: []].append(index)
            case .protocol:
                guard declaration.exposesMembers else { break }
                for member in declaration.members { requirements[member.name, default: []].append(member) }
            case .other: break
            }
        }
    }

    /// The class of a name, whose place in `declarations` is answered; nil where the module has none.
    func classIndex(_ name: String) -> Int? { classes[name] }

    /// Whether a member has the name of one that a protocol of Objective-C asks for.
    func isRequired(_ member: MemberDeclaration) -> Bool {
        requirements[member.name]?.contains { $0.hasName(of: member) } ?? false
    }

    /// A class and its extensions.
    func parts(of name: String) -> [TypeDeclaration] {
        ([classes[name]].compactMap { $0 } + (extensions[name] ?? [])).map { declarations[$0] }
    }

    /// The names of a type and of the classes of the module from which it derives, the nearest first.
    func ancestry(of name: String) -> [String] {
        var names: [String] = []
        var next: String? = name
        while let current = next, !names.contains(current) {
            names.append(current)
            next = classes[current].flatMap { declarations[$0].firstInherited }
        }
        return names
    }

    /// The selector of the method that an expression names.
    ///
    /// - Parameters:
    ///   - name: The method's name.
    ///   - labels: Its labels, where they are written.
    ///   - type: The type in which it is looked for first.
    /// - Returns: The name that Objective-C gives it; by the expression alone where the module has no such method.
    func selector(_ name: String, labels: [String]?, in type: String?) -> String {
        let own = type.map { ancestry(of: $0).flatMap(parts) } ?? []
        for declaration in own + declarations {
            for member in declaration.members where member.name == name {
                guard case .method(let others, _, _) = member.kind, labels == nil || labels == others else { continue }
                return member.selector
            }
        }
        return SelectorName.of(name, labels ?? [])
    }
}
