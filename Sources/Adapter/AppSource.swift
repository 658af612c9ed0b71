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

    func note(_ message: String, at offset: Int) -> AdaptationNote {
        let place = place(of: offset)
        return AdaptationNote(file: path, line: place.line, column: place.column, message: message)
    }
}

extension SyntaxProtocol {
    /// The bytes of the file that the node takes without what stands around it.
    var bytes: Range<Int> {
        let start = positionAfterSkippingLeadingTrivia.utf8Offset
        return start..<max(start, endPositionBeforeTrailingTrivia.utf8Offset)
    }

    /// The node's text in one line.
    var line: String {
        trimmedDescription.split(whereSeparator: \.isNewline).joined(separator: " ")
    }
}
