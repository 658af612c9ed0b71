import Foundation
import KeylineProcesses
import Synchronization

/// Runs the command on a document as an editor holds it, as a process of its own, so that no document ends the server.
final class DocumentRun: Sendable {
    private struct State {
        /// The command's process; nil before and after it runs.
        var program: Int32?
        var isCancelled = false
    }

    private let words: [String]
    private let document: OpenDocument
    private let state = Mutex(State())

    /// Prepares a run.
    ///
    /// - Parameters:
    ///   - words: The command and its options.
    ///   - document: The document that it is about.
    init(_ words: [String], _ document: OpenDocument) {
        self.words = words
        self.document = document
    }

    /// Ends the command, which then has no result.
    func cancel() {
        state.withLock { state in
            state.isCancelled = true
            if let program = state.program { ProgramStart.end(program) }
        }
    }

    /// Whether the command was told to end.
    var isCancelled: Bool { state.withLock(\.isCancelled) }

    /// Runs the command with the document's text as its standard input.
    ///
    /// - Parameter operands: The words after the document's path.
    /// - Returns: What it printed; nil where it was cancelled or cannot be started.
    func result(_ operands: [String] = []) -> ChildProcess.Result? {
        guard !state.withLock(\.isCancelled) else { return nil }
        defer { state.withLock { $0.program = nil } }
        let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().path
        let words = words + ["--unsaved=\(document.path)", "--", document.path] + operands
        let result = try? input().flatMap { input in
            try ChildProcess.run(program, words, in: document.folder, input: input) { id in
                state.withLock { state in
                    state.program = id
                    if state.isCancelled { ProgramStart.end(id) }
                }
            }
        }
        return state.withLock(\.isCancelled) ? nil : result
    }

    /// A file with the text that no name leads to.
    private func input() -> FileHandle? {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent("keyline-lsp-\(UUID().uuidString)")
            .path
        defer { try? FileManager.default.removeItem(atPath: path) }
        let isMade = FileManager.default.createFile(
            atPath: path, contents: Data(document.text.string.utf8), attributes: [.posixPermissions: 0o600])
        return isMade ? FileHandle(forReadingAtPath: path) : nil
    }
}
