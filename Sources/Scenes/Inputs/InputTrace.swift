import Synchronization

/// Collects what a piece of work looks for on disk.
///
/// Whoever reads a file or looks for one notes it, also where the answer is known from before: each scene has all that decides it.
package final class InputTrace: Sendable {
    @TaskLocal private static var current: InputTrace?

    /// Is told of everything at once.
    private static let observer = Mutex<(@Sendable (InputDependency) -> Void)?>(nil)

    private let dependencies = Mutex<Set<InputDependency>>([])

    /// Records a dependency, if a trace is being made.
    package static func note(_ dependency: @autoclosure () -> InputDependency) {
        guard let current else { return }
        let dependency = dependency()
        current.dependencies.withLock { _ = $0.insert(dependency) }
        observer.withLock { $0 }?(dependency)
    }

    /// Notes dependencies of other work.
    package static func note(_ dependencies: Set<InputDependency>) {
        guard let current else { return }
        current.dependencies.withLock { $0.formUnion(dependencies) }
        guard let observer = observer.withLock({ $0 }) else { return }
        dependencies.forEach(observer)
    }

    /// Has everything told as soon as it is looked for, by every trace of this process: later may be too late.
    package static func observe(_ observer: @escaping @Sendable (InputDependency) -> Void) {
        Self.observer.withLock { $0 = observer }
    }

    /// Does some work and tells what it looked for; who asked for more than this work learns it too.
    package static func collecting<Value>(
        _ body: () throws -> Value
    ) rethrows -> (value: Value, inputs: Set<InputDependency>) {
        let trace = InputTrace()
        defer { note(trace.dependencies.withLock { $0 }) }
        let value = try $current.withValue(trace) { try body() }
        return (value, trace.dependencies.withLock { $0 })
    }
}
