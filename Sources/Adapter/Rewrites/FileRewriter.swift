import SwiftSyntax

/// What happens to one file but for members that move between files: edits, notes, and what must be imported besides.
final class FileRewriter: SyntaxVisitor {
    private(set) var edits = SourceEdits()
    private(set) var notes: [AdaptationNote] = []
    /// Modules without which the file does not compile.
    private(set) var imports: Set<String> = []
    /// Modules that are missing, with where they are imported.
    private(set) var missing: [(module: String, offset: Int)] = []
    /// Declarations behind the file's end.
    private(set) var additions: [String] = []

    private let source: AppSource
    private let index: ModuleIndex
    private let modules: ModuleNames
    private var types: [String] = []
    private var importsXCTest = false
    private var namesUIKit = false

    init(_ source: AppSource, _ index: ModuleIndex, _ modules: ModuleNames) {
        self.source = source
        self.index = index
        self.modules = modules
        super.init(viewMode: .sourceAccurate)
        walk(source.tree)
        // On Apple's systems XCTest brings UIKit along.
        if importsXCTest, namesUIKit, let module = modules.importedName(of: "UIKit") { imports.insert(module) }
    }

    private func blank(_ node: some SyntaxProtocol) { edits.add(.blank(node.bytes, in: source)) }

    // MARK: Where one is

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text, node) }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text, node) }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text, node) }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
    override func visitPost(_ node: ClassDeclSyntax) { types.removeLast() }
    override func visitPost(_ node: StructDeclSyntax) { types.removeLast() }
    override func visitPost(_ node: EnumDeclSyntax) { types.removeLast() }
    override func visitPost(_ node: ActorDeclSyntax) { types.removeLast() }
    override func visitPost(_ node: ExtensionDeclSyntax) { types.removeLast() }
    override func visitPost(_ node: ProtocolDeclSyntax) { types.removeLast() }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node.extendedType.sourceText, node)
    }

    private func enter(_ name: String) -> SyntaxVisitorContinueKind {
        types.append(types.last.map { "\($0).\(name)" } ?? name)
        return .visitChildren
    }

    private func enter(_ name: String, _ node: some DeclGroupSyntax) -> SyntaxVisitorContinueKind {
        let result = enter(name)
        notePlace(ofPreviews: node)
        return result
    }

    /// Lets previews say where they are: what conforms to `PreviewProvider` does not know its file.
    private func notePlace(ofPreviews node: some DeclGroupSyntax) {
        guard case .renamed("KeylineHosting") = modules.rule(of: "SwiftUI"), let type = types.last,
            node.inheritanceClause?.inheritedTypes.contains(where: { $0.type.lastWord == "PreviewProvider" }) == true
        else { return }
        let line = source.place(of: node.bytes.lowerBound).line
        imports.insert("KeylineHosting")
        let text =
            "extension \(type): KeylineHosting._PlacedPreviews { nonisolated public static var _place: (file: String, line: Int) "
            + "{ (\(source.path.quoted), \(line)) } }"
        // Beside the type, it is there under the same conditions.
        if types.count == 1, !node.is(ExtensionDeclSyntax.self) {
            edits.add(.insert("; " + text, at: node.bytes.upperBound))
        } else {
            additions.append(text)
        }
    }

    // MARK: Words that only Objective-C has

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        guard Self.attributes.contains(node.attributeName.sourceText) else { return .visitChildren }
        blank(node)
        return .skipChildren
    }

    override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
        if ["dynamic", "optional"].contains(node.name.text) { blank(node) }
        return .skipChildren
    }

    private static let attributes: Set<String> = [
        "objc", "objcMembers", "nonobjc", "IBOutlet", "IBAction", "IBSegueAction", "IBInspectable", "IBDesignable",
        "GKInspectable", "NSManaged", "NSCopying", "main", "UIApplicationMain", "NSApplicationMain",
    ]

    /// Protocols of Objective-C are those of classes.
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.attributes.contains(where: { $0.attributeWord == "objc" }) {
            if let last = node.inheritanceClause?.inheritedTypes.last {
                let bound = node.inheritanceClause?.inheritedTypes.contains { type in
                    ["AnyObject", "NSObjectProtocol", "class"].contains(type.type.sourceText)
                }
                if bound != true { edits.add(.insert(", AnyObject", at: last.bytes.upperBound)) }
            } else {
                edits.add(.insert(": AnyObject", at: node.name.bytes.upperBound))
            }
        }
        let optional = OptionalRequirements(of: node)
        if let text = optional.text {
            additions.append(text)
            imports.insert("KeylineObjectiveC")
        }
        for bytes in optional.removed { edits.add(.blank(bytes, in: source)) }
        notes += optional.notes.map { source.note($0.message, at: $0.offset) }
        return enter(node.name.text)
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.attributes.contains(where: { $0.attributeWord == "NSManaged" }) {
            node.bindings.compactMap(ManagedProperty.edit).forEach { edits.add($0) }
        }
        return .visitChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.body == nil, node.attributes.contains(where: { $0.attributeWord == "NSManaged" }) {
            edits.add(.insert(" {}", at: node.bytes.upperBound))
        }
        leaveOverride(of: node)
        return .visitChildren
    }

    /// What observers are told by is no member of `NSObject` that a class can override; the first class that has it declares it.
    private func leaveOverride(of node: FunctionDeclSyntax) {
        guard node.name.text == "observeValue",
            node.signature.parameterClause.parameters.first?.firstName.text == "forKeyPath",
            let word = node.modifiers.first(where: { $0.name.text == "override" }), let type = types.last
        else { return }
        if !index.inheritsObserving(type) { blank(word) }
    }

    // MARK: Expressions

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        switch node.macroName.text {
        case "selector":
            guard let name = SelectorExpression(node)?.name(in: types.last, index) else { break }
            imports.insert("KeylineObjectiveC")
            edits.add(.replace(node.bytes, with: "Selector(\"\(name)\")"))
            return .skipChildren
        case "keyPath":
            guard let path = KeyPathExpression.path(node) else { break }
            edits.add(.replace(node.bytes, with: "\"\(path)\""))
            return .skipChildren
        case "colorLiteral":
            edits.add(.replace(node.pound.bytes.lowerBound..<node.macroName.bytes.upperBound, with: "UIColor"))
        case "imageLiteral":
            guard let name = node.arguments.first?.expression else { break }
            edits.add(.replace(node.bytes, with: "(UIImage(named: \(name.line)) ?? UIImage())"))
            return .skipChildren
        default: break
        }
        return .visitChildren
    }

    /// A method that may be missing is called with a question mark; with a default it is always there.
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        addEmptyText(to: node)
        nameType(in: node)
        if let chain = node.calledExpression.as(OptionalChainingExprSyntax.self),
            let member = chain.expression.as(MemberAccessExprSyntax.self),
            index.optionalRequirements.contains(member.declName.baseName.text)
                || OptionalCalls.contain(member.declName.baseName.text, node.arguments.map { $0.label?.text })
        {
            if !OptionalCalls.isChained(member), !node.isStatement {
                // Without another question mark in front nothing makes the result optional any more.
                edits.add(.insert("Optional(", at: node.bytes.lowerBound))
                edits.add(.insert(")", at: node.bytes.upperBound))
            }
            blank(chain.questionMark)
        }
        return .visitChildren
    }

    /// `type(of: object).description()`, which only classes of Objective-C have for any object, is the type's name.
    private func nameType(in node: FunctionCallExprSyntax) {
        guard let member = node.calledExpression.as(MemberAccessExprSyntax.self), node.arguments.isEmpty,
            member.declName.baseName.text == "description", let type = member.base?.as(FunctionCallExprSyntax.self),
            type.calledExpression.sourceText == "type", type.arguments.first?.label?.text == "of"
        else { return }
        edits.add(.insert("String(reflecting: ", at: node.bytes.lowerBound))
        edits.add(.replace(type.bytes.upperBound..<node.bytes.upperBound, with: ")"))
    }

    /// An attributed text without a word, which Foundation on Linux makes of an empty text alone.
    private func addEmptyText(to node: FunctionCallExprSyntax) {
        guard let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
            ["NSAttributedString", "NSMutableAttributedString"].contains(name), node.arguments.isEmpty,
            let parenthesis = node.leftParen
        else { return }
        edits.add(.insert("string: \"\"", at: parenthesis.bytes.upperBound))
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        noteUse(of: node.baseName.text)
        return .visitChildren
    }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        noteUse(of: node.name.text)
        return .visitChildren
    }

    private func noteUse(of name: String) {
        if ModuleNames.networking.contains(name) { imports.insert(modules.networkingModule) }
        if ModuleNames.functions.contains(name) { imports.insert("KeylineObjectiveC") }
        let applesModule: String? =
            if ModuleNames.formatters.contains(name) {
                "UIKit"
            } else if ModuleNames.observed.contains(name) {
                "Combine"
            } else if ModuleNames.fetches.contains(name) {
                "CoreData"
            } else if ModuleNames.isSecuritys(name) {
                "Security"
            } else {
                ModuleNames.files.contains(name) ? "UniformTypeIdentifiers" : nil
            }
        if let module = (applesModule ?? KnownNames.module(of: name)).flatMap(modules.importedName) {
            imports.insert(module)
        }
        namesUIKit = namesUIKit || Self.uiKitPrefixes.contains { name.hasPrefix($0) } && KnownNames.exports(name)
    }

    private static let uiKitPrefixes = ["UI", "NSLayout", "CA"]

    /// A name behind a module's, such as `UIKit.UIView`.
    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        if let base = node.base?.as(DeclReferenceExprSyntax.self) { rename(base.baseName) }
        return .visitChildren
    }

    /// A type behind the name of a module, such as `UIKit.UIView`.
    override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
        if let base = node.baseType.as(IdentifierTypeSyntax.self) { rename(base.name) }
        return .visitChildren
    }

    private func rename(_ module: TokenSyntax) {
        guard case .renamed(let name) = modules.rule(of: module.text) else { return }
        edits.add(.replace(module.bytes, with: name))
    }

    // MARK: Conditions and imports

    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
        if let condition = node.condition {
            BuildCondition.edits(of: condition, modules).forEach { edits.add($0) }
        }
        return .visitChildren
    }

    /// Whether an import stands under the condition that the module is there.
    private func isOptional(_ node: ImportDeclSyntax, _ module: String) -> Bool {
        var around = node.parent
        while let current = around {
            let condition = current.as(IfConfigClauseSyntax.self)?.condition?.sourceText
            if condition?.contains("canImport(\(module)") == true { return true }
            around = current.parent
        }
        return false
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let module = node.path.first?.name.text else { return .skipChildren }
        if ["Foundation", "CoreFoundation"].contains(module), let supplement = modules.supplement {
            // What a file's public declarations name must be imported publicly.
            let isPublic = node.modifiers.contains { $0.name.text == "public" }
            imports.insert(isPublic ? "public " + supplement : supplement)
        }
        if ["OSLog", "os"].contains(module) { imports.insert("Foundation") }
        if module == "XCTest" { importsXCTest = true }
        switch modules.rule(of: module) {
        case .kept:
            // A part of a module, such as CoreImage.CIFilterBuiltins, is in the whole one here.
            if node.importKindSpecifier == nil, node.path.count > 1 {
                edits.add(.replace(node.path.bytes, with: module))
            }
        case .renamed(let name):
            // A part of a module, such as UIKit.UIGestureRecognizerSubclass, stands in the whole one.
            let isWhole = node.importKindSpecifier == nil
            guard let first = node.path.first else { break }
            edits.add(.replace((isWhole ? Syntax(node.path) : Syntax(first.name)).bytes, with: name))
        case .missing:
            blank(node)
            if !isOptional(node, module), !BuildCondition.excludes(node, modules) {
                missing.append((module, node.bytes.lowerBound))
                // Many modules bring Foundation along.
                imports.insert("Foundation")
                if let supplement = modules.supplement { imports.insert(supplement) }
            }
        }
        return .skipChildren
    }
}

extension TypeSyntax {
    /// The name of the type without the types and modules around it.
    fileprivate var lastWord: String? {
        self.as(IdentifierTypeSyntax.self)?.name.text ?? self.as(MemberTypeSyntax.self)?.name.text
    }
}
