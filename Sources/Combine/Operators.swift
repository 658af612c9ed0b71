extension Publisher {
    /// A publisher that does something with each value.
    func transformed<Result>(
        _ transform: @escaping (Output, Sink<Result, Failure>) -> Void
    ) -> AnyPublisher<Result, Failure> {
        AnyPublisher { sink in
            receive(
                subscriber: Sink<Output, Failure>(
                    start: { sink.receive(subscription: $0) }, value: { transform($0, sink) },
                    completion: { sink.receive(completion: $0) }))
        }
    }

    /// Publishes the result of a function for each value.
    public func map<Result>(_ transform: @escaping (Output) -> Result) -> AnyPublisher<Result, Failure> {
        transformed { _ = $1.receive(transform($0)) }
    }

    /// A property of each value.
    public func map<Result>(_ keyPath: KeyPath<Output, Result>) -> AnyPublisher<Result, Failure> {
        map { $0[keyPath: keyPath] }
    }

    /// Publishes the results of a function that are not nil.
    public func compactMap<Result>(_ transform: @escaping (Output) -> Result?) -> AnyPublisher<Result, Failure> {
        transformed { value, sink in
            if let result = transform(value) { _ = sink.receive(result) }
        }
    }

    /// Publishes the result of a function for each value, until the function throws.
    public func tryMap<Result>(_ transform: @escaping (Output) throws -> Result) -> AnyPublisher<Result, any Error> {
        mapError { $0 as any Error }.transformed { value, sink in
            do {
                _ = sink.receive(try transform(value))
            } catch {
                sink.receive(completion: .failure(error))
            }
        }
    }

    /// Other errors.
    public func mapError<Other: Error>(_ transform: @escaping (Failure) -> Other) -> AnyPublisher<Output, Other> {
        AnyPublisher { sink in
            receive(
                subscriber: Sink<Output, Failure>(
                    start: { sink.receive(subscription: $0) }, value: { _ = sink.receive($0) },
                    completion: { completion in
                        switch completion {
                        case .finished: sink.receive(completion: .finished)
                        case .failure(let error): sink.receive(completion: .failure(transform(error)))
                        }
                    }))
        }
    }

    /// The values that meet a condition.
    public func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
        transformed { if isIncluded($0) { _ = $1.receive($0) } }
    }

    /// The values that differ from the one before, by a function.
    public func removeDuplicates(
        by predicate: @escaping (Output, Output) -> Bool
    ) -> AnyPublisher<Output, Failure> {
        AnyPublisher { sink in
            var last: Output?
            self.transformed { (value: Output, sink: Sink<Output, Failure>) in
                defer { last = value }
                if let last, predicate(last, value) { return }
                _ = sink.receive(value)
            }.receive(subscriber: sink)
        }
    }

    /// Each result of putting a value together with the result before.
    public func scan<Result>(
        _ initial: Result, _ next: @escaping (Result, Output) -> Result
    ) -> AnyPublisher<Result, Failure> {
        AnyPublisher { sink in
            var result = initial
            self.map { value in
                result = next(result, value)
                return result
            }.receive(subscriber: sink)
        }
    }

    /// The values behind the first ones.
    public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
        AnyPublisher { sink in
            var left = count
            self.filter { _ in
                left -= 1
                return left < 0
            }.receive(subscriber: sink)
        }
    }

    /// The first values.
    public func prefix(_ count: Int) -> AnyPublisher<Output, Failure> {
        AnyPublisher { sink in
            var left = count
            self.transformed { (value: Output, sink: Sink<Output, Failure>) in
                left -= 1
                if left >= 0 { _ = sink.receive(value) }
                if left <= 0 { sink.receive(completion: .finished) }
            }.receive(subscriber: sink)
        }
    }

    /// The first value.
    public func first() -> AnyPublisher<Output, Failure> { prefix(1) }

    /// All values in one array, at the end.
    public func collect() -> AnyPublisher<[Output], Failure> {
        AnyPublisher { sink in
            var values: [Output] = []
            receive(
                subscriber: Sink<Output, Failure>(
                    start: { sink.receive(subscription: $0) }, value: { values.append($0) },
                    completion: { completion in
                        if case .finished = completion { _ = sink.receive(values) }
                        sink.receive(completion: completion)
                    }))
        }
    }

    /// Values that come first.
    public func prepend(_ values: Output...) -> AnyPublisher<Output, Failure> {
        AnyPublisher { sink in
            receive(
                subscriber: Sink<Output, Failure>(
                    start: { subscription in
                        sink.receive(subscription: subscription)
                        for value in values { _ = sink.receive(value) }
                    }, value: { _ = sink.receive($0) }, completion: { sink.receive(completion: $0) }))
        }
    }

    /// Another value in place of an error.
    public func replaceError(with value: Output) -> AnyPublisher<Output, Never> {
        self.catch { _ in Just(value) }.eraseToAnyPublisher()
    }

    /// Another publisher in place of an error.
    public func `catch`<P: Publisher>(
        _ handler: @escaping (Failure) -> P
    ) -> AnyPublisher<Output, P.Failure> where P.Output == Output {
        AnyPublisher { sink in
            receive(
                subscriber: Sink<Output, Failure>(
                    start: { sink.receive(subscription: $0) }, value: { _ = sink.receive($0) },
                    completion: { completion in
                        switch completion {
                        case .finished: sink.receive(completion: .finished)
                        case .failure(let error): handler(error).receive(subscriber: sink)
                        }
                    }))
        }
    }

    /// Functions that are told what happens.
    public func handleEvents(
        receiveSubscription: ((any Subscription) -> Void)? = nil,
        receiveOutput: ((Output) -> Void)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
        receiveCancel: (() -> Void)? = nil,
        receiveRequest: ((Subscribers.Demand) -> Void)? = nil
    ) -> AnyPublisher<Output, Failure> {
        AnyPublisher { sink in
            receive(
                subscriber: Sink<Output, Failure>(
                    start: { subscription in
                        receiveSubscription?(subscription)
                        sink.receive(subscription: subscription)
                    },
                    value: { value in
                        receiveOutput?(value)
                        _ = sink.receive(value)
                    },
                    completion: { completion in
                        receiveCompletion?(completion)
                        sink.receive(completion: completion)
                    }))
        }
    }

    /// The publisher itself, which subscribers share already where it is a subject.
    public func share() -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }
}

extension Publisher where Output: Equatable {
    /// The values that differ from the one before.
    public func removeDuplicates() -> AnyPublisher<Output, Failure> { removeDuplicates(by: ==) }
}

extension Publisher where Failure == Never {
    /// The same with a kind of error, which never comes.
    public func setFailureType<E: Error>(to failureType: E.Type) -> AnyPublisher<Output, E> {
        AnyPublisher { sink in
            receive(
                subscriber: Sink<Output, Never>(
                    start: { sink.receive(subscription: $0) }, value: { _ = sink.receive($0) },
                    completion: { _ in sink.receive(completion: .finished) }))
        }
    }
}

extension Publisher {
    /// A value in place of nil.
    public func replaceNil<T>(with value: T) -> AnyPublisher<T, Failure> where Output == T? { map { $0 ?? value } }
}
