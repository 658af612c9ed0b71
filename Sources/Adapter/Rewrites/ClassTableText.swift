/// The table of what a class or an extension has by name, as code inside its body.
struct ClassTableText {
    private let declaration: TypeDeclaration
    private let entries: [String]

    /// Finds what belongs into the table; nil where nothing does.
    init?(_ declaration: TypeDeclaration, _ index: ModuleIndex) {
        guard declaration.kind == .class || declaration.kind == .extension, !declaration.isGeneric else { return nil }
        // Structures and protocols have nothing by name.
        guard !index.isOtherType(declaration.name) else { return nil }
        self.declaration = declaration
        let owner = declaration.ownName
        var seen: Set<String> = []
        entries = declaration.members.filter { !$0.isStatic && !$0.isConditional && !$0.isOverride }
            .compactMap { member in
                Self.entry(member, owner, isExposed: Self.isExposed(member, declaration, index))
            }
            .filter { seen.insert($0).inserted }
        guard !entries.isEmpty || Self.isNamed(declaration, index) else { return nil }
    }

    /// Whether others call a member by its name. Properties are exposed as methods only where a protocol asks for them.
    private static func isExposed(
        _ member: MemberDeclaration, _ declaration: TypeDeclaration, _ index: ModuleIndex
    ) -> Bool {
        if index.isRequired(member) { return true }
        guard case .method = member.kind else { return false }
        return declaration.exposes(member) || DelegateMethods.names.contains(member.selector)
    }

    /// Whether documents may name a class: it derives, in the end, from one of UIKit's.
    private static func isNamed(_ declaration: TypeDeclaration, _ index: ModuleIndex) -> Bool {
        guard declaration.kind == .class else { return false }
        let root = index.tree.root(of: declaration.name)
        return root.hasPrefix("UI") && root != declaration.name
    }

    /// A type in one line, with a number that no other table of the module has.
    func text(number: Int) -> String {
        "enum KeylineTable\(number): KeylineObjectiveC.ClassTable { "
            + "public static var type: AnyClass { \(declaration.ownName).self }; "
            + "@MainActor public static func add(to members: inout KeylineObjectiveC.ClassMembers) { "
            + entries.joined(separator: "; ") + " } }"
    }

    private static func entry(_ member: MemberDeclaration, _ owner: String, isExposed: Bool) -> String? {
        switch member.kind {
        case .property(let type):
            return property(member, type, owner)
                ?? (isExposed && type != nil
                    ? "members.method(\"\(member.name)\") { (object: \(owner)) in object.\(member.name) as Any? }"
                    : nil)
        case .method(let labels, let types, let effects):
            guard isExposed, canHold(types) else { return nil }
            return method(member, labels, types, effects, owner)
        case .subscripts: return nil
        }
    }

    private static func property(_ member: MemberDeclaration, _ type: String?, _ owner: String) -> String? {
        let path = "(\"\(member.name)\", \\\(owner).\(member.name))"
        if member.attributes.contains("IBOutlet") {
            return "members." + (type?.hasPrefix("[") == true ? "outletCollection" : "outlet") + path
        }
        return member.attributes.contains("IBInspectable") ? "members.inspectable" + path : nil
    }

    private static func method(
        _ member: MemberDeclaration, _ labels: [String], _ types: [String], _ effects: MethodEffects, _ owner: String
    ) -> String {
        let names = types.indices.map { "argument\($0)" }
        let parameters = zip(names, types).map { ", \($0): \(plain($1))" }.joined()
        let arguments = zip(labels, names).map { $0 == "_" ? $1 : "\($0): \($1)" }.joined(separator: ", ")
        var call = "object.`\(member.name)`(\(arguments))"
        if effects.isAsync {
            call = "Task { _ = \(effects.isThrowing ? "try await" : "await") \(call) } as Any?"
        } else {
            call = (effects.isThrowing ? "(try? \(call))" : call) + " as Any?"
        }
        return "members.method(\"\(member.selector)\") { (object: \(owner)\(parameters)) in \(call) }"
    }

    /// Whether a table can hold a method with parameters of these types.
    static func canHold(_ types: [String]) -> Bool { types.count <= 3 && types.allSatisfy(isPlain) }

    /// Whether a value of a type can come from anywhere: it is no closure and is not changed.
    private static func isPlain(_ type: String) -> Bool {
        !type.contains("->") && !type.contains("@") && !type.hasPrefix("inout ") && !type.hasSuffix("...")
    }

    /// A type that may stand anywhere.
    private static func plain(_ type: String) -> String { type.hasSuffix("!") ? type.dropLast() + "?" : type }
}
