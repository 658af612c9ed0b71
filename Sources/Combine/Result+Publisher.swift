extension Result {
    /// A publisher of the result: the value and then the end, or the failure.
    public var publisher: AnyPublisher<Success, Failure> {
        switch self {
        case .success(let value): Just(value).setFailureType(to: Failure.self).eraseToAnyPublisher()
        case .failure(let error): Fail(outputType: Success.self, failure: error).eraseToAnyPublisher()
        }
    }
}
