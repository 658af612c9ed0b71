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

    /// Notes that work ended its worker.
    mutating func add(_ work: SceneWork, _ end: WorkerEnd) {
        failures[work] = end
        failureCounts[work.subject, default: 0] += 1
    }

    /// Why work is not to be tried; nil where it is.
    func refusal(of work: SceneWork) -> WorkError? {
        if let end = failures[work] { return .ended(work, end) }
        return failureCounts[work.subject, default: 0] >= Self.patience ? .givenUp(work) : nil
    }
}
