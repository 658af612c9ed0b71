import Foundation
import Synchronization

/// A server on this machine that keeps what is put, one request a connection.
final class CacheServer: Sendable {
    struct NoSocket: Error {}

    let port: UInt16
    private let listener: Int32
    private let refusal: Int?
    private let state = Mutex<(entries: [String: Data], requests: [String])>(([:], []))

    var address: String { "http://127.0.0.1:\(port)" }
    /// The first line of each request without its version.
    var requests: [String] { state.withLock(\.requests) }

    init(port: UInt16 = 0, refusesWith refusal: Int? = nil) throws {
        self.refusal = refusal
        listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var yes: Int32 = 1
        setsockopt(listener, SOL_SOCKET, SO_REUSEADDR, &yes, 4)
        var place = sockaddr_in()
        place.sin_family = sa_family_t(AF_INET)
        place.sin_port = port.bigEndian
        place.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let listener = listener
        let isBound = withUnsafeMutablePointer(to: &place) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(listener, $0, length) == 0 && listen(listener, 64) == 0 && getsockname(listener, $0, &length) == 0
            }
        }
        guard isBound else { throw NoSocket() }
        self.port = UInt16(bigEndian: place.sin_port)
        Thread.detachNewThread { [self] in
            while true {
                let connection = accept(listener, nil, nil)
                guard connection >= 0 else { return }
                answer(connection)
                close(connection)
            }
        }
    }

    deinit { stop() }

    func stop() { shutdown(listener, Int32(SHUT_RDWR)) }

    private func answer(_ connection: Int32) {
        var bytes = Data()
        var buffer = [UInt8](repeating: 0, count: 65_536)
        let end = Data("\r\n\r\n".utf8)
        func receive() -> Bool {
            let count = recv(connection, &buffer, buffer.count, 0)
            if count > 0 { bytes += buffer[..<count] }
            return count > 0
        }
        while bytes.range(of: end) == nil { guard receive() else { return } }
        guard let head = bytes.range(of: end) else { return }
        let lines = String(decoding: bytes[..<head.lowerBound], as: UTF8.self).components(separatedBy: "\r\n")
        let length =
            lines.lazy.compactMap { line -> Int? in
                let parts = line.split(separator: ":")
                return parts.count == 2 && parts[0].lowercased() == "content-length"
                    ? Int(parts[1].trimmingCharacters(in: .whitespaces)) : nil
            }.first ?? 0
        while bytes.count - head.upperBound < length { guard receive() else { return } }
        let words = lines[0].split(separator: " ").map(String.init)
        let (status, body) = response(words[0], words[1], bytes[head.upperBound...])
        let text = "HTTP/1.1 \(status) -\r\nContent-Length: \(body.count)\r\nConnection: close\r\n\r\n"
        let all = Data(text.utf8) + body
        _ = all.withUnsafeBytes { send(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
    }

    private func response(_ method: String, _ path: String, _ body: Data) -> (status: Int, body: Data) {
        state.withLock { state in
            state.requests.append("\(method) \(path)")
            if let refusal { return (refusal, Data()) }
            if method == "PUT" {
                state.entries[path] = Data(body)
                return (201, Data())
            }
            return state.entries[path].map { (200, $0) } ?? (404, Data())
        }
    }
}
