import Foundation

/// Public files to measure with, which are not part of the project; tests that need them are skipped where they are absent.
enum Corpus {
    /// The folder of Interface Builder files in a `shared` folder beside the repository or above it.
    static let interfaceBuilder: URL? = folder("shared/corpus/interface-builder")

    private static func folder(_ path: String) -> URL? {
        var parent = Fixtures.root
        while parent.path != "/" {
            parent.deleteLastPathComponent()
            let folder = parent.appendingPathComponent(path, isDirectory: true)
            if FileManager.default.fileExists(atPath: folder.path) { return folder }
        }
        return nil
    }
}
