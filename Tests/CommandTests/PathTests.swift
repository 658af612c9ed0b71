import Foundation
import Testing

/// Paths as people type them, and standard input.
@Suite struct PathTests {
    private let room: CommandSandbox

    init() throws { room = try CommandSandbox() }

    @Test(arguments: ["S", "f/x.xib", "a", "é/x.xib"])
    func `a path may begin with one character`(path: String) throws {
        try room.write(Fixtures.card, path)
        for arguments in [["check", path], ["render", path, "-o", "out/"], ["dump", path], ["list", path]] {
            #expect(try room.run(arguments).status == 0, "\(arguments)")
        }
    }

    @Test func `a path of one character that leads nowhere is an error`() throws {
        let outcome = try room.run("render", "a")
        #expect(outcome.status == 2)
        #expect(outcome.errors.hasPrefix("a: error: there is no such file or folder"))
    }

    @Test func `a folder of one character is an app`() throws {
        try room.write(Fixtures.card, "A/Card.xib")
        #expect(try room.run("render", "A", "-o", "o/").output == "o/Card.png\n")
    }

    @Test func `standard input is a storyboard, a XIB or a layout, told by its content`() throws {
        try room.write(Fixtures.card, "Card.xib")
        #expect(try room.runShell("keyline render - -o out/ < Card.xib").output == "out/stdin.png\n")
        let layout = "keyline: 1\nviews:\n  - { type: UILabel, id: title, text: Hello }\n"
        try room.write(layout, "x.yaml")
        #expect(try room.runShell("keyline dump - < x.yaml").output.contains("Hello"))
        let bad = try room.runShell("printf '<document' | keyline check -")
        #expect(bad.status == 2)
        #expect(bad.errors.hasPrefix("stdin:1:"))
        #expect(try room.runShell("keyline render - -o out/ < /dev/null").status == 2)
    }

    @Test func `layouts and lists of goldens with CR LF are read as those with LF`() throws {
        let layout = "keyline: 1\r\nviews:\r\n  - { type: UILabel, id: title, text: Hello }\r\n"
        try room.write(layout, "App/x.yaml")
        #expect(try room.run("render", "App", "-o", "out/").output == "out/x.png\n")
        let list = "# goldens\r\na.png App/x.yaml\r\n\r\nb.layout.txt App/x.yaml --locale ar\r\n"
        try room.write(list, "golden/cases.txt")
        #expect(try room.run("golden", "accept", "*").status == 0)
        #expect(try room.run("golden", "test").status == 0)
        #expect(room.names.contains("golden/b.layout.txt"))
    }
}
