import SwiftParser
import SwiftSyntax

/// A file of an app's sources.
struct AppSource {
    /// The path that compilers name.
    let path: String
    /// The file's bytes, which are UTF-8.
    let bytes: [UInt8]
    let tree: SourceFileSyntax
    /// Where brackets begin that the tree has as parentheses; nil where there are none.
    let deepBracket: Int?
    private let lineStarts: [Int]

    init(_ text: String, path: String) {
        self.path = path
        let bytes = Array(text.utf8)
        self.bytes = bytes
        let nested = NestedBrackets(bytes)
        tree = Parser.parse(source: nested.first == nil ? text : String(decoding: nested.bytes, as: UTF8.self))
        deepBracket = nested.first
        lineStarts = [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
    }

    /// The line and the column in UTF-8, both from 1, of an offset in bytes.
    func place(of offset: Int) -> (line: Int, column: Int) {
        var low = 0
        var high = lineStarts.count - 1
        while low < high {
            let middle = (low + high + 1) / 2
            if lineStarts[middle] <= offset { low = middle } else { high = middle - 1 }
        }
        return (low + 1, offset - lineStarts[low] + 1)
    }

    /// The offset of a line's first byte; nil where the file has no such line.
    func start(ofLine line: Int) -> Int? {
        lineStarts.indices.contains(line - 1) ? lineStarts[line - 1] : nil
    }

    /// The declaration of a function, property or subscript that takes some bytes.
    func declaration(at bytes: Range<Int>) -> DeclSyntax? {
        var node = tree.token(at: AbsolutePosition(utf8Offset: bytes.lowerBound)).map(Syntax.init)
        while let current = node, current.bytes.upperBound <= bytes.upperBound {
            if let declaration = current.as(DeclSyntax.self), declaration.bytes == bytes { return declaration }
            node = current.parent
        }
        return nil
    }

    func note(_ message: String, at offset: Int) -> AdaptationNote {
        let place = place(of: offset)
        return AdaptationNote(file: path, line: place.line, column: place.column, message: message)
    }
}

extension DeclSyntax {
    /// The place of the first modifier, or of the keyword, of a function, property or subscript.
    var firstWord: Int? {
        if let node = self.as(FunctionDeclSyntax.self) {
            return (node.modifiers.first?.bytes ?? node.funcKeyword.bytes).lowerBound
        }
        if let node = self.as(VariableDeclSyntax.self) {
            return (node.modifiers.first?.bytes ?? node.bindingSpecifier.bytes).lowerBound
        }
        if let node = self.as(SubscriptDeclSyntax.self) {
            return (node.modifiers.first?.bytes ?? node.subscriptKeyword.bytes).lowerBound
        }
        return nil
    }
}

extension SyntaxProtocol {
    /// The bytes of the file that the node takes without what stands around it.
    var bytes: Range<Int> {
        let start = positionAfterSkippingLeadingTrivia.utf8Offset
        return start..<max(start, endPositionBeforeTrailingTrivia.utf8Offset)
    }

    /// The node's text without the white space and comments around it.
    ///
    /// SwiftSyntax has a property for it, which makes the tree around the node anew: of a file with thousands of declarations each of
    /// them would be copied for each.
    var sourceText: String {
        let text = syntaxTextBytes
        let end = max(text.count - trailingTriviaLength.utf8Length, 0)
        return String(decoding: text[min(leadingTriviaLength.utf8Length, end)..<end], as: UTF8.self)
    }

    /// The node's text in one line.
    var line: String {
        sourceText.split(whereSeparator: \.isNewline).joined(separator: " ")
    }
}
