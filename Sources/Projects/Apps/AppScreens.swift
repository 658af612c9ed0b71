import Foundation
import KeylineByteText
package import KeylineOutletValues
import KeylineProcesses
package import KeylineScenes

/// The screens of an app's Swift code, which `keyline-adapt` reads without running it.
package enum AppScreens {
    /// Reads the code around documents, and of apps' folders.
    ///
    /// A document without an app around it has the Swift files beside it. Objective-C is not read.
    ///
    /// - Parameter operands: The documents and folders.
    /// - Returns: The screens, nil where there is no code; and why code that is there cannot be read.
    package static func read(around operands: [String]) -> (reading: NavigationReading?, findings: [Diagnostic]) {
        var seen: Set<String> = []
        let paths = operands.flatMap(code).filter { seen.insert($0).inserted }
        guard !paths.isEmpty else { return (nil, []) }
        guard AdapterProgram.isThere else { return (nil, [finding("\(AdapterProgram.path) is missing")]) }
        do throws(StartError) {
            let result = try ChildProcess.run(AdapterProgram.path, ["--screens"] + paths)
            guard let reading = try? JSONDecoder().decode(NavigationReading.self, from: result.bytes) else {
                return (nil, [finding(result.errors)])
            }
            return (reading, [])
        } catch {
            return (nil, [finding(error.reason)])
        }
    }

    /// The folder or files with the code; none where there is no Swift.
    private static func code(around path: String) -> [String] {
        if FolderListing.isFolder(path) { return hasSwift(path) ? [path] : [] }
        let around = Neighborhood(of: path)
        let folder = around.folders.last ?? "."
        if around.isOfApp { return hasSwift(folder) ? [folder] : [] }
        return FolderListing.names(in: folder) { $0.pathExtension == "swift" }.map {
            folder == "." ? $0 : folder.appendingPathComponent($0)
        }
    }

    private static func hasSwift(_ folder: String) -> Bool {
        (try? AppFolder(folder))?.codeFiles.contains { $0.pathExtension == "swift" } ?? false
    }

    private static func finding(_ reason: String) -> Diagnostic {
        Diagnostic(
            .note, .ignored, message: "the app's code cannot be read, so the map has storyboards alone: \(reason)",
            hints: ["reinstall Keyline, or choose --code off"])
    }
}
