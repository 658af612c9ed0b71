#if canImport(FoundationNetworking)
    public import Foundation
    public import FoundationNetworking

    // Apps' protocols ask for these methods as Apple's Foundation has them, without an argument for a delegate.
    extension URLSession {
        /// Loads the content of a request.
        public func data(for request: URLRequest) async throws -> (Data, URLResponse) {
            try await data(for: request, delegate: nil)
        }

        /// Loads the content of an address.
        public func data(from url: URL) async throws -> (Data, URLResponse) {
            try await data(from: url, delegate: nil)
        }

        /// Sends data.
        public func upload(for request: URLRequest, from bodyData: Data) async throws -> (Data, URLResponse) {
            try await upload(for: request, from: bodyData, delegate: nil)
        }

        /// Loads a file.
        public func download(from url: URL) async throws -> (URL, URLResponse) {
            try await download(from: url, delegate: nil)
        }
    }
#endif
