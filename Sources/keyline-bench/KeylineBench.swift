import Foundation

@main
struct KeylineBench {
    private static let usage =
        "usage: keyline-bench documents [FILE…] | layout | proportion | rendering | solver [FILE] | text"

    static func main() {
        do {
            var arguments = Array(CommandLine.arguments.dropFirst())
            guard !arguments.isEmpty else { throw BenchmarkError.usage(usage) }
            let suite = arguments.removeFirst()
            switch suite {
            case "documents": try MainActor.assumeIsolated { try DocumentsCommand(arguments).run() }
            case "layout": try MainActor.assumeIsolated { try LayoutCommand(arguments).run() }
            case "proportion": try MainActor.assumeIsolated { try ProportionCommand(arguments).run() }
            case "rendering": try RenderingCommand(arguments).run()
            case "solver": try SolverCommand(arguments).run()
            case "text": try TextSuite(arguments).run()
            default: throw BenchmarkError.usage("unknown suite \(suite)\n\(usage)")
            }
        } catch {
            FileHandle.standardError.write(Data("\(error)\n".utf8))
            exit(2)
        }
    }
}
