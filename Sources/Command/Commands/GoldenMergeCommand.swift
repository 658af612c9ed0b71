import Foundation
import KeylineGoldens
import KeylinePreviews
import KeylineScenes

/// Joins what several machines found into one report.
@MainActor
struct GoldenMergeCommand {
    private let settings: Settings
    private let folders: [String]

    init(_ settings: Settings, folders: [String]) {
        (self.settings, self.folders) = (settings, folders)
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
        for file in [files.expected, files.actual] + [files.difference].compactMap({ $0 }) where Self.isInside(file) {
            guard let bytes = FileManager.default.contents(atPath: "\(folder)/\(file)") else {
                throw GoldenError.missingResults(file: "\(folder)/\(file)")
            }
            try OutputFolder.make(for: "\(output)/\(file)")
            try OutputFile.write([UInt8](bytes), to: "\(output)/\(file)")
        }
    }

    /// Whether a path stays in its folder, whatever a document says.
    private static func isInside(_ path: String) -> Bool {
        !path.hasPrefix("/") && !path.split(separator: "/").contains("..")
    }
}
