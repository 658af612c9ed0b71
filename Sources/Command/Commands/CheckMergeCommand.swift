import KeylinePreviews
import KeylineScenes

/// Joins what several machines found in parts of the scenes.
@MainActor
struct CheckMergeCommand {
    private let settings: CommandSettings
    private let folders: [String]

    init(_ settings: CommandSettings, folders: [String]) {
        self.settings = settings
        self.folders = folders
    }

    func run() throws -> ExitStatus {
        let parts = try folders.map { try CheckPart(of: InputFolder($0)) }
        let whole = try CheckPart.merging(parts)
        switch settings.results.reportFormat {
        case .text: Console.write(whole.text)
        case .json: Console.write(try whole.json())
        case .junit: Console.write(whole.testReport.junit)
        case .sarif: Console.write(try whole.testReport.sarif(version: Versions.keyline))
        case .github, .markdown: Console.write(annotations: whole.testReport.gitHubAnnotations)
        }
        return !whole.isComplete ? .failure : whole.hasFailed ? .findings : .success
    }
}
