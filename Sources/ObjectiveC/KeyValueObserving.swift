public import Foundation

/// The changes that an observer asks for. Source: Foundation's `NSKeyValueObservingOptions`.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Options by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The value after a change.
    public static let new = Self(rawValue: 1)
    /// The value before a change.
    public static let old = Self(rawValue: 2)
    /// The value at once.
    public static let initial = Self(rawValue: 4)
    /// Before a change too.
    public static let prior = Self(rawValue: 8)
}

/// What a change is told by.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
    /// The key's name.
    public let rawValue: String

    /// A key by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The kind of change.
    public static let kindKey = Self(rawValue: "kind")
    /// The value after it.
    public static let newKey = Self(rawValue: "new")
    /// The value before it.
    public static let oldKey = Self(rawValue: "old")
}

/// A value of a property that is observed.
public struct NSKeyValueObservedChange<Value> {
    /// The value; nil where it was not asked for.
    public let newValue: Value?
    /// The value before; nil where it was not asked for.
    public let oldValue: Value?
    /// Whether the value is about to change, which nobody is told here.
    public let isPrior: Bool
}

/// Stands for observing, of which nobody is told.
public final class NSKeyValueObservation: NSObject {
    /// Stops observing.
    public func invalidate() {}
}

/// Objects that are observed by the paths of their properties.
///
/// A picture shows an object as it was built: who asks for it is told the value at once (`.initial`), and nobody is told of a change.
public protocol KeylineObservable: AnyObject {}

extension NSObject: KeylineObservable {}

extension KeylineObservable {
    /// Tells the value at once where `.initial` asks for it; later changes are not told.
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        if options.contains(.initial) {
            let value = options.contains(.new) ? self[keyPath: keyPath] : nil
            changeHandler(self, NSKeyValueObservedChange(newValue: value, oldValue: nil, isPrior: false))
        }
        return NSKeyValueObservation()
    }
}

extension NSObject {
    /// Observes a property by name. Changes no picture: nobody is told.
    public func addObserver(
        _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
        context: UnsafeMutableRawPointer?
    ) {}

    /// Stops observing a property.
    public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {}

    /// Stops observing a property.
    public func removeObserver(
        _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
    ) {}

    /// What observers are told by; `keyline adapt` lets classes declare it as their own.
    public func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {}

    /// Calls a method later, when the picture is drawn already: it is not called.
    public func perform(_ selector: Selector, with argument: Any?, afterDelay delay: TimeInterval) {}

    /// Gives calls up that were to be made later.
    public class func cancelPreviousPerformRequests(
        withTarget target: Any, selector: Selector, object argument: Any?
    ) {}

    /// Gives calls up that were to be made later.
    public class func cancelPreviousPerformRequests(withTarget target: Any) {}
}
