internal import CKeylineExecutors
import Dispatch
@_spi(ExperimentalCustomExecutors) @_spi(ExperimentalScheduling) import _Concurrency

/// Work that a scene's code started.
enum SceneJob {
    /// A job of the main actor.
    case main(UnownedJob)
    /// A job of no actor's thread.
    case concurrent(UnownedJob)
    /// A block for the main queue.
    case block(() -> Void)

    /// Runs it on this thread.
    func run() {
        switch self {
        case .main(let job): job.runSynchronously(on: MainExecutor.shared.asUnownedSerialExecutor())
        case .concurrent(let job): keyline_run_job(job.address)
        case .block(let block): block()
        }
    }

    /// Gives it to the program's own executors.
    func leave(after frames: Int) {
        switch self {
        case .main(let job): keyline_enqueue_on_main_executor(job.address)
        case .concurrent(let job): ConcurrentExecutor.shared.leave(job, after: SceneClock.duration(frames))
        case .block(let block):
            // Blocks for the main queue may be of the main actor, and are called there alone.
            nonisolated(unsafe) let block = block
            DispatchQueue.main.asyncAfter(
                deadline: .now() + .milliseconds(frames * 1000 / SceneClock.framesPerSecond), qos: .unspecified,
                flags: []
            ) { block() }
        }
    }
}

extension UnownedJob {
    /// The runtime's job.
    fileprivate var address: UnsafeMutableRawPointer { unsafeBitCast(self, to: UnsafeMutableRawPointer.self) }
}

/// The clock of a scene, which counts frames.
enum SceneClock {
    static let framesPerSecond = 60

    /// The frames that a duration takes, begun ones included: moments that code computes from the machine's clock are a little late.
    static func frames(_ duration: Duration) -> Int {
        let frames = (duration / .seconds(1) * Double(framesPerSecond)).rounded(.up)
        return frames < 1e9 ? max(0, Int(frames)) : 1_000_000_000
    }

    /// The time that some frames take.
    static func duration(_ frames: Int) -> Duration { .nanoseconds(frames * 1_000_000_000 / framesPerSecond) }
}
