/// A mistake in layout code for which UIKit raises an exception: its name and reason are Apple's.
///
/// Swift cannot catch Objective-C's exceptions, on Apple's systems they stop the program. So do they here, unless `handler` is
/// replaced: tests and the command collect them, and the faulty constraint has no effect.
public struct LayoutException: Error, Hashable, Sendable {
    /// The exception's name.
    public enum Name: String, Hashable, Sendable {
        /// An argument that can never be valid.
        case invalidArgument = "NSInvalidArgumentException"
        /// A constraint that no engine can take.
        case invalidLayoutConstraint = "NSInvalidLayoutConstraintException"
        /// A value that would break the engine.
        case internalInconsistency = "NSInternalInconsistencyException"
        /// Anything else.
        case generic = "NSGenericException"
    }

    /// The exception's name.
    public var name: Name
    /// What is wrong, in Apple's words where they are known.
    public var reason: String

    /// Describes a mistake.
    public init(_ name: Name, reason: String) {
        self.name = name
        self.reason = reason
    }

    /// What happens when layout code makes a mistake. The default stops the program with the exception's name and reason.
    @preconcurrency @MainActor public static var handler: @MainActor (LayoutException) -> Void = { exception in
        preconditionFailure("*** Terminating app due to uncaught exception '\(exception)'")
    }

    /// Reports the mistake to the handler.
    @MainActor func raise() {
        Self.handler(self)
    }
}

extension LayoutException: CustomStringConvertible {
    /// Name and reason, as the console shows them.
    public var description: String { "\(name.rawValue)', reason: '\(reason)" }
}

extension LayoutException {
    /// Runs a closure and collects the mistakes made in it instead of stopping at the first.
    ///
    /// - Parameter body: The layout code.
    /// - Returns: What the closure answered, and the mistakes in order.
    @discardableResult
    @preconcurrency @MainActor public static func collecting<Result>(
        _ body: () throws -> Result
    ) rethrows -> (result: Result, exceptions: [LayoutException]) {
        let previous = handler
        var exceptions: [LayoutException] = []
        handler = { exceptions.append($0) }
        defer { handler = previous }
        let result = try body()
        return (result, exceptions)
    }
}
