import Foundation
import Glibc

/// Has the work of a run done by a worker, and by another one where that ends before its time.
///
/// The supervisor is the process that a person started. It is divided in two before it does anything else: one half becomes the worker,
/// which goes on as if nothing had happened; the other half stays here until the run is over. It learns what the worker is about, writes
/// what the worker prints, and ends it where one piece of work exceeds the limits. What ended a worker is known by name, and the next
/// worker leaves it out. A worker does not repeat what earlier ones printed, or did once (`SceneWork.attemptOnce(_:)`).
public struct Supervisor {
    private let limits: WorkLimits
    private let report: (WorkError) -> Void
    private var journal = Journal()
    /// Whether the next worker does one thing at a time: several were in progress when the last one ended.
    private var isAlone = false
    private var words = WorkerWords()
    /// Whether the worker ended a turn.
    private var hasSettled = false

    /// Divides this process.
    ///
    /// Nothing that the program did so far may be repeated, and no thread may have been started.
    ///
    /// - Parameters:
    ///   - limits: What one piece of work may take.
    ///   - isFollowing: Whether the worker follows files until it is told to end: the same work is done again when files change, so the
    ///     worker, not the supervisor, remembers its messages and results (`Worker.endTurn(leaving:)`).
    ///   - report: Called in the supervisor, at once, with what ended a worker.
    /// - Returns: Nil where the process is to do the work; the run's exit status once it is over. It is 2 where something was left out.
    public static func supervise(
        within limits: WorkLimits, following isFollowing: Bool = false, reporting report: @escaping (WorkError) -> Void
    ) -> Int32? {
        guard WorkerProcess.canBegin else { return nil }
        var supervisor = Supervisor(limits: limits, report: report)
        let isWatched = isatty(STDERR_FILENO) == 1
        while true {
            switch WorkerProcess.begin(within: limits) {
            case nil: return nil
            case .worker(let descriptor):
                Worker(
                    supervisor.journal, limits: limits, pipe: WorkerPipe(descriptor), isAlone: supervisor.isAlone,
                    isWatched: isWatched, isFollowing: isFollowing
                ).begin()
                return nil
            case .supervisor(let process):
                let status = supervisor.follow(process)
                process.close()
                if let status { return status }
            }
        }
    }

    private init(limits: WorkLimits, report: @escaping (WorkError) -> Void) {
        self.limits = limits
        self.report = report
    }

    /// Follows a worker to its end.
    ///
    /// - Returns: The run's exit status; nil where another worker is to go on.
    private mutating func follow(_ process: WorkerProcess) -> Int32? {
        var reader = WorkMessageReader()
        var active = ActiveWork()
        var excess: Excess?
        var end: WorkerEnd?
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        hasSettled = false
        while end == nil {
            process.wait(milliseconds: active.isEmpty ? 200 : 20)
            let isOver = take(from: process, &reader, &active, &buffer)
            // A process that the worker started may hold the pipe open longer than the worker lives.
            end = process.status(waiting: isOver)
            if end == nil, excess == nil, let found = active.excess(of: process, limits) {
                excess = found
                process.kill()
            }
        }
        while take(from: process, &reader, &active, &buffer, untilEmpty: true) {}
        return conclude(end ?? .exit(2), excess, active)
    }

    /// Takes what a worker said; true where no more will come, or where all was taken that is there and the end is known.
    private mutating func take(
        from process: WorkerProcess, _ reader: inout WorkMessageReader, _ active: inout ActiveWork,
        _ buffer: inout [UInt8], untilEmpty: Bool = false
    ) -> Bool {
        if let bytes = WorkerProcess.bytes(from: process.words, into: &buffer) { words.add(bytes) }
        guard let bytes = WorkerProcess.bytes(from: process.messages, into: &buffer) else { return !untilEmpty }
        for message in reader.messages(adding: bytes) { handle(message, &active) }
        return untilEmpty && !bytes.isEmpty
    }

    private mutating func handle(_ message: WorkMessage, _ active: inout ActiveWork) {
        switch message {
        case .began(let thread, let work): active.begin(work, on: thread)
        case .ended(let thread, let value):
            if let work = active.end(on: thread), let value { journal.values[work] = value }
        case .following(let step):
            journal.note(step)
            if case .settled = step {
                hasSettled = true
                isAlone = false
            }
        case .output(let bytes):
            journal.outputCount += bytes.count
            guard WorkerProcess.write(bytes[...], to: STDOUT_FILENO) else {
                // Nothing that follows would make sense.
                _ = WorkerProcess.write(Array("error: cannot write to standard output\n".utf8)[...], to: STDERR_FILENO)
                exit(2)
            }
        case .note(let bytes):
            journal.noteCount += bytes.count
            _ = WorkerProcess.write(bytes[...], to: STDERR_FILENO)
        case .progress(let bytes): _ = WorkerProcess.write(bytes[...], to: STDERR_FILENO)
        }
    }

    /// Says what a worker's end means: the run's exit status, or nil where another worker is to go on.
    private mutating func conclude(
        _ end: WorkerEnd, _ excess: Excess?, _ active: ActiveWork
    ) -> Int32? {
        if case .exit(let status) = end, active.isEmpty {
            words.flush()
            return journal.failures.isEmpty ? status : max(status, 2)
        }
        if case .signal(let number) = end, Self.wishes.contains(number) { WorkerProcess.end(bySignal: number) }
        let cause = excess?.end ?? words.trap(ending: end)
        words = WorkerWords()
        let suspects = excess?.suspects ?? active.innermost
        guard !suspects.isEmpty else {
            report(.endedBetween(cause))
            return 2
        }
        // A worker keeps layouts from turn to turn. A new one, without them, shows whether the scene itself is too large.
        if case .memory = cause, hasSettled { return nil }
        guard suspects.count == 1 || isAlone else {
            isAlone = true
            return nil
        }
        for work in suspects {
            journal.add(work, cause)
            report(.ended(work, cause))
        }
        isAlone = false
        return nil
    }

    /// The signals by which somebody asks a program to end.
    private static let wishes: Set<Int32> = [SIGHUP, SIGINT, SIGQUIT, SIGPIPE, SIGTERM, SIGALRM, SIGUSR1, SIGUSR2]
}

/// What a worker's threads are about.
private struct ActiveWork {
    private struct Entry {
        let work: SceneWork
        var since = ContinuousClock.now
        /// The thread's processor time when it was looked at first.
        var processorStart: Double?
    }

    /// By thread, the outermost work first.
    private var threads: [UInt32: [Entry]] = [:]

    var isEmpty: Bool { threads.isEmpty }

    /// What each thread began last.
    var innermost: [SceneWork] { threads.keys.sorted().compactMap { threads[$0]?.last?.work } }

    mutating func begin(_ work: SceneWork, on thread: UInt32) { threads[thread, default: []].append(Entry(work: work)) }

    /// Ends what a thread began last; the time of the work around it begins anew, because each layout of a search has its own.
    mutating func end(on thread: UInt32) -> SceneWork? {
        guard var stack = threads[thread], let ended = stack.popLast() else { return nil }
        if let outer = stack.popLast() { stack.append(Entry(work: outer.work)) }
        threads[thread] = stack.isEmpty ? nil : stack
        return ended.work
    }

    /// What exceeds the limits.
    mutating func excess(of process: WorkerProcess, _ limits: WorkLimits) -> Excess? {
        guard !threads.isEmpty else { return nil }
        if process.memory > limits.memory { return Excess(suspects: innermost, end: .memory(limits.memory)) }
        let now = ContinuousClock.now
        for (thread, stack) in threads {
            guard var entry = stack.last else { continue }
            if now - entry.since > .seconds(limits.wall) {
                return Excess(suspects: [entry.work], end: .wallSeconds(limits.wall))
            }
            guard let seconds = process.processorSeconds(of: thread) else { continue }
            if let start = entry.processorStart {
                guard seconds - start > Double(limits.seconds) else { continue }
                return Excess(suspects: [entry.work], end: .processorSeconds(limits.seconds))
            }
            entry.processorStart = seconds
            threads[thread]?[stack.count - 1] = entry
        }
        return nil
    }
}

/// What exceeded the limits, so that its worker had to end.
private struct Excess {
    /// The work that may have done it, as it was when that was seen.
    let suspects: [SceneWork]
    let end: WorkerEnd
}

/// What a worker's runtime and libraries printed.
private struct WorkerWords {
    /// As much as is kept for the words of a trap; what came before goes to standard error at once.
    private static let most = 1 << 16

    private var bytes: [UInt8] = []

    mutating func add(_ more: ArraySlice<UInt8>) {
        bytes += more
        guard bytes.count > 2 * Self.most else { return }
        _ = WorkerProcess.write(bytes[..<(bytes.count - Self.most)], to: STDERR_FILENO)
        bytes.removeFirst(bytes.count - Self.most)
    }

    /// Writes them to standard error.
    mutating func flush() {
        _ = WorkerProcess.write(bytes[...], to: STDERR_FILENO)
        bytes = []
    }

    /// The end with the words of the trap, where there are some. The runtime's line is `File.swift:12: Fatal error: Index out of range`.
    func trap(ending end: WorkerEnd) -> WorkerEnd {
        guard case .signal = end else { return end }
        let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
        guard let line = lines.last(where: { $0.contains(Self.mark) }), let mark = line.firstRange(of: Self.mark) else {
            return end
        }
        let place = line[..<mark.lowerBound].drop { $0 == " " }.reversed().drop { $0 == ":" || $0 == " " }.reversed()
        let message = line[mark.upperBound...]
        return .trap(place.isEmpty ? String(message) : "\(message) (\(String(place)))")
    }

    private static let mark = "Fatal error: "
}
