package import Foundation
import Synchronization

/// A program that this one starts and whose words it reads.
///
/// It can be interrupted, whatever this program's threads block: it begins with no signal blocked, in a process group of its own, and INT,
/// TERM, HUP and QUIT that reach this program go to the whole group. When this program ends in any other way, the program is told to end.
package enum ChildProcess {
    /// What the program printed, and its exit status.
    package struct Result: Sendable {
        /// The bytes of standard output.
        package let bytes: Data
        /// Standard error; empty where it was not gathered.
        package let errors: String
        /// The exit status; 128 and the signal's number where a signal ended the program.
        package let status: Int32

        /// Standard output as text.
        package var output: String { String(decoding: bytes, as: UTF8.self) }
    }

    /// Where the two outputs of a program go.
    package enum Outputs: Sendable {
        /// Each is gathered.
        case separate
        /// Both are gathered as one, in the order in which they were written.
        case joined
        /// Standard output is gathered; what else the program says is dropped.
        case withoutErrors
        /// Standard output is gathered; errors go where this program's own go.
        case sharedErrors
        /// Both go where this program's own go.
        case shared
    }

    /// Runs a program to its end. The thread waits meanwhile, as it must: the program is told to end when its thread does.
    ///
    /// - Parameters:
    ///   - path: The program.
    ///   - arguments: The words after its name.
    ///   - variables: Variables of the environment besides this program's.
    ///   - folder: Where it begins; nil for this program's current folder.
    ///   - input: What it reads; nil for nothing.
    ///   - outputs: Where its outputs go.
    ///   - started: Called with the program's id once it runs, for `ProgramStart.end`.
    /// - Returns: What it printed and its exit status.
    /// - Throws: `StartError` where it cannot be started.
    package static func run(
        _ path: String, _ arguments: [String], _ variables: [String: String] = [:], in folder: String? = nil,
        input: FileHandle? = nil, outputs: Outputs = .separate, started: (Int32) -> Void = { _ in }
    ) throws(StartError) -> Result {
        let output = outputs == .shared ? nil : Pipe()
        let errors = outputs == .separate ? Pipe() : nil
        let dropped = outputs == .withoutErrors ? FileHandle(forWritingAtPath: "/dev/null") : nil
        let program = try ProgramStart.start(
            path, [path] + arguments, ProcessInfo.processInfo.environment.merging(variables) { $1 }, in: folder,
            input: input, output: output?.fileHandleForWriting,
            errors: outputs == .joined ? output?.fileHandleForWriting : errors?.fileHandleForWriting ?? dropped)
        started(program)
        try? output?.fileHandleForWriting.close()
        try? errors?.fileHandleForWriting.close()
        // Both are read at once: a program waits while nobody reads what it prints.
        let complaints = Gathered()
        let isRead = DispatchSemaphore(value: 0)
        if let errors {
            Thread {
                let data = data(errors)
                complaints.data.withLock { $0 = data }
                isRead.signal()
            }.start()
        }
        let printed = output.map(data) ?? Data()
        let status = ProgramStart.wait(program)
        if errors != nil { isRead.wait() }
        let words = complaints.data.withLock { String(decoding: $0, as: UTF8.self) }
        return Result(bytes: printed, errors: words, status: status)
    }

    private final class Gathered: Sendable {
        let data = Mutex(Data())
    }

    private static func data(_ pipe: Pipe) -> Data { (try? pipe.fileHandleForReading.readToEnd()) ?? Data() }
}
