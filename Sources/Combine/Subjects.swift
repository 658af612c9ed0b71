/// A publisher whose values are sent by calls.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
    /// Sends a value.
    func send(_ value: Output)
    /// Sends the end.
    func send(completion: Subscribers.Completion<Failure>)
}

extension Subject where Output == Void {
    /// Sends.
    public func send() { send(()) }
}

/// The subscribers of a subject.
private final class SubscriberList<Output, Failure: Error> {
    private var members: [(number: Int, sink: Sink<Output, Failure>)] = []
    private var count = 0
    private var end: Subscribers.Completion<Failure>?

    func add<S: Subscriber>(_ subscriber: S, first: Output?) where S.Input == Output, S.Failure == Failure {
        let number = count
        count += 1
        let sink = Sink<Output, Failure>(
            value: { _ = subscriber.receive($0) }, completion: { subscriber.receive(completion: $0) })
        subscriber.receive(
            subscription: SimpleSubscription { [weak self] in self?.members.removeAll { $0.number == number } })
        if let first { _ = sink.receive(first) }
        if let end { return sink.receive(completion: end) }
        members.append((number, sink))
    }

    func send(_ value: Output) {
        guard end == nil else { return }
        for member in members { _ = member.sink.receive(value) }
    }

    func send(completion: Subscribers.Completion<Failure>) {
        guard end == nil else { return }
        end = completion
        let leaving = members
        members = []
        for member in leaving { member.sink.receive(completion: completion) }
    }
}

/// Passes on each value that is sent.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
    private let audience = SubscriberList<Output, Failure>()

    /// Makes a subject.
    public init() {}

    /// Sends a value.
    public func send(_ value: Output) { audience.send(value) }

    /// Sends the end.
    public func send(completion: Subscribers.Completion<Failure>) { audience.send(completion: completion) }

    /// Begins to hand values over to a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        audience.add(subscriber, first: nil)
    }
}

/// Passes on each value that is sent, and the latest value to new subscribers.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
    private let audience = SubscriberList<Output, Failure>()
    private var latest: Output

    /// Begins with a value.
    public init(_ value: Output) {
        latest = value
    }

    /// The latest value; setting it sends it.
    public var value: Output {
        get { latest }
        set { send(newValue) }
    }

    /// Sends a value.
    public func send(_ value: Output) {
        latest = value
        audience.send(value)
    }

    /// Sends the end.
    public func send(completion: Subscribers.Completion<Failure>) { audience.send(completion: completion) }

    /// Begins to hand values over to a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        audience.add(subscriber, first: latest)
    }
}
