import Foundation
import Testing

@testable import KeylineServing

/// The server over a real socket, and what somebody with bad intentions sends to it.
@Suite(.serialized) struct HTTPServerTests {
    private let server: HTTPServer
    private let address: ServedAddress

    init() throws {
        let socket = try ListeningSocket(port: 0)
        address = ServedAddress(socket)
        server = try HTTPServer(on: socket) { request in
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
        let answer = try #require(await Answer.get("/", address))
        #expect(answer.status == 200)
        #expect(answer.body == "<h1>hello</h1>")
        #expect(answer.head.contains("Content-Type: text/html"))
        #expect(answer.head.contains("Cross-Origin-Resource-Policy: same-origin"))
        #expect(!answer.head.contains("Access-Control-Allow-Origin"))
    }

    @Test func `an answer may take its time while others are given`() async throws {
        let late = try #require(LoopbackClient(port: server.port))
        late.send(address.head("GET", "/late") + "\r\n")
        #expect(await Answer.get("/", address)?.status == 200)
        #expect(await late.receive().hasSuffix("late\n"))
    }

    @Test func `the address that is printed lets a browser in, and its cookie all that the page asks for`() async throws
    {
        let words = server.address.split(separator: "/").last.map(String.init) ?? ""
        let first = try #require(await Answer.get("/" + words, address, headers: ["Cookie: a=b"]))
        #expect(first.status == 200)
        let cookie = try #require(first.head.components(separatedBy: "Set-Cookie: ").last?.split(separator: ";").first)
        #expect(first.head.contains("HttpOnly; SameSite=Strict"))
        #expect(await Answer.get("/", address, headers: ["Cookie: a=b; \(cookie)"])?.status == 200)
    }

    @Test func `another user of the machine has no token and is turned away`() async throws {
        let wrong = String(address.token.value.reversed())
        for headers in [
            ["Cookie: a=b"], ["Cookie: keyline-\(address.port)=\(wrong)"], ["Cookie: keyline-1=\(address.token.value)"],
        ] {
            let answer = try #require(await Answer.get("/", address, headers: headers))
            #expect(answer.status == 403)
            #expect(!answer.body.contains("hello"))
        }
        #expect(await Answer.get("/?token=\(wrong)", address)?.status == 403)
        #expect(SessionToken() != SessionToken())
    }

    @Test(arguments: ["Host: evil.example", "Host: 127.0.0.1.evil.example", "Host:"])
    func `DNS rebinding is turned away`(host: String) async throws {
        let answer = try #require(await Answer.get("/", address, headers: [host]))
        #expect(answer.status == 421 || answer.status == 400)
        #expect(!answer.body.contains("hello"))
    }

    @Test func `a foreign origin is turned away`() async throws {
        let answer = try #require(await Answer.get("/", address, headers: ["Origin: https://evil.example"]))
        #expect(answer.status == 403)
    }

    @Test(arguments: [
        "/../../etc/passwd", "/..%2f..%2fetc%2fpasswd", "/%2e%2e/%2e%2e/etc/passwd", "//etc/passwd", "/images/../../x",
    ])
    func `a path leads nowhere but to what has a name`(path: String) async throws {
        let answer = try #require(await Answer.get(path, address))
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
        #expect(await Answer.get("/", address)?.status == 200)
    }

    @Test func `a body of a megabyte behind a request harms nobody`() async throws {
        let body = String(repeating: "x", count: 1_000_000)
        let head = address.head("GET", "/", ["Content-Length: \(body.utf8.count)"])
        #expect(await Answer.to(head + "\r\n" + body, port: address.port)?.body == "<h1>hello</h1>")
        #expect(await Answer.get("/", address)?.status == 200)
    }

    @Test(arguments: [
        "\u{0}\u{1}\u{2}\u{3}\r\n\r\n", "GET\r\n\r\n", "GET / HTTP/9.9\r\n\r\n", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
    ])
    func `what is no request harms nobody`(bytes: String) async throws {
        LoopbackClient(port: server.port)?.send(bytes)
        #expect(await Answer.get("/", address)?.status == 200)
    }

    @Test func `a thousand idle connections leave room for one more`() async throws {
        let port = server.port
        let clients = IdleClients(count: 1_000, port: port)
        #expect(clients.count == 1_000)
        #expect(await Answer.get("/", address)?.status == 200)
    }

    @Test func `who waits is told when the server stops, and the port is free again`() async throws {
        let port = server.port
        let waiting = try #require(LoopbackClient(port: port))
        waiting.send(address.head("GET", "/late") + "\r\n")
        server.stop()
        _ = await waiting.receive()
        let socket = try ListeningSocket(port: port)
        let next = try HTTPServer(on: socket) { _ in .text(200, "again") }
        #expect(await Answer.get("/", ServedAddress(socket))?.body == "again\n")
        #expect(throws: ServerError.portTaken(port)) { _ = try ListeningSocket(port: port) }
        next.stop()
    }
}

/// A server that has things done.
@Suite(.serialized) struct PostingTests {
    private let server: HTTPServer
    private let address: ServedAddress

    init() throws {
        let socket = try ListeningSocket(port: 0)
        address = ServedAddress(socket)
        server = try HTTPServer(on: socket, takesPosts: true) { request in
            .json(["\(request.method)": request.body.count, request.argument("name") ?? "": 0])
        }
    }

    @Test(arguments: [0, 12, 300_000, HTTPServer.mostBytes])
    func `a body arrives whole`(count: Int) async throws {
        let answer = try #require(
            await Answer.post(String(repeating: "x", count: count), "/edit?name=%C3%A9&other=", address))
        #expect(answer.body == #"{"post":\#(count),"é":0}"#)
    }

    @Test func `a body that is too long is refused before it is sent`() async throws {
        let head = address.head("POST", "/edit", ["Content-Length: \(HTTPServer.mostBytes + 1)"])
        #expect(await Answer.to(head + "\r\n", port: address.port)?.status == 413)
    }

    @Test func `a body without an end is not taken`() async throws {
        let chunk = String(repeating: "x", count: HTTPServer.mostBytes + 1)
        let head = address.head("POST", "/edit", ["Transfer-Encoding: chunked"])
        let answer = await Answer.to(
            head + "\r\n" + String(chunk.utf8.count, radix: 16) + "\r\n" + chunk + "\r\n0\r\n\r\n", port: address.port)
        #expect(answer == nil || answer?.status == 413)
        #expect(await Answer.get("/", address)?.status == 200)
    }

    @Test func `another site's form and a stranger have nothing done`() async throws {
        #expect(await Answer.post("{}", "/edit", address, headers: ["Origin: https://evil.example"])?.status == 403)
        #expect(await Answer.post("{}", "/edit", address, headers: ["Sec-Fetch-Site: cross-site"])?.status == 403)
        #expect(await Answer.post("{}", "/edit", address, headers: ["Cookie: a=b"])?.status == 403)
    }

    @Test(arguments: ["PUT", "DELETE", "OPTIONS", "TRACE", "PATCH"])
    func `other methods are not understood`(method: String) async throws {
        let request = address.head(method, "/edit", ["Content-Length: 0"]) + "\r\n"
        #expect(await Answer.to(request, port: address.port)?.status == 405)
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
