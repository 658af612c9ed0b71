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
        let parts = try folders.map { try CheckResults(of: InputFolder($0)) }
        let whole = try CheckResults.merging(parts)
        try Console.write(whole.report, as: settings.results.reportFormat)
        return !whole.isComplete ? .failure : whole.hasFailed ? .findings : .success
    }
}
