import KeylinePreviews
import KeylineScenes

/// Draws scenes in many environments into a folder.
@MainActor
struct PreviewCommand {
    /// What varies where nobody says it.
    private static let usualAxes = [
        VariationAxis(
            .textSizes, [.textSize(.large), .textSize(.extraExtraExtraLarge), .textSize(.accessibilityExtraLarge)]),
        VariationAxis(.appearances, [.appearance(.light), .appearance(.dark)]),
    ]

    private let settings: Settings
    private let paths: [String]

    init(_ settings: Settings, files: [String]) {
        (self.settings, paths) = (settings, files)
    }

    func run() async throws -> ExitStatus {
        let files = try SceneFiles(fontFolders: settings.fontFolders, operands: paths)
        let opened = try files.open(paths, scenes: settings.scenes)
        guard !opened.scenes.isEmpty else { return opened.isComplete ? .success : .failure }
        let axes = settings.axes.isEmpty ? Self.usualAxes : settings.axes
        let matrix = SceneMatrix(opened.scenes, across: axes, over: settings.overrides, selection: settings.selection)
        var preview = Preview(
            matrix, overlays: settings.overlayPainter(files), fonts: files.fonts, jobs: settings.jobCount)
        preview.hasProof = settings.hasProof
        let progress = ProgressLine("drawing", total: matrix.cells.count)
        let outcome = try await preview.write(to: settings.output ?? "preview", finished: progress.advance)
        for failure in outcome.failures { Console.report(failure) }
        if let failure = files.fonts.failures.first { throw failure }
        let paths = [outcome.page, outcome.sheet] + [outcome.proof].compactMap { $0 }
        Console.write(paths.map { $0 + "\n" }.joined())
        return outcome.failures.isEmpty && opened.isComplete ? .success : .failure
    }
}
