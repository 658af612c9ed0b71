import Foundation
import KeylinePreviews
import KeylineProcesses
import KeylineScenes
import Synchronization

/// A check in several processes, each of a part of the scenes, whose findings are merged: what one process prints, sooner.
struct ParallelCheck {
    private let settings: CommandSettings
    private let arguments: [String]
    private let jobs: Int

    /// Plans it; nil for a call that one process answers.
    init?(_ invocation: Invocation, _ arguments: [String]) {
        guard case .run(.check, let settings, let operands) = invocation, let jobs = settings.results.jobs, jobs > 1,
            settings.shard == nil, !settings.checks.isRecording, settings.sources.unsavedFile == nil,
            !operands.contains("-")
        else { return nil }
        self.settings = settings
        self.arguments = arguments
        self.jobs = jobs
    }

    /// Checks the parts and prints the whole.
    func run() throws -> ExitStatus {
        let files = FileManager.default
        let folder = files.temporaryDirectory.appendingPathComponent("keyline-check-\(UUID().uuidString)").path
        try files.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? files.removeItem(atPath: folder) }
        let results = try check(in: folder)
        report(results.map(\.errors))
        // A process that could not begin leaves no results, and has said why.
        let parts = (1...jobs).map { "\(folder)/\($0)" }
        guard parts.allSatisfy({ files.fileExists(atPath: "\($0)/\(CheckResults.fileName)") }) else { return .failure }
        let whole = try CheckResults.merging(try parts.map { try CheckResults(of: InputFolder($0)) })
        try CheckCommand.write(whole, as: settings.results, afterFindings: false)
        return !whole.isComplete ? .failure : whole.hasFailed ? .findings : .success
    }

    private func check(in folder: String) throws -> [ChildProcess.Result] {
        let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().path
        let results = Mutex<[Int: Result<ChildProcess.Result, StartError>]>([:])
        DispatchQueue.concurrentPerform(iterations: jobs) { index in
            let result = Result { () throws(StartError) in
                try ChildProcess.run(program, words(for: index + 1, in: folder))
            }
            results.withLock { $0[index] = result }
        }
        return try results.withLock { $0 }.sorted { $0.key < $1.key }.map { try $0.value.get() }
    }

    /// The words of the call with those that make it one about a part, before operands that follow `--`.
    private func words(for part: Int, in folder: String) -> [String] {
        let end = arguments.firstIndex(of: "--") ?? arguments.endIndex
        let choice = ["--shard=\(part)/\(jobs)", "--output=\(folder)/\(part)", "--color=never"]
        return Array(arguments[..<end]) + choice + Array(arguments[end...])
    }

    /// Prints errors once: each process opens all files.
    private func report(_ outputs: [String]) {
        var seen: Set<String> = []
        for output in outputs {
            var message = ""
            for line in output.split(separator: "\n") {
                if !line.hasPrefix("  ") {
                    if seen.insert(message).inserted { Console.note(message) }
                    message = ""
                }
                message += line + "\n"
            }
            if seen.insert(message).inserted { Console.note(message) }
        }
    }
}
