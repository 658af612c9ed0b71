public import KeylineScenes

/// Why a worker ended before its work was done.
public enum WorkerEnd: Hashable, Sendable {
    /// Swift's runtime stopped it, with these words.
    case trap(String)
    /// A signal ended it.
    case signal(Int32)
    /// It ended itself, with this status.
    case exit(Int32)
    /// It worked on one thing for longer than so many seconds of the processor's time.
    case processorSeconds(Int)
    /// It took longer than so many seconds for one thing.
    case wallSeconds(Int)
    /// It took more than so many bytes of memory.
    case memory(Int)

    /// The limit that it exceeded; nil for none.
    var limit: (name: WorkLimits.Name, value: Int)? {
        switch self {
        case .processorSeconds(let most): (.seconds, most)
        case .wallSeconds(let most): (.wall, most)
        case .memory(let most): (.memory, most)
        case .trap, .signal, .exit: nil
        }
    }
}

/// Why work on a scene was not done.
public enum WorkError: InputError, Hashable {
    /// It ended its worker.
    case ended(SceneWork, WorkerEnd)
    /// The same work for other environments ended workers before.
    case givenUp(SceneWork)
    /// What it writes is larger than any file may be.
    case tooMuchOutput(SceneWork, file: String, most: Int)
    /// The worker ended, and not because of a scene.
    case endedBetween(WorkerEnd)

    /// What is wrong.
    public var message: String {
        switch self {
        case .ended(let work, let end): "\(work.words) \(end.words)"
        case .givenUp(let work): "\(work.words) is not tried, because it failed \(Journal.patience) times before"
        case .tooMuchOutput(let work, _, let most):
            "\(work.words) gives a file of more than \(WorkLimits.Name.output.words(most))"
        case .endedBetween(let end): "the program's work \(end.words)"
        }
    }

    /// The file.
    public var location: SourceLocation? {
        switch self {
        case .ended(let work, _), .givenUp(let work): SourceLocation(file: work.file, line: work.line)
        case .tooMuchOutput(_, let file, _): SourceLocation(file: file)
        case .endedBetween: nil
        }
    }

    /// What to do.
    public var hint: String? {
        switch self {
        case .ended(_, let end), .endedBetween(let end):
            end.limit.map { Self.raise($0.name, over: $0.value) }
                ?? "everything else is done without it; if the fault is not in your own code, please report it with the file"
        case .givenUp: nil
        case .tooMuchOutput(_, _, let most): Self.raise(.output, over: most)
        }
    }

    /// Whether the supervisor says it as soon as it happens, so that a worker need not.
    public var isToldBySupervisor: Bool {
        switch self {
        case .ended, .givenUp, .endedBetween: true
        case .tooMuchOutput: false
        }
    }

    private static func raise(_ limit: WorkLimits.Name, over most: Int) -> String {
        "allow more with --limits \(limit.rawValue)=\(limit.text(2 * most)); `keyline help limits` lists all limits"
    }
}

extension SceneWork {
    /// What is done, as the beginning of a sentence.
    var words: String {
        let scene = scene.map { "\"\($0)\"" }
        let subject = [scene ?? "the file", environment.map { "in \($0)" }].compactMap { $0 }.joined(separator: " ")
        return switch step {
        case .reading: "reading \(subject)"
        case .layout: "laying out \(subject)"
        case .explanation: "explaining the layout of \(subject)"
        case .checks: "checking \(subject)"
        case .drawing: "drawing \(subject)"
        case .golden: "comparing \(subject)"
        }
    }
}

extension WorkerEnd {
    /// What happened, as the end of a sentence.
    var words: String {
        switch self {
        case .trap(let message): "ends in a trap: \(message)"
        case .signal(let number): "ends with signal \(number)" + (Self.signals[number].map { ", \($0)" } ?? "")
        case .exit(let status): "ends the program, with status \(status)"
        case .processorSeconds(let most):
            "takes more than \(WorkLimits.Name.seconds.words(most)) of the processor's time"
        case .wallSeconds(let most): "takes longer than \(WorkLimits.Name.wall.words(most))"
        case .memory(let most): "takes more than \(WorkLimits.Name.memory.words(most)) of memory"
        }
    }

    /// What signals mean, by Linux's numbers.
    private static let signals: [Int32: String] = [
        4: "an illegal instruction: a trap in Swift code", 5: "a trap in Swift code", 6: "an abort",
        7: "a bus error", 8: "a division by zero", 9: "a kill, perhaps because the system's memory ran out",
        11: "a segmentation fault, perhaps because something is nested too deeply",
    ]
}
