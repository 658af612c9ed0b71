import Foundation
import KeylineProjects
import KeylineRendering
import KeylineScenes
import KeylineTypesetting

/// `keyline-bench documents`: storyboards and XIBs read, laid out and drawn, beside the time that each may take.
///
/// Nothing on Linux does the same; what is compared with is the bound of 100 ms a file. Files are those named, or all in the folders
/// named; without any, the Trails sample.
struct DocumentsCommand {
    private static let usage = BenchmarkError.usage(
        "usage: keyline-bench documents [--repeat N] [--worst N] [--output FOLDER] [FILE_OR_FOLDER…]")
    /// The most time for a file, in milliseconds.
    private static let bound = 100.0

    private var repeats = 3
    private var worst = 10
    private var output = URL(fileURLWithPath: "out/bench", isDirectory: true)
    private var paths: [String] = []

    /// Reads the arguments.
    ///
    /// - Throws: `BenchmarkError.usage` if they make no sense.
    init(_ arguments: [String]) throws {
        var rest = arguments[...]
        while let word = rest.popFirst() {
            guard word.hasPrefix("--") else {
                paths.append(word)
                continue
            }
            guard let value = rest.popFirst() else { throw Self.usage }
            switch word {
            case "--repeat": repeats = try Self.count(value)
            case "--worst": worst = try Self.count(value)
            case "--output": output = URL(fileURLWithPath: value, isDirectory: true)
            default: throw Self.usage
            }
        }
        if paths.isEmpty { paths = ["Samples/Trails"] }
    }

    private static func count(_ text: String) throws -> Int {
        guard let count = Int(text), count > 0 else { throw usage }
        return count
    }

    /// Measures, prints the slowest files and writes the rows.
    @MainActor func run() throws {
        let fonts = try FontCollection.bundled()
        let rows = try files().map { try row($0, fonts) }.sorted { ($1.ours, $0.name) < ($0.ours, $1.name) }
        var report = BenchmarkReport(suite: "documents", rows: Array(rows.prefix(worst)))
        let median = rows.isEmpty ? 0 : rows[rows.count / 2].ours
        report.rows.append(
            BenchmarkRow(
                name: "median of \(rows.count) files", peer: "bound", ours: median, theirs: Self.bound, unit: "ms",
                command: command(paths.joined(separator: " "))))
        try report.publish(into: output)
    }

    private func files() throws -> [String] {
        try paths.flatMap { path in
            var isFolder: ObjCBool = false
            let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
            guard exists else { throw BenchmarkError.unreadable(path: path) }
            return isFolder.boolValue ? try AppFolder(path).documents : [path]
        }
    }

    /// Every scene of a file, read and laid out and drawn anew.
    @MainActor private func row(_ file: String, _ fonts: FontCollection) throws -> BenchmarkRow {
        let times = try Stopwatch.medians(
            repeats: repeats,
            [
                {
                    let source = try SourceOpener.open(file, fonts: fonts)
                    for scene in source.scenes {
                        let made = try source.makeScene(scene.id, in: scene.environment)
                        _ = try PNGRenderer(fonts: fonts).render(
                            made.displayList, scale: scene.environment.scale)
                    }
                }
            ])
        return BenchmarkRow(
            name: (file as NSString).lastPathComponent, peer: "bound", ours: times[0], theirs: Self.bound, unit: "ms",
            command: command(file))
    }

    private func command(_ paths: String) -> String { "keyline-bench documents --repeat \(repeats) \(paths)" }
}
