import Foundation

/// One comparison with a peer, as `out/bench/<suite>.json` and the table show it.
struct BenchmarkRow: Codable {
    /// What is done.
    var name: String
    /// Beside what it is measured.
    var peer: String
    /// Keyline's figure, less being better.
    var ours: Double
    /// The peer's figure; nil where the peer is not installed.
    var theirs: Double?
    /// What the figures count.
    var unit: String
    /// How many times less Keyline needs; nil without a peer.
    var ratio: Double?
    /// What repeats the measurement.
    var command: String

    init(_ name: String, peer: String, ours: Double, theirs: Double?, unit: String, command: String) {
        (self.name, self.peer, self.unit, self.command) = (name, peer, unit, command)
        self.ours = Self.rounded(ours)
        self.theirs = theirs.map(Self.rounded)
        ratio = theirs.map { Self.rounded($0 / ours) }
    }

    /// Three decimals: more would be noise.
    private static func rounded(_ figure: Double) -> Double { (figure * 1000).rounded() / 1000 }

    /// A table of rows, aligned for reading.
    static func table(_ rows: [BenchmarkRow]) -> String {
        let cells = rows.map { row in
            [
                row.name, row.peer, "\(row.ours)", row.theirs.map { "\($0)" } ?? "–", row.unit,
                row.ratio.map { "\($0)" } ?? "–",
            ]
        }
        let table = [["name", "peer", "ours", "theirs", "unit", "ratio"]] + cells
        let widths = table[0].indices.map { column in table.map { $0[column].count }.max() ?? 0 }
        return table.map { row in
            row.enumerated().map { $0.element.padding(toLength: widths[$0.offset], withPad: " ", startingAt: 0) }
                .joined(separator: "  ").trimmingCharacters(in: .whitespaces) + "\n"
        }.joined()
    }

    /// Rows as JSON, one key a line, so that two runs can be compared.
    static func json(_ rows: [BenchmarkRow]) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(rows), as: UTF8.self) + "\n"
    }
}
