/// A publisher whose kind does not show.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
    private let begin: (Sink<Output, Failure>) -> Void

    /// Hides the kind of a publisher.
    public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
        begin = { publisher.receive(subscriber: $0) }
    }

    /// Makes a publisher of a function that is handed each subscriber.
    init(_ begin: @escaping (Sink<Output, Failure>) -> Void) {
        self.begin = begin
    }

    /// Begins to hand values over to a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        begin(
            Sink(
                start: { subscriber.receive(subscription: $0) }, value: { _ = subscriber.receive($0) },
                completion: { subscriber.receive(completion: $0) }))
    }
}

extension Publisher {
    /// The publisher without its kind.
    public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}

/// A subscriber of functions. It passes nothing on after its end.
final class Sink<Input, Failure: Error>: Subscriber, Subscription {
    private let start: (any Subscription) -> Void
    private let value: (Input) -> Void
    private let completion: (Subscribers.Completion<Failure>) -> Void
    private var upstream: (any Subscription)?
    private(set) var hasEnded = false

    init(
        start: @escaping (any Subscription) -> Void = { _ in },
        value: @escaping (Input) -> Void,
        completion: @escaping (Subscribers.Completion<Failure>) -> Void = { _ in }
    ) {
        self.start = start
        self.value = value
        self.completion = completion
    }

    func receive(subscription: any Subscription) {
        upstream = subscription
        start(self)
        subscription.request(.unlimited)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        if !hasEnded { value(input) }
        return .unlimited
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        guard !hasEnded else { return }
        hasEnded = true
        self.completion(completion)
    }

    func request(_ demand: Subscribers.Demand) {}

    func cancel() {
        hasEnded = true
        upstream?.cancel()
        upstream = nil
    }
}

/// A connection that a function ends.
struct SimpleSubscription: Subscription {
    var stop: () -> Void = {}

    func request(_ demand: Subscribers.Demand) {}
    func cancel() { stop() }
}

extension Publisher {
    /// Calls functions with each value and at the end, until the result is let go.
    public func sink(
        receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
        receiveValue: @escaping (Output) -> Void
    ) -> AnyCancellable {
        let sink = Sink<Output, Failure>(value: receiveValue, completion: receiveCompletion)
        receive(subscriber: sink)
        return AnyCancellable(sink.cancel)
    }
}

extension Publisher where Failure == Never {
    /// Calls a function with each value, until the result is let go.
    public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
        sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
    }

    /// Sets a property to each value, until the result is let go.
    public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable {
        sink { object[keyPath: keyPath] = $0 }
    }

    /// Sets a published property to each value, as long as it lives.
    public func assign(to published: inout Published<Output>.Publisher) {
        published.assign(from: self)
    }
}
