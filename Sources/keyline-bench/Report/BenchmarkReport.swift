import Foundation

/// The rows of a suite, as a table for people and as JSON for tools.
struct BenchmarkReport {
    var suite: String
    var rows: [BenchmarkRow] = []

    /// The table.
    var table: String {
        let titles = ["what", "ours", "theirs", "ratio", "peer"]
        let cells = rows.map { row in
            [
                row.name, "\(Self.short(row.ours)) \(row.unit)", row.theirs.map { "\(Self.short($0)) \(row.unit)" } ?? "–",
                row.ratio.map { Self.short($0) + "×" } ?? "–", row.peer,
            ]
        }
        let widths = titles.indices.map { column in
            ([titles] + cells).map { $0[column].count }.max() ?? 0
        }
        func line(_ cells: [String]) -> String {
            zip(cells, widths).map { $0.padding(toLength: $1, withPad: " ", startingAt: 0) }.joined(separator: "  ")
        }
        return ([titles] + cells).map { line($0) + "\n" }.joined()
    }

    /// An array of objects, one for each row.
    var json: String {
        let objects = rows.map { row in
            let fields = [
                "\"name\": \(Self.quoted(row.name))", "\"peer\": \(Self.quoted(row.peer))",
                "\"ours\": \(row.ours)", "\"theirs\": \(row.theirs.map { "\($0)" } ?? "null")",
                "\"unit\": \(Self.quoted(row.unit))", "\"ratio\": \(row.ratio.map { "\($0)" } ?? "null")",
                "\"command\": \(Self.quoted(row.command))",
            ]
            return "  { " + fields.joined(separator: ", ") + " }"
        }
        return "[\n" + objects.joined(separator: ",\n") + "\n]\n"
    }

    /// Writes `SUITE.json` into a folder, which is made where it is missing.
    func write(into folder: URL) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data(json.utf8).write(to: folder.appendingPathComponent("\(suite).json"), options: .atomic)
    }

    private static func short(_ number: Double) -> String {
        String(format: number < 10 ? "%.2f" : number < 100 ? "%.1f" : "%.0f", number)
    }

    private static func quoted(_ text: String) -> String {
        "\"" + text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"") + "\""
    }
}
