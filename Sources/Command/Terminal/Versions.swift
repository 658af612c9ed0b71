import Foundation
import KeylineRendering
import KeylineScenes
import KeylineTypesetting

/// The version of Keyline, its build, and the libraries that it runs with.
enum Versions {
    /// The number of this version.
    static let keyline = "0.1.0"

    /// The file under a package's prefix that names its build: the commit and its date, in one line.
    static let buildFile = "share/keyline/build.txt"

    /// What `keyline --version` prints: the libraries are those that decide how results look.
    static var text: String {
        let build = installedBuild
        let libraries: [LibraryVersion] = [.harfBuzz, .friBidi, .icu, .freeType, .cairo]
        return "keyline \(keyline)\(build.map { " (\($0))" } ?? "")\n" + libraries.map { "\($0)\n" }.joined()
    }

    /// The build of the package that this program was installed from; nil for one that was built from a checkout.
    static var installedBuild: String? {
        let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        return build(under: program.deletingLastPathComponent().deletingLastPathComponent())
    }

    /// The build of the package that is installed under a prefix; nil for a program that comes from no package.
    static func build(under prefix: URL) -> String? {
        let file = prefix.appendingPathComponent(buildFile)
        let line = (try? String(contentsOf: file, encoding: .utf8))?.trimmingCharacters(in: .whitespacesAndNewlines)
        return line.flatMap { $0.isEmpty || $0.contains("\n") ? nil : $0 }
    }
}
