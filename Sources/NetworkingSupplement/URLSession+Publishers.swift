public import Foundation
public import KeylineCombine

#if canImport(FoundationNetworking)
    @_exported public import FoundationNetworking
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
