import Foundation
import KeylineByteText
import KeylineProjects

/// An app's projects as `keyline list` prints them: targets, schemes, packages, previews and obstacles.
struct AppListing {
    /// The lines; nil where the folder has no project.
    let text: String?

    init(of path: String) {
        guard let app = AppFinder.app(at: path) else {
            text = nil
            return
        }
        var lines = app.projects.map { "project \($0)" }
        for target in app.targets {
            let previews = target.sources.count(where: PreviewSearch.has)
            let missing = target.sources.count { !FileManager.default.fileExists(atPath: $0) }
            var line =
                "  target \"\(target.name)\" (\(target.kind.rawValue)): \(target.sources.count) Swift files, \(previews) with previews"
            if target.isForOtherSystem { line += ", not for iOS" }
            if missing > 0 { line += ", \(missing) files missing" }
            lines.append(line)
            lines += Self.objectiveC(target)
        }
        for (scheme, targets) in app.schemes.sorted(by: { $0.key < $1.key }) {
            lines.append("  scheme \"\(scheme)\": \(targets.joined(separator: ", "))")
        }
        for package in app.packages { lines.append("  package \(package.identity): \(package.path)") }
        lines += app.obstacles.map { "  obstacle: \($0)" }
        text = lines.map { $0.escaped(for: .line) + "\n" }.joined()
    }

    /// The lines about a target's code in C and Objective-C.
    private static func objectiveC(_ target: AppTarget) -> [String] {
        let headers = target.objectiveC.headers
        let count = target.objectiveC.sourceCount
        let files = "\(count) \(count == 1 ? "file" : "files") in C or Objective-C, not compiled"
        if headers.isEmpty { return count == 0 ? [] : ["    " + files] }
        let names = headers.joined(separator: ", ")
        return ["    \(count == 0 ? "" : files + "; ")Swift sees the inert declarations of \(names)"]
    }
}
