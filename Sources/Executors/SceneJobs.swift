/// Work that a scene's code starts and does not wait for: tasks, jobs of actors, sleeps, and blocks for the main queue.
///
/// A scene is made in one go on the main actor, so that nothing else runs there before it is done. Jobs that its code starts meanwhile are
/// kept here, and run one after the other on the same thread when whoever lays the scene out asks for it. The order is the order in which
/// they were started, whatever the machine does besides. A sleep takes no time: when nothing else is left, the clock of the scene moves on
/// to the next one that ends.
package final class SceneJobs {
    /// The last frame to which the clock moves: a second and a half. Mock services often take a second; notices stay for two.
    private static let frameLimit = 90
    /// The most jobs of a scene. Tasks that yield for ever do nothing else.
    package static let jobLimit = 10_000

    private var ready: ArraySlice<SceneJob> = []
    /// Jobs that wait for a frame, the earliest first.
    private var sleeping: [(frame: Int, job: SceneJob)] = []
    private var frame = 0
    private var lastFrame = SceneJobs.frameLimit
    private var remaining = SceneJobs.jobLimit

    /// Takes a job that is due in some frames.
    func add(_ job: SceneJob, after frames: Int) {
        guard frames > 0 else {
            ready.append(job)
            return
        }
        let due = frame + frames
        let index = sleeping.firstIndex { $0.frame > due } ?? sleeping.endIndex
        sleeping.insert((due, job), at: index)
    }

    /// Runs the jobs that are due, with those that they start; where there are none, those that are due next.
    ///
    /// - Returns: Whether any job ran. None does once the limits of time and of jobs are reached.
    package func runNext() -> Bool {
        if ready.isEmpty { wake() }
        var hasRun = false
        while remaining > 0, let job = ready.popFirst() {
            remaining -= 1
            job.run()
            hasRun = true
        }
        return hasRun
    }

    /// Runs all jobs, as far as the limits go.
    ///
    /// - Returns: Whether any job ran.
    @discardableResult
    package func runAll() -> Bool {
        var hasRun = false
        while runNext() { hasRun = true }
        return hasRun
    }

    /// Runs the jobs that are due now, with those that they start, while the clock does not move.
    ///
    /// - Returns: Whether any job ran.
    @discardableResult
    package func runDue() -> Bool {
        var hasRun = false
        while !ready.isEmpty, remaining > 0 { hasRun = runNext() || hasRun }
        return hasRun
    }

    /// Lets a time in seconds pass, and runs the jobs that are due until then.
    package func pass(_ seconds: Double) {
        let end = frame + SceneClock.frames(.seconds(seconds))
        runDue()
        while let next = sleeping.first?.frame, next <= end, remaining > 0 {
            lastFrame = max(lastFrame, next)
            _ = runNext()
        }
        frame = max(frame, end)
    }

    /// Gives the scene its limits of time and of jobs anew, as something happens to it from outside.
    package func renew() {
        lastFrame = frame + Self.frameLimit
        remaining = Self.jobLimit
    }

    /// Moves the clock on to the next frame in which a job is due.
    private func wake() {
        guard let next = sleeping.first?.frame, next <= lastFrame else { return }
        frame = next
        let due = sleeping.prefix { $0.frame == next }
        ready += due.map(\.job)
        sleeping.removeFirst(due.count)
    }

    /// Gives the rest to jobs around these, or to the program.
    ///
    /// Tasks that used up the limit of jobs would keep a processor busy for ever, and go no further.
    private func leave(to others: SceneJobs?) {
        guard remaining > 0 else { return }
        for job in ready { others?.add(job, after: 0) ?? job.leave(after: 0) }
        for (due, job) in sleeping { others?.add(job, after: due - frame) ?? job.leave(after: due - frame) }
    }
}

extension SceneJobs {
    /// The jobs of the scene that is being made; nil on other threads.
    static var current: SceneJobs? { MainExecutor.isReplaced ? MainExecutor.jobs : nil }

    /// Prepares the program's executors for scenes, which the first scene does otherwise.
    ///
    /// The runtime sets its variables without a lock. So programs whose first scene is made while other threads are busy call it at their
    /// start; `PictureFonts` does, which servers make there.
    package static func prepare() { MainExecutor.install() }

    /// Makes a scene, and keeps the jobs that its code starts.
    ///
    /// - Parameter body: Makes the scene, and runs the jobs. What it leaves goes to the scene around this one, or to the program's executors.
    /// - Returns: What the body returns.
    @MainActor
    package static func collecting<Result>(_ body: (SceneJobs) throws -> Result) rethrows -> Result {
        let outer = current
        let jobs = SceneJobs()
        MainExecutor.jobs = jobs
        MainExecutor.replace()
        defer {
            MainExecutor.jobs = outer
            if outer == nil { MainExecutor.restore() }
            jobs.leave(to: outer)
        }
        return try body(jobs)
    }

    /// Lays out a part of a scene whose jobs are collected: with the limits of a scene. Otherwise the part is a scene of its own.
    @MainActor
    package static func sharing<Result>(_ body: (SceneJobs) throws -> Result) rethrows -> Result {
        guard let jobs = current else { return try collecting(body) }
        jobs.lastFrame = jobs.frame + frameLimit
        jobs.remaining = jobLimit
        return try body(jobs)
    }
}
