import Foundation
import KeylineByteText
import KeylineReports
import KeylineScenes
import KeylineWorkers
import Synchronization

/// Standard output for results, standard error for everything else. A worker leaves both to its supervisor.
enum Console {
    /// Whether a person watches standard error.
    static let isWatched = Worker.current?.isWatched ?? (isatty(STDERR_FILENO) == 1)

    /// Whether a person can answer on standard input.
    static let isAnswered = isatty(STDIN_FILENO) == 1

    /// Whether messages on standard output and on standard error are coloured.
    private struct Colors {
        var output: Bool
        var errors: Bool

        init(_ choice: ColorChoice) {
            let variables = ProcessInfo.processInfo.environment
            output = choice.applies(isTerminal: isatty(STDOUT_FILENO) == 1, variables: variables)
            errors = choice.applies(isTerminal: isatty(STDERR_FILENO) == 1, variables: variables)
        }
    }

    private static let colors = Mutex(Colors(.auto))

    /// Follows a choice of colours. Workers, whose streams are pipes, take it over from the process that they are divided from.
    static func setColors(_ choice: ColorChoice) {
        colors.withLock { $0 = Colors(choice) }
    }

    private static func paintedError(_ text: String) -> String {
        colors.withLock { $0.errors } ? MessageColors.painted(text) : text
    }

    /// Writes results that are messages about places.
    static func writeMessages(_ text: String) {
        let text = text.escaped(for: .terminal)
        write(Data((colors.withLock { $0.output } ? MessageColors.painted(text) : text).utf8))
    }

    /// Writes a result for people or, as JSON, for programs. Control characters of a document's texts never reach a terminal as such.
    static func write(_ text: String) {
        write(Data(text.escaped(for: .terminal).utf8))
    }

    /// Writes a report, which escapes what documents say as its form needs it.
    static func write(_ report: Report, as format: ReportFormat) throws {
        let bytes = Data(try report.bytes(as: format, version: Versions.keyline))
        guard format == .text, colors.withLock({ $0.output }) else { return write(bytes) }
        write(Data(MessageColors.painted(String(decoding: bytes, as: UTF8.self)).utf8))
    }

    /// Writes a result. Where it cannot be written, nothing that follows would make sense: the process ends.
    static func write(_ bytes: Data) {
        if let worker = Worker.current { return worker.output([UInt8](bytes)) }
        do { try FileHandle.standardOutput.write(contentsOf: bytes) } catch {
            note("error: cannot write to standard output\n")
            exit(ExitStatus.failure.rawValue)
        }
    }

    /// Writes something beside the result; whether anyone reads it makes no difference.
    static func note(_ text: String) {
        if let worker = Worker.current { return worker.note([UInt8](text.utf8)) }
        try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
    }

    /// Says how far the work is.
    static func progress(_ text: String) {
        if let worker = Worker.current { worker.progress([UInt8](text.utf8)) } else { note(text) }
    }

    /// Says what went wrong.
    static func report(_ error: any Error) {
        if let error = error as? WorkError, error.isToldBySupervisor, Worker.current != nil { return }
        if let error = error as? any InputError {
            note(paintedError((error.description + "\n").escaped(for: .terminal)))
        } else {
            note(paintedError("\(words(for: error))\n".escaped(for: .terminal)))
        }
    }

    /// The words for a mistake that is not one of ours: of the system's, its file and its reason, which it prints with all of its parts.
    static func words(for error: any Error) -> String {
        guard let mistake = error as? CocoaError else { return "error: \(error)" }
        let file = mistake.filePath ?? mistake.url?.path
        let system = mistake.userInfo[NSUnderlyingErrorKey] as? NSError
        let reason =
            (mistake as NSError).localizedFailureReason ?? system?.localizedDescription ?? mistake.localizedDescription
        return (file.map { "\($0): " } ?? "") + "error: " + reason
    }

    /// Says in one line that a file was left out, and why.
    static func pass(over error: any Error) {
        let problem = error as? any InputError
        let place = problem?.location.map { "\($0): " } ?? ""
        note((place + "skipped: \(problem?.message ?? "\(error)")\n").escaped(for: .terminal))
    }

    /// Says in one line that a file was left out.
    static func pass(over file: String, because reason: String) {
        note("\(file): skipped: \(reason)\n".escaped(for: .terminal))
    }

    /// Says what there is to know about a layout.
    static func report(_ diagnostics: [Diagnostic]) {
        note(paintedError(diagnostics.map { $0.description + "\n" }.joined().escaped(for: .terminal)))
    }
}
