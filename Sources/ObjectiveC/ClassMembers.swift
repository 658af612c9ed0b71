/// The members of a class by name, without its superclasses' members.
@MainActor
public struct ClassMembers {
    typealias Setter = @MainActor (_ owner: AnyObject, _ value: Any) -> Bool
    typealias Method = @MainActor (_ owner: AnyObject, _ arguments: [Any?]) -> Any?

    private(set) var outlets: [String: Setter] = [:]
    private(set) var inspectables: [String: Setter] = [:]
    private(set) var methods: [Selector: Method] = [:]

    // MARK: Properties

    /// Adds an outlet; objects of another type than the property's are not stored in it.
    public mutating func outlet<Owner: AnyObject, Value>(
        _ name: String, _ property: ReferenceWritableKeyPath<Owner, Value>
    ) {
        outlets[name] = Self.setter(property)
    }

    /// Adds an outlet collection, to which objects are appended.
    public mutating func outletCollection<Owner: AnyObject, Element>(
        _ name: String, _ property: ReferenceWritableKeyPath<Owner, [Element]>
    ) {
        outlets[name] = { owner, value in
            guard let owner = owner as? Owner, let value = value as? Element else { return false }
            owner[keyPath: property].append(value)
            return true
        }
    }

    /// Adds an outlet collection, to which objects are appended.
    public mutating func outletCollection<Owner: AnyObject, Element>(
        _ name: String, _ property: ReferenceWritableKeyPath<Owner, [Element]?>
    ) {
        outlets[name] = { owner, value in
            guard let owner = owner as? Owner, let value = value as? Element else { return false }
            owner[keyPath: property] = (owner[keyPath: property] ?? []) + [value]
            return true
        }
    }

    /// Adds a property that documents set.
    public mutating func inspectable<Owner: AnyObject, Value>(
        _ name: String, _ property: ReferenceWritableKeyPath<Owner, Value>
    ) {
        inspectables[name] = Self.setter(property)
    }

    private static func setter<Owner: AnyObject, Value>(
        _ property: ReferenceWritableKeyPath<Owner, Value>
    ) -> Setter {
        { owner, value in
            guard let owner = owner as? Owner, let value = value as? Value else { return false }
            owner[keyPath: property] = value
            return true
        }
    }

    // MARK: Methods

    /// Adds a method without parameters.
    public mutating func method<Owner: AnyObject>(_ name: String, _ body: @escaping @MainActor (Owner) -> Any?) {
        methods[Selector(name)] = { owner, _ in (owner as? Owner).flatMap(body) }
    }

    /// Adds a method with a parameter. A call with an argument of another type does nothing.
    public mutating func method<Owner: AnyObject, First>(
        _ name: String, _ body: @escaping @MainActor (Owner, First) -> Any?
    ) {
        methods[Selector(name)] = { owner, arguments in
            guard let owner = owner as? Owner, let first = Self.argument(0, of: arguments, as: First.self) else {
                return nil
            }
            return body(owner, first)
        }
    }

    /// Adds a method with two parameters. A call with an argument of another type does nothing.
    public mutating func method<Owner: AnyObject, First, Second>(
        _ name: String, _ body: @escaping @MainActor (Owner, First, Second) -> Any?
    ) {
        methods[Selector(name)] = { owner, arguments in
            guard let owner = owner as? Owner, let first = Self.argument(0, of: arguments, as: First.self),
                let second = Self.argument(1, of: arguments, as: Second.self)
            else { return nil }
            return body(owner, first, second)
        }
    }

    /// Adds a method with three parameters. A call with an argument of another type does nothing.
    public mutating func method<Owner: AnyObject, First, Second, Third>(
        _ name: String, _ body: @escaping @MainActor (Owner, First, Second, Third) -> Any?
    ) {
        methods[Selector(name)] = { owner, arguments in
            guard let owner = owner as? Owner, let first = Self.argument(0, of: arguments, as: First.self),
                let second = Self.argument(1, of: arguments, as: Second.self),
                let third = Self.argument(2, of: arguments, as: Third.self)
            else { return nil }
            return body(owner, first, second, third)
        }
    }

    /// The argument of a call, where it is of the parameter's type. A call may have fewer arguments than its method parameters.
    private static func argument<Value>(_ index: Int, of arguments: [Any?], as type: Value.Type) -> Value? {
        let argument = arguments.indices.contains(index) ? arguments[index] : nil
        guard let argument else { return (Optional<Any>.none as Any) as? Value }
        return argument as? Value
    }

    // MARK: Joining

    mutating func add(_ others: ClassMembers) {
        outlets.merge(others.outlets) { $1 }
        inspectables.merge(others.inspectables) { $1 }
        methods.merge(others.methods) { $1 }
    }
}
