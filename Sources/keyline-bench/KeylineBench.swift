import Foundation

@main
struct KeylineBench {
    static func main() {
        do {
            var arguments = Array(CommandLine.arguments.dropFirst())
            guard !arguments.isEmpty else { throw BenchmarkError.usage("usage: keyline-bench solver FILE") }
            let suite = arguments.removeFirst()
            guard suite == "solver" else { throw BenchmarkError.usage("unknown suite \(suite)") }
            try SolverCommand(arguments).run()
        } catch {
            FileHandle.standardError.write(Data("\(error)\n".utf8))
            exit(2)
        }
    }
}
