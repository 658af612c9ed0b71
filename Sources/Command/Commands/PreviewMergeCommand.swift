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
        let parts = try folders.map { try PreviewPart(file: "\($0)/\(PreviewPart.fileName)") }
        let page = try PreviewPart.page(of: parts)
        let output = settings.results.path ?? "preview"
        try OutputFolder.make(output)
        for (folder, part) in zip(folders, parts) where folder != output {
            for file in part.files where RelativePath.isInside(file) {
                try RelativePath.copy(file, from: folder, to: output)
            }
        }
        try OutputFile.write(page, to: "\(output)/index.html")
        Console.write("\(output)/index.html\n")
        return parts.allSatisfy(\.isComplete) ? .success : .failure
    }
}

/// Files that a document from elsewhere names.
enum RelativePath {
    /// Whether a path stays in its folder, whatever the document says.
    static func isInside(_ path: String) -> Bool { !path.hasPrefix("/") && !path.split(separator: "/").contains("..") }

    /// Copies a file from one folder to the same place in another.
    static func copy(_ file: String, from folder: String, to output: String) throws {
        guard let bytes = InputFile.contents(atPath: "\(folder)/\(file)") else {
            throw PartError.missingFile("\(folder)/\(file)")
        }
        try OutputFolder.make(for: "\(output)/\(file)")
        try OutputFile.write([UInt8](bytes), to: "\(output)/\(file)", .remade)
    }
}
