internal import CKeylineExecutors
import Dispatch
import KeylineFoundationSupplement

/// Stands for the main actor's executor on the thread on which a scene is made, and gives the main actor's jobs to the scene.
///
/// Only the runtime's hooks can do that: the program's own main executor belongs to the main queue, which runs nothing inside one of its
/// own jobs.
final class MainExecutor: SerialExecutor {
    static let shared = MainExecutor()

    /// The jobs of the innermost scene that is being made. Scenes are made on the main actor alone, and other threads do not look.
    nonisolated(unsafe) static var jobs: SceneJobs?

    /// Whether this thread makes a scene.
    static var isReplaced: Bool { keyline_has_main_executor() }

    /// Sets the hooks, once.
    static func install() { installed }

    /// Puts it in the place of the program's executors on this thread.
    static func replace() {
        install()
        keyline_use_main_executor(true)
    }

    /// Puts the program's own main executor in its place again.
    static func restore() { keyline_use_main_executor(false) }

    /// The hooks stay; on threads that make no scene they pass everything on.
    private static let installed: Void = {
        let reference = unsafeBitCast(
            shared.asUnownedSerialExecutor(), to: (UnsafeMutableRawPointer, UInt).self)
        keyline_set_main_executor(reference.0, reference.1)
        ConcurrentExecutor.install()
        MainQueueBlocks.take { seconds, block in
            guard let jobs = SceneJobs.current else { return false }
            jobs.add(.block(block), after: SceneClock.frames(.seconds(seconds)))
            return true
        }
    }()

    func enqueue(_ job: consuming ExecutorJob) {
        let job = SceneJob.main(UnownedJob(job))
        // A task that was waiting when its scene was done goes on at the program's executor.
        guard let jobs = SceneJobs.current else { return job.leave(after: 0) }
        jobs.add(job, after: 0)
    }

    func asUnownedSerialExecutor() -> UnownedSerialExecutor { UnownedSerialExecutor(ordinary: self) }

    func isIsolatingCurrentContext() -> Bool? { Self.isReplaced ? true : nil }

    func checkIsolated() {
        if !Self.isReplaced { dispatchPrecondition(condition: .onQueue(.main)) }
    }
}
