@_spi(ExperimentalCustomExecutors) @_spi(ExperimentalScheduling) import _Concurrency

/// The executor of what belongs to no actor, in front of the program's own: gives the jobs of a thread that makes a scene to the scene.
final class ConcurrentExecutor: TaskExecutor, SchedulingExecutor {
    static let shared = ConcurrentExecutor(Task.defaultExecutor)

    private let original: any TaskExecutor

    private init(_ original: any TaskExecutor) {
        self.original = original
    }

    /// Puts it in front of the program's executor.
    ///
    /// The runtime's variable is set without a lock, as a program does at its start (`SceneJobs.prepare()`).
    static func install() { _createExecutors(factory: Factory.self) }

    private enum Factory: ExecutorFactory {
        static var mainExecutor: any _Concurrency.MainExecutor { MainActor.executor }
        static var defaultExecutor: any TaskExecutor { ConcurrentExecutor.shared }
    }

    func enqueue(_ job: consuming ExecutorJob) {
        guard let jobs = SceneJobs.current else { return original.enqueue(job) }
        jobs.add(.concurrent(UnownedJob(job)), after: 0)
    }

    func enqueue<C: Clock>(
        _ job: consuming ExecutorJob, after delay: C.Duration, tolerance: C.Duration?, clock: C
    ) {
        if let jobs = SceneJobs.current, let duration = delay as? Duration {
            jobs.add(.concurrent(UnownedJob(job)), after: SceneClock.frames(duration))
        } else if let original = original as? any SchedulingExecutor {
            original.enqueue(job, after: delay, tolerance: tolerance, clock: clock)
        } else {
            original.enqueue(job)
        }
    }

    func enqueue<C: Clock>(
        _ job: consuming ExecutorJob, at instant: C.Instant, tolerance: C.Duration?, clock: C
    ) {
        if SceneJobs.current != nil {
            enqueue(job, after: clock.now.duration(to: instant), tolerance: tolerance, clock: clock)
        } else if let original = original as? any SchedulingExecutor {
            original.enqueue(job, at: instant, tolerance: tolerance, clock: clock)
        } else {
            original.enqueue(job)
        }
    }

    /// Gives a job of a scene that is done to the program's executor.
    func leave(_ job: UnownedJob, after delay: Duration) {
        enqueue(ExecutorJob(job), after: delay, tolerance: nil, clock: ContinuousClock())
    }
}
