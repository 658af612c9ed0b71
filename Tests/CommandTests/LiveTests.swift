import Foundation
import Glibc
import KeylinePreviews
import KeylineScenes
import KeylineServing
import KeylineTypesetting
import Testing

@testable import KeylineCommand

/// `keyline preview --watch --serve`.
@MainActor
@Suite struct LiveTests {
    private let room: CommandSandbox

    init() throws {
        room = try CommandSandbox()
        try room.write(Self.card("First"), "a.yaml")
        try room.write(Self.card("Second"), "b.yaml")
    }

    private static func card(_ text: String) -> String {
        """
        keyline: 1
        size: 120x60
        views:
          - { type: UILabel, id: name, text: \(text), font: body }
        constraints:
          - name.leading == screen.leading + 8
          - name.top == screen.top + 8
        """
    }

    private func session() throws -> LiveSession {
        var settings = CommandSettings()
        settings.preview.serves = true
        let paths = [room.path("a.yaml"), room.path("b.yaml")]
        let files = try SceneFiles(fontFolders: [], operands: paths)
        var preview = MatrixPreview(
            SceneMatrix([], across: [], over: EnvironmentOverrides()), overlays: settings.overlayPainter(files),
            fonts: files.fonts, jobs: 2)
        preview.outputs.hasSheet = false
        let plan = LivePlan(
            settings: settings, paths: paths, files: files, preview: preview, folder: room.path("pages"))
        return try LiveSession { plan }
    }

    private func drawn(_ session: LiveSession) async throws -> MatrixPreview.Outcome {
        try #require(try await session.update())
    }

    private struct Page: Decodable {
        struct Cell: Decodable { let file: String? }
        struct Problem: Decodable {
            let place: String?
            let message: String
        }
        let cells: [Cell]
        let problems: [Problem]
        let version: Int?
    }

    private func page(_ outcome: MatrixPreview.Outcome) throws -> Page {
        try JSONDecoder().decode(Page.self, from: outcome.data)
    }

    @Test func `only what changed is drawn again`() async throws {
        let session = try session()
        let first = try page(try await drawn(session))
        #expect(first.cells.compactMap(\.file) == ["images/a/scene.png", "images/b/scene.png"])
        let other = room.bytes("pages/images/b/scene.png")
        try FileManager.default.removeItem(atPath: room.path("pages/images/b/scene.png"))
        try room.write(Self.card("Changed"), "a.yaml")
        let second = try page(try await drawn(session))
        #expect(second.cells.compactMap(\.file) == ["images/a/scene.png?v=1", "images/b/scene.png"])
        #expect(room.bytes("pages/images/b/scene.png") == nil, "the other picture is not drawn again")
        #expect(other != nil)
        #expect(second.version == 2)
    }

    @Test func `what looks as before is not drawn again`() async throws {
        let session = try session()
        _ = try await drawn(session)
        try room.write(Self.card("First") + "\n# a comment\n", "a.yaml")
        let second = try page(try await drawn(session))
        #expect(second.cells.compactMap(\.file) == ["images/a/scene.png", "images/b/scene.png"])
    }

    @Test func `an error is told with its place, the last picture stays, and the error goes`() async throws {
        let session = try session()
        _ = try await drawn(session)
        try room.write(Self.card("First").replacing("UILabel", with: "UILable"), "a.yaml")
        var outcome = try await drawn(session)
        #expect(try page(outcome).problems.first?.place?.hasPrefix(room.path("a.yaml") + ":4:") == true)
        #expect(try page(outcome).cells.count == 2)
        try room.write(Self.card("First"), "a.yaml")
        outcome = try await drawn(session)
        #expect(try page(outcome).problems.isEmpty)
    }

    @Test func `files that say nothing about pictures change nothing`() async throws {
        let session = try session()
        _ = try await drawn(session)
        // A file that was written in the tick of the clock in which the first run began is read once more.
        _ = try await session.update()
        for name in ["a.yaml~", "notes.txt", ".a.yaml.swp"] { try room.write("?", name) }
        #expect(try await session.update().map(\.files) == nil)
    }

    @Test func `the pictures of a removed document go, with its folder`() async throws {
        let session = try session()
        _ = try await drawn(session)
        #expect(room.bytes("pages/images/b/scene.png") != nil)
        try room.remove("b.yaml")
        let outcome = try await drawn(session)
        #expect(try page(outcome).cells.compactMap(\.file) == ["images/a/scene.png"])
        #expect(room.names.filter { $0.hasPrefix("pages/images") } == ["pages/images/a/scene.png"])
        #expect(!FileManager.default.fileExists(atPath: room.path("pages/images/b")))
    }

    @Test func `a document whose mode alone changes is read again`() throws {
        // Whoever may read everything notices no mode.
        let starter = getuid() == 0 ? ["/usr/bin/setpriv", "--bounding-set=-dac_override,-dac_read_search"] : []
        let words = ["preview", "a.yaml", "--watch", "-o", "pages"]
        let program = try FollowingProgram("keyline", words, through: starter, in: room)
        func isProblemShown() -> Bool {
            String(decoding: room.bytes("pages/index.html") ?? Data(), as: UTF8.self).contains(
                "the file cannot be read")
        }
        func setMode(_ mode: Int) throws {
            try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: room.path("a.yaml"))
        }
        try #require(program.until { program.output.contains("index.html") }, "\(program.errors)")
        #expect(!isProblemShown())
        try setMode(0o000)
        #expect(program.until { isProblemShown() }, "\(program.errors)")
        try setMode(0o644)
        #expect(program.until { !isProblemShown() }, "\(program.errors)")
    }

    // MARK: What a browser gets

    private func board() async throws -> LiveBoard {
        let session = try session()
        let board = LiveBoard(folder: room.path("pages")) { try await session.inspectorPage(of: $0) }
        board.publish(try await drawn(session), version: 1)
        return board
    }

    private func get(_ path: String, _ arguments: [String: String] = [:], from board: LiveBoard) async -> HTTPResponse {
        await board.respond(to: HTTPRequest(path: path, host: nil, arguments: arguments))
    }

    @Test func `the page, its pictures and the inspector are there`() async throws {
        let board = try await board()
        #expect(await get("/", from: board).body.starts(with: Data("<!doctype html>".utf8)))
        #expect(await get("/images/a/scene.png", from: board).body.starts(with: [0x89, 0x50, 0x4E, 0x47]))
        #expect(
            String(decoding: await get("/inspect", ["cell": "1"], from: board).body, as: UTF8.self).contains("Second"))
        #expect(await get("/inspect", ["cell": "99"], from: board).status == 404)
    }

    @Test(arguments: [
        "/a.yaml", "/images/../../a.yaml", "/../a.yaml", "/images", "/images/", "//etc/passwd", "/index.html/", "",
    ])
    func `nothing else is readable`(path: String) async throws {
        let response = await get(path, from: try await board())
        #expect(response.status == 404)
        #expect(!String(decoding: response.body, as: UTF8.self).contains("UILabel"))
    }

    @Test func `who asks for news hears of the next state`() async throws {
        let session = try session()
        let board = LiveBoard(folder: room.path("pages")) { _ in nil }
        let outcome = try await drawn(session)
        board.publish(outcome, version: 1)
        #expect(await get("/changes", from: board).body == Data(#"{"version":1}"#.utf8))
        async let news = get("/changes", ["since": "1"], from: board)
        try await Task.sleep(for: .milliseconds(50))
        board.publish(outcome, version: 2)
        #expect(await news.body == Data(#"{"version":2}"#.utf8))
    }
}
