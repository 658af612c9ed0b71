import Foundation
import KeylineByteText
import KeylineProjects

/// The targets of a package that are written in Objective-C, which are modules of Swift here: Swift's declarations of their headers.
struct ObjectiveCTargets {
    /// The folder in a laid package with the sources of these targets.
    static let folderName = "KeylineObjectiveC"

    private let headers: [String: [String]]
    private let folder: String

    /// Finds the targets.
    ///
    /// - Parameters:
    ///   - description: What SwiftPM says of the package.
    ///   - folder: The package's folder.
    init(_ description: PackageDump, in folder: String) {
        self.folder = folder
        var headers: [String: [String]] = [:]
        for target in description.targets {
            let usual = ["Sources", "Source", "src", "srcs"].map { "\($0)/\(target.name)" }
            let places = target.path.map { [$0] } ?? usual
            guard let path = places.map({ "\(folder)/\($0)" }).first(where: AppSearch.isFolder),
                Self.hasSources(path)
            else { continue }
            let folder = "\(path)/\(target.publicHeaders ?? "include")"
            headers[target.name] = Self.files(in: folder, ending: ["h"])
        }
        self.headers = headers
    }

    /// Whether a folder has files in Objective-C.
    static func hasSources(_ folder: String) -> Bool { !files(in: folder, ending: ["m", "mm"]).isEmpty }

    private static func files(in folder: String, ending kinds: Set<String>) -> [String] {
        guard let files = FileManager.default.enumerator(atPath: folder) else { return [] }
        var result: [String] = []
        while let name = files.nextObject() as? String {
            if name.lastPathComponent.hasPrefix(".") { files.skipDescendants() }
            if kinds.contains(name.pathExtension) { result.append("\(folder)/\(name)") }
        }
        return result.sorted()
    }

    /// Lays the sources.
    ///
    /// - Parameter room: The folder of the laid package.
    /// - Returns: The code behind the manifest that has the targets compiled from them.
    /// - Throws: Where files cannot be written.
    func lay(in room: String) throws -> String {
        guard !headers.isEmpty else { return "" }
        for (name, headers) in headers {
            let list = HeaderListFile(headers, in: folder)
            try RoomLinks.write(list.text, to: "\(room)/\(Self.folderName)/\(name)/\(HeaderListFile.name)")
        }
        return """

            // Objective-C is not compiled: Swift sees declarations that do nothing.
            let keylineObjectiveC: Set<String> = \(headers.keys.sorted())
            package.targets = package.targets.map { target in
                guard keylineObjectiveC.contains(target.name) else { return target }
                return .target(name: target.name, dependencies: target.dependencies, path: "\(Self.folderName)/" + target.name)
            }

            """
    }
}
