import Foundation
import KeylineByteText
import KeylineProjects

/// Tells folders of apps and packages, whose previews are meant, from folders of documents.
enum AppSearch {
    /// A call about a folder that is an app or package with previews and without documents, as one about its previews.
    ///
    /// Documents count as before: to draw them runs no code of the app. A map reads code and runs none unless a package is named.
    static func findingApp(_ invocation: Invocation) -> Invocation {
        guard case .run(let command, var settings, let operands) = invocation, settings.sources.package == nil,
            OptionTable.previewedCommands.contains(command), command != .map, let path = operands.first, isFolder(path),
            isApp(path),
            operands.count == 1 || command == .explain
        else { return invocation }
        if hasDocuments(path) {
            if OptionTable.pictureCommands.contains(command) {
                Console.note(
                    "note: the code in \(path) has previews; --package \(path) draws them\n".escaped(for: .terminal))
            }
            return invocation
        }
        settings.sources.package = path
        return .run(command, settings, operands: Array(operands.dropFirst()))
    }

    /// Whether a path leads to a folder; a project file is one.
    static func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }

    private static func isApp(_ path: String) -> Bool {
        guard FileManager.default.fileExists(atPath: path + "/Package.swift") || AppFinder.app(at: path) != nil else {
            return false
        }
        let isProject = ["xcodeproj", "xcworkspace"].contains(path.pathExtension)
        return PreviewSearch.count(in: isProject ? path.appendingPathComponent("..") : path) > 0
    }

    /// Whether a folder has documents besides the screens that apps show while they start.
    private static func hasDocuments(_ path: String) -> Bool {
        guard let folder = try? AppFolder(path) else { return false }
        let documents = folder.documents.filter { file in
            let name = file.lastPathComponent.lowercased().filter { $0 != " " }
            return !name.hasPrefix("launch")
        }
        return !documents.isEmpty || !folder.layouts.isEmpty
    }
}
