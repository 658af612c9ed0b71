/// The place of code that was cut because it does not compile. Where views are shown, it is a view with the reason.
public struct CutPlaceholder: Sendable, Hashable {
    /// The file, the line and the compiler's words.
    public let reason: String

    /// Says why something is missing.
    public init(reason: String) { self.reason = reason }
}

/// Takes the place of a statement or value that was cut because it does not compile.
///
/// - Parameter reason: The file, the line and the compiler's words.
/// - Returns: A view with the reason.
@discardableResult
public func keylineCut(_ reason: String) -> CutPlaceholder { CutPlaceholder(reason: reason) }

/// Takes the place of a value that may be missing: it is.
public func keylineCut<Value>(_ reason: String) -> Value? { nil }

/// Takes the place of a collection: it is empty.
public func keylineCut<Value: ExpressibleByArrayLiteral>(_ reason: String) -> Value { [] }

/// Takes the place of a number, which is 0.
public func keylineCut<Value: ExpressibleByIntegerLiteral>(_ reason: String) -> Value { 0 }

/// Takes the place of a text, which is empty.
public func keylineCut<Value: ExpressibleByStringLiteral>(_ reason: String) -> Value { "" }

/// Takes the place of an answer, which is no.
public func keylineCut<Value: ExpressibleByBooleanLiteral>(_ reason: String) -> Value { false }

/// Takes the place of a value of an enumeration with numbers: it is the one numbered 0, where there is one.
@_disfavoredOverload
public func keylineCut<Value: RawRepresentable>(_ reason: String) -> Value
where Value.RawValue: ExpressibleByIntegerLiteral {
    guard let value = Value(rawValue: 0) else { keylineCutInitializer(reason) }
    return value
}

/// Takes the place of an initializer's body that was cut because it does not compile. Nothing is initialized: code that calls it ends here.
///
/// - Parameter reason: The file, the line and the compiler's words.
/// - Returns: Never.
public func keylineCutInitializer(_ reason: String) -> Never {
    fatalError("this initializer was cut, because it does not compile here: \(reason)")
}

/// Takes the place of a value that was cut because it does not compile. There is none: code that needs it ends here.
///
/// - Parameter reason: The file, the line and the compiler's words.
/// - Returns: Never.
@_disfavoredOverload
public func keylineCut<Value>(_ reason: String) -> Value {
    fatalError("this code was cut, because it does not compile here: \(reason)")
}
