extension Publisher {
    /// The latest values of both, as soon as both have one.
    public func combineLatest<P: Publisher>(
        _ other: P
    ) -> AnyPublisher<(Output, P.Output), Failure> where P.Failure == Failure {
        joined(with: other) { state in
            guard let left = state.left.last, let right = state.right.last else { return nil }
            state = ([left], [right])
            return (left, right)
        }
    }

    /// Publishes the results of a function of the latest values of both.
    public func combineLatest<P: Publisher, Result>(
        _ other: P, _ transform: @escaping (Output, P.Output) -> Result
    ) -> AnyPublisher<Result, Failure> where P.Failure == Failure {
        combineLatest(other).map { transform($0.0, $0.1) }
    }

    /// The latest values of three.
    public func combineLatest<P: Publisher, Q: Publisher>(
        _ second: P, _ third: Q
    ) -> AnyPublisher<(Output, P.Output, Q.Output), Failure> where P.Failure == Failure, Q.Failure == Failure {
        combineLatest(second).combineLatest(third).map { ($0.0.0, $0.0.1, $0.1) }
    }

    /// The values of both in pairs.
    public func zip<P: Publisher>(
        _ other: P
    ) -> AnyPublisher<(Output, P.Output), Failure> where P.Failure == Failure {
        joined(with: other) { state in
            guard !state.left.isEmpty, !state.right.isEmpty else { return nil }
            return (state.left.removeFirst(), state.right.removeFirst())
        }
    }

    private typealias Pending<Left, Right> = (left: [Left], right: [Right])

    /// A publisher of pairs that a function takes out of what has arrived.
    private func joined<P: Publisher>(
        with other: P, take: @escaping (inout (left: [Output], right: [P.Output])) -> (Output, P.Output)?
    ) -> AnyPublisher<(Output, P.Output), Failure> where P.Failure == Failure {
        AnyPublisher { sink in
            var pending: (left: [Output], right: [P.Output]) = ([], [])
            var open = 2
            func send() { if let pair = take(&pending) { _ = sink.receive(pair) } }
            func end(_ completion: Subscribers.Completion<Failure>) {
                open -= 1
                if case .failure = completion { return sink.receive(completion: completion) }
                if open == 0 { sink.receive(completion: completion) }
            }
            let left = Sink<Output, Failure>(
                value: {
                    pending.left.append($0)
                    send()
                }, completion: end)
            let right = Sink<P.Output, Failure>(
                value: {
                    pending.right.append($0)
                    send()
                }, completion: end)
            sink.receive(
                subscription: SimpleSubscription {
                    left.cancel()
                    right.cancel()
                })
            receive(subscriber: left)
            other.receive(subscriber: right)
        }
    }

    /// The values of both as they come.
    public func merge<P: Publisher>(
        with other: P
    ) -> AnyPublisher<Output, Failure> where P.Output == Output, P.Failure == Failure {
        [eraseToAnyPublisher(), other.eraseToAnyPublisher()].publisher.setFailureType(to: Failure.self)
            .flatMap { $0 }
    }

    /// The values of what a function returns for each value.
    public func flatMap<P: Publisher>(
        _ transform: @escaping (Output) -> P
    ) -> AnyPublisher<P.Output, Failure> where P.Failure == Failure {
        AnyPublisher { sink in
            var inner: [Sink<P.Output, Failure>] = []
            var open = 1
            func end(_ completion: Subscribers.Completion<Failure>) {
                open -= 1
                if case .failure = completion { return sink.receive(completion: completion) }
                if open == 0 { sink.receive(completion: completion) }
            }
            let outer = Sink<Output, Failure>(
                value: { value in
                    open += 1
                    let next = Sink<P.Output, Failure>(value: { _ = sink.receive($0) }, completion: end)
                    inner.append(next)
                    transform(value).receive(subscriber: next)
                }, completion: end)
            sink.receive(
                subscription: SimpleSubscription {
                    outer.cancel()
                    inner.forEach { $0.cancel() }
                })
            receive(subscriber: outer)
        }
    }
}
