import Foundation

/// `keyline-bench rendering [--repeat N] [--output FOLDER]`: prints the suite's table and writes its rows.
struct RenderingCommand {
    private var repeats = 15
    private var output = URL(fileURLWithPath: "out/bench", isDirectory: true)

    init(_ arguments: [String]) throws {
        var rest = arguments[...]
        while let option = rest.popFirst() {
            guard let value = rest.popFirst() else { throw Self.usage }
            switch option {
            case "--repeat":
                guard let count = Int(value), count > 0 else { throw Self.usage }
                repeats = count
            case "--output": output = URL(fileURLWithPath: value, isDirectory: true)
            default: throw Self.usage
            }
        }
    }

    func run() throws {
        let rows = try RenderingSuite.rows(repeats: repeats)
        try BenchmarkReport(suite: "rendering", rows: rows).publish(into: output)
    }

    private static let usage = BenchmarkError.usage("usage: keyline-bench rendering [--repeat N] [--output FOLDER]")
}
