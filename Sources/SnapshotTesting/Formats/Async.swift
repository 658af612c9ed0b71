/// A value that a callback delivers, at once or later.
public struct Async<Value> {
    /// Starts the work; it calls back with the value.
    public let run: (@escaping (Value) -> Void) -> Void

    /// Describes work that calls back with a value.
    public init(run: @escaping (_ callback: @escaping (Value) -> Void) -> Void) {
        self.run = run
    }

    /// Wraps a value that is there already.
    public init(value: Value) {
        self.init { callback in callback(value) }
    }

    /// The value after a change.
    ///
    /// - Parameter transform: Makes another value of it.
    /// - Returns: The work with the change behind it.
    public func map<NewValue>(_ transform: @escaping (Value) -> NewValue) -> Async<NewValue> {
        .init { callback in self.run { value in callback(transform(value)) } }
    }
}
