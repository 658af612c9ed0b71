import Foundation
import KeylineScenes
import Synchronization

/// The process that does the work of a run, seen from inside.
///
/// It tells its supervisor what each thread is about, and leaves it to write to standard output and standard error: so a worker that takes
/// over from another one repeats nothing that was written.
public final class Worker: Sendable {
    private struct State {
        /// Bytes that an earlier worker wrote already.
        var knownOutput: Int
        var knownNotes: Int
    }

    /// Whether it is to do one thing at a time, so that its end tells which scene is the cause.
    public let isAlone: Bool
    /// Whether a person watches standard error.
    public let isWatched: Bool
    private let journal: Journal
    private let limits: WorkLimits
    private let pipe: WorkerPipe
    private let state: Mutex<State>

    init(_ journal: Journal, limits: WorkLimits, pipe: WorkerPipe, isAlone: Bool, isWatched: Bool) {
        self.journal = journal
        self.limits = limits
        self.pipe = pipe
        self.isAlone = isAlone
        self.isWatched = isWatched
        state = Mutex(State(knownOutput: journal.outputCount, knownNotes: journal.noteCount))
    }

    /// The worker that this process is; nil in every other process.
    public static var current: Worker? { slot.withLock { $0 } }

    private static let slot = Mutex<Worker?>(nil)

    /// Makes this process a worker, for good.
    func begin() { Self.slot.withLock { $0 = self } }

    // MARK: What it says

    /// Writes to standard output what no earlier worker wrote.
    public func output(_ bytes: [UInt8]) {
        state.withLock { state in
            let known = min(state.knownOutput, bytes.count)
            state.knownOutput -= known
            if known < bytes.count { pipe.send(.output(Array(bytes[known...]))) }
        }
    }

    /// Writes to standard error what no earlier worker wrote.
    public func note(_ bytes: [UInt8]) {
        state.withLock { state in
            let known = min(state.knownNotes, bytes.count)
            state.knownNotes -= known
            if known < bytes.count { pipe.send(.note(Array(bytes[known...]))) }
        }
    }

    /// Writes to standard error how far the work is.
    public func progress(_ bytes: [UInt8]) { pipe.send(.progress(bytes)) }

    // MARK: What it does

    func attempt<Value>(_ work: SceneWork, _ body: () throws -> Value) throws -> Value {
        if let refusal = journal.refusal(of: work) { throw refusal }
        let thread = WorkerPipe.thread
        pipe.send(.began(thread: thread, work))
        defer { pipe.send(.ended(thread: thread, value: nil)) }
        return try limited(work, body)
    }

    func attemptOnce<Value: Codable>(_ work: SceneWork, _ body: () throws -> Value) throws -> Value {
        if let refusal = journal.refusal(of: work) { throw refusal }
        if let known = journal.values[work],
            let value = try? PropertyListDecoder().decode([Value].self, from: Data(known)).first
        {
            return value
        }
        let thread = WorkerPipe.thread
        pipe.send(.began(thread: thread, work))
        var bytes: [UInt8]?
        defer { pipe.send(.ended(thread: thread, value: bytes)) }
        let value = try limited(work, body)
        bytes = Self.recorded(value)
        return value
    }

    /// A value as later workers read it: in a list, since property lists hold no single values.
    private static func recorded<Value: Codable>(_ value: Value) -> [UInt8]? {
        let encoder = PropertyListEncoder()
        encoder.outputFormat = .binary
        return (try? encoder.encode([value])).map { Array($0) }
    }

    /// Does some work and says, where a file became too large, which limit that was.
    private func limited<Value>(_ work: SceneWork, _ body: () throws -> Value) throws -> Value {
        do { return try body() } catch let error as OutputError {
            guard case .refused(let file, let reason) = error, reason == WorkerPipe.tooLarge else { throw error }
            throw WorkError.tooMuchOutput(work, file: file, most: limits.output)
        }
    }
}
