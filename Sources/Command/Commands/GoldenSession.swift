import KeylineByteText
import KeylineGoldens
import KeylineScenes

/// What all commands about goldens begin with: the fonts, the folder and the list of cases.
@MainActor
struct GoldenSession {
    let settings: Settings
    let files: SceneFiles
    let folder: GoldenFolder
    let cases: [GoldenCase]

    init(_ settings: Settings) throws {
        self.settings = settings
        files = try SceneFiles(fontFolders: settings.fontFolders)
        folder = GoldenFolder(settings.goldenFolder)
        cases = try CaseFile(folder: settings.goldenFolder).cases(files, sets: settings.sets)
    }

    /// Where the files of failures go.
    var output: String { settings.output ?? "out/golden" }

    /// Compares.
    var test: GoldenTest { GoldenTest(folder, output: output, fonts: files.fonts, jobs: settings.jobCount) }

    /// Records.
    var recorder: GoldenRecorder { GoldenRecorder(folder, fonts: files.fonts, jobs: settings.jobCount) }

    /// The commands that settle failures.
    var commands: GoldenCommands {
        let options =
            settings.goldenFolder == "golden" ? "" : " --golden \(settings.goldenFolder.escaped(for: .shellWord))"
        return GoldenCommands(prune: "keyline golden prune" + options) {
            "keyline golden accept \($0.escaped(for: .shellWord))" + options
        }
    }

    /// The cases whose names match one of some patterns.
    ///
    /// - Throws: `CommandError` for a pattern that matches none.
    func cases(matching patterns: [String]) throws -> [GoldenCase] {
        let wanted = patterns.map { ($0, NamePattern($0)) }
        for (text, pattern) in wanted where !cases.contains(where: { pattern.matches($0.name) }) {
            throw CommandError.unknownGolden(text, known: cases.map(\.name))
        }
        return cases.filter { golden in wanted.contains { $0.1.matches(golden.name) } }
    }
}
