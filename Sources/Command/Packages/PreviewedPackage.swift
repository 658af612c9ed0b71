import Foundation
import KeylineByteText
import KeylineProjects
import KeylineScenes

/// A Swift package on disk, and the room beside its build results where a program with its previews is built.
struct PreviewedPackage {
    /// The package's folder as it was given, without a slash at its end.
    let path: String
    /// The folder in which the program's package is laid.
    let room: String
    /// The package's folder without links.
    let root: String
    /// The app whose project takes the place of a manifest; nil for a package.
    let app: AppDescription?

    /// Finds a package.
    ///
    /// - Parameters:
    ///   - path: Its folder, or the folder or project file of an app.
    ///   - purpose: The reason to build it.
    /// - Throws: `PackageError` where the folder has no manifest.
    init(_ path: String, for purpose: BuildPurpose = .previews) throws(PackageError) {
        let trimmed = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
        let real = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
        let isPackage = FileManager.default.fileExists(atPath: real + "/Package.swift")
        let app = isPackage && purpose.prefersPackage(at: real) ? nil : purpose.project(at: real, isPackage: isPackage)
        guard isPackage || app != nil else { throw .noPackage(path) }
        self.app = app
        root = app?.folder ?? real
        self.path = app == nil || real == app?.folder ? trimmed : trimmed.deletingLastPathComponent
        room = root + (app == nil ? "/.build/keyline-previews" : "/.build/keyline-app")
    }

    /// Whether the manifest itself depends on Keyline.
    var namesKeyline: Bool {
        guard app == nil, let text = try? String(contentsOfFile: root + "/Package.swift", encoding: .utf8) else {
            return false
        }
        let products = ["KeylineHosting", "SwiftUILayout", "UIKitLayout", "\"Keyline\"", "KeylineTesting"]
        return products.contains { text.contains($0) }
    }

    /// Lays the program's package: links to everything that the package has, a manifest with an addition, and one file of code.
    ///
    /// Code that is as it should be is not written again, so that it is not compiled again. The manifest is: behind links, and in packages
    /// beside this one, SwiftPM looks for new files only after it changed.
    func lay(_ addition: String, _ source: String) throws {
        let files = FileManager.default
        try files.createDirectory(atPath: room + "/KeylinePreviewProgram", withIntermediateDirectories: true)
        let own: Set<String> = ["Package.swift", "KeylinePreviewProgram", ".build"]
        let wanted = Set(try files.contentsOfDirectory(atPath: root)).subtracting(own).subtracting([".git", ".swiftpm"])
        for name in Set(try files.contentsOfDirectory(atPath: room)).subtracting(own).subtracting(wanted) {
            try files.removeItem(atPath: "\(room)/\(name)")
        }
        for name in wanted where (try? files.destinationOfSymbolicLink(atPath: "\(room)/\(name)")) == nil {
            try? files.removeItem(atPath: "\(room)/\(name)")
            try files.createSymbolicLink(atPath: "\(room)/\(name)", withDestinationPath: "../../\(name)")
        }
        let manifest = try String(contentsOfFile: root + "/Package.swift", encoding: .utf8)
        try OutputFile.write(manifest + addition, to: room + "/Package.swift")
        let program = room + "/KeylinePreviewProgram/Program.swift"
        guard FileManager.default.contents(atPath: program) != Data(source.utf8) else { return }
        try OutputFile.write(source, to: program)
    }

    /// The package's files by path, but for those of builds and hidden ones.
    func sources() throws -> Set<String> {
        var found: Set<String> = []
        guard let names = FileManager.default.enumerator(atPath: root) else { return [] }
        while let name = names.nextObject() as? String {
            if name.split(separator: "/").last?.hasPrefix(".") == true {
                names.skipDescendants()
            } else if name.hasSuffix(".swift") {
                found.insert(name)
            }
        }
        return found
    }

    /// A path that was compiled in the room, as a path in the package's folder as it was given.
    func ownPath(_ compiled: String) -> String {
        for start in [room + "/", root + "/"] where compiled.hasPrefix(start) {
            return path.appendingPathComponent(String(compiled.dropFirst(start.count)))
        }
        return compiled
    }

    /// The path under which a file of the package is compiled.
    func compiledPath(_ own: String) -> String {
        own.hasPrefix(path + "/") ? room + own.dropFirst(path.count) : own
    }

    /// Whether a path that was compiled is that of a file which people write in this package, not in one that was fetched for it.
    func holds(_ compiled: String) -> Bool {
        [room + "/", root + "/"].contains { start in
            compiled.hasPrefix(start) && !compiled.dropFirst(start.count).hasPrefix(".build/")
        }
    }

    /// A compiler's words with paths in the package's folder.
    func withOwnPaths(_ text: String) -> String {
        text.replacing(room + "/", with: path + "/").replacing(root + "/", with: path + "/")
    }
}
