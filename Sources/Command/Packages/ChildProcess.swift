import Foundation
import KeylineScenes
import Synchronization

/// A program that this one starts and whose words it reads.
enum ChildProcess {
    /// What the program printed, and its exit status.
    struct Result: Sendable {
        let output: String
        let errors: String
        let status: Int32
    }

    /// Runs a program to its end.
    ///
    /// - Parameters:
    ///   - path: The program.
    ///   - arguments: The words after its name.
    ///   - variables: Variables of the environment besides this program's.
    /// - Returns: What it printed and its exit status.
    /// - Throws: `PackageError.unstartable`.
    static func run(
        _ path: String, _ arguments: [String], _ variables: [String: String]
    ) throws(PackageError) -> Result {
        let process = Process()
        let output = Pipe()
        let errors = Pipe()
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(variables) { $1 }
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        process.standardError = errors
        do { try process.run() } catch { throw .unstartable(path, reason: "\(error)") }
        // Both are read at once: a program waits while nobody reads what it prints.
        let complaints = Words()
        let isRead = DispatchSemaphore(value: 0)
        Thread {
            let text = text(errors)
            complaints.text.withLock { $0 = text }
            isRead.signal()
        }.start()
        let printed = text(output)
        process.waitUntilExit()
        isRead.wait()
        return Result(output: printed, errors: complaints.text.withLock { $0 }, status: process.terminationStatus)
    }

    private final class Words: Sendable {
        let text = Mutex("")
    }

    private static func text(_ pipe: Pipe) -> String {
        String(decoding: (try? pipe.fileHandleForReading.readToEnd()) ?? Data(), as: UTF8.self)
    }
}
