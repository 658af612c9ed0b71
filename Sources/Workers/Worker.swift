import Foundation
package import KeylineScenes
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
        var isAlone: Bool
        var journal: Journal
        /// The files that each thread is about, the outermost work first.
        var files: [UInt32: [String]] = [:]
    }

    /// Whether a person watches standard error.
    public let isWatched: Bool
    /// Whether it follows files, and so does the same work again and again.
    private let isFollowing: Bool
    private let limits: WorkLimits
    private let pipe: WorkerPipe
    private let state: Mutex<State>

    init(
        _ journal: Journal, limits: WorkLimits, pipe: WorkerPipe, isAlone: Bool, isWatched: Bool, isFollowing: Bool
    ) {
        self.limits = limits
        self.pipe = pipe
        self.isWatched = isWatched
        self.isFollowing = isFollowing
        // A later turn prints something else: nothing is a repetition.
        state = Mutex(
            State(
                knownOutput: isFollowing ? 0 : journal.outputCount, knownNotes: isFollowing ? 0 : journal.noteCount,
                isAlone: isAlone, journal: journal))
    }

    /// Whether it is to do one thing at a time, so that its end tells which scene is the cause.
    public var isAlone: Bool { state.withLock { $0.isAlone } }

    /// The worker that this process is; nil in every other process.
    public static var current: Worker? { slot.withLock { $0 } }

    private static let slot = Mutex<Worker?>(nil)

    /// Makes this process a worker, for good.
    func begin() {
        Self.slot.withLock { $0 = self }
        if isFollowing { InputTrace.observe { self.tell($0) } }
    }

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

    /// The supervisor's messages about work that ended workers; results need not repeat them.
    package var saidFailures: Set<String> {
        let failures = state.withLock { $0.journal.failures }
        return Set(failures.map { WorkError.ended($0, $1).description })
    }

    // MARK: What it does

    func attempt<Value>(_ work: SceneWork, _ body: () throws -> Value) throws -> Value {
        try during(work) { try limited(work, body) }
    }

    func attemptOnce<Value: Codable>(_ work: SceneWork, _ body: () throws -> Value) throws -> Value {
        // Files change between turns, and results with them.
        if isFollowing { return try attempt(work, body) }
        if let known = state.withLock({ $0.journal.values[work] }),
            let value = try? PropertyListDecoder().decode([Value].self, from: Data(known)).first
        {
            return value
        }
        var bytes: [UInt8]?
        return try during(work, leaving: { bytes }) {
            let value = try limited(work, body)
            bytes = Self.recorded(value)
            return value
        }
    }

    /// Does some work of which the supervisor knows.
    private func during<Value>(
        _ work: SceneWork, leaving bytes: () -> [UInt8]? = { nil }, _ body: () throws -> Value
    ) throws -> Value {
        let thread = WorkerPipe.thread
        let refusal = state.withLock { state in
            let refusal = state.journal.refusal(of: work)
            if isFollowing, refusal == nil { state.files[thread, default: []].append(work.file) }
            return refusal
        }
        if let refusal { throw refusal }
        pipe.send(.began(thread: thread, work))
        defer {
            pipe.send(.ended(thread: thread, value: bytes()))
            if isFollowing { state.withLock { _ = $0.files[thread]?.popLast() } }
        }
        return try body()
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

    // MARK: While files are followed

    /// The bytes that the worker before this one left at the end of its last turn; nil where no turn ended.
    package var kept: [UInt8]? { state.withLock { $0.journal.following.kept } }

    /// The files that work failed on, which is not tried again before something changes.
    package var failedFiles: [FailedFile] { state.withLock { $0.journal.failedFiles } }

    /// Begins to read files.
    ///
    /// - Parameter moment: The time, by the clock that files are stamped with. Later changes may not have been read.
    package func beginTurn(at moment: Int) { follow(.turn(moment: moment)) }

    /// Ends a turn. From here on several things are done at once again.
    ///
    /// - Parameter bytes: The state for a worker that takes over from this one.
    package func endTurn(leaving bytes: [UInt8]) {
        follow(.settled(bytes))
        state.withLock { $0.isAlone = false }
    }

    /// Has failed work tried again if one of its inputs changed.
    ///
    /// - Parameter changes: The changed inputs; nil for all.
    package func retry(after changes: Set<InputDependency>?) {
        for failed in failedFiles {
            let isConcerned = changes.map { failed.inputs.isEmpty || !failed.inputs.isDisjoint(with: $0) } ?? true
            if isConcerned { follow(.retried(file: failed.file)) }
        }
    }

    private func follow(_ step: WorkMessage.Following) {
        state.withLock { $0.journal.note(step) }
        pipe.send(.following(step))
    }

    /// Tells the supervisor of an input at once: the work may end this worker.
    private func tell(_ input: InputDependency) {
        let thread = WorkerPipe.thread
        let files = state.withLock { state in
            Set(state.files[thread] ?? []).filter { !state.journal.knows(input, of: $0) }
        }
        for file in files { follow(.looked(file: file, input)) }
    }
}
