import SwiftSyntax

/// A member of a type, or a function or variable outside of types, with a body that does nothing.
struct InertMember {
    /// The declaration; empty where it cannot be one.
    private(set) var text = ""

    /// The kinds of declarations around a member.
    enum Place {
        case `class`
        case `extension`
        case `protocol`
        case structure
        case file
    }

    private let owner: String?
    private let surrounding: Place
    private let module: InertDeclarations

    init(_ item: DeclSyntax, of owner: String?, in surrounding: Place, _ module: InertDeclarations) {
        self.owner = owner
        self.surrounding = surrounding
        self.module = module
        if let node = item.as(FunctionDeclSyntax.self) {
            text = function(node)
        } else if let node = item.as(VariableDeclSyntax.self) {
            text = property(node)
        } else if let node = item.as(InitializerDeclSyntax.self) {
            text = initializer(node)
        } else if let node = item.as(SubscriptDeclSyntax.self) {
            text = subscripts(node)
        } else if let node = item.as(TypeAliasDeclSyntax.self) {
            text = "public typealias \(node.name.text) = \(ImportedTypes.swift(node.initializer.value))"
        }
    }

    /// The name of a member with its labels.
    static func signature(_ item: DeclSyntax) -> String {
        func labels(_ clause: FunctionParameterClauseSyntax) -> String {
            "(" + clause.parameters.map { $0.firstName.text + ":" }.joined() + ")"
        }
        if let node = item.as(FunctionDeclSyntax.self) {
            let word = node.signature.effectSpecifiers?.asyncSpecifier == nil ? "" : " async"
            return node.name.text + labels(node.signature.parameterClause) + word
        }
        if let node = item.as(InitializerDeclSyntax.self) { return "init" + labels(node.signature.parameterClause) }
        if let node = item.as(VariableDeclSyntax.self) { return node.bindings.first?.pattern.trimmedDescription ?? "" }
        return item.trimmedDescription
    }

    // MARK: Words in front

    private func words(_ modifiers: DeclModifierListSyntax) -> String {
        let names = modifiers.map(\.name.text)
        if surrounding == .protocol { return names.contains("optional") ? "@objc optional " : "" }
        var words = surrounding == .class ? ["open"] : ["public"]
        if names.contains("class") || names.contains("static") {
            words.append(surrounding == .structure || surrounding == .file ? "static" : "class")
        }
        if names.contains("mutating") { words.append("mutating") }
        return words.map { $0 + " " }.joined()
    }

    private func reason(_ name: String) -> String {
        "\(owner.map { $0 + "." } ?? "")\(name) is Objective-C, which is not compiled"
    }

    // MARK: Functions

    private func function(_ node: FunctionDeclSyntax) -> String {
        let name = node.name.text
        var parameters = node.signature.parameterClause.parameters.map { ($0, $0.type) }
        var result = node.signature.returnClause?.type
        let isAsync = node.signature.effectSpecifiers?.asyncSpecifier != nil
        var isThrowing = node.signature.effectSpecifiers?.throwsClause != nil
        if let last = parameters.last, last.1.trimmedDescription.contains("KeylineErrorPointer") {
            parameters.removeLast()
            isThrowing = true
            result = Self.resultOfThrowing(result)
        }
        let list = parameters.map { parameter($0.0) }.joined(separator: ", ")
        let effects = (isAsync ? " async" : "") + (isThrowing ? " throws" : "")
        let isVoid = result.map { ["Void", "()"].contains($0.trimmedDescription) } ?? true
        let arrow = isVoid ? "" : " -> " + (result.map(ImportedTypes.swift) ?? "")
        let isUnused = !isVoid && surrounding != .protocol
        let head =
            "\(isUnused ? "@discardableResult " : "")\(words(node.modifiers))func \(name)(\(list))\(effects)\(arrow)"
        guard surrounding != .protocol else { return head }
        guard let result, !isVoid else { return head + " {}" }
        return "\(head) { return \(module.value(of: result, reason: reason(name))) }"
    }

    /// A method that fails returns no `BOOL`, and no value that may be missing.
    private static func resultOfThrowing(_ type: TypeSyntax?) -> TypeSyntax? {
        if type?.trimmedDescription == "BOOL" { return nil }
        return type?.as(OptionalTypeSyntax.self)?.wrappedType
            ?? type?.as(ImplicitlyUnwrappedOptionalTypeSyntax.self)?.wrappedType ?? type
    }

    private func parameter(_ node: FunctionParameterSyntax) -> String {
        let names = [node.firstName.text, node.secondName?.text].compactMap(\.self).joined(separator: " ")
        let value = node.defaultValue.map { " " + $0.trimmedDescription } ?? ""
        return "\(names): \(ImportedTypes.swift(node.type))\(value)"
    }

    private func initializer(_ node: InitializerDeclSyntax) -> String {
        guard surrounding != .protocol, surrounding != .structure, surrounding != .file else { return "" }
        let isThrowing = node.signature.parameterClause.parameters.last.map {
            $0.type.trimmedDescription.contains("KeylineErrorPointer")
        }
        let all = Array(node.signature.parameterClause.parameters)
        let list = (isThrowing == true ? all.dropLast() : all[...]).map(parameter).joined(separator: ", ")
        let effects = isThrowing == true ? " throws" : ""
        let mark = isThrowing == true ? "" : node.optionalMark?.text ?? ""
        let isConvenience = surrounding == .extension
        guard let owner, !isConvenience else {
            return "public convenience init\(mark)(\(list))\(effects) { self.init() }"
        }
        let word = module.overrides(node, in: owner) ? "override " : ""
        let call = InertInitializers(root: module.root(of: owner)).call
        // A class of the headers above may have other initializers only, but all have the ones of Apple's class.
        return "public \(word)init\(mark)(\(list))\(effects) { \(call) }"
    }

    // MARK: Properties

    private func property(_ node: VariableDeclSyntax) -> String {
        guard let binding = node.bindings.first, let type = binding.typeAnnotation?.type else { return "" }
        let name = binding.pattern.trimmedDescription
        let swift = ImportedTypes.swift(type)
        let isReadOnly = binding.accessorBlock != nil || node.bindingSpecifier.text == "let"
        if surrounding == .protocol {
            return "\(words(node.modifiers))var \(name): \(swift) { get\(isReadOnly ? "" : " set") }"
        }
        let value =
            module.constants.value(of: name, type: swift) ?? module.name(name, of: swift)
            ?? module.value(of: type, reason: reason(name))
        if surrounding == .file {
            let word = isReadOnly ? "let" : "var"
            return "nonisolated(unsafe) public \(word) \(name): \(swift) = \(value)"
        }
        let names = node.modifiers.map(\.name.text)
        let isStatic = names.contains("class") || names.contains("static")
        if surrounding == .class, !isStatic {
            if names.contains("weak") { return "\(words(node.modifiers))weak var \(name): \(swift)" }
            if !isReadOnly { return "\(words(node.modifiers))lazy var \(name): \(swift) = \(value)" }
        }
        let setter = isReadOnly ? "" : " set {}"
        return "\(words(node.modifiers))var \(name): \(swift) { get { return \(value) }\(setter) }"
    }

    private func subscripts(_ node: SubscriptDeclSyntax) -> String {
        let list = node.parameterClause.parameters.map(parameter).joined(separator: ", ")
        let type = node.returnClause.type
        let isReadOnly = node.accessorBlock?.trimmedDescription.contains("set") != true
        let head = "\(words(node.modifiers))subscript(\(list)) -> \(ImportedTypes.swift(type))"
        if surrounding == .protocol { return "\(head) { get\(isReadOnly ? "" : " set") }" }
        let value = module.value(of: type, reason: reason("subscript"))
        return "\(head) { get { return \(value) }\(isReadOnly ? "" : " set {}") }"
    }
}
