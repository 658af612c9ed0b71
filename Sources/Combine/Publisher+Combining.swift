extension Publisher {
    /// The values of another publisher behind the end.
    public func append<P: Publisher>(_ publisher: P) -> AnyPublisher<Output, Failure>
    where P.Output == Output, P.Failure == Failure {
        AnyPublisher { sink in
            receive(
                subscriber: Sink<Output, Failure>(
                    start: { sink.receive(subscription: $0) }, value: { _ = sink.receive($0) },
                    completion: { completion in
                        switch completion {
                        case .finished: publisher.receive(subscriber: sink)
                        case .failure: sink.receive(completion: completion)
                        }
                    }))
        }
    }

    /// The latest values of four.
    public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
        _ second: P, _ third: Q, _ fourth: R
    ) -> AnyPublisher<(Output, P.Output, Q.Output, R.Output), Failure>
    where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
        combineLatest(second, third).combineLatest(fourth).map { ($0.0.0, $0.0.1, $0.0.2, $0.1) }
    }

    /// The values of three, one of each at a time.
    public func zip<P: Publisher, Q: Publisher>(
        _ second: P, _ third: Q
    ) -> AnyPublisher<(Output, P.Output, Q.Output), Failure> where P.Failure == Failure, Q.Failure == Failure {
        zip(second).zip(third).map { ($0.0.0, $0.0.1, $0.1) }
    }
}
