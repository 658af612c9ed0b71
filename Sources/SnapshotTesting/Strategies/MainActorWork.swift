import Dispatch
import Foundation

/// A value that only one thread touches at a time.
struct Handed<Value>: @unchecked Sendable {
    let value: Value
}

private let mainQueue: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
}()

/// Runs code on the main actor, whose queue need not be on the main thread, and waits for it.
func onMainActor<Result: Sendable>(_ body: @MainActor @Sendable () -> Result) -> Result {
    if Thread.isMainThread || DispatchQueue.getSpecific(key: mainQueue) == true {
        return MainActor.assumeIsolated(body)
    }
    return DispatchQueue.main.sync { MainActor.assumeIsolated(body) }
}

/// The problems of strategies, which have no other way to say why they made nothing.
enum SnapshotFailures {
    private static let key = "KeylineSnapshotFailure"

    /// Forgets former problems of this thread.
    static func begin() {
        Thread.current.threadDictionary[key] = nil
    }

    /// Notes a problem, of which the first counts.
    static func note(_ message: String) {
        if Thread.current.threadDictionary[key] == nil { Thread.current.threadDictionary[key] = message }
    }

    /// The problem of this thread; nil for none.
    static func take() -> String? {
        defer { begin() }
        return Thread.current.threadDictionary[key] as? String
    }
}
