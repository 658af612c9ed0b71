import KeylineProjects
import KeylineScenes

/// Prints the scenes, texts, catalogs and fonts of files or apps' folders.
@MainActor
struct ListCommand {
    private let settings: CommandSettings
    private let paths: [String]

    init(_ settings: CommandSettings, paths: [String]) {
        self.settings = settings
        self.paths = paths
    }

    func run() throws -> ExitStatus {
        let files = try SceneFiles(fontFolders: [], operands: paths)
        var isComplete = !files.hasBrokenFonts
        for path in paths {
            let app = settings.results.dumpFormat == .text ? AppListing(of: path).text : nil
            if let app { Console.write(app) }
            do {
                let contents = try AppContents(of: path, fonts: files.fonts)
                Console.write(settings.results.dumpFormat == .json ? try contents.json() : "\(contents)")
                isComplete = isComplete && contents.files.allSatisfy { $0.error == nil }
            } catch ProjectError.emptyFolder where app != nil {
                // An app that is written in code alone has no documents.
                continue
            } catch {
                Console.report(error)
                isComplete = false
            }
        }
        return isComplete ? .success : .failure
    }
}
