/// One value.
public struct Just<Output>: Publisher {
    /// No error.
    public typealias Failure = Never
    /// The value.
    public let output: Output

    /// Hands a value over.
    public init(_ output: Output) {
        self.output = output
    }

    /// Hands the value over.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
        subscriber.receive(subscription: SimpleSubscription())
        _ = subscriber.receive(output)
        subscriber.receive(completion: .finished)
    }
}

/// No values.
public struct Empty<Output, Failure: Error>: Publisher {
    private let ends: Bool

    /// Ends at once, or never.
    public init(completeImmediately: Bool = true) {
        ends = completeImmediately
    }

    /// Ends at once, or never.
    public init(completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type) {
        ends = completeImmediately
    }

    /// Begins.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        subscriber.receive(subscription: SimpleSubscription())
        if ends { subscriber.receive(completion: .finished) }
    }
}

/// An error.
public struct Fail<Output, Failure: Error>: Publisher {
    private let error: Failure

    /// Ends with an error.
    public init(error: Failure) {
        self.error = error
    }

    /// Ends with an error.
    public init(outputType: Output.Type, failure: Failure) {
        error = failure
    }

    /// Begins.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        subscriber.receive(subscription: SimpleSubscription())
        subscriber.receive(completion: .failure(error))
    }
}

/// A value that comes later, once.
public final class Future<Output, Failure: Error>: Publisher {
    /// Takes the result.
    public typealias Promise = (Result<Output, Failure>) -> Void

    private let subject = PassthroughSubject<Output, Failure>()
    private var result: Result<Output, Failure>?

    /// Hands a promise to a function, which keeps it.
    public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
        attemptToFulfill { [weak self] in self?.fulfill($0) }
    }

    private func fulfill(_ result: Result<Output, Failure>) {
        guard self.result == nil else { return }
        self.result = result
        switch result {
        case .success(let value):
            subject.send(value)
            subject.send(completion: .finished)
        case .failure(let error): subject.send(completion: .failure(error))
        }
    }

    /// Begins.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        switch result {
        case .success(let value):
            subscriber.receive(subscription: SimpleSubscription())
            _ = subscriber.receive(value)
            subscriber.receive(completion: .finished)
        case .failure(let error): Fail(error: error).receive(subscriber: subscriber)
        case nil: subject.receive(subscriber: subscriber)
        }
    }
}

/// A publisher that is made for each subscriber.
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
    /// The kind of values.
    public typealias Output = DeferredPublisher.Output
    /// The kind of error.
    public typealias Failure = DeferredPublisher.Failure
    private let make: () -> DeferredPublisher

    /// Makes publishers by a function.
    public init(createPublisher: @escaping () -> DeferredPublisher) {
        make = createPublisher
    }

    /// Begins.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        make().receive(subscriber: subscriber)
    }
}

extension Sequence {
    /// The elements, one after the other.
    public var publisher: AnyPublisher<Element, Never> {
        AnyPublisher { sink in
            sink.receive(subscription: SimpleSubscription())
            for element in self { _ = sink.receive(element) }
            sink.receive(completion: .finished)
        }
    }
}
