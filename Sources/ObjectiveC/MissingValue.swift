public import Foundation

/// A value of a module that is missing: it has every member, each a value of this kind, and every method, which does nothing.
///
/// `keyline adapt` derives a class from it for each type of a missing module where the app's use allows. Closures cannot be handed to it,
/// because nothing says what their parameters are, and nothing else comes out of it: an app that expects a number does not compile.
@dynamicMemberLookup @dynamicCallable
open class MissingValue: NSObject {
    /// A value.
    public required override init() {}

    /// A member of the value. What is stored in it is dropped.
    public subscript(dynamicMember name: String) -> MissingValue {
        get { MissingValue() }
        set {}
    }

    /// A member of the value in which the app stores something, which is dropped.
    public subscript<Value>(dynamicMember name: String) -> Value? {
        get { nil }
        set {}
    }

    /// Does nothing.
    @discardableResult
    public func dynamicallyCall(withKeywordArguments arguments: KeyValuePairs<String, Any?>) -> MissingValue {
        MissingValue()
    }
}
