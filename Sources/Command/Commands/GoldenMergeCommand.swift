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
        let parts = try folders.map { try GoldenResults(file: "\($0)/\(GoldenResults.fileName)") }
        let whole = try GoldenResults.merging(parts)
        let output = GoldenSession.output(settings)
        for (folder, part) in zip(folders, parts) where folder != output {
            for result in part.results { try copy(result.files, from: folder, to: output) }
        }
        try OutputFolder.make(output)
        try OutputFile.write([UInt8](whole.json()), to: "\(output)/\(GoldenResults.fileName)")
        let report =
            whole.hasPassed ? nil : try whole.writeReport(to: output, commands: GoldenSession.commands(settings))
        return try GoldenPresentation(settings).show(whole, report: report)
    }

    private func copy(_ files: GoldenResult.Files?, from folder: String, to output: String) throws {
        guard let files else { return }
        let others = [files.difference, files.inspector].compactMap { $0 }
        for file in [files.expected, files.actual] + others where RelativePath.isInside(file) {
            try RelativePath.copy(file, from: folder, to: output)
        }
    }
}
