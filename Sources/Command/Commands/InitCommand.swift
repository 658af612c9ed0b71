import Foundation
import KeylinePreviews
import KeylineScenes
import KeylineTypesetting

/// Writes a configuration, a first list of goldens and a CI job for a folder. Files that exist are kept.
@MainActor
struct InitCommand {
    private let settings: CommandSettings
    private let folder: String

    init(_ settings: CommandSettings, folder: String?) {
        self.settings = settings
        self.folder = folder ?? "."
    }

    func run() throws -> ExitStatus {
        let survey = try FolderSurvey(folder, fonts: FontCollection.bundled())
        let files = SetupFiles(survey: survey, service: settings.setup.service ?? survey.service)
        for file in files.all {
            let path = folder == "." ? file.path : "\(folder)/\(file.path)"
            guard !FileManager.default.fileExists(atPath: path) else {
                Console.write("kept     \(path)\n")
                continue
            }
            if !settings.results.isDryRun { try OutputFolder(folder).write([UInt8](file.text.utf8), to: file.path) }
            Console.write("\(settings.results.isDryRun ? "missing" : "written")  \(path)\n")
        }
        Console.write("\nNext:\n" + files.nextSteps(in: folder).map { "  \($0)\n" }.joined())
        return .success
    }
}
