import Foundation

/// `keyline-bench layout`: lists laid out through UIKit's names, beside kiwi solving the same constraints.
struct LayoutCommand {
    private static let usage = BenchmarkError.usage(
        "usage: keyline-bench layout [--rows N,…] [--repeat N] [--peer PROGRAM] [--output FOLDER]")

    private var rows = [100, 1000]
    private var repeats = 5
    private var peerProgram = URL(fileURLWithPath: ".build/bench/kiwi-bench")
    private var output = URL(fileURLWithPath: "out/bench", isDirectory: true)

    /// Reads the arguments.
    ///
    /// - Throws: `BenchmarkError.usage` if they make no sense.
    init(_ arguments: [String]) throws {
        var rest = arguments[...]
        while let option = rest.popFirst() {
            guard let value = rest.popFirst() else { throw Self.usage }
            switch option {
            case "--rows": rows = try value.split(separator: ",").map { try Self.count($0) }
            case "--repeat": repeats = try Self.count(value)
            case "--peer": peerProgram = URL(fileURLWithPath: value)
            case "--output": output = URL(fileURLWithPath: value, isDirectory: true)
            default: throw Self.usage
            }
        }
    }

    private static func count(_ text: some StringProtocol) throws -> Int {
        guard let count = Int(text), count > 0 else { throw usage }
        return count
    }

    /// Measures, prints the table and writes the rows.
    @MainActor func run() throws {
        let peer = KiwiPeer(program: peerProgram)
        var report = BenchmarkReport(suite: "layout")
        for count in rows { report.rows += try LayoutSuite(rows: count, repeats: repeats).rows(beside: peer) }
        try report.publish(into: output)
    }
}
