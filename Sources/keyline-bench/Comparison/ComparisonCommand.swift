import Foundation

/// `keyline-bench comparison`: counts of differing pixels beside a port of pixelmatch and `memcmp`, and files to a verdict beside ImageMagick.
struct ComparisonCommand {
    private var rounds = 7
    private var output = URL(fileURLWithPath: "out/bench", isDirectory: true)

    init(_ arguments: [String]) throws {
        var rest = arguments[...]
        while let option = rest.popFirst() {
            guard let value = rest.popFirst() else { throw BenchmarkError.usage("\(option) needs a value") }
            switch (option, Int(value)) {
            case ("--rounds", let count?) where count > 0: rounds = count
            case ("--output", _): output = URL(fileURLWithPath: value, isDirectory: true)
            default: throw BenchmarkError.usage("usage: keyline-bench comparison [--rounds N] [--output FOLDER]")
            }
        }
    }

    func run() throws {
        let rows = try ComparisonSuite(rounds: rounds).rows()
        try BenchmarkReport(suite: "comparison", rows: rows).publish(into: output)
    }
}
