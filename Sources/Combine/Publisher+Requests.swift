public import Foundation

#if canImport(FoundationNetworking)
    public import FoundationNetworking
#endif

extension URLSession {
    /// A publisher of a request's answer. None comes while a still picture is made, and nothing is sent.
    public struct DataTaskPublisher: Publisher {
        /// The answer.
        public typealias Output = (data: Data, response: URLResponse)
        /// Why there is none.
        public typealias Failure = URLError

        /// The request.
        public let request: URLRequest
        /// The session.
        public let session: URLSession

        /// Sends nothing.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == URLError {
            Empty<Output, URLError>(completeImmediately: false).receive(subscriber: subscriber)
        }
    }

    /// A publisher of the answer of an address.
    public func dataTaskPublisher(for url: URL) -> DataTaskPublisher { dataTaskPublisher(for: URLRequest(url: url)) }

    /// A publisher of a request's answer.
    public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
        DataTaskPublisher(request: request, session: self)
    }
}

/// Objects whose properties are published.
public protocol _PublishedProperties: AnyObject {}

extension NSObject: _PublishedProperties {}

extension _PublishedProperties {
    /// A publisher of a property: its value as it is when a subscriber subscribes. Changes are not observed.
    public func publisher<Value>(for keyPath: KeyPath<Self, Value>) -> AnyPublisher<Value, Never> {
        Deferred { Just(self[keyPath: keyPath]).append(Empty(completeImmediately: false)) }.eraseToAnyPublisher()
    }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
    /// The values of the latest publisher.
    public func switchToLatest() -> AnyPublisher<Output.Output, Failure> { flatMap { $0 } }
}

extension Publisher where Output: Publisher, Failure == Never, Output.Failure == Never {}

/// Says what reads values from bytes.
public protocol TopLevelDecoder<Input> {
    /// The bytes.
    associatedtype Input
    /// Reads a value.
    func decode<T: Decodable>(_ type: T.Type, from: Input) throws -> T
}

extension JSONDecoder: TopLevelDecoder {}
extension PropertyListDecoder: TopLevelDecoder {}

extension Publisher {
    /// Values read from bytes.
    public func decode<Item: Decodable, Coder: TopLevelDecoder>(
        type: Item.Type, decoder: Coder
    ) -> AnyPublisher<Item, any Error> where Output == Coder.Input {
        tryMap { try decoder.decode(type, from: $0) }.eraseToAnyPublisher()
    }
}
