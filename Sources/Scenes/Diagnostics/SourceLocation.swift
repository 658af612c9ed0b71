import KeylineByteText

/// A place in a file that a person can open.
public struct SourceLocation: Hashable, Sendable, Comparable, Codable, CustomStringConvertible {
    /// The file's path as it was given.
    public var file: String
    /// The line, from 1; nil where only the file is known.
    public var line: Int?
    /// The column, from 1, in characters; nil where only the line is known.
    public var column: Int?

    /// Names a place.
    public init(file: String, line: Int? = nil, column: Int? = nil) {
        self.file = file
        self.line = line
        self.column = column
    }

    /// `file:line:column`, as compilers print it and editors open it.
    public var description: String {
        [file.escaped(for: .line), line.map(String.init), column.map(String.init)].compactMap { $0 }.joined(
            separator: ":")
    }

    /// Mixes in the line and the column: most places that are looked up together are of one file, whose path would be read for each.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(line)
        hasher.combine(column)
    }

    /// Orders by file, line and column.
    public static func < (left: SourceLocation, right: SourceLocation) -> Bool {
        (left.file, left.line ?? 0, left.column ?? 0) < (right.file, right.line ?? 0, right.column ?? 0)
    }
}
