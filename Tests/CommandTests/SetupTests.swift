import Foundation
import Testing

@testable import KeylineCommand

/// `keyline init` and `keyline doctor`: what a person does first in a folder and on a machine.
@Suite struct SetupTests {
    private let room: CommandSandbox

    init() throws { room = try CommandSandbox() }

    private func writeApp() throws {
        let layout =
            "keyline: 1\nsize: 120x80\nviews:\n  - { type: UILabel, id: title, text: Hello }\n"
            + "constraints: [title.top == screen.top + 8, title.leading == screen.leading + 8]\n"
        try room.write(layout, "App/home.yaml")
        for language in ["en", "ar", "de"] {
            try room.write("\"title\" = \"x\";\n", "App/\(language).lproj/Home.strings")
        }
    }

    @Test func `a folder is set up so that the next commands work in it`() throws {
        try writeApp()
        let outcome = try room.run("init", "--ci", "github")
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(outcome.output.contains("keyline golden accept \"*\""))
        let configuration = String(decoding: try #require(room.bytes("keyline.yaml")), as: UTF8.self)
        #expect(configuration.contains("locales: [ar, de, en]"))
        let workflow = String(decoding: try #require(room.bytes(".github/workflows/keyline.yml")), as: UTF8.self)
        #expect(workflow.contains("- run: bash /tmp/keyline-run review out/keyline .\n"))
        #expect(workflow.contains("KEYLINE_FROM: ${{ vars.KEYLINE_FROM }}") && !workflow.contains("container:"))
        #expect(try room.run("golden", "accept", "*").status == 0)
        #expect(room.names.contains("golden/home/home.png"))
        #expect(try room.run("golden", "test").status == 0)
        #expect(try room.run("check", ".").status < 2)
    }

    @Test(arguments: [("github", ".github/workflows/keyline.yml"), ("gitlab", ".gitlab/keyline.yml")])
    func `the CI job of a package installs the SDK beside its Swift`(service: String, path: String) throws {
        try room.write("// swift-tools-version: 6.2\n", "Package.swift")
        try room.write("#Preview { }\n", "Sources/Kit/A.swift")
        #expect(try room.run("init", "--ci", service).status == 0)
        let job = String(decoding: try #require(room.bytes(path)), as: UTF8.self)
        #expect(job.contains("--sdk\n") && job.contains(/(container|image): swift:[0-9.]+-bookworm/), "\(job)")
        #expect(job.contains("review out/keyline --package . --trust\n"))
        #expect(
            room.bytes("golden/cases.txt").map { String(decoding: $0, as: UTF8.self) }?.contains("--package .") == true)
    }

    @Test func `existing files are kept`() throws {
        try writeApp()
        try room.write("keyline: 1\n", "keyline.yaml")
        let outcome = try room.run("init")
        #expect(outcome.output.contains("kept     keyline.yaml"))
        #expect(room.bytes("keyline.yaml") == Data("keyline: 1\n".utf8))
        #expect(outcome.output.contains("written  golden/cases.txt"))
    }

    @Test func `a dry run lists the files and writes none`() throws {
        try writeApp()
        let before = room.names
        let outcome = try room.run("init", "--dry-run", "--ci", "gitlab")
        #expect(outcome.output.contains("missing  .gitlab/keyline.yml"))
        #expect(room.names.filter { !$0.hasPrefix(".") } == before.filter { !$0.hasPrefix(".") })
    }

    @Test func `a folder with nothing to draw is an error`() throws {
        try room.write("text\n", "notes.txt")
        let outcome = try room.run("init")
        #expect(outcome.status == 2)
        #expect(outcome.errors.contains("the folder has no storyboard, XIB or YAML layout"))
    }

    @Test func `the doctor names each thing that is missing with its remedy`() throws {
        let whole = try room.run("doctor", "--format", "json")
        #expect(whole.output.contains("\"name\" : \"fonts\""))
        try room.write("keyline: 1\nchekc: {}\n", "keyline.yaml")
        let broken = try room.run("doctor")
        #expect(broken.status == 1)
        #expect(broken.output.contains("missing  keyline.yaml"))
        #expect(broken.output.contains("keyline.yaml:2:1"))
    }

    @Test func `an installed program advises packages, not targets of a checkout's Makefile`() throws {
        // A prefix with the program and its build, as a package has them, without the SDK.
        let program = CommandSandbox.products.appendingPathComponent("keyline").path
        let copied = try room.runShell(
            "mkdir -p prefix/bin prefix/share/keyline && cp '\(program)' prefix/bin/keyline && "
                + "echo '0123abc, 2026-01-01' > prefix/share/keyline/build.txt && "
                + "KEYLINE_SDK=none XDG_CACHE_HOME=$PWD/none HOME=$PWD/none prefix/bin/keyline doctor")
        #expect(copied.output.contains("missing  SDK"), "\(copied.output)\(copied.errors)")
        #expect(copied.output.contains("keyline-sdk of the same release"))
        #expect(!copied.output.contains("make setup") && !copied.output.contains("CHECKOUT"))
    }

    @Test(arguments: [(true, "apt install librsvg2-2"), (false, "install librsvg2-2, or run make setup")])
    func `a missing reader of drawings is installed as the person can`(isInstalled: Bool, words: String) {
        #expect(SetupCheck.remedy(in: "install librsvg2-2, or run make setup", isInstalled: isInstalled) == words)
    }

    @Test func `a pointer of Git LFS in place of a file is told as such`() throws {
        let pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 3\n"
        for (name, words) in [("Main.storyboard", ["check"]), ("home.yaml", ["render"])] {
            try room.write(pointer, name)
            let outcome = try room.run(words + [name])
            #expect(outcome.status == 2)
            #expect(outcome.errors.contains("\(name): error: the file is a Git LFS pointer"), "\(outcome.errors)")
            #expect(outcome.errors.contains("git lfs pull"))
        }
        try room.write(pointer, "a.png")
        #expect(try room.run("diff", "a.png", "a.png").errors.contains("git lfs pull"))
        try room.write(pointer, "fonts/a.ttf")
        try room.write("keyline: 1\nsize: 10x10\nviews: [{ type: UIView, id: a }]\n", "card.yaml")
        #expect(try room.run("render", "card.yaml", "--fonts", "fonts").errors.contains("git lfs pull"))
    }

    @Test(arguments: [("-o=x", "-o x"), ("-q=1", "\"-q\" alone")])
    func `an equals sign after a letter is explained`(word: String, hint: String) throws {
        try writeApp()
        let outcome = try room.run("render", "App/home.yaml", word)
        #expect(outcome.status == 2)
        #expect(outcome.errors.contains("takes no equals sign") && outcome.errors.contains(hint), "\(outcome.errors)")
    }
}
