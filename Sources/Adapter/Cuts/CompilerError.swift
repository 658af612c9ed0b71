import Foundation

/// A mistake that the compiler found in a file.
struct CompilerError: Equatable {
    let file: String
    let line: Int
    let column: Int
    let message: String

    /// The mistakes in the compiler's words, each once: lines such as `/A.swift:3:5: error: …`, or the same within messages of JSON, each
    /// behind a line with its length.
    static func all(in output: String) -> [CompilerError] {
        var errors: [CompilerError] = []
        var seen: Set<String> = []
        for text in texts(in: output) {
            for line in text.split(separator: "\n") where line.contains(": error: ") {
                guard seen.insert(String(line)).inserted, let error = CompilerError(line) else { continue }
                errors.append(error)
            }
        }
        return errors
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

    init(file: String, line: Int, column: Int, message: String) {
        self.file = file
        self.line = line
        self.column = column
        self.message = message
    }
}
