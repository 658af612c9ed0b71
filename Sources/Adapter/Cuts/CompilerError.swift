import Foundation

/// A mistake that the compiler found in a file.
struct CompilerError: Equatable {
    let file: String
    let line: Int
    let column: Int
    let message: String
    /// Whether the mistake is in code that a macro made, and the file the one that the compiler read.
    var isExpanded = false

    /// The mistakes in the compiler's words, each once: lines such as `/A.swift:3:5: error: …`, or the same within messages of JSON, each
    /// behind a line with its length.
    static func all(in output: String) -> [CompilerError] {
        var errors: [CompilerError] = []
        var seen: Set<String> = []
        for text in texts(in: output) {
            let lines = text.split(separator: "\n")
            for (index, line) in lines.enumerated() where line.contains(": error: ") {
                guard let error = CompilerError(line) else { continue }
                if error.file.hasPrefix(Self.expansion) {
                    let outer = error.placed(outside: lines[(index + 1)...])
                    if !errors.contains(outer) { errors.append(outer) }
                } else if seen.insert(String(line)).inserted {
                    errors.append(error)
                }
            }
        }
        return errors
    }

    /// The words in place of a file's path for code that a macro made.
    private static let expansion = "macro expansion "

    /// The same mistake at the place where the macro is used.
    ///
    /// The compiler names the file that the code comes from in a line of its own, and shows the use with its line's number:
    ///
    ///     `- /B.swift:30:14: note: expanded code originates here
    ///      28 |             : #Predicate<Item> { item in
    ///         |               `- note: in expansion of macro 'Predicate' here
    private func placed(outside lines: ArraySlice<Substring>) -> CompilerError {
        guard let origin = lines.first, origin.contains(": note: expanded code originates here"),
            let use = lines.firstIndex(where: { $0.contains("- note: in expansion of macro ") }),
            use > lines.startIndex,
            use < lines.startIndex + 40, let gutter = lines[use].firstIndex(of: "|"),
            let mark = lines[use].firstRange(of: "- note: in expansion of macro ")
        else { return self }
        let number = lines[use - 1].prefix { $0 != "|" }.trimmingCharacters(in: .whitespaces)
        let path = origin.drop { $0 == "`" || $0 == "-" || $0 == " " }.split(separator: ":")
            .dropLast(4).joined(separator: ":")
        // The mark's own letter is before the range; the code begins two behind the bar.
        let column = lines[use].distance(from: gutter, to: mark.lowerBound) - 2
        guard let line = Int(number), line > 0, column > 0, !path.isEmpty else { return self }
        return CompilerError(file: path, line: line, column: column, message: message, isExpanded: true)
    }

    private static func texts(in output: String) -> [String] {
        var texts: [String] = []
        var plain: [Substring] = []
        for line in output.split(separator: "\n") {
            if line.contains("\"output\":") || line.contains("\"output\" :") {
                let value = line.drop { $0 != ":" }.dropFirst().trimmingCharacters(in: CharacterSet(charactersIn: " ,"))
                if let decoded = try? JSONDecoder().decode([String].self, from: Data("[\(value)]".utf8)) {
                    texts += decoded
                    continue
                }
            }
            plain.append(line)
        }
        return texts + [plain.joined(separator: "\n")]
    }

    private init?(_ line: Substring) {
        guard let mark = line.firstRange(of: ": error: ") else { return nil }
        let parts = line[..<mark.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count >= 3, let column = Int(parts[parts.count - 1]), let number = Int(parts[parts.count - 2]),
            number > 0, column > 0
        else { return nil }
        file = parts.dropLast(2).joined(separator: ":")
        self.line = number
        self.column = column
        message = String(line[mark.upperBound...])
    }

    init(file: String, line: Int, column: Int, message: String, isExpanded: Bool = false) {
        self.isExpanded = isExpanded
        self.file = file
        self.line = line
        self.column = column
        self.message = message
    }
}
