import KeylineOutletValues
import SwiftParser
import SwiftSyntax

/// Swift declarations with bodies that do nothing, made of the interface that the compiler shows of Objective-C.
///
/// Properties of classes keep their values. Methods return nothing, or the least value of their type; constants have the values that
/// their headers write as numbers and texts.
struct InertDeclarations {
    /// The declarations as a source that is adapted like the app's own.
    private(set) var text = ""
    /// The names of the classes.
    private(set) var classes: [String] = []

    let constants: HeaderConstants
    /// The classes by name with their superclasses.
    private var superclasses: [String: String] = [:]
    /// The first cases of enumerations.
    private var firstCases: [String: String] = [:]
    private var structures: Set<String> = []
    /// The types of names that are texts, such as notifications.
    private var names: Set<String> = []
    /// The signatures of the members of each class.
    private var members: [String: Set<String>] = [:]

    /// Makes declarations.
    ///
    /// - Parameters:
    ///   - interface: The interface of the module, in Swift without bodies.
    ///   - constants: The values of constants that the headers write down.
    ///   - modules: The modules that the headers include; those of Apple's that Keyline has are imported.
    init(_ interface: String, constants: HeaderConstants = HeaderConstants(), modules: Set<String> = []) {
        self.constants = constants
        let items = Parser.parse(source: interface).statements.compactMap { $0.item.as(DeclSyntax.self) }
        for item in items { collect(item) }
        let imports = modules.intersection(AdaptedModule.applesModules).union(["Foundation", "UIKit"]).sorted()
        text = imports.map { "import \($0)\n" }.joined() + items.map { declaration($0) + "\n" }.joined()
    }

    private mutating func collect(_ item: DeclSyntax) {
        if let node = item.as(ClassDeclSyntax.self) {
            let name = node.name.text
            classes.append(name)
            let inherited = node.inheritanceClause?.inheritedTypes.first?.type
            superclasses[name] = inherited?.as(IdentifierTypeSyntax.self)?.name.text ?? "NSObject"
            members[name] = Set(node.memberBlock.members.map { InertMember.signature($0.decl) })
        } else if let node = item.as(EnumDeclSyntax.self) {
            let element = node.memberBlock.members.lazy.compactMap { $0.decl.as(EnumCaseDeclSyntax.self) }.first
            firstCases[node.name.text] = element?.elements.first?.name.text
        } else if let node = item.as(StructDeclSyntax.self) {
            structures.insert(node.name.text)
            if node.trimmedDescription.contains("init(rawValue: NSString)") { names.insert(node.name.text) }
        }
    }

    private func declaration(_ item: DeclSyntax) -> String {
        if let node = item.as(ClassDeclSyntax.self) { return declaration(of: node) }
        if let node = item.as(ProtocolDeclSyntax.self) { return declaration(of: node) }
        if let node = item.as(EnumDeclSyntax.self) { return declaration(of: node) }
        if let node = item.as(StructDeclSyntax.self) { return InertStructure(node, self).text }
        if let node = item.as(ExtensionDeclSyntax.self) { return declaration(of: node) }
        if let node = item.as(TypeAliasDeclSyntax.self) {
            return "public typealias \(node.name.text) = \(ImportedTypes.swift(node.initializer.value))"
        }
        if item.is(FunctionDeclSyntax.self) || item.is(VariableDeclSyntax.self) {
            return member(item, of: nil, in: .file)
        }
        return ""
    }

    private func member(_ item: DeclSyntax, of owner: String?, in place: InertMember.Place) -> String {
        InertMember(item, of: owner, in: place, self).text
    }

    // MARK: Types

    private func declaration(of node: ClassDeclSyntax) -> String {
        let name = node.name.text
        let generics = node.genericParameterClause?.trimmedDescription ?? ""
        let condition = node.genericWhereClause.map { " " + ImportedTypes.swift($0) } ?? ""
        let inherited = node.inheritanceClause?.inheritedTypes.map { ImportedTypes.swift($0.type) } ?? []
        let superclass = superclasses[name] ?? "NSObject"
        let standard = InertInitializers(root: root(of: name))
        let declared = node.memberBlock.members.map(\.decl)
        var lines = standard.declarations
        for item in declared where !standard.signatures.contains(InertMember.signature(item)) {
            guard !isInherited(item, by: name) else { continue }
            lines.append(member(item, of: name, in: .class))
        }
        let list = inherited.isEmpty ? superclass : inherited.joined(separator: ", ")
        let head = "open class \(name)\(generics): \(list)\(condition)"
        return "\(head) {\n\(lines.filter { !$0.isEmpty }.joined(separator: "\n"))\n}"
    }

    /// Whether a class above has the same member. Initializers are declared again.
    private func isInherited(_ item: DeclSyntax, by name: String) -> Bool {
        guard !item.is(InitializerDeclSyntax.self) else { return false }
        return ancestors(of: name).contains { members[$0]?.contains(InertMember.signature(item)) == true }
    }

    /// The classes of the headers above a class, the nearest first.
    private func ancestors(of name: String) -> [String] {
        var result: [String] = []
        var next = superclasses[name]
        while let current = next, superclasses[current] != nil, !result.contains(current) {
            result.append(current)
            next = superclasses[current]
        }
        return result
    }

    /// The class of Apple's that a class derives from in the end.
    func root(of name: String) -> String {
        let last = ancestors(of: name).last ?? name
        return superclasses[last] ?? "NSObject"
    }

    /// Whether a class above declares an initializer with the same labels.
    func overrides(_ item: InitializerDeclSyntax, in name: String) -> Bool {
        let signature = InertMember.signature(DeclSyntax(item))
        return ancestors(of: name).contains { members[$0]?.contains(signature) == true }
    }

    private func declaration(of node: ProtocolDeclSyntax) -> String {
        let inherited = node.inheritanceClause?.inheritedTypes.map { ImportedTypes.swift($0.type) } ?? []
        let list = inherited.isEmpty ? "" : ": " + inherited.joined(separator: ", ")
        let lines = node.memberBlock.members.map { member($0.decl, of: nil, in: .protocol) }
        return "@objc public protocol \(node.name.text)\(list) {\n\(lines.joined(separator: "\n"))\n}"
    }

    private func declaration(of node: EnumDeclSyntax) -> String {
        let inherited = node.inheritanceClause.map { " " + $0.trimmedDescription } ?? ""
        let lines = node.memberBlock.members.map { item in
            item.decl.is(EnumCaseDeclSyntax.self)
                ? item.decl.trimmedDescription : member(item.decl, of: node.name.text, in: .structure)
        }
        return "public enum \(node.name.text)\(inherited) {\n\(lines.joined(separator: "\n"))\n}"
    }

    private func declaration(of node: ExtensionDeclSyntax) -> String {
        let type = ImportedTypes.swift(node.extendedType)
        let isClass = !structures.contains(type) && firstCases[type] == nil && !type.contains(".")
        let lines = node.memberBlock.members.map {
            member($0.decl, of: type, in: isClass ? .extension : .structure)
        }
        let inherited = node.inheritanceClause?.inheritedTypes.map { ImportedTypes.swift($0.type) } ?? []
        let list = inherited.isEmpty ? "" : ": " + inherited.joined(separator: ", ")
        return "extension \(type)\(list) {\n\(lines.filter { !$0.isEmpty }.joined(separator: "\n"))\n}"
    }

    // MARK: Values

    /// The value of a constant of a type of names: the constant's own name; nil for other types.
    func name(_ constant: String, of type: String) -> String? {
        names.contains(type) ? "\(type)(rawValue: \(constant.quoted))" : nil
    }

    /// An expression for the least value of a type.
    ///
    /// - Parameters:
    ///   - type: The type as the headers have it.
    ///   - reason: The words for a trap, where the type has no such value.
    /// - Returns: The expression.
    func value(of type: TypeSyntax, reason: String) -> String {
        let trap = "KeylineObjectiveC.keylineCut(\(reason.quoted))"
        if type.is(OptionalTypeSyntax.self) || type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return "nil" }
        if let function = type.as(FunctionTypeSyntax.self) { return closure(function, reason) }
        if let attributed = type.as(AttributedTypeSyntax.self) { return value(of: attributed.baseType, reason: reason) }
        if let tuple = type.as(TupleTypeSyntax.self) {
            if tuple.elements.count == 1, let only = tuple.elements.first {
                return value(of: only.type, reason: reason)
            }
            return "(" + tuple.elements.map { value(of: $0.type, reason: reason) }.joined(separator: ", ") + ")"
        }
        guard let name = type.as(IdentifierTypeSyntax.self)?.name.text else { return trap }
        if let element = firstCases[name] { return ".\(element)" }
        switch name {
        case "Void": return "()"
        case "Any", "AnyObject": return "NSObject()"
        case "AnyClass": return "NSObject.self"
        case "UIColor": return "UIColor.clear"
        case "UIFont": return "UIFont.systemFont(ofSize: 17)"
        case "CGAffineTransform": return "CGAffineTransform.identity"
        case "CGPoint", "CGSize", "CGRect", "CGVector", "UIEdgeInsets", "UIOffset": return "\(name)()"
        default: break
        }
        let isOwn = superclasses[name] != nil || structures.contains(name)
        if isOwn || Self.isEmptyType(name) { return "\(ImportedTypes.swift(type))()" }
        return trap
    }

    /// Whether a type of Apple's is made without arguments.
    private static func isEmptyType(_ name: String) -> Bool {
        emptyTypes.contains(name) || SystemClasses.superclasses[name] != nil && !typesWithArguments.contains(name)
    }

    /// Types besides those that documents have objects of.
    private static let emptyTypes: Set<String> = [
        "NSObject", "NSDate", "NSData", "UIImage", "NSMutableArray", "NSMutableDictionary", "NSMutableString",
        "NSAttributedString", "NSMutableAttributedString", "CALayer", "UIBezierPath", "NSIndexPath", "NSNumber",
        "UIWindow",
    ]

    private static let typesWithArguments: Set<String> = [
        "UICollectionView", "UINavigationItem", "UIPageViewController", "UITableViewHeaderFooterView",
    ]

    private func closure(_ function: FunctionTypeSyntax, _ reason: String) -> String {
        let parameters = function.parameters.map { _ in "_" }.joined(separator: ", ")
        let result = function.returnClause.type
        let isVoid = ["Void", "()"].contains(result.trimmedDescription)
        return "{ \(parameters.isEmpty ? "" : parameters + " in ")\(isVoid ? "" : value(of: result, reason: reason)) }"
    }
}
