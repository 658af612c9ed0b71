/// Code in Markdown, between more backticks than it has in a row.
enum MarkdownCode {
    private static let backtick = UInt8(ascii: "`")

    /// A span on one line.
    static func span(_ text: String) -> String {
        let content = text.escaped(for: .line)
        let fence = String(repeating: "`", count: longestRun(in: content) + 1)
        // A space on each side goes with the backticks; without them, those of the content would count.
        let isBare = content.utf8.first != backtick && content.utf8.last != backtick
        let hasSpaces = content.utf8.first == UInt8(ascii: " ") && content.utf8.last == UInt8(ascii: " ")
        return isBare && !hasSpaces && !content.isEmpty
            ? fence + content + fence : fence + " " + content + " " + fence
    }

    /// The most backticks that follow one another.
    static func longestRun(in text: String) -> Int {
        var most = 0
        var count = 0
        for byte in text.utf8 {
            count = byte == backtick ? count + 1 : 0
            most = max(most, count)
        }
        return most
    }
}

extension String {
    /// Lines of code as a block of Markdown, without a line feed at the end.
    ///
    /// - Parameter language: What the code is written in, such as `sh`.
    /// - Returns: The block.
    package func markdownBlock(_ language: String) -> String {
        let fence = String(repeating: "`", count: max(MarkdownCode.longestRun(in: self) + 1, 3))
        return "\(fence)\(language)\n\(self)\n\(fence)"
    }
}
