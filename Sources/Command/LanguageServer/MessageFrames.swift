import Foundation

/// The base protocol of the Language Server Protocol: a header with the length of the message in bytes, an empty line, the message.
struct MessageFrames {
    /// Far more than any document; a length beyond it is no message of an editor.
    private static let mostBytes = 256 << 20
    private static let headerEnd = Data("\r\n\r\n".utf8)

    private var rest = Data()

    /// Takes bytes as they come.
    mutating func append(_ bytes: Data) { rest.append(bytes) }

    /// The next whole message; nil until more bytes come.
    ///
    /// - Throws: `FrameError` for a header without a usable length, after which nothing can be read.
    mutating func next() throws(FrameError) -> Data? {
        guard let end = rest.firstRange(of: Self.headerEnd) else {
            guard rest.count < 4096 else { throw FrameError() }
            return nil
        }
        let header = String(decoding: rest[..<end.lowerBound], as: UTF8.self)
        let lengths = header.split(separator: "\r\n").compactMap { line -> Int? in
            let parts = line.split(separator: ":", maxSplits: 1)
            guard parts.count == 2, parts[0].lowercased() == "content-length" else { return nil }
            return Int(parts[1].trimmingCharacters(in: .whitespaces))
        }
        guard let length = lengths.first, (0...Self.mostBytes).contains(length) else { throw FrameError() }
        guard rest.endIndex - end.upperBound >= length else { return nil }
        let message = Data(rest[end.upperBound..<end.upperBound + length])
        rest = Data(rest[(end.upperBound + length)...])
        return message
    }

    /// A message with its header.
    static func frame(_ message: Data) -> Data { Data("Content-Length: \(message.count)\r\n\r\n".utf8) + message }
}

/// The bytes are no message of the Language Server Protocol.
struct FrameError: Error {}
