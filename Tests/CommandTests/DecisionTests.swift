import Foundation
import KeylineGoldens
import KeylineServing
import Testing

@testable import KeylineCommand

/// Approving and rejecting on a served page, and recording what was approved.
@Suite struct DecisionTests {
    private let room: CommandSandbox

    init() throws {
        room = try CommandSandbox()
        try change(top: 8)
        try room.write(
            "a.png card.yaml --scale 1\nb.png card.yaml --scale 2\nc.layout.txt card.yaml\n", "golden/cases.txt")
        _ = try room.run("golden", "accept", "*")
        try change(top: 24)
        _ = try room.run("golden", "test")
    }

    private func change(top: Int) throws {
        try room.write(
            """
            keyline: 1
            size: 120x60
            views:
              - { type: UILabel, id: name, text: Hello }
            constraints:
              - name.top == screen.top + \(top)
              - name.leading == screen.leading + 8

            """, "card.yaml")
    }

    private func results() throws -> GoldenResults { try GoldenResults(file: room.path("out/golden/results.json")) }

    private func board() throws -> DecisionBoard {
        let folder = room.path("out/golden")
        let commands = GoldenCommands(
            prune: "", acceptAll: "", acceptGroup: { causes, _ in causes.joined() }, accept: { $0 })
        return DecisionBoard(
            try ServedReport(
                results(), commands: commands, origin: ReportOrigin(commit: "abc"),
                decisions: DecisionBoard.earlier(in: folder), file: "decisions.json"),
            in: folder)
    }

    private func decide(_ name: String, _ words: String, _ board: DecisionBoard, actual: String? = nil) async throws
        -> HTTPResponse
    {
        let digests = try #require(results().results.first { $0.name == name }?.digests)
        let body = """
            {"decisions": {"\(name)": {\(words)"digests": {"expected": "\(digests.expected ?? "")",
            "actual": "\(actual ?? digests.actual)"}}}}
            """
        return await board.respond(
            to: HTTPRequest(.post, path: "/decisions", host: nil, body: Data(body.utf8)))
    }

    private func kept() throws -> ReviewDecisions { try ReviewDecisions(file: room.path("out/golden/decisions.json")) }

    @Test func `decisions are kept beside the results, changed and taken back`() async throws {
        let board = try board()
        #expect(try await decide("a.png", #""verdict": "approved", "#, board).status == 200)
        #expect(try await decide("b.png", #""verdict": "rejected", "note": "No", "#, board).status == 200)
        #expect(try kept().decisions.mapValues(\.verdict) == ["a.png": .approved, "b.png": .rejected])
        // Another page of the same command, and of one that is started again, has them too.
        let answer = await board.respond(to: HTTPRequest(path: "/decisions", host: nil))
        #expect(String(decoding: answer.body, as: UTF8.self).contains(#""note":"No""#))
        let later = try self.board()
        let page = await later.respond(to: HTTPRequest(path: "/", host: nil))
        #expect(String(decoding: page.body, as: UTF8.self).contains(#""note":"No""#))
        #expect(try await decide("b.png", "", later).status == 200)
        #expect(try kept().decisions.keys.sorted() == ["a.png"])
    }

    @Test func `what is no decision, or about another picture, changes nothing`() async throws {
        let board = try board()
        #expect(try await decide("a.png", #""verdict": "approved", "#, board).status == 200)
        let before = try kept()
        #expect(
            try await decide("a.png", #""verdict": "rejected", "#, board, actual: String(repeating: "0", count: 64))
                .status == 409)
        let long = String(repeating: "n", count: ReviewDecisions.longestNote + 1)
        #expect(try await decide("a.png", #""note": "\#(long)", "#, board).status == 400)
        for (body, status) in [("", 400), ("[]", 400), (#"{"decisions": {"x.png": {"verdict": "approved"}}}"#, 404)] {
            let request = HTTPRequest(.post, path: "/decisions", host: nil, body: Data(body.utf8))
            #expect(await board.respond(to: request).status == status)
        }
        #expect(await board.respond(to: HTTPRequest(.post, path: "/", host: nil)).status == 404)
        #expect(try kept() == before)
    }

    @Test(arguments: ["/results.json", "/decisions.json", "/../../card.yaml", "/x.png", "//etc/passwd"])
    func `only the page and what it shows can be read`(path: String) async throws {
        #expect(try await board().respond(to: HTTPRequest(path: path, host: nil)).status == 404)
        let picture = try #require(try results().results.first?.files?.actual)
        let answer = try await board().respond(to: HTTPRequest(path: "/" + picture, host: nil))
        #expect(answer.status == 200 && answer.type == "image/png")
    }

    @Test func `what was approved is recorded, and what was rejected is told`() async throws {
        let board = try board()
        _ = try await decide("a.png", #""verdict": "approved", "#, board)
        _ = try await decide("c.layout.txt", #""verdict": "rejected", "note": "Too low", "#, board)
        let before = room.bytes("golden/b.png")
        let outcome = try room.run("golden", "accept", "--approved")
        #expect(outcome.status == 1)
        #expect(outcome.output == "recorded   golden/a.png\nrejected   golden/c.layout.txt: Too low\n")
        #expect(room.bytes("golden/b.png") == before)
        #expect(try room.run("golden", "accept", "a.png", "--approved").output == "unchanged  golden/a.png\n")
    }

    @Test func `what changed since it was approved is refused`() async throws {
        _ = try await decide("a.png", #""verdict": "approved", "#, board())
        try change(top: 40)
        let outcome = try room.run("golden", "accept", "--approved")
        #expect(outcome.status == 1)
        #expect(
            outcome.errors.contains("golden/a.png: error: not recorded: what is drawn now is not what was approved"))
        try room.write(Data(contentsOf: URL(fileURLWithPath: room.path("out/golden/decisions.json"))), "saved.json")
        try change(top: 24)
        #expect(try room.run("golden", "accept", "--approved", "--decisions", "saved.json").status == 0)
    }

    @Test func `decisions that are not there, of no case or without their option are errors`() throws {
        let missing = try room.run("golden", "accept", "--approved")
        #expect(missing.status == 2)
        #expect(missing.errors.contains("out/golden/decisions.json: error: nothing is decided yet"))
        try room.write(#"{"keyline": 1, "page": "goldens", "decisions": {"z.png": {"verdict": "approved"}}}"#, "z.json")
        let unknown = try room.run("golden", "accept", "--approved", "--decisions", "z.json")
        #expect(unknown.status == 2 && unknown.errors.contains("z.png"))
        let alone = try room.run("golden", "accept", "*", "--decisions", "z.json")
        #expect(alone.status == 2 && alone.errors.contains(#"add "--approved""#))
        #expect(try room.run("golden", "test", "--serve", "--watch").errors.contains("leave out one of them"))
    }

    @Test func `JUnit tells how long each case took and where its files are`() throws {
        let text = try room.run("golden", "test", "--format", "junit").output
        #expect(text.firstMatch(of: /<testcase name="a.png" classname="golden" time="[0-9]+\.[0-9]{3}">/) != nil)
        #expect(text.contains("[[ATTACHMENT|out/golden/a.actual.png]]"))
        #expect(text.firstMatch(of: /<testsuite name="golden"[^>]* time="[0-9]+\.[0-9]{3}">/) != nil)
    }

    @Test func `a page tells commit and time, but for pages that are to be the same each time`() throws {
        func page() throws -> String { String(decoding: room.bytes("out/golden/report.html") ?? Data(), as: UTF8.self) }
        #expect(try page().firstMatch(of: /"subtitle":"[0-9]{4}-[0-9]{2}-[0-9]{2} [0-9:]{5} UTC, in [0-9.]+ s"/) != nil)
        _ = try room.runShell("SOURCE_DATE_EPOCH=1 keyline golden test")
        #expect(try !page().contains(#""subtitle":"#))
    }
}
