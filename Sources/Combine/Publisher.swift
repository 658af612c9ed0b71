/// Something that hands values over as time goes by.
///
/// The names and what they mean are Combine's. Everything happens at once and on the thread of whoever sends; subscribers take all that comes,
/// whatever demand they state.
public protocol Publisher<Output, Failure> {
    /// The kind of values.
    associatedtype Output
    /// The kind of error that ends them; `Never` where none does.
    associatedtype Failure: Error

    /// Begins to hand values over to a subscriber.
    func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

extension Publisher {
    /// Begins to hand values over to a subscriber.
    public func subscribe<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
        receive(subscriber: subscriber)
    }

    /// Hands everything on to a subject.
    public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable where S.Output == Output, S.Failure == Failure {
        sink(receiveCompletion: { subject.send(completion: $0) }, receiveValue: { subject.send($0) })
    }
}

/// Something that takes the values of a publisher.
public protocol Subscriber<Input, Failure> {
    /// The kind of values.
    associatedtype Input
    /// The kind of error that ends them.
    associatedtype Failure: Error

    /// Called first.
    func receive(subscription: any Subscription)
    /// Called with each value.
    func receive(_ input: Input) -> Subscribers.Demand
    /// Called at the end.
    func receive(completion: Subscribers.Completion<Failure>)
}

/// Something that can be stopped.
public protocol Cancellable {
    /// Stops it.
    func cancel()
}

extension Cancellable {
    /// Keeps it in a collection.
    public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
        collection.append(AnyCancellable(self))
    }

    /// Keeps it in a set.
    public func store(in set: inout Set<AnyCancellable>) {
        set.insert(AnyCancellable(self))
    }
}

/// The connection of a publisher with a subscriber.
public protocol Subscription: Cancellable {
    /// Asks for values.
    func request(_ demand: Subscribers.Demand)
}

/// A namespace for types of subscribers.
public enum Subscribers {
    /// The number of values that a subscriber requests.
    public struct Demand: Hashable, Sendable {
        /// The number; nil for no limit.
        public let max: Int?

        /// Every value that the publisher has.
        public static let unlimited = Demand(max: nil)
        /// None.
        public static let none = Demand(max: 0)

        /// A number of values.
        public static func max(_ value: Int) -> Demand { Demand(max: value) }
    }

    /// The end of a sequence of values.
    public enum Completion<Failure: Error> {
        /// The publisher finished normally.
        case finished
        /// With an error.
        case failure(Failure)
    }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}
extension Subscribers.Completion: Sendable {}

/// Anything that can be stopped; it stops when it is let go.
public final class AnyCancellable: Cancellable, Hashable {
    private var stop: (() -> Void)?

    /// Stops by a function.
    public init(_ cancel: @escaping () -> Void) {
        stop = cancel
    }

    /// Stops something.
    public convenience init<C: Cancellable>(_ canceller: C) {
        self.init(canceller.cancel)
    }

    /// Stops it, once.
    public func cancel() {
        stop?()
        stop = nil
    }

    deinit { stop?() }

    /// Whether both are the same.
    public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool { left === right }

    /// Mixes in which one it is.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
