import Scenes

/// `keyline-bench rendering [--repeat N] [--json FILE]`: prints the suite's table and writes its rows.
struct RenderingCommand {
    private var repeats = 15
    private var file: String?

    init(_ arguments: [String]) throws {
        var rest = arguments[...]
        while let option = rest.popFirst() {
            guard let value = rest.popFirst() else { throw Self.usage }
            switch option {
            case "--repeat":
                guard let count = Int(value), count > 0 else { throw Self.usage }
                repeats = count
            case "--json": file = value
            default: throw Self.usage
            }
        }
    }

    func run() throws {
        let rows = try RenderingSuite.rows(repeats: repeats)
        print(BenchmarkRow.table(rows), terminator: "")
        if let file { try OutputFile.write(BenchmarkRow.json(rows), to: file) }
    }

    private static let usage = BenchmarkError.usage("usage: keyline-bench rendering [--repeat N] [--json FILE]")
}
