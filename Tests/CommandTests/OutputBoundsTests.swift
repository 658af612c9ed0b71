import Foundation
import Testing

/// Commands write beneath the folder that was named, or beneath the current one, whatever links a repository has.
@Suite struct OutputBoundsTests {
    private let room: CommandSandbox

    init() throws {
        room = try CommandSandbox()
        try room.write(Fixtures.card, "repo/Card.xib")
        try room.write("theirs", "outside/Card.html")
        try room.write("theirs", "outside/Card.png")
    }

    private var outside: [String] { room.names.filter { $0.hasPrefix("outside/") } }

    private func run(_ line: String) throws -> CommandSandbox.Outcome { try room.runShell("cd repo && \(line)") }

    @Test(arguments: [
        "ln -s ../outside out && keyline golden test", "ln -s ../outside preview && keyline preview Card.xib",
        "ln -s ../outside golden && keyline golden prune", "ln -s ../outside adapted && keyline adapt Card.swift",
        "mkdir preview && ln -s ../../outside preview/images && keyline preview Card.xib",
        "ln -s ../outside/Card.png Card.png && keyline render Card.xib",
        "ln -s ../outside/Card.html Card.html && keyline inspect Card.xib",
        "mkdir pictures && ln -s ../../outside/Card.png pictures/Card.png && keyline render Card.xib -o pictures/",
        "ln -s ../outside out && keyline check Card.xib --shard 1/2",
        "mkdir -p o && ln -s ../../outside/Card.png o/index.html && keyline preview Card.xib -o o",
    ])
    func `nothing is written where a link leads`(line: String) throws {
        try room.write("let a = 1\n", "repo/Card.swift")
        try room.write("Card.png Card.xib\n", "outside/cases.txt")
        let outcome = try run(line)
        #expect(outcome.status == 2, "\(outcome.output)")
        #expect(outcome.errors.contains("symbolic link"), "\(outcome.errors)")
        #expect(outside == ["outside/Card.html", "outside/Card.png", "outside/cases.txt"])
        for name in ["Card.html", "Card.png"] { #expect(room.bytes("outside/\(name)") == Data("theirs".utf8)) }
    }

    @Test func `a folder that a person names may be a link`() throws {
        let outcome = try run("ln -s ../outside pictures && keyline render Card.xib -o pictures/")
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(room.bytes("outside/Card.png") != Data("theirs".utf8))
    }

    // MARK: keyline.yaml

    @Test(arguments: ["../outside", "/tmp/keyline-outside", "sub/../../outside", "link"])
    func `a configuration that is found sends no output out of its folder`(path: String) throws {
        try room.write("keyline: 1\npreview: { output: \(path) }\n", "repo/keyline.yaml")
        let outcome = try run("ln -s ../outside link; keyline preview Card.xib")
        #expect(outcome.status == 2)
        #expect(
            outcome.errors.contains("keyline.yaml:2:20: error: \"output\" leads out of the folder"), "\(outcome.errors)"
        )
        #expect(try run("keyline preview Card.xib -o ../fine").status == 0, "the call says where")
        #expect(outside == ["outside/Card.html", "outside/Card.png"])
    }

    @Test func `a configuration in a folder around keeps outputs in that folder`() throws {
        try room.write("keyline: 1\npreview: { output: made }\n", "repo/keyline.yaml")
        let outcome = try room.runShell("mkdir repo/deep && cd repo/deep && keyline preview ../Card.xib")
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(room.bytes("repo/made/index.html") != nil)
        try room.write("keyline: 1\npreview: { output: ../made }\n", "repo/keyline.yaml")
        #expect(try room.runShell("cd repo/deep && keyline preview ../Card.xib").status == 2)
        #expect(try room.runShell("cd repo/deep && keyline preview ../Card.xib --config ../keyline.yaml").status == 0)
        #expect(room.bytes("made/index.html") != nil, "a file that a person names is trusted")
    }

    @Test(.enabled(if: geteuid() == 0, "only root gives files away"))
    func `a configuration of another user in a folder around does not count`() throws {
        try room.write("keyline: 1\ncheck: { across: { locales: [en, ar] } }\n", "repo/keyline.yaml")
        let check = "mkdir -p repo/deep && cd repo/deep && keyline check ../Card.xib"
        let own = try room.runShell(check + " --format json")
        #expect(own.output.contains("\"ar"))
        _ = try room.runShell("chown 12345 repo/keyline.yaml")
        let theirs = try room.runShell(check + " --format json")
        #expect(!theirs.output.contains("\"ar"))
        #expect(theirs.errors.contains("../keyline.yaml: note: skipped, because it belongs to another user"))
        #expect(try run("keyline check Card.xib --format json").output.contains("\"ar"), "the current folder is chosen")
    }
}
