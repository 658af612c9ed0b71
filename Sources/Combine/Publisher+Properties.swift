public import Foundation

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
