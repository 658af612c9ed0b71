internal import CKeylineTransfer

/// A connection to a server, which stays open from one request to the next. For one thread at a time.
///
/// libcurl is opened with the first of them: whoever asks no server has neither its time nor its memory to pay for.
final class HTTPConnection {
    /// What a server says.
    struct Answer {
        /// The status of HTTP.
        var status: Int
        var body: [UInt8]
    }

    /// Why there is no answer.
    struct Failure: Error {
        var reason: String
    }

    private let handle: OpaquePointer

    /// Seconds without a byte after which a server counts as gone.
    private static let patience = 10

    init() throws(Failure) {
        var message: UnsafePointer<CChar>?
        guard let handle = ctransfer_begin(&message) else {
            throw Failure(reason: message.map { String(cString: $0) } ?? "libcurl cannot be used")
        }
        self.handle = handle
    }

    deinit { ctransfer_end(handle) }

    /// Gets what lies at a URL, or puts something there.
    ///
    /// - Parameters:
    ///   - url: An address that begins with `http:` or `https:`.
    ///   - body: What is put; nil to get.
    ///   - most: More bytes than these are not taken.
    /// - Returns: What the server says, whatever its status.
    /// - Throws: Why there is no answer.
    func ask(_ url: String, putting body: [UInt8]? = nil, most: Int) throws(Failure) -> Answer {
        var answer: ctransfer_answer
        if let body {
            // An empty array has no address, and without one nothing would be put.
            answer = (body.isEmpty ? [0] : body).withUnsafeBufferPointer {
                ctransfer_ask(handle, url, $0.baseAddress, body.count, most, Self.patience)
            }
        } else {
            answer = ctransfer_ask(handle, url, nil, 0, most, Self.patience)
        }
        defer { ctransfer_forget(&answer) }
        guard answer.status > 0 else {
            throw Failure(
                reason: withUnsafeBytes(of: answer.message) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) })
        }
        return Answer(status: answer.status, body: Array(UnsafeBufferPointer(start: answer.bytes, count: answer.count)))
    }
}
