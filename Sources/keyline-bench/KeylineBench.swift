import Foundation

@main
struct KeylineBench {
    private static let usage =
        "usage: keyline-bench comparison | documents [FILE…] | editing FOLDER… | goldens | layout | pictures | previews | proportion | rendering | screens | solver [FILE] | swiftui FACTS.json | text"

    @MainActor static func main() async {
        do {
            var arguments = Array(CommandLine.arguments.dropFirst())
            guard !arguments.isEmpty else { throw BenchmarkError.usage(usage) }
            let suite = arguments.removeFirst()
            switch suite {
            case "comparison": try ComparisonCommand(arguments).run()
            case "documents": try DocumentsCommand(arguments).run()
            case "editing": try EditingCommand(arguments).run()
            case "goldens": try await GoldensCommand(arguments).run()
            case "layout": try LayoutCommand(arguments).run()
            case "pictures": try await PicturesCommand(arguments).run()
            case "previews": try await PreviewsCommand(arguments).run()
            case "proportion": try ProportionCommand(arguments).run()
            case "rendering": try RenderingCommand(arguments).run()
            case "screens": try await ScreensCommand(arguments).run()
            case "solver": try SolverCommand(arguments).run()
            case "swiftui": try SwiftUICommand(arguments).run()
            case "text": try TextSuite(arguments).run()
            default: throw BenchmarkError.usage("unknown suite \(suite)\n\(usage)")
            }
        } catch {
            FileHandle.standardError.write(Data("\(error)\n".utf8))
            exit(2)
        }
    }
}
