import Foundation

/// An object that tells when it is about to change.
public protocol ObservableObject: AnyObject {
    /// The publisher that announces changes.
    associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
    where ObjectWillChangePublisher.Failure == Never

    /// Tells before each change.
    var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    /// Tells before each change of a published property.
    public var objectWillChange: ObservableObjectPublisher { ObjectPublishers.publisher(of: self) }
}

/// Tells that an object is about to change.
public final class ObservableObjectPublisher: Publisher {
    /// Nothing but that it happens.
    public typealias Output = Void
    /// No error.
    public typealias Failure = Never
    private let subject = PassthroughSubject<Void, Never>()

    /// Makes a publisher.
    public init() {}

    /// Tells.
    public func send() { subject.send() }

    /// Begins.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
        subject.receive(subscriber: subscriber)
    }
}

/// The publishers of objects that have none of their own, as long as the objects live.
private enum ObjectPublishers {
    private struct Entry {
        weak var object: AnyObject?
        let publisher: ObservableObjectPublisher
    }

    private static let lock = NSLock()
    // Only ever touched under the lock.
    nonisolated(unsafe) private static var entries: [ObjectIdentifier: Entry] = [:]
    nonisolated(unsafe) private static var limit = 64

    static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
        lock.withLock {
            let id = ObjectIdentifier(object)
            if let entry = entries[id], entry.object === object { return entry.publisher }
            if entries.count >= limit {
                entries = entries.filter { $0.value.object != nil }
                limit = max(64, 2 * entries.count)
            }
            let made = ObservableObjectPublisher()
            entries[id] = Entry(object: object, publisher: made)
            return made
        }
    }
}

/// A property whose object tells when it is about to change, and that publishes its values.
@propertyWrapper
public struct Published<Value> {
    private final class Storage {
        let subject: CurrentValueSubject<Value, Never>
        var sources: [AnyCancellable] = []

        init(_ value: Value) {
            subject = CurrentValueSubject(value)
        }
    }

    private let storage: Storage

    /// Begins with a value.
    public init(wrappedValue: Value) {
        storage = Storage(wrappedValue)
    }

    /// Begins with a value.
    public init(initialValue: Value) {
        self.init(wrappedValue: initialValue)
    }

    /// Not for structures.
    @available(*, unavailable, message: "@Published is only available on properties of classes")
    public var wrappedValue: Value {
        get { storage.subject.value }
        nonmutating set { storage.subject.value = newValue }
    }

    /// The values: the one that there is, then each that is set, before the property has it.
    public var projectedValue: Publisher {
        get { Publisher(subject: storage.subject) { storage.sources.append($0) } }
        set {}
    }

    /// Reads and changes the property of an object.
    public static subscript<Object: AnyObject>(
        _enclosingInstance object: Object,
        wrapped wrappedKeyPath: ReferenceWritableKeyPath<Object, Value>,
        storage storageKeyPath: ReferenceWritableKeyPath<Object, Published<Value>>
    ) -> Value {
        get { object[keyPath: storageKeyPath].storage.subject.value }
        set {
            tell(object)
            object[keyPath: storageKeyPath].storage.subject.value = newValue
        }
    }

    private static func tell(_ object: AnyObject) {
        func send(_ object: some ObservableObject) {
            (object.objectWillChange as? ObservableObjectPublisher)?.send()
        }
        if let observable = object as? any ObservableObject { send(observable) }
    }

    /// The values of a published property.
    public struct Publisher: KeylineCombine.Publisher {
        /// The property's values.
        public typealias Output = Value
        /// No error.
        public typealias Failure = Never
        fileprivate let subject: CurrentValueSubject<Value, Never>
        fileprivate let keep: (AnyCancellable) -> Void

        /// Begins.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
            subject.receive(subscriber: subscriber)
        }

        func assign<P: KeylineCombine.Publisher>(from publisher: P) where P.Output == Value, P.Failure == Never {
            let subject = subject
            keep(publisher.sink { subject.send($0) })
        }
    }
}
