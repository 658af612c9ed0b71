import Foundation
import KeylinePreviews
import KeylineProjects
import KeylineScenes
import KeylineTypesetting

/// `keyline-bench previews`: a storyboard's scene in many environments, from the document to PNG files and the page, beside the time
/// that a cell may take, and beside a quarter of the cells.
///
/// Nothing on Linux does the same; what is compared with is the bound of 60 cells per second.
@MainActor
struct PreviewsCommand {
    private static let usage = BenchmarkError.usage(
        "usage: keyline-bench previews [--repeat N] [--output FOLDER] [FILE]")
    /// What a cell may take, in milliseconds.
    private static let bound = 1_000 / 60.0

    private var repeats = 3
    private var output = URL(fileURLWithPath: "out/bench", isDirectory: true)
    private var file = "Samples/Trails/Base.lproj/Main.storyboard"

    init(_ arguments: [String]) throws {
        var rest = arguments[...]
        while let word = rest.popFirst() {
            guard word.hasPrefix("--") else {
                file = word
                continue
            }
            guard let value = rest.popFirst() else { throw Self.usage }
            switch (word, Int(value)) {
            case ("--repeat", let count?) where count > 0: repeats = count
            case ("--output", _): output = URL(fileURLWithPath: value, isDirectory: true)
            default: throw Self.usage
            }
        }
    }

    func run() async throws {
        var quarter: [Measure] = []
        var whole: [Measure] = []
        for _ in 0..<repeats {
            quarter.append(try await measure(appearances: [.light], devices: ["iPhone 15"]))
            whole.append(try await measure(appearances: [.light, .dark], devices: ["iPhone 15", "iPad 9.7-inch"]))
        }
        let command = "keyline-bench previews --repeat \(repeats) \(file)"
        let (few, many) = (Self.median(quarter), Self.median(whole))
        let rows = [
            BenchmarkRow(
                name: "\(many.cells) cells", peer: "60 cells/s", ours: many.milliseconds / Double(many.cells),
                theirs: Self.bound, unit: "ms/cell", command: command),
            BenchmarkRow(
                name: "\(many.cells) cells, per cell", peer: "\(few.cells) cells",
                ours: many.milliseconds / Double(many.cells), theirs: few.milliseconds / Double(few.cells),
                unit: "ms/cell", command: command),
            BenchmarkRow(
                name: "\(many.cells) cells, heap afterwards", peer: "\(few.cells) cells", ours: many.megabytes,
                theirs: few.megabytes, unit: "MB", command: command),
        ]
        try BenchmarkReport(suite: "previews", rows: rows).publish(into: output)
    }

    private struct Measure {
        let cells: Int
        let milliseconds: Double
        let megabytes: Double
    }

    private static func median(_ all: [Measure]) -> Measure {
        all.sorted { $0.milliseconds < $1.milliseconds }[all.count / 2]
    }

    private func measure(appearances: [Appearance], devices: [String]) async throws -> Measure {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("previews-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let clock = ContinuousClock()
        let start = clock.now
        let fonts = try FontCollection.bundled()
        let source = try SourceOpener.open(file, fonts: fonts)
        guard let scene = source.scenes.first else { throw Self.usage }
        let matrix = SceneMatrix(
            [SceneReference(scene, of: source)], across: Self.axes(appearances, devices), over: EnvironmentOverrides())
        let preview = Preview(
            matrix, overlays: OverlayPainter([], typesetter: Typesetter(fonts: fonts)), fonts: fonts,
            jobs: ProcessInfo.processInfo.activeProcessorCount)
        let outcome = try await preview.write(to: folder)
        if let failure = outcome.failures.first { throw failure }
        let (seconds, attoseconds) = (clock.now - start).components
        let elapsed = Double(seconds) * 1_000 + Double(attoseconds) / 1e15
        return withExtendedLifetime(outcome) {
            Measure(
                cells: matrix.cells.count, milliseconds: elapsed, megabytes: Double(Heap.bytesInUse) / 1_048_576)
        }
    }

    private static func axes(_ appearances: [Appearance], _ devices: [String]) -> [VariationAxis] {
        let locales = ["en", "ar", "de", "hi", "ja", "th", "fr", "es", "he", "ko", "ru", "zh-Hans"]
        return [
            VariationAxis(.locales, locales.map { .locale($0) }),
            VariationAxis(.textSizes, ContentSizeCategory.allCases.map { .textSize($0) }),
            VariationAxis(.devices, devices.compactMap { name in Device.named(name).map { .device($0, name: name) } }),
            VariationAxis(.appearances, appearances.map { .appearance($0) }),
        ]
    }
}
