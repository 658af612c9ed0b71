import Foundation
import Testing

@testable import KeylineCommand

/// Five documents, of which one never ends, one traps and one takes all memory, while they are followed: the command goes on, the other two
/// are drawn and updated, and what failed is tried again once it is mended.
@Suite(.serialized) struct LiveFailureTests {
    private let room: CommandSandbox
    private static let names = ["first", "grows", "last", "loops", "traps"]
    private static let files = names.map { "\($0).xib" }
    /// Low, so that tests are quick: the looping document exceeds the first, the growing one the second.
    private static let limits = ["--limits", "seconds=2,memory=300M"]

    init() throws {
        room = try CommandSandbox()
        for name in Self.names { try write(name) }
        // A new folder beside documents may have something for them.
        try room.write("", "out/.keep")
    }

    /// Writes a document whose name says what becomes of it, or a mended one.
    private func write(_ name: String, text: String = "Hello", isMended: Bool = false) throws {
        let badges = ["grows": "GrowingBadge", "loops": "LoopingBadge", "traps": "TrappingBadge"]
        var document = Fixtures.card.replacing("Hello", with: text)
        if let badge = badges[name], !isMended {
            document = document.replacing("<view contentMode", with: "<view customClass=\"\(badge)\" contentMode")
        }
        try room.write(document, "\(name).xib")
    }

    private struct Page: Decodable {
        struct Cell: Decodable { let file: String? }
        let cells: [Cell]
        let version: Int?

        var files: [String] { cells.compactMap(\.file) }
    }

    /// The present page; nil while no server answers.
    private func page(_ program: FollowingProgram) throws -> Page? {
        try program.get("/data.json").map { try JSONDecoder().decode(Page.self, from: Data($0.utf8)) }
    }

    /// The names of the documents with pictures.
    private func pictures(_ program: FollowingProgram) throws -> [String] {
        try page(program)?.files.compactMap { $0.split(separator: "/").dropFirst().first.map(String.init) } ?? []
    }

    private func expectThree(_ failures: [String], _ place: Testing.SourceLocation = #_sourceLocation) {
        let expected = [
            "loops.xib: error: laying out .* takes more than 2 seconds of the processor's time",
            "traps.xib: error: laying out .* ends in a trap: Index out of range",
            "grows.xib: error: laying out .* takes more than 300 MB of memory",
        ]
        for pattern in expected {
            let count = failures.count { $0.range(of: pattern, options: .regularExpression) != nil }
            #expect(count == 1, "\(pattern) in \(failures)", sourceLocation: place)
        }
        #expect(failures.count == 3, "\(failures)", sourceLocation: place)
    }

    /// Expects the live page to have the files that another run writes.
    private func expectFresh(_ place: Testing.SourceLocation = #_sourceLocation) throws {
        let words = ["preview"] + Self.files + ["--across", "appearances=light", "-o", "out/fresh"] + Self.limits
        _ = try room.run(program: "FailingPreviews", words)
        let names = room.names.filter { $0.hasPrefix("out/page/images/") }
        #expect(names.count > 1, sourceLocation: place)
        #expect(
            names.map { $0.dropFirst("out/page/".count) }
                == room.names.filter { $0.hasPrefix("out/fresh/images/") }.map { $0.dropFirst("out/fresh/".count) },
            sourceLocation: place)
        for name in names {
            #expect(
                room.bytes(name) == room.bytes("out/fresh/" + name.dropFirst("out/page/".count)), sourceLocation: place)
        }
    }

    @Test func `a served page shows the others, follows them, and has what was mended`() throws {
        let program = try FollowingProgram(
            "FailingPreviews",
            ["preview"] + Self.files + ["--watch", "--serve", "-o", "out/page", "--across", "appearances=light"]
                + Self.limits, in: room)
        try #require(program.until { program.port != nil }, "\(program.errors)")
        let port = program.port
        expectThree(program.failures)
        #expect(try pictures(program) == ["first", "last"])
        // Another document changes: it is drawn, and what failed is not tried again.
        try write("last", text: "Changed")
        #expect(try program.until { try page(program)?.files.contains { $0.contains("last/light.png?v=") } ?? false })
        expectThree(program.failures)
        try expectFresh()
        // Mended documents are drawn.
        try write("traps", isMended: true)
        #expect(try program.until { try pictures(program) == ["first", "last", "traps"] })
        try write("loops", isMended: true)
        #expect(try program.until { try pictures(program) == ["first", "last", "loops", "traps"] })
        expectThree(program.failures)
        // A sound document fails: the page shows the others on the same port, and a later state than before.
        let version = try page(program)?.version ?? 0
        try write("traps")
        #expect(try program.until { try pictures(program) == ["first", "last", "loops"] })
        #expect(try #require(try page(program)?.version) > version)
        #expect(program.failures.count == 4, "\(program.failures)")
        #expect(program.port == port)
        #expect(program.output.split(separator: "\n").count == 2, "\(program.output)")
        try expectFresh()
        #expect(program.isRunning)
    }

    @Test func `a document that is mended while it loops is drawn`() throws {
        let program = try FollowingProgram(
            "FailingPreviews",
            [
                "preview", "first.xib", "loops.xib", "--watch", "--serve", "-o", "out/page", "--across",
                "appearances=light",
            ]
                + Self.limits, in: room)
        // The first turn is in the endless loop.
        #expect(program.until { room.bytes("out/page/images/first/light.png") != nil })
        try write("loops", isMended: true)
        #expect(try program.until { try pictures(program) == ["first", "loops"] }, "\(program.errors)")
    }

    @Test func `a page without a server is drawn again, with what was mended`() throws {
        let program = try FollowingProgram(
            "FailingPreviews",
            ["preview"] + Self.files + ["--watch", "-o", "out/page", "--across", "appearances=light"] + Self.limits,
            in: room)
        try #require(program.until { program.output.contains("index.html") }, "\(program.errors)")
        expectThree(program.failures)
        let first = room.bytes("out/page/images/first/light.png")
        #expect(first != nil)
        try write("first", text: "Changed")
        #expect(program.until { room.bytes("out/page/images/first/light.png").map { $0 != first } ?? false })
        try write("grows", isMended: true)
        #expect(program.until { room.bytes("out/page/images/grows/light.png") != nil })
        expectThree(program.failures)
    }

    @Test func `previews of a program are served without those that fail, by the configuration of now`() throws {
        try room.write("// swift-tools-version: 6.2\n", "Package.swift")
        let program = try FollowingProgram(
            "FailingPreviews",
            ["preview", "--package", ".", "--watch", "--serve", "-o", "out/page", "--across", "appearances=light"]
                + Self.limits, in: room)
        try #require(program.until { program.port != nil }, "\(program.errors)")
        #expect(try pictures(program) == ["Previews-First", "Previews-Last"])
        #expect(program.failures.count == 3, "\(program.failures)")
        let size = room.bytes("out/page/images/Previews-First/light.png")
        try room.write("keyline: 1\npreview: { scale: 1 }\n", "keyline.yaml")
        #expect(program.until { room.bytes("out/page/images/Previews-First/light.png").map { $0 != size } ?? false })
        // With other settings each is tried once more.
        #expect(program.until { program.failures.count == 6 })
        #expect(try program.until { try pictures(program) == ["Previews-First", "Previews-Last"] })
    }

    @Test func `a program that draws for one that follows a package leaves the state of the others`() throws {
        try room.write("// swift-tools-version: 6.2\n", "Package.swift")
        let words =
            "preview --package . --watch --serve -o out/page --across appearances=light --limits seconds=2,memory=300M"
        let outcome = try room.runShell(
            "KEYLINE_PREVIEW_STATE=state KEYLINE_PREVIEW_VERSION=3 timeout 120 FailingPreviews \(words)")
        #expect(outcome.status == 2)
        #expect(outcome.errors.components(separatedBy: ": error: laying out").count == 4, "\(outcome.errors)")
        let state = try PreviewState(contentsOf: room.path("state"))
        #expect(try JSONDecoder().decode(Page.self, from: state.data).files.count == 2)
        #expect(state.files == ["images/Previews-First/light.png", "images/Previews-Last/light.png"])
        let page = try room.runShell("KEYLINE_PREVIEW_CELL=2 timeout 120 FailingPreviews \(words)")
        #expect(page.status == 2)
        #expect(page.errors.contains("ends in a trap: Index out of range"))
    }

    @Test func `goldens that fail leave the others compared, again and again`() throws {
        let lines = Self.names.map { "\($0).png \($0).xib\n" }
        try room.write(lines.joined(), "golden/cases.txt")
        for name in Self.names { try write(name, isMended: true) }
        let accepted = try room.run(program: "FailingPreviews", ["golden", "accept", "*"])
        #expect(accepted.status == 0, "\(accepted.errors)")
        for name in Self.names { try write(name) }
        let program = try FollowingProgram("FailingPreviews", ["golden", "test", "--watch"] + Self.limits, in: room)
        func turns() -> Int { program.errors.components(separatedBy: "waiting for changes").count - 1 }
        try #require(program.until { turns() == 1 }, "\(program.errors)")
        expectThree(program.failures)
        #expect(program.output.contains("2 the same, 3 failed"))
        try write("first", text: "Changed")
        #expect(program.until { program.output.contains("different  first.png") })
        expectThree(program.failures)
        try write("loops", isMended: true)
        #expect(program.until { program.output.contains("2 the same, 1 different, 2 failed") }, "\(program.output)")
        expectThree(program.failures)
        try room.write("keyline: 1\ngolden: { filter: \"last*\" }\n", "keyline.yaml")
        #expect(program.until { program.output.contains("1 golden: 1 the same") }, "\(program.output)")
        #expect(program.isRunning)
    }
}
