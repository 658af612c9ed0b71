import Foundation
import Glibc
import KeylineProcesses

/// A program in a sandbox that goes on until it is told to end, with what it wrote so far. It ends with the object, whatever it is about.
final class FollowingProgram {
    let room: CommandSandbox
    private let id: Int32

    /// Starts a program that was built beside the tests, by itself or through another one that takes its place.
    init(_ name: String, _ words: [String], through starter: [String] = [], in room: CommandSandbox) throws {
        self.room = room
        let call = starter + [CommandSandbox.products.appendingPathComponent(name).path] + words
        let program = call[0]
        for file in [".live-output", ".live-errors"] { try room.write("", file) }
        let output = FileHandle(forWritingAtPath: room.path(".live-output"))
        let errors = FileHandle(forWritingAtPath: room.path(".live-errors"))
        id = try ProgramStart.start(
            program, call, ProcessInfo.processInfo.environment, in: room.path(""), output: output,
            errors: errors)
    }

    deinit {
        // It has a group of its own. One that does not end when it is asked to is ended.
        for (signal, tries) in [(SIGTERM, 250), (SIGKILL, 250)] where isRunning {
            kill(-id, signal)
            for _ in 0..<tries where isRunning { usleep(20_000) }
        }
        _ = ProgramStart.wait(id)
    }

    /// Whether it has not ended by itself.
    var isRunning: Bool {
        guard let status = try? String(contentsOfFile: "/proc/\(id)/stat", encoding: .utf8) else { return false }
        return status.split(separator: ")").last?.split(separator: " ").first != "Z"
    }

    var output: String { room.bytes(".live-output").map { String(decoding: $0, as: UTF8.self) } ?? "" }

    var errors: String { room.bytes(".live-errors").map { String(decoding: $0, as: UTF8.self) } ?? "" }

    /// The lines that tell of errors.
    var failures: [String] { errors.split(separator: "\n").filter { $0.contains(": error: ") }.map(String.init) }

    /// Waits for something; far longer than it ever takes.
    func until(_ isSo: () throws -> Bool) rethrows -> Bool {
        for _ in 0..<6_000 {
            if try isSo() { return true }
            if !isRunning { return false }
            usleep(20_000)
        }
        return false
    }

    /// The port that it printed, and the token that lets requests in.
    private var address: (port: Int, token: String)? {
        output.firstMatch(of: /http:\/\/127\.0\.0\.1:([0-9]+)\/\?token=([0-9a-f]+)/).flatMap { match in
            Int(match.1).map { ($0, String(match.2)) }
        }
    }

    /// The port that it printed.
    var port: Int? { address?.port }

    /// The body of what its server answers; nil where none does.
    func get(_ path: String) -> String? {
        guard let (port, token) = address else { return nil }
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        defer { close(descriptor) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = in_port_t(port).bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var patience = timeval(tv_sec: 60, tv_usec: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
        let status = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        let request = Array(
            "GET \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nCookie: keyline-\(port)=\(token)\r\nConnection: close\r\n\r\n"
                .utf8)
        guard status == 0, send(descriptor, request, request.count, Int32(MSG_NOSIGNAL)) == request.count else {
            return nil
        }
        var all: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = recv(descriptor, &buffer, buffer.count, 0)
            guard count > 0 else { break }
            all += buffer[..<count]
        }
        let answer = String(decoding: all, as: UTF8.self)
        guard answer.hasPrefix("HTTP/1.1 200"), let end = answer.firstRange(of: "\r\n\r\n") else { return nil }
        return String(answer[end.upperBound...])
    }
}
