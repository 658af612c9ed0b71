import KeylineByteText
import KeylineScenes

/// A mistake that the compiler found.
struct CompilerMessage: InputError, Equatable {
    let message: String
    let location: SourceLocation?
    var hint: String? { nil }

    /// The mistakes in what a build printed, each once, in their order.
    ///
    /// A line such as `/P/A.swift:3:5: error: …` has the place; `error: …` of SwiftPM has none.
    ///
    /// - Parameters:
    ///   - output: The words of the build.
    ///   - locate: Where a file is, given the path that it was compiled under.
    /// - Returns: The mistakes; those without a place only where there are no others.
    static func all(in output: String, locating locate: (String) -> String) -> [CompilerMessage] {
        var found: [CompilerMessage] = []
        for line in output.split(separator: "\n") {
            guard let message = CompilerMessage(line, locate), !found.contains(message) else { continue }
            found.append(message)
        }
        // What only says that something above failed helps nobody.
        let placed = found.filter { $0.location != nil }
        return placed.isEmpty ? found : placed
    }

    private init?(_ line: Substring, _ locate: (String) -> String) {
        if line.hasPrefix("error: ") {
            message = String(line.dropFirst("error: ".count))
            location = nil
            return
        }
        guard let mark = line.firstRange(of: ": error: ") else { return nil }
        let parts = line[..<mark.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count >= 3, let column = Int(parts[parts.count - 1]), let number = Int(parts[parts.count - 2])
        else {
            return nil
        }
        message = String(line[mark.upperBound...])
        location = SourceLocation(
            file: locate(parts.dropLast(2).joined(separator: ":")), line: number, column: column)
    }
}
