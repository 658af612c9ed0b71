import Foundation
import Glibc

@testable import KeylineServing

/// Speaks to a server on this machine byte by byte, as a browser never would.
final class LoopbackClient: Sendable {
    private let descriptor: Int32

    /// Connects; nil where nobody listens.
    init?(port: Int) {
        descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        guard descriptor >= 0 else { return nil }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = in_port_t(port).bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        // The answer's task stands in one queue with those of all tests, so that it may come as late as the last of them.
        var patience = timeval(tv_sec: 900, tv_usec: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
        let status = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        // What was opened is closed by deinit.
        guard status == 0 else { return nil }
    }

    deinit {
        if descriptor >= 0 { close(descriptor) }
    }

    /// Sends bytes; whether the server took them all.
    @discardableResult
    func send(_ text: String) -> Bool {
        let bytes = Array(text.utf8)
        var sent = 0
        while sent < bytes.count {
            let count = bytes[sent...].withUnsafeBytes {
                Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            guard count > 0 else { return false }
            sent += count
        }
        return true
    }

    /// Everything until the server closes, or says nothing for a while. It is waited for in a thread of its own: the server's answers
    /// need those that tests run in.
    func receive() async -> String {
        await withCheckedContinuation { continuation in
            Thread.detachNewThread { continuation.resume(returning: self.read()) }
        }
    }

    private func read() -> String {
        var all: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = recv(descriptor, &buffer, buffer.count, 0)
            guard count > 0 else { return String(decoding: all, as: UTF8.self) }
            all += buffer[..<count]
        }
    }
}

/// An answer, taken apart.
struct Answer {
    let status: Int
    let head: String
    let body: String

    /// Sends a request as it is written and reads the answer.
    static func to(_ request: String, port: Int) async -> Answer? {
        guard let client = LoopbackClient(port: port) else { return nil }
        client.send(request)
        return Answer(await client.receive())
    }

    /// Asks for a path with the server's own address and the token in a cookie, or with other headers.
    static func get(_ path: String, _ address: ServedAddress, headers: [String] = []) async -> Answer? {
        await to(address.head("GET", path, headers) + "\r\n", port: address.port)
    }

    /// Sends a body with the server's own address and the token in a cookie, or with other headers.
    static func post(_ body: String, _ path: String, _ address: ServedAddress, headers: [String] = []) async -> Answer?
    {
        let head = address.head("POST", path, headers + ["Content-Length: \(body.utf8.count)"])
        return await to(head + "\r\n" + body, port: address.port)
    }

    init?(_ text: String) {
        let parts = text.components(separatedBy: "\r\n\r\n")
        let words = text.split(separator: " ", maxSplits: 2)
        guard words.count > 1, let status = Int(words[1]) else { return nil }
        self.status = status
        head = parts[0]
        body = parts.dropFirst().joined(separator: "\r\n\r\n")
    }
}

/// Where a server answers, and the token that lets requests in.
struct ServedAddress {
    let port: Int
    let token: SessionToken

    init(_ socket: ListeningSocket) { (port, token) = (socket.port, socket.token) }

    /// A request's line and headers; those that are not given are the ones of the page itself.
    func head(_ method: String, _ path: String, _ headers: [String] = []) -> String {
        let usual = ["Host": "127.0.0.1:\(port)", "Cookie": "keyline-\(port)=\(token.value)", "Connection": "close"]
        let missing = usual.filter { name, _ in !headers.contains { $0.hasPrefix(name + ":") } }
        let lines = ["\(method) \(path) HTTP/1.1"] + missing.map { "\($0): \($1)" }.sorted() + headers
        return lines.map { $0 + "\r\n" }.joined()
    }
}
