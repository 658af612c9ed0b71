import KeylineGoldens
import KeylinePreviews
import KeylineScenes

/// Joins what several machines found into one report.
@MainActor
struct GoldenMergeCommand {
    private let settings: CommandSettings
    private let folders: [String]

    init(_ settings: CommandSettings, folders: [String]) {
        self.settings = settings
        self.folders = folders
    }

    func run() throws -> ExitStatus {
        let parts = try folders.map { try GoldenResults(of: InputFolder($0)) }
        let whole = try GoldenResults.merging(parts)
        let path = GoldenSession.output(settings)
        let output = OutputFolder(path)
        for (folder, part) in zip(folders, parts) where folder != path {
            for result in part.results { try copy(result.files, from: InputFolder(folder), to: output) }
        }
        try output.write([UInt8](whole.json()), to: GoldenResults.fileName)
        let page =
            whole.hasPassed
            ? nil
            : try whole.writeReport(
                to: path, commands: GoldenSession.commands(settings),
                origin: CheckedOutRevision.origin(of: whole.revision), isSingleFile: settings.results.isSingleFile)
        return try GoldenPresentation(settings).show(whole, page: page)
    }

    private func copy(_ files: GoldenResult.Files?, from folder: InputFolder, to output: OutputFolder) throws {
        guard let files else { return }
        for file in files.all {
            try output.write(folder.contents(of: file), to: file)
        }
    }
}
