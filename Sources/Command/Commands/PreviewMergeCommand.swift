import Foundation
import KeylinePreviews
import KeylineScenes

/// Joins the pictures that several machines drew into one page.
@MainActor
struct PreviewMergeCommand {
    private let settings: CommandSettings
    private let folders: [String]

    init(_ settings: CommandSettings, folders: [String]) {
        self.settings = settings
        self.folders = folders
    }

    func run() throws -> ExitStatus {
        let parts = try folders.map { try PreviewPart(of: InputFolder($0)) }
        let page = try PreviewPart.page(of: parts)
        let path = settings.results.path ?? "preview"
        let output = OutputFolder(path)
        for (folder, part) in zip(folders, parts) where folder != path {
            for file in part.files { try output.write(InputFolder(folder).contents(of: file), to: file) }
        }
        try output.write(page, to: "index.html")
        Console.write("\(path)/index.html\n")
        return parts.allSatisfy(\.isComplete) ? .success : .failure
    }
}
