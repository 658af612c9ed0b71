import SwiftSyntax

/// Finds the smallest part of a file without which one of the compiler's mistakes is gone.
struct CutFinder {
    /// An edit that cuts, and the kind of thing that it cuts.
    struct Cut {
        let edit: SourceEdit
        let part: String
    }

    private let source: AppSource
    private let error: CompilerError
    private let scope: CutScope
    private let token: TokenSyntax?

    init(_ source: AppSource, _ error: CompilerError, scope: CutScope) {
        self.source = source
        self.error = error
        self.scope = scope
        let offset = source.offset(line: error.line, column: error.column)
        token = offset.flatMap { source.tree.token(at: AbsolutePosition(utf8Offset: $0)) }
    }

    /// The cut; nil where the place has nothing that can be cut.
    var cut: Cut? {
        guard let token else { return nil }
        if scope <= .part, let part = PartCut(token, error, source, placeholder).cut { return part }
        var node = Syntax(token).parent
        while let current = node {
            if let cut = cut(current) { return cut }
            node = current.parent
        }
        return nil
    }

    /// The cut of a node that the place is in; nil where the scope is larger or the node is no statement or declaration.
    private func cut(_ node: Syntax) -> Cut? {
        if let item = node.as(CodeBlockItemSyntax.self) {
            let isOutermost = item.parent?.parent?.is(SourceFileSyntax.self) == true
            if isOutermost || isInCondition(item) {
                return scope <= .declaration ? Cut(edit: .blank(item.bytes, in: source), part: "declaration") : nil
            }
            return scope <= .statement ? statement(item) : nil
        }
        if scope <= .body, let cut = body(node) { return cut }
        if let item = node.as(MemberBlockItemSyntax.self), scope <= .member {
            return Cut(edit: .blank(item.bytes, in: source), part: "member")
        }
        if let element = node.as(EnumCaseElementSyntax.self), scope <= .member,
            let declaration = element.parent?.parent
        {
            return Cut(edit: .blank(declaration.bytes, in: source), part: "case")
        }
        return nil
    }

    /// Whether a declaration is at the outermost level but for conditions of compiling.
    private func isInCondition(_ item: CodeBlockItemSyntax) -> Bool {
        var node = item.parent
        while let current = node {
            if current.is(SourceFileSyntax.self) { return true }
            guard
                current.is(CodeBlockItemListSyntax.self) || current.is(CodeBlockItemSyntax.self)
                    || current.is(IfConfigClauseSyntax.self) || current.is(IfConfigClauseListSyntax.self)
                    || current.is(IfConfigDeclSyntax.self)
            else { return false }
            node = current.parent
        }
        return false
    }

    // MARK: Statements

    private func statement(_ item: CodeBlockItemSyntax) -> Cut? {
        let text = item.trimmedDescription
        guard !Self.isPlaceholder(text), !text.isEmpty else { return nil }
        switch item.item {
        case .decl(let declaration):
            if let variable = declaration.as(VariableDeclSyntax.self), let value = value(of: variable) { return value }
            return Cut(edit: .blank(item.bytes, in: source), part: "declaration")
        case .stmt(let statement):
            if statement.is(ReturnStmtSyntax.self) || statement.is(ThrowStmtSyntax.self) {
                return Cut(edit: .replace(item.bytes, with: "return \(placeholder)"), part: "statement")
            }
            if statement.is(GuardStmtSyntax.self) {
                return Cut(edit: .blank(item.bytes, in: source), part: "statement")
            }
            return Cut(edit: .replace(item.bytes, with: placeholder), part: "statement")
        default: return Cut(edit: .replace(item.bytes, with: placeholder), part: "statement")
        }
    }

    /// The value of a variable whose type is written.
    private func value(of variable: VariableDeclSyntax) -> Cut? {
        guard variable.bindings.count == 1, let binding = variable.bindings.first, binding.typeAnnotation != nil,
            let value = binding.initializer?.value, !Self.isPlaceholder(value.trimmedDescription),
            let token, value.bytes.contains(token.bytes.lowerBound)
        else { return nil }
        return Cut(edit: .replace(value.bytes, with: placeholder), part: "value")
    }

    // MARK: Bodies

    /// Everything in the braces of a function or computed property.
    private func body(_ node: Syntax) -> Cut? {
        let block: Syntax? =
            node.as(FunctionDeclSyntax.self)?.body.map(Syntax.init)
            ?? node.as(InitializerDeclSyntax.self)?.body.map(Syntax.init)
            ?? node.as(PatternBindingSyntax.self)?.accessorBlock.map(Syntax.init)
        if let binding = node.as(PatternBindingSyntax.self), binding.accessorBlock == nil,
            let variable = binding.parent?.parent?.as(VariableDeclSyntax.self)
        {
            return value(of: variable)
        }
        guard let block, let token, isConcerned(block, token) else { return nil }
        let inside = block.bytes.lowerBound + 1..<block.bytes.upperBound - 1
        guard inside.lowerBound <= inside.upperBound else { return nil }
        let content = String(decoding: source.bytes[inside], as: UTF8.self)
        guard !Self.isPlaceholder(content.trimmedOfSpace), !content.contains("get {"), !content.contains("didSet")
        else { return nil }
        // An initializer that does not set every property must not return.
        let end =
            node.is(InitializerDeclSyntax.self)
            ? "keylineCutInitializer\(placeholder.dropFirst("keylineCut".count))" : placeholder
        return Cut(edit: .replace(inside, with: " \(end) "), part: "body")
    }

    /// Whether a mistake is about the content of braces: it is there, or the compiler says that the result is missing.
    private func isConcerned(_ block: Syntax, _ token: TokenSyntax) -> Bool {
        block.bytes.contains(token.bytes.lowerBound) || error.message.contains("no return statements")
            || error.message.contains("reasonable time")
    }

    private static func isPlaceholder(_ text: some StringProtocol) -> Bool {
        ["keylineCut(", "return keylineCut(", "keylineCutInitializer("].contains { text.hasPrefix($0) }
    }

    private var placeholder: String {
        let file = source.path.split(separator: "/").last.map(String.init) ?? source.path
        let words = "\(file):\(error.line): \(error.message)"
        return "keylineCut(\(words.filter { $0 != "\\" && !$0.isNewline }.quoted))"
    }
}

extension AppSource {
    /// The offset in bytes of a line and a column, both from 1; nil where the file has no such place.
    func offset(line: Int, column: Int) -> Int? {
        guard let start = start(ofLine: line) else { return nil }
        return min(start + column - 1, max(0, bytes.count - 1))
    }
}

extension String {
    /// The text without space at its ends.
    fileprivate var trimmedOfSpace: Substring {
        let start = drop { $0.isWhitespace }
        return start.lastIndex { !$0.isWhitespace }.map { start[...$0] } ?? ""
    }
}
