import Foundation
import KeylineByteText
import KeylineGoldens
import KeylinePreviews
import KeylineScenes

/// What all commands about goldens begin with: the fonts, the folder and the list of cases.
@MainActor
struct GoldenSession {
    let settings: CommandSettings
    let files: SceneFiles
    let folder: GoldenFolder
    let cases: [GoldenCase]
    /// The cases of previews whose package was not built; none where all were.
    let unbuilt: [UnbuiltCase]
    /// What the cases that are made in this session are made from.
    let log = InputLog()

    /// Reads the list.
    ///
    /// - Parameters:
    ///   - settings: What the call asks for.
    ///   - hasPreviews: Whether the previews that the list names are needed; otherwise their cases are only known by name.
    /// - Throws: An `InputError` where the list, or a file that it names, cannot be read.
    init(_ settings: CommandSettings, hasPreviews: Bool = true) throws {
        self.settings = settings
        // Before libraries are loaded on demand, so that it does not depend on what the cases need.
        _ = DrawingProgram.digest
        files = try SceneFiles(fontFolders: settings.sources.fontFolders)
        folder = GoldenFolder(settings.golden.folder)
        let list = CaseFile(folder: settings.golden.folder)
        guard !hasPreviews else {
            cases = try list.cases(files, settings: settings, log: log)
            unbuilt = []
            return
        }
        (cases, unbuilt) = try list.casesWithoutPreviews(files, settings: settings, log: log)
    }

    /// Where the files of failures go.
    var output: String { Self.output(settings) }

    /// Where the files of failures go.
    static func output(_ settings: CommandSettings) -> String {
        settings.results.path ?? UsualOutputs.folder(of: .goldenTest) ?? ""
    }

    /// Records.
    var recorder: GoldenRecorder {
        var recorder = GoldenRecorder(folder, fonts: files.fonts, jobs: settings.jobCount)
        recorder.savesEveryByte = settings.golden.savesEveryByte
        return recorder
    }

    /// The commands that settle failures.
    var commands: GoldenCommands { Self.commands(settings) }

    /// The commands that settle failures.
    static func commands(_ settings: CommandSettings) -> GoldenCommands {
        func option(_ name: String, _ value: String, usually usual: String) -> String {
            value == usual ? "" : " \(name) \(value.escaped(for: .shellWord))"
        }
        let folder = option("--golden", settings.golden.folder, usually: "golden")
        let last = folder + option("--output", output(settings), usually: "out/golden")
        var commands = GoldenCommands(
            prune: "keyline golden prune" + last, acceptAll: "keyline golden accept --failed" + last,
            acceptGroup: { causes, names in
                let words = causes.map { "--group " + $0.escaped(for: .shellWord) }
                return "keyline golden accept "
                    + (words + names.map { $0.escaped(for: .shellWord) }).joined(separator: " ") + last
            },
            accept: { "keyline golden accept \($0.escaped(for: .shellWord)) --failed" + last })
        commands.acceptUpgrade = "keyline golden accept --upgrade" + last
        commands.acceptApproved = "keyline golden accept --approved" + last
        return commands
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

    /// The cases that the filters and the revision leave.
    func selectedCases() throws -> [GoldenCase] {
        let filtered = settings.golden.filters.isEmpty ? cases : try cases(matching: settings.golden.filters)
        guard let revision = settings.golden.revision else { return filtered }
        let changes = try ChangedFiles(since: revision)
        let records = InputRecords(in: output, key: try CacheKeys.near())
        var states = InputSnapshots()
        return filtered.filter { golden in
            let line = log.lines[golden.name] ?? ""
            guard let inputs = records.inputs(of: golden.name, line: line, states: &states) else { return true }
            return inputs.contains(where: changes.touches)
        }
    }

    /// Leaves what the cases that are as recorded were made from for a later `--since`, which compares all others again.
    ///
    /// - Parameters:
    ///   - compared: The cases that were compared or recorded.
    ///   - same: The names of those that are as recorded.
    ///   - isRecording: Whether the goldens were written by this run itself.
    /// - Throws: `UsageError` where the key is too short, or an `OutputError` where the records cannot be written.
    func recordInputs(of compared: [GoldenCase], same: Set<String>, isRecording: Bool = false) throws {
        guard let key = try CacheKeys.near() else {
            if settings.golden.revision != nil {
                Console.note(
                    "--since knows no earlier run: there is no key to seal what it leaves; set HOME or \(CacheKeys.variable)\n"
                )
            }
            return
        }
        var states = InputSnapshots()
        var known: [String: InputLog.Entry] = [:]
        for name in same {
            guard let entry = log.entries[name] else { continue }
            let golden = InputDependency.file(folder.file(name))
            // A file that was written during the run may have been read before that.
            let read = entry.inputs.map(\.dependency) + (isRecording ? [] : [golden])
            guard !read.contains(where: hasChangedDuringRun) else { continue }
            let input = InputRecords.Input(dependency: golden, state: states.state(of: golden))
            known[name] = InputLog.Entry(line: entry.line, inputs: entry.inputs + [input])
        }
        let records = InputRecords(in: output, key: key)
            .updated(with: known, compared: Set(compared.map(\.name)), names: Set(cases.map(\.name)))
        try OutputFolder(output).write([UInt8](records.json(sealedWith: key)), to: InputRecords.fileName)
    }

    /// Clocks of file systems are this many seconds behind at most.
    private static let clockTolerance = 0.01

    private func hasChangedDuringRun(_ dependency: InputDependency) -> Bool {
        // The time of a folder changes with its entries, which are dependencies of their own.
        guard case .file(let path) = dependency, InputFile.isRegular(path),
            let time = InputFile.changeTime(atPath: path)
        else { return false }
        return time > log.start - Self.clockTolerance
    }
}
