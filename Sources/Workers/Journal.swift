package import KeylineScenes

/// What the workers of a run did so far. A worker starts with what those before it left.
struct Journal: Sendable {
    /// How often the same step of the same scene may end a worker before its other environments are not tried any more.
    static let patience = 2

    /// The work that ended a worker, and how.
    private(set) var failures: [SceneWork: WorkerEnd] = [:]
    /// What came of work that is done once.
    var values: [SceneWork: [UInt8]] = [:]
    /// How many bytes went to standard output.
    var outputCount = 0
    /// How many bytes went to standard error, but for those about progress.
    var noteCount = 0
    private var failureCounts: [SceneWork: Int] = [:]
    /// The state that workers which follow files share.
    private(set) var following = Following()

    /// The state that a worker which follows files leaves to the next one.
    struct Following: Sendable {
        /// The command's own bytes of the last turn that ended; nil before.
        fileprivate(set) var kept: [UInt8]?
        /// When the turn began that is in progress, or the last one.
        fileprivate var moment = 0
        /// The inputs that work on each file looked for.
        fileprivate var inputs: [String: Set<InputDependency>] = [:]
        /// When the turns began in which work on files ended workers.
        fileprivate var moments: [String: Int] = [:]
    }

    /// Notes that work ended its worker.
    mutating func add(_ work: SceneWork, _ end: WorkerEnd) {
        failures[work] = end
        failureCounts[work.subject, default: 0] += 1
        following.moments[work.file] = following.moment
    }

    /// Notes a step of a worker that follows files.
    mutating func note(_ step: WorkMessage.Following) {
        switch step {
        case .turn(let moment): following.moment = moment
        case .looked(let file, let input): following.inputs[file, default: []].insert(input)
        case .retried(let file): forget(file)
        case .settled(let bytes): following.kept = bytes
        }
    }

    private mutating func forget(_ file: String) {
        failures = failures.filter { $0.key.file != file }
        failureCounts = failureCounts.filter { $0.key.file != file }
        following.inputs[file] = nil
        following.moments[file] = nil
    }

    /// Whether it is known that work on a file looked for something.
    func knows(_ input: InputDependency, of file: String) -> Bool { following.inputs[file]?.contains(input) ?? false }

    /// The files whose work ended workers, with its inputs.
    var failedFiles: [FailedFile] {
        following.moments.map { FailedFile(file: $0, inputs: following.inputs[$0] ?? [], moment: $1) }
    }

    /// Why work is not to be tried; nil where it is.
    func refusal(of work: SceneWork) -> WorkError? {
        if let end = failures[work] { return .ended(work, end) }
        return failureCounts[work.subject, default: 0] >= Self.patience ? .givenUp(work) : nil
    }
}

/// A file whose work ended a worker that follows files.
package struct FailedFile: Sendable {
    /// The file.
    package let file: String
    /// The inputs that were looked for before the worker ended.
    package let inputs: Set<InputDependency>
    /// When the turn began in which it was tried, by the clock that files are stamped with.
    package let moment: Int
}
