import SwiftSyntax

/// The code of a class that runs before its first picture, from all files that declare parts of it.
struct ClassCode {
    /// A body with the file that has it.
    struct Body {
        let source: AppSource
        let statements: CodeBlockItemListSyntax
    }

    var superclass: String?
    /// The bodies of methods without arguments, by name.
    var methods: [String: Body] = [:]
    /// The bodies of `didSet` of outlets, in the order of the files.
    var observers: [Body] = []

    /// The methods that UIKit calls, in its order.
    static let entries = ["awakeFromNib", "viewDidLoad", "viewWillAppear"]
}

/// Finds the classes of files.
final class ClassCodeCollector: SyntaxVisitor {
    private(set) var classes: [String: ClassCode] = [:]
    private let source: AppSource
    private var open: [String] = []

    /// Adds the classes of a file to those of others.
    static func collect(_ sources: [AppSource]) -> [String: ClassCode] {
        var classes: [String: ClassCode] = [:]
        for source in sources {
            let collector = ClassCodeCollector(source)
            collector.walk(source.tree)
            classes.merge(collector.classes) { first, second in
                var result = first
                result.superclass = first.superclass ?? second.superclass
                result.methods.merge(second.methods) { one, _ in one }
                result.observers += second.observers
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
        classes[name, default: ClassCode()].superclass = node.inheritanceClause?.inheritedTypes.first?.type.sourceText
        open.append(name)
        return .visitChildren
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        open.append(node.extendedType.sourceText)
        return .visitChildren
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visitPost(_ node: ClassDeclSyntax) { open.removeLast() }
    override func visitPost(_ node: ExtensionDeclSyntax) { open.removeLast() }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        let parameters = node.signature.parameterClause.parameters
        let name = node.name.text.withoutBackticks
        guard let type = open.last, let body = node.body,
            parameters.isEmpty || ClassCode.entries.contains(name),
            !node.modifiers.contains(where: { ["static", "class"].contains($0.name.text) })
        else { return .skipChildren }
        classes[type, default: ClassCode()].methods[name] = .init(source: source, statements: body.statements)
        return .skipChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        let words = node.attributes.compactMap(\.attributeWord)
        guard let type = open.last, words.contains("IBOutlet"),
            case .accessors(let list)? = node.bindings.first?.accessorBlock?.accessors,
            let body = list.first(where: { $0.accessorSpecifier.text == "didSet" })?.body
        else { return .skipChildren }
        classes[type, default: ClassCode()].observers.append(.init(source: source, statements: body.statements))
        return .skipChildren
    }
}
