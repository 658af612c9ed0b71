import KeylineOutletValues
import SwiftSyntax

/// Finds the texts of outlets that code replaces with values which only running it would tell: the words in the document are samples.
///
/// Any code of the class counts, closures too. What a cell shows is often set by the code of the list around it, so for cells other files
/// that name the class count as well. Methods that `StatementWalk` follows are looked through again: a value that it reads for certain
/// is no sample.
struct UntoldValues {
    /// A class whose outlets are looked for.
    private struct Subject {
        let name: String
        let chain: Set<String>
        let outlets: Set<String>
        let isCell: Bool
    }

    private let classes: ClassCodes
    private let sources: [AppSource]
    private let constants: TextConstants
    /// The words of each file, by its path.
    private let names: [String: Set<String>]

    init(_ classes: ClassCodes, _ sources: [AppSource], _ constants: TextConstants) {
        self.classes = classes
        self.sources = sources
        self.constants = constants
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
        let outlets = Set(chain.flatMap { classes[$0]?.outlets ?? [] })
        guard !outlets.isEmpty else { return [] }
        let subject = Subject(name: name, chain: Set(chain), outlets: outlets, isCell: classes.isCell(name))
        let certain = told.filter { $0.certainty == .certain && $0.path.count == 1 }
        var seen = Set(certain.map { [$0.path[0], $0.property] })
        return sources.flatMap { assignments(in: $0, subject) }.filter {
            seen.insert([$0.path[0], $0.property]).inserted
        }
    }

    private func assignments(in source: AppSource, _ subject: Subject) -> [OutletValue] {
        let names = names[source.path] ?? []
        let isNamed = subject.isCell && names.contains(subject.name)
        guard isNamed || !names.isDisjoint(with: subject.chain), !names.isDisjoint(with: subject.outlets) else {
            return []
        }
        let finder = AssignmentFinder(
            outlets: subject.outlets, types: subject.chain, takesOthers: isNamed,
            reader: CodeValueReader(constants: constants, type: subject.name))
        finder.walk(source.tree)
        return finder.assignments.map { value in
            let position = source.place(of: value.offset)
            return OutletValue(
                path: [value.outlet], property: value.property, state: nil, value: .nothing, certainty: .unknown,
                file: source.path, line: position.line, column: position.column)
        }
    }
}

/// Finds assignments to properties of outlets in one file.
private final class AssignmentFinder: TypeScopeVisitor {
    /// An assignment of a value that is not known.
    struct Assignment {
        let outlet: String
        let property: String
        let offset: Int
    }

    private(set) var assignments: [Assignment] = []
    private let outlets: Set<String>
    private let classes: Set<String>
    private let takesOthers: Bool
    private let reader: CodeValueReader

    /// - Parameters:
    ///   - outlets: The names of the outlets.
    ///   - types: The class and those that it derives from.
    ///   - takesOthers: Whether code outside of them counts, where it reaches the outlet through another object.
    ///   - reader: Reads values.
    init(outlets: Set<String>, types: Set<String>, takesOthers: Bool, reader: CodeValueReader) {
        self.outlets = outlets
        classes = types
        self.takesOthers = takesOthers
        self.reader = reader
        super.init(viewMode: .sourceAccurate)
    }

    /// Whether the code is the class's own.
    private var isInside: Bool { types.last.map(classes.contains) ?? false }

    private static let texts: Set<String> = [
        "text", "attributedText", "placeholder", "attributedPlaceholder", "title", "attributedTitle",
    ]
    private static let setters = ["setTitle": "title", "setAttributedTitle": "title"]

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        let elements = Array(node.elements)
        guard elements.count >= 3, elements[1].is(AssignmentExprSyntax.self),
            let target = elements[0].withoutMarks.as(MemberAccessExprSyntax.self), let base = target.base
        else { return .visitChildren }
        let value = elements.count == 3 ? elements[2] : nil
        note(base, target.declName.baseName.text, value, at: node.bytes.lowerBound)
        return .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if let member = node.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base,
            let property = Self.setters[member.declName.baseName.text], let value = node.arguments.first?.expression
        {
            note(base, property, value, at: node.bytes.lowerBound)
        } else if let member = node.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base,
            node.arguments.contains(where: \.isText)
        {
            note(base, "text", nil, at: node.bytes.lowerBound)
        }
        return .visitChildren
    }

    /// Bindings of RxSwift, such as `label.rx.text`.
    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        if let rx = node.base?.as(MemberAccessExprSyntax.self), rx.declName.baseName.text == "rx", let base = rx.base {
            note(base, node.declName.baseName.text, nil, at: node.bytes.lowerBound)
        }
        return .visitChildren
    }

    private func note(_ base: ExprSyntax, _ property: String, _ value: ExprSyntax?, at offset: Int) {
        guard Self.texts.contains(property), let outlet = outlet(base) else { return }
        if let value, let reading = reader.read(value), reading.isCertain, isInside { return }
        assignments.append(Assignment(outlet: outlet, property: property, offset: offset))
    }

    /// The outlet that an expression reaches; nil where it reaches another object.
    private func outlet(_ expression: ExprSyntax) -> String? {
        let expression = expression.withoutMarks
        if let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text {
            return isInside && outlets.contains(name) ? name : nil
        }
        guard let member = expression.as(MemberAccessExprSyntax.self), let base = member.base else { return nil }
        let name = member.declName.baseName.text
        guard outlets.contains(name) else { return nil }
        let isOwn = ["self", "strongSelf", "weakSelf"].contains(base.withoutMarks.sourceText)
        return isOwn ? (isInside ? name : nil) : (takesOthers || isInside ? name : nil)
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
