import KeylinePreviews
import KeylineScenes

/// Draws the scenes of files.
@MainActor
struct RenderCommand {
    private let settings: CommandSettings
    private let paths: [String]

    init(_ settings: CommandSettings, files: [String]) {
        self.settings = settings
        paths = files
    }

    func run() async throws -> ExitStatus {
        let files = try SceneFiles(settings, operands: paths)
        let opened = try files.open(paths, scenes: settings.sources.scenes)
        guard !opened.scenes.isEmpty else { return opened.isComplete ? .success : .failure }
        try settings.checkSelection(in: opened.scenes)
        if settings.picture.paper == nil, let option = settings.picture.firstPaperOption {
            throw CommandError.paperWithoutPDF(option: option)
        }
        if !settings.results.isQuiet { report(opened.scenes) }
        let plan = try OutputPlan(opened.scenes, output: settings.results.path, format: settings.picture.format)
        guard plan.format == .pdf || settings.picture.paper == nil else {
            throw CommandError.paperWithoutPDF(option: "--paper")
        }
        let isComplete = try await PictureRun(settings, files: files, plan: plan).run()
        return isComplete && opened.isComplete ? .success : .failure
    }

    /// Says what there is to know about each file, whatever the environment.
    private func report(_ scenes: [SceneReference]) {
        var reported: Set<String> = []
        for scene in scenes where reported.insert(scene.source.file).inserted {
            Console.report(scene.source.diagnostics)
        }
    }
}
