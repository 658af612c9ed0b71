/// The name of a method. On Linux there is no run time that finds methods by name: `Selector` carries the name, and what
/// `SelectorDispatch` knows decides whether anything can be sent.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The name, with a colon for each parameter where the writer gave them.
    public let description: String

    /// Wraps the name of a method.
    public init(_ name: String) {
        description = name
    }

    /// Wraps the name of a method.
    public init(stringLiteral value: String) {
        description = value
    }
}

/// Finds methods by name for controls, gestures and bar buttons.
@preconcurrency @MainActor
public enum SelectorDispatch {
    /// Calls the method of a target, with its sender and an event, and answers whether there was one. The default knows none.
    public static var perform: @MainActor (_ target: AnyObject, _ action: Selector, _ sender: Any?) -> Bool = {
        _, _, _ in
        false
    }
}
