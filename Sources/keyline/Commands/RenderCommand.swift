import Previews
import Scenes

/// Draws the scenes of files.
@MainActor
struct RenderCommand {
    private let settings: Settings
    private let paths: [String]

    init(_ settings: Settings, files: [String]) {
        (self.settings, paths) = (settings, files)
    }

    func run() async throws -> ExitStatus {
        let files = try SceneFiles(fontFolders: settings.fontFolders)
        var status = ExitStatus.success
        var selected: [SelectedScene] = []
        for path in paths {
            do {
                selected += try files.open(path).scenes(named: settings.scenes)
            } catch {
                Console.report(error)
                status = .failure
            }
        }
        guard !selected.isEmpty else { return status }
        let plan = try OutputPlan(selected, output: settings.output, format: settings.pictureFormat)
        let isComplete = try await PictureRun(settings, files: files, plan: plan).run()
        return isComplete ? status : .failure
    }
}
