import Synchronization

/// The number of the state that a page shows, for which pages wait.
final class AwaitedVersion: Sendable {
    private let state: Mutex<State>
    /// The time that a question for news waits for an answer.
    private static let patience = Duration.seconds(20)

    private struct State {
        var version: Int
        var waiting: [Int: CheckedContinuation<Void, Never>] = [:]
        var lastNumber = 0
    }

    init(_ version: Int = 0) { state = Mutex(State(version: version)) }

    /// Tells those who wait.
    func publish(_ version: Int) {
        let waiting = state.withLock { state in
            state.version = version
            defer { state.waiting = [:] }
            return state.waiting.values
        }
        waiting.forEach { $0.resume() }
    }

    /// The number, as soon as it is another one than a page shows, or after a while.
    func value(after version: Int?) async -> Int {
        if state.withLock({ $0.version == version }) { await wait(past: version) }
        return state.withLock(\.version)
    }

    private func wait(past version: Int?) async {
        let number = state.withLock { state in
            state.lastNumber += 1
            return state.lastNumber
        }
        let alarm = Task { [weak self] in
            try await Task.sleep(for: Self.patience)
            self?.wake(number)
        }
        await withCheckedContinuation { continuation in
            let isLate = state.withLock { state in
                guard state.version == version else { return true }
                state.waiting[number] = continuation
                return false
            }
            if isLate { continuation.resume() }
        }
        alarm.cancel()
    }

    private func wake(_ number: Int) {
        state.withLock { $0.waiting.removeValue(forKey: number) }?.resume()
    }
}
