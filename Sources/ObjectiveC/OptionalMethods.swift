extension LinkedClasses {
    /// Calls a method that a protocol of Objective-C leaves to its types, where Swift's conformance does not know about it.
    ///
    /// Swift decides once, for the class that conforms, which method meets a requirement; on Apple's systems a subclass, or an extension of
    /// it, adds one later. The tables of `keyline adapt` know these too, so what stands in for a missing method asks here first.
    ///
    /// - Parameters:
    ///   - name: The method's name as the adapter makes it of Swift's, such as `tableView:heightForRowAt:`; of a property its own.
    ///   - owner: The object. What is no object has no method.
    ///   - arguments: The arguments.
    /// - Returns: What the method returned; nil where no class of the object's has one, where it returned nothing, and away from the main
    ///   thread, to which the tables belong.
    public nonisolated static func answer<Value>(_ name: String, of owner: Any, _ arguments: Any?...) -> Value? {
        guard MainQueue.isCurrent, Swift.type(of: owner) is AnyClass else { return nil }
        nonisolated(unsafe) let handed = (owner: owner as AnyObject, arguments: arguments)
        nonisolated(unsafe) var value: Value?
        MainActor.assumeIsolated { value = call(Selector(name), of: handed.owner, handed.arguments) as? Value }
        return value
    }
}
