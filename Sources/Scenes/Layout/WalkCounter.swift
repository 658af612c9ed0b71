import Synchronization

/// Counts the views that walks through layouts visit, so that tests see whether work grows as a layout does without timing it.
package final class WalkCounter: Sendable {
    /// The counter of the work that is being done; nil where nothing counts, which is always so outside tests.
    @TaskLocal package static var current: WalkCounter?

    private let visited = Mutex(0)

    package init() {}

    /// The views that were visited, each as often as it was.
    package var count: Int { visited.withLock { $0 } }

    func add(_ count: Int) { visited.withLock { $0 += count } }
}
