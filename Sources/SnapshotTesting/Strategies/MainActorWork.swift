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
