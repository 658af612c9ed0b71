import Foundation
import KeylineByteText
import KeylineScenes

/// The rows of a suite, as a table for people and as JSON for tools.
struct BenchmarkReport {
    var suite: String
    var rows: [BenchmarkRow] = []

    /// The table.
    var table: String {
        let cells = [Self.titles] + rows.map(Self.cells)
        let widths = Self.titles.indices.map { column in cells.map { $0[column].count }.max() ?? 0 }
        return cells.map { Self.line($0, widths) }.joined()
    }

    /// Takes in a row and prints it at once, in columns that most rows fit.
    mutating func add(_ row: BenchmarkRow) {
        if rows.isEmpty { print(Self.line(Self.titles, Self.widths), terminator: "") }
        rows.append(row)
        print(Self.line(Self.cells(row), Self.widths), terminator: "")
        fflush(nil)
    }

    private static let titles = ["what", "ours", "theirs", "ratio", "peer"]
    private static let widths = [34, 12, 12, 8, 0]

    private static func cells(_ row: BenchmarkRow) -> [String] {
        [
            row.name, "\(short(row.ours)) \(row.unit)", row.theirs.map { "\(short($0)) \(row.unit)" } ?? "–",
            row.ratio.map { short($0) + "×" } ?? "–", row.peer,
        ]
    }

    private static func line(_ cells: [String], _ widths: [Int]) -> String {
        zip(cells, widths).map { $0.padding(toLength: max($1, $0.count), withPad: " ", startingAt: 0) }
            .joined(separator: "  ").trimmingCharacters(in: .whitespaces) + "\n"
    }

    /// Prints the table and writes `SUITE.json`, an array of the rows, into a folder that is made where it is missing.
    func publish(into folder: URL) throws {
        print(table, terminator: "")
        try write(into: folder)
    }

    /// Writes `SUITE.json` alone.
    func write(into folder: URL) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let json = try JSONForm.document.text(of: rows)
        try OutputFile.write(json, to: folder.appendingPathComponent("\(suite).json").path)
    }

    private static func short(_ number: Double) -> String {
        String(format: number < 10 ? "%.2f" : number < 100 ? "%.1f" : "%.0f", number)
    }
}
