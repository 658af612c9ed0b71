/// A strategy: how a value becomes a format that is recorded and compared.
///
/// ```swift
/// extension Snapshotting where Value == Invoice, Format == String {
///     static var total: Snapshotting { Snapshotting<String, String>.lines.pullback { "\($0.total)" } }
/// }
/// ```
public struct Snapshotting<Value, Format> {
    /// The ending of the files; nil for none.
    public var pathExtension: String?
    /// The way in which the format is compared and recorded.
    public var diffing: Diffing<Format>
    /// Makes the format of a value.
    public var snapshot: (Value) -> Async<Format>

    /// Describes a strategy that calls back.
    ///
    /// - Parameters:
    ///   - pathExtension: The ending of the files; nil for none.
    ///   - diffing: The way in which the format is compared and recorded.
    ///   - asyncSnapshot: Makes the format of a value.
    public init(
        pathExtension: String?, diffing: Diffing<Format>, asyncSnapshot: @escaping (_ value: Value) -> Async<Format>
    ) {
        self.pathExtension = pathExtension
        self.diffing = diffing
        snapshot = asyncSnapshot
    }

    /// Describes a strategy.
    ///
    /// - Parameters:
    ///   - pathExtension: The ending of the files; nil for none.
    ///   - diffing: The way in which the format is compared and recorded.
    ///   - snapshot: Makes the format of a value.
    public init(
        pathExtension: String?, diffing: Diffing<Format>, snapshot: @escaping (_ value: Value) -> Format
    ) {
        self.init(pathExtension: pathExtension, diffing: diffing) { Async(value: snapshot($0)) }
    }

    /// The strategy for values that can be turned into its own.
    ///
    /// - Parameter transform: Makes a value of this strategy of another one.
    /// - Returns: The strategy for the other values.
    public func pullback<NewValue>(
        _ transform: @escaping (_ otherValue: NewValue) -> Value
    ) -> Snapshotting<NewValue, Format> {
        asyncPullback { Async(value: transform($0)) }
    }

    /// The strategy for values that are turned into its own later.
    ///
    /// - Parameter transform: Makes a value of this strategy of another one.
    /// - Returns: The strategy for the other values.
    public func asyncPullback<NewValue>(
        _ transform: @escaping (_ otherValue: NewValue) -> Async<Value>
    ) -> Snapshotting<NewValue, Format> {
        Snapshotting<NewValue, Format>(pathExtension: pathExtension, diffing: diffing) { value in
            Async { callback in
                transform(value).run { inner in self.snapshot(inner).run(callback) }
            }
        }
    }
}

/// A strategy whose values are their own format.
public typealias SimplySnapshotting<Format> = Snapshotting<Format, Format>

extension Snapshotting where Value == Format {
    /// Describes a strategy for values that are recorded as they are.
    public init(pathExtension: String?, diffing: Diffing<Format>) {
        self.init(pathExtension: pathExtension, diffing: diffing) { $0 }
    }
}
