import KeylinePreviews
import KeylineScenes

/// Where outputs go that a call does not name. A repository that is checked out may have links with these names.
enum UsualOutputs {
    /// The folder to which a command writes unless another is named; nil where it writes to the current folder, to a file that is named, or
    /// nowhere.
    static func folder(of command: Command) -> String? {
        switch command {
        case .preview, .previewMerge: "preview"
        case .goldenTest, .goldenAccept, .goldenMerge: "out/golden"
        case .review: "out/review"
        case .map: map
        case .check: "out/check"
        case .stringsCheck: "out/strings"
        case .adapt: "adapted"
        default: nil
        }
    }

    /// The usual folder of a map's page.
    static let map = "map"
    /// The usual folder of goldens.
    static let goldens = "golden"

    /// Whether an option says where a command writes.
    static func isOutput(_ option: String, of command: Command) -> Bool {
        switch option {
        case "output", "summary", "screenshots": true
        case "baseline": true
        case "golden": recordingCommands.contains(command)
        default: false
        }
    }

    /// Commands that change the folder of goldens.
    static let recordingCommands: Set<Command> = [.goldenAccept, .goldenPrune]
}

extension Invocation {
    /// Whether the call says that a package's code may run.
    var trustsPackage: Bool {
        if case .run(_, let settings, _) = self { settings.sources.trustsPackage } else { false }
    }

    /// Refuses to write to a folder that nobody named where a link leads out of the current folder.
    ///
    /// - Throws: `OutputError`.
    func checkUsualOutputs() throws {
        guard case .run(let command, let settings, _) = self else { return }
        var folders = settings.results.path == nil ? [UsualOutputs.folder(of: command)].compactMap { $0 } : []
        if UsualOutputs.recordingCommands.contains(command), settings.golden.folder == UsualOutputs.goldens {
            folders.append(settings.golden.folder)
        }
        if command == .check, settings.shard == nil { folders = [] }
        for folder in folders where OutputFolder("").leadsOut(folder) {
            throw OutputError.leadsOut(file: folder, folder: ".")
        }
    }
}
