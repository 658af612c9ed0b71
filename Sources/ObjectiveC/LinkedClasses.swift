import KeylineDeveloperToolsSupport

/// The classes of the program that have tables, and what can be done with their objects by name.
@MainActor
public enum LinkedClasses {
    private nonisolated static let tables = LinkedTypes.all((any ClassTable.Type).self)

    private static let members: [ObjectIdentifier: ClassMembers] = {
        var all: [ObjectIdentifier: ClassMembers] = [:]
        for table in tables {
            var own = ClassMembers()
            table.add(to: &own)
            all[ObjectIdentifier(table.type), default: ClassMembers()].add(own)
        }
        return all
    }()

    private nonisolated static let types: [String: AnyClass] = Dictionary(
        tables.map { (String(describing: $0.type), $0.type) }, uniquingKeysWith: { first, _ in first })

    /// The class of a name without its module's; nil where no class of that name has a table.
    public nonisolated static func type(named name: String) -> AnyClass? { types[name] }

    /// Stores an object in an outlet of another.
    ///
    /// - Parameters:
    ///   - object: The object.
    ///   - name: The outlet's name.
    ///   - owner: The object that has the outlet.
    /// - Returns: Whether the owner's class, or one that it derives from, has an outlet of this name for objects of this type.
    @discardableResult
    public static func connect(_ object: AnyObject, toOutlet name: String, of owner: AnyObject) -> Bool {
        first(of: owner) { $0.outlets[name] }?(owner, object) ?? false
    }

    /// Sets an inspectable property.
    ///
    /// - Parameters:
    ///   - name: The property's name.
    ///   - owner: The object that has the property.
    ///   - values: The value in every type that it may have; the first that fits is stored.
    /// - Returns: Whether there is such a property and one of the values fits.
    public static func set(_ name: String, of owner: AnyObject, toFirstOf values: [Any]) -> Bool {
        guard let setter = first(of: owner, { $0.inspectables[name] }) else { return false }
        return values.contains { setter(owner, $0) }
    }

    /// Whether an object's class, or one that it derives from, has a method of this name.
    public static func has(_ selector: Selector, _ owner: AnyObject) -> Bool {
        first(of: owner) { $0.methods[selector] } != nil
    }

    /// Calls a method.
    ///
    /// - Parameters:
    ///   - selector: The method's name.
    ///   - owner: The object.
    ///   - arguments: As many as the caller has; the method takes the first ones.
    /// - Returns: What the method returned; nil where there is none of this name or an argument is of another type.
    @discardableResult
    public static func call(_ selector: Selector, of owner: AnyObject, _ arguments: [Any?] = []) -> Any? {
        first(of: owner) { $0.methods[selector] }?(owner, arguments)
    }

    /// What the nearest class of an object's has.
    private static func first<Member>(of object: AnyObject, _ member: (ClassMembers) -> Member?) -> Member? {
        var next: AnyClass? = Swift.type(of: object)
        while let current = next {
            if let found = members[ObjectIdentifier(current)].flatMap(member) { return found }
            next = _getSuperclass(current)
        }
        return nil
    }
}
