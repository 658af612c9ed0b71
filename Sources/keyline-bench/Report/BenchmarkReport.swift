import Foundation
import KeylineByteText
import KeylineScenes

/// The rows of a suite, as a table for people and as JSON for tools.
struct BenchmarkReport {
    var suite: String
    var rows: [BenchmarkRow] = []

    /// The table.
    var table: String {
        let titles = ["what", "ours", "theirs", "ratio", "peer"]
        let cells = rows.map { row in
            [
                row.name, "\(Self.short(row.ours)) \(row.unit)",
                row.theirs.map { "\(Self.short($0)) \(row.unit)" } ?? "–",
                row.ratio.map { Self.short($0) + "×" } ?? "–", row.peer,
            ]
        }
        let widths = titles.indices.map { column in
            ([titles] + cells).map { $0[column].count }.max() ?? 0
        }
        func line(_ cells: [String]) -> String {
            zip(cells, widths).map { $0.padding(toLength: $1, withPad: " ", startingAt: 0) }.joined(separator: "  ")
                .trimmingCharacters(in: .whitespaces)
        }
        return ([titles] + cells).map { line($0) + "\n" }.joined()
    }

    /// Prints the table and writes `SUITE.json`, an array of the rows, into a folder that is made where it is missing.
    func publish(into folder: URL) throws {
        print(table, terminator: "")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let json = try JSONForm.document.text(of: rows)
        try OutputFile.write(json, to: folder.appendingPathComponent("\(suite).json").path)
    }

    private static func short(_ number: Double) -> String {
        String(format: number < 10 ? "%.2f" : number < 100 ? "%.1f" : "%.0f", number)
    }
}
