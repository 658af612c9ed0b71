import Foundation
import Testing

@testable import KeylineServing

/// The server over a real socket, and what somebody with bad intentions sends to it.
@Suite(.serialized) struct HTTPServerTests {
    private let server: HTTPServer

    init() throws {
        server = try HTTPServer(on: ListeningSocket(port: 0)) { request in
            switch request.path {
            case "/": HTTPResponse(type: "text/html; charset=utf-8", Data("<h1>hello</h1>".utf8))
            case "/late":
                await Self.later()
            default: .text(404, "There is no such page.")
            }
        }
    }

    private static func later() async -> HTTPResponse {
        try? await Task.sleep(for: .milliseconds(200))
        return .text(200, "late")
    }

    @Test func `a page is answered with its type and nothing that lets others in`() async throws {
        let answer = try #require(await Answer.get("/", port: server.port))
        #expect(answer.status == 200)
        #expect(answer.body == "<h1>hello</h1>")
        #expect(answer.head.contains("Content-Type: text/html"))
        #expect(answer.head.contains("Cross-Origin-Resource-Policy: same-origin"))
        #expect(!answer.head.contains("Access-Control-Allow-Origin"))
    }

    @Test func `an answer may take its time while others are given`() async throws {
        let late = try #require(LoopbackClient(port: server.port))
        late.send("GET /late HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\nConnection: close\r\n\r\n")
        #expect(await Answer.get("/", port: server.port)?.status == 200)
        #expect(await late.receive().hasSuffix("late\n"))
    }

    @Test(arguments: ["Host: evil.example", "Host: 127.0.0.1.evil.example", "Host:"])
    func `DNS rebinding is turned away`(host: String) async throws {
        let answer = try #require(await Answer.get("/", port: server.port, headers: [host]))
        #expect(answer.status == 421 || answer.status == 400)
        #expect(!answer.body.contains("hello"))
    }

    @Test func `a foreign origin is turned away`() async throws {
        let answer = try #require(await Answer.get("/", port: server.port, headers: ["Origin: https://evil.example"]))
        #expect(answer.status == 403)
    }

    @Test(arguments: [
        "/../../etc/passwd", "/..%2f..%2fetc%2fpasswd", "/%2e%2e/%2e%2e/etc/passwd", "//etc/passwd", "/images/../../x",
    ])
    func `a path leads nowhere but to what has a name`(path: String) async throws {
        let answer = try #require(await Answer.get(path, port: server.port))
        #expect(answer.status == 404)
        #expect(!answer.body.contains("root:"))
    }

    @Test(arguments: ["POST", "PUT", "DELETE", "OPTIONS", "TRACE"])
    func `methods that change something are not understood`(method: String) async throws {
        let request =
            "\(method) / HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
        #expect(await Answer.to(request, port: server.port)?.status == 405)
    }

    @Test func `headers and paths without end are cut short`() async throws {
        let long = String(repeating: "a", count: 200_000)
        for request in ["GET /\(long) HTTP/1.1\r\n", "GET / HTTP/1.1\r\nX-Long: \(long)\r\n"] {
            let answer = await Answer.to(
                request + "Host: 127.0.0.1:\(server.port)\r\nConnection: close\r\n\r\n", port: server.port)
            // A connection that is closed before it was read to its end may be reset.
            #expect(answer == nil || [413, 414, 431].contains(answer?.status ?? 0))
        }
        #expect(await Answer.get("/", port: server.port)?.status == 200)
    }

    @Test func `a body of a megabyte behind a request harms nobody`() async throws {
        let body = String(repeating: "x", count: 1_000_000)
        let head = "GET / HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\nContent-Length: \(body.utf8.count)\r\n"
        _ = await Answer.to(head + "Connection: close\r\n\r\n" + body, port: server.port)
        #expect(await Answer.get("/", port: server.port)?.status == 200)
    }

    @Test(arguments: [
        "\u{0}\u{1}\u{2}\u{3}\r\n\r\n", "GET\r\n\r\n", "GET / HTTP/9.9\r\n\r\n", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
    ])
    func `what is no request harms nobody`(bytes: String) async throws {
        LoopbackClient(port: server.port)?.send(bytes)
        #expect(await Answer.get("/", port: server.port)?.status == 200)
    }

    @Test func `a thousand idle connections leave room for one more`() async throws {
        let port = server.port
        let clients = IdleClients(count: 1_000, port: port)
        #expect(clients.count == 1_000)
        #expect(await Answer.get("/", port: port)?.status == 200)
    }

    @Test func `who waits is told when the server stops, and the port is free again`() async throws {
        let port = server.port
        let waiting = try #require(LoopbackClient(port: port))
        waiting.send("GET /late HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\r\n")
        server.stop()
        _ = await waiting.receive()
        let next = try HTTPServer(on: ListeningSocket(port: port)) { _ in .text(200, "again") }
        #expect(await Answer.get("/", port: port)?.body == "again\n")
        #expect(throws: ServerError.portTaken(port)) { _ = try ListeningSocket(port: port) }
        next.stop()
    }
}

/// Connections that send half a request and wait.
private final class IdleClients {
    private var clients: [Box] = []
    private final class Box {
        let client: LoopbackClient
        init?(port: Int) {
            guard let client = LoopbackClient(port: port) else { return nil }
            self.client = client
            client.send("GET / HTTP/1.1\r\nHo")
        }
    }

    init(count: Int, port: Int) {
        for _ in 0..<count {
            if let box = Box(port: port) { clients.append(box) }
        }
    }

    var count: Int { clients.count }
}
