/// Access to a value that lies elsewhere.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value> {
    private let get: () -> Value
    private let set: (Value, Transaction) -> Void
    /// The transaction that changes are made in.
    public var transaction = Transaction()

    /// Access by two functions.
    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        self.init(get: get) { value, _ in set(value) }
    }

    /// Access by two functions, of which the second is told the transaction.
    public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
        self.get = get
        self.set = set
    }

    /// The binding itself.
    public init(projectedValue: Binding<Value>) {
        self = projectedValue
    }

    /// Access to a value that never changes.
    public static func constant(_ value: Value) -> Binding<Value> {
        Binding(get: { value }, set: { (_: Value) in })
    }

    /// The value.
    public var wrappedValue: Value {
        get { get() }
        nonmutating set {
            AnimationNotes.note(transaction.animation)
            set(newValue, transaction)
        }
    }

    /// The binding itself.
    public var projectedValue: Binding<Value> { self }

    /// Access to a part of the value.
    public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
        let get = get
        let set = set
        return Binding<Subject>(
            get: { get()[keyPath: keyPath] },
            set: { subject, transaction in
                var value = get()
                value[keyPath: keyPath] = subject
                set(value, transaction)
            })
    }

    /// The same access, with changes in a transaction.
    public func transaction(_ transaction: Transaction) -> Binding<Value> {
        var copy = self
        copy.transaction = transaction
        return copy
    }

    /// The same access, with changes that are animated; a still picture shows where the animation ends.
    public func animation(_ animation: Animation? = .default) -> Binding<Value> {
        transaction(Transaction(animation: animation))
    }
}

extension Binding {
    /// Access to a value as an optional.
    public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
        self.init(
            get: { base.wrappedValue },
            set: { (value: Value) in if let value { base.wrappedValue = value } })
    }

    /// Access to the value of an optional; nil where there is none now.
    public init?(_ base: Binding<Value?>) {
        guard let initial = base.wrappedValue else { return nil }
        self.init(get: { base.wrappedValue ?? initial }, set: { (value: Value) in base.wrappedValue = value })
    }

    /// Access to a value by its type's place among hashable ones.
    public init<Wrapped: Hashable>(_ base: Binding<Wrapped>) where Value == AnyHashable {
        self.init(
            get: { AnyHashable(base.wrappedValue) },
            set: { (value: AnyHashable) in if let value = value.base as? Wrapped { base.wrappedValue = value } })
    }
}

extension Binding: Identifiable where Value: Identifiable {
    /// The value's identity.
    public var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence where Value: MutableCollection {
    /// Access to an element.
    public typealias Element = Binding<Value.Element>
    /// Goes through the elements.
    public typealias Iterator = IndexingIterator<Binding<Value>>
    /// A part of the elements.
    public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
    /// The value's own index.
    public typealias Index = Value.Index
    /// The value's own indices.
    public typealias Indices = Value.Indices

    /// The first index.
    public var startIndex: Value.Index { wrappedValue.startIndex }
    /// The index behind the last.
    public var endIndex: Value.Index { wrappedValue.endIndex }
    /// All indices.
    public var indices: Value.Indices { wrappedValue.indices }

    /// The next index.
    public func index(after index: Value.Index) -> Value.Index { wrappedValue.index(after: index) }

    /// Access to an element.
    public subscript(position: Value.Index) -> Binding<Value.Element> {
        Binding<Value.Element>(
            get: { wrappedValue[position] }, set: { (element: Value.Element) in wrappedValue[position] = element })
    }
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection & MutableCollection {
    /// The index before another.
    public func index(before index: Value.Index) -> Value.Index { wrappedValue.index(before: index) }
}

extension Binding: RandomAccessCollection where Value: MutableCollection & RandomAccessCollection {}

extension Binding: DynamicProperty {}

// The functions belong to whoever made the binding, who hands it on at his own risk, as on Apple's systems.
extension Binding: @unchecked Sendable where Value: Sendable {}
