import Synchronization

/// Parts that are ready to be worked on, first come first served, for any number of helpers.
///
/// A helper that finds something goes on in its own thread: to hand parts from thread to thread leaves cores idle, because a system moves
/// a thread that was woken on a busy core to an idle one late.
final class PartBacklog<Part: Sendable>: Sendable {
    /// A part, and the number of its item.
    typealias Entry = (index: Int, part: Part)

    private struct State {
        var waiting: [Entry] = []
        var idle: [CheckedContinuation<Entry?, Never>] = []
        var isClosed = false
    }

    private let limit: Int
    private let state = Mutex(State())

    /// A backlog of at most so many parts that nobody works on.
    init(limit: Int) { self.limit = limit }

    /// Gives a part to a helper that waits, or keeps it for the next one; false, and nothing, where enough are waiting.
    func put(_ part: Part, at index: Int) -> Bool {
        let (isTaken, helper) = state.withLock { state -> (Bool, CheckedContinuation<Entry?, Never>?) in
            if !state.idle.isEmpty { return (true, state.idle.removeFirst()) }
            guard state.waiting.count < limit else { return (false, nil) }
            state.waiting.append((index, part))
            return (true, nil)
        }
        helper?.resume(returning: (index, part))
        return isTaken
    }

    /// The next part, once there is one; nil where there will be no more.
    func next() async -> Entry? {
        if let entry = nextNow() { return entry }
        return await withCheckedContinuation { helper in
            let answer = state.withLock { state -> Entry?? in
                if !state.waiting.isEmpty { return state.waiting.removeFirst() }
                if state.isClosed { return .some(nil) }
                state.idle.append(helper)
                return nil
            }
            if let answer { helper.resume(returning: answer) }
        }
    }

    /// The next part; nil where none is waiting.
    func nextNow() -> Entry? {
        state.withLock { $0.waiting.isEmpty ? nil : $0.waiting.removeFirst() }
    }

    /// Says that no more will come, so that helpers end when nothing is left.
    func close() {
        let helpers = state.withLock { state in
            state.isClosed = true
            defer { state.idle = [] }
            return state.idle
        }
        for helper in helpers { helper.resume(returning: nil) }
    }
}

/// Results in the order of their items, put down by any thread.
final class OrderedResults<Output: Sendable>: Sendable {
    private struct State {
        var results: [Result<Output, any Error>?]
        /// The places of the results since the last call.
        var news: [Int] = []
    }

    private let state: Mutex<State>

    /// A tray for so many results.
    init(count: Int) { state = Mutex(State(results: Array(repeating: nil, count: count))) }

    /// Puts a result down.
    func put(_ result: Result<Output, any Error>, at index: Int) {
        state.withLock {
            $0.results[index] = result
            $0.news.append(index)
        }
    }

    /// The results since the last call, in the order in which they came.
    func takeNews() -> [Result<Output, any Error>] {
        state.withLock { state in
            defer { state.news = [] }
            return state.news.compactMap { state.results[$0] }
        }
    }

    /// The results that are there, in the items' order.
    var all: [Result<Output, any Error>] { state.withLock { $0.results.compactMap { $0 } } }
}
