import KeylineOutletValues
import SwiftSyntax

/// The types of an app as far as they tell which of them fill screens, with the members that make other screens.
struct ScreenTypes {
    /// A type that the app declares.
    struct Declaration {
        let isClass: Bool
        var inherited: [String]
        let location: NavigationReading.Location
    }

    /// A property or method, by what it makes.
    struct Member {
        /// The value, the getter or the body.
        let body: Syntax?
        /// The type that is written at it.
        let type: String?
    }

    private(set) var declarations: [String: Declaration] = [:]
    private(set) var members: [String: [String: Member]] = [:]
    /// The texts of static constants and of cases, by `Type.name`.
    private(set) var constants: [String: String] = [:]

    init(_ sources: [AppSource]) {
        for source in sources {
            let collector = ScreenTypeCollector(source)
            collector.walk(source.tree)
            declarations.merge(collector.declarations) { first, second in
                var result = first
                result.inherited += second.inherited
                return result
            }
            members.merge(collector.members) { $0.merging($1) { first, _ in first } }
            constants.merge(collector.constants) { first, _ in first }
        }
        for (name, inherited) in sources.flatMap(ScreenTypeCollector.extensions) {
            declarations[name]?.inherited += inherited
        }
    }

    /// The kind of a type that the app declares; nil for one that fills no screen.
    func kind(of name: String) -> NavigationReading.Screen.Kind? {
        guard let declaration = declarations[name] else { return nil }
        if declaration.inherited.contains(where: Self.viewProtocols.contains) { return .view }
        // A protocol that refines View is usually called so, and may be a package's.
        guard declaration.isClass else {
            return declaration.inherited.contains { $0.hasSuffix("View") } ? .view : nil
        }
        let end = chain(of: name).last.flatMap { declarations[$0]?.inherited.first }
        return end.map { Self.controllers.contains($0) || $0.hasSuffix("ViewController") } == true
            ? .controller : nil
    }

    /// Whether a type has a protocol in its own declaration or an extension.
    func inherits(_ name: String, _ other: String) -> Bool {
        declarations[name]?.inherited.contains(other) ?? false
    }

    /// The first superclass of each class; protocols in its place do no harm, because no scene is of their class.
    var superclasses: [String: String] {
        declarations.compactMapValues { $0.isClass ? $0.inherited.first : nil }
    }

    /// The types that the rest of a reading names, by name.
    func screens(of reading: NavigationReading) -> [NavigationReading.Screen] {
        var places: [String: NavigationReading.Location] = [:]
        func note(_ name: String, _ location: NavigationReading.Location?) {
            if let location = declarations[name]?.location ?? location, places[name] == nil {
                places[name] = location
            }
        }
        for way in reading.transitions {
            note(way.source, way.location)
            if case .screen(let name) = way.target { note(name, way.location) }
        }
        for preview in reading.previews { note(preview.screen, preview.location) }
        for name in reading.initial { note(name, nil) }
        return places.sorted { $0.key < $1.key }.map { name, location in
            NavigationReading.Screen(name: name, kind: kind(of: name) ?? .other, location: location)
        }
    }

    private func chain(of name: String) -> [String] {
        var result = [name]
        while let next = result.last.flatMap({ declarations[$0]?.inherited.first }),
            declarations[next]?.isClass == true,
            !result.contains(next)
        {
            result.append(next)
        }
        return result
    }

    private static let viewProtocols: Set<String> = [
        "View", "SwiftUI.View", "UIViewRepresentable", "UIViewControllerRepresentable",
    ]
    private static let controllers: Set<String> = [
        "UINavigationController", "UITabBarController", "UISplitViewController", "UIHostingController",
        "UISearchController", "UIAlertController", "UIImagePickerController",
        "UIActivityViewController",
    ]
}

/// Collects the types of a file.
private final class ScreenTypeCollector: TypeScopeVisitor {
    private(set) var declarations: [String: ScreenTypes.Declaration] = [:]
    private(set) var members: [String: [String: ScreenTypes.Member]] = [:]
    private(set) var constants: [String: String] = [:]
    private let source: AppSource

    init(_ source: AppSource) {
        self.source = source
        super.init(viewMode: .sourceAccurate)
    }

    /// The protocols that extensions of a file add.
    static func extensions(_ source: AppSource) -> [(name: String, inherited: [String])] {
        source.tree.statements.compactMap { item in
            guard let node = item.item.as(ExtensionDeclSyntax.self), node.inheritanceClause != nil else {
                return nil
            }
            return (node.extendedType.className, names(node.inheritanceClause))
        }
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        declare(node.name, isClass: true, node.inheritanceClause)
        return super.visit(node)
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        declare(node.name, isClass: false, node.inheritanceClause)
        return super.visit(node)
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let type = types.last, node.parent?.is(MemberBlockItemSyntax.self) ?? false else {
            return .skipChildren
        }
        let isStatic = node.modifiers.contains { ["static", "class"].contains($0.name.text) }
        for binding in node.bindings {
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
                continue
            }
            let body =
                binding.initializer.map { Syntax($0.value) } ?? binding.accessorBlock.map { Syntax($0) }
            let written = binding.typeAnnotation.map { Self.name($0.type) }
            members[type, default: [:]][name] = ScreenTypes.Member(body: body, type: written)
            if isStatic, let text = binding.initializer?.value.literalText {
                constants["\(type).\(name)"] = text
            }
        }
        return .skipChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let type = types.last, let body = node.body else { return .skipChildren }
        let written = node.signature.returnClause.map { Self.name($0.type) }
        members[type, default: [:]][node.name.text] = ScreenTypes.Member(
            body: Syntax(body), type: written)
        return .skipChildren
    }

    override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
        guard let type = types.last else { return .skipChildren }
        constants["\(type).\(node.name.text)"] = node.rawValue?.value.literalText ?? node.name.text
        return .skipChildren
    }

    private func declare(_ name: TokenSyntax, isClass: Bool, _ clause: InheritanceClauseSyntax?) {
        let location = source.screenLocation(of: Syntax(name))
        let inherited = Self.names(clause)
        if declarations[name.text] == nil {
            declarations[name.text] = ScreenTypes.Declaration(
                isClass: isClass, inherited: inherited, location: location)
        }
    }

    private static func names(_ clause: InheritanceClauseSyntax?) -> [String] {
        clause?.inheritedTypes.map { name($0.type) } ?? []
    }

    /// The name of a type without what makes it optional or generic.
    static func name(_ type: TypeSyntax) -> String {
        String(type.sourceText.prefix { $0 != "<" && $0 != "?" && $0 != "!" })
    }
}

extension AppSource {
    /// The position of a node for other programs.
    func screenLocation(of node: Syntax) -> NavigationReading.Location {
        let (line, column) = place(of: node.bytes.lowerBound)
        return NavigationReading.Location(file: path, line: line, column: column)
    }
}
