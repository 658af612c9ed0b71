import Foundation
import Testing

@testable import KeylineCommand

/// Colours, progress, quiet and parallel checks, forms of results, and layouts on standard input.
@Suite struct MannersTests {
    private let room: CommandSandbox

    init() throws {
        room = try CommandSandbox()
        let open = "keyline: 1\nsize: 120x80\nviews: [{ type: UILabel, id: title, text: Hello }]\n"
        for name in ["first", "second", "third"] { try room.write(open, "App/\(name).yaml") }
    }

    // MARK: Colours

    @Test(arguments: [
        (ColorChoice.auto, true, [:], true), (.auto, false, [:], false), (.auto, true, ["NO_COLOR": "1"], false),
        (.auto, true, ["NO_COLOR": ""], true), (.auto, true, ["TERM": "dumb"], false),
        (.auto, false, ["CLICOLOR_FORCE": "1"], true), (.auto, false, ["CLICOLOR_FORCE": "0"], false),
        (.auto, true, ["CLICOLOR": "0"], false), (.always, false, ["NO_COLOR": "1"], true), (.never, true, [:], false),
    ])
    func `colours follow the option, then the environment, then the terminal`(
        choice: ColorChoice, isTerminal: Bool, variables: [String: String], isColoured: Bool
    ) {
        #expect(choice.applies(isTerminal: isTerminal, variables: variables) == isColoured)
    }

    @Test func `the place is bold and the severity has its colour`() {
        let plain = "a.yaml:1:2: error: no key\n  did you mean \"x\"?\nnote: this\nThe error: not here"
        let painted = MessageColors.painted(plain)
        #expect(painted.hasPrefix("\u{1B}[1ma.yaml:1:2: \u{1B}[0m\u{1B}[1m\u{1B}[31merror:\u{1B}[0m no key\n  did"))
        #expect(painted.contains("\n\u{1B}[1m\u{1B}[36mnote:\u{1B}[0m this\n"))
        #expect(painted.replacing(/\u{1B}\[[0-9]+m/, with: "") == plain)
    }

    @Test func `findings and errors are coloured on demand only`() throws {
        let plain = try room.run("check", "App/first.yaml")
        let coloured = try room.run("check", "App/first.yaml", "--color", "always")
        #expect(!plain.output.contains("\u{1B}"))
        #expect(coloured.output.contains("\u{1B}[35mwarning:"))
        #expect(coloured.output.replacing(/\u{1B}\[[0-9]+m/, with: "") == plain.output)
        #expect(try room.run("check", "gone.yaml", "--color", "always").errors.contains("\u{1B}[31merror:"))
    }

    // MARK: Checks

    @Test func `a quiet check prints the last line alone`() throws {
        let outcome = try room.run("check", "App", "-q")
        #expect(outcome.output == "3 findings (3 warnings) in 3 scenes and 1 environment\n")
        #expect(outcome.status == 1)
    }

    @Test(arguments: ["second.yaml", "App/s*", "sec*"])
    func `excluded files are left out by name, path and pattern`(pattern: String) throws {
        let outcome = try room.run("check", "App", "--exclude", pattern)
        #expect(outcome.output.contains("first.yaml") && !outcome.output.contains("second.yaml"))
    }

    @Test func `an excluded file is not opened`() throws {
        try room.write("keyline: [", "App/Old/broken.yaml")
        #expect(try room.run("check", "App", "-q").status == 2)
        #expect(try room.run("check", "App", "-q", "--exclude", "Old").status == 1)
    }

    @Test(arguments: ["text", "json", "junit", "sarif"])
    func `several processes print what one prints`(format: String) throws {
        let one = try room.run("check", "App", "--format", format)
        let several = try room.run("check", "App", "--format", format, "-j", "2")
        #expect(several.output == one.output)
        #expect(several.status == one.status)
    }

    @Test func `several processes tell an error once`() throws {
        try room.write("keyline: 2", "App/fourth.yaml")
        let outcome = try room.run("check", "App", "-j", "3", "-q")
        #expect(outcome.status == 2)
        #expect(outcome.errors.components(separatedBy: "fourth.yaml:1:10: error").count == 2, "\(outcome.errors)")
    }

    @Test func `findings of several kinds are counted by kind`() throws {
        let layout = """
            keyline: 1
            size: 120x80
            views:
              - { type: UILabel, id: a, text: Hello }
              - { type: UIImageView, id: b, image: gone, frame: { x: 0, y: 40, width: 9, height: 9 } }
            """
        try room.write(layout, "kinds.yaml")
        #expect(try room.run("check", "kinds.yaml").output.contains("\n1 ambiguous, 1 missing image\n2 findings"))
    }

    // MARK: Forms of results

    @Test func `diagnose has a form for programs`() throws {
        struct Diagnosis: Decodable {
            struct Entry: Decodable {
                struct Finding: Decodable {
                    let kind: String
                    let line: Int?
                    let command: String?
                }
                let file: String
                let category: String
                let findings: [Finding]
            }
            let scenes: [Entry]
        }
        let output = try room.run("diagnose", "App", "--format", "json").output
        let scenes = try JSONDecoder().decode(Diagnosis.self, from: Data(output.utf8)).scenes
        #expect(scenes.map(\.file) == ["App/first.yaml", "App/second.yaml", "App/third.yaml"])
        #expect(scenes.allSatisfy { $0.category == "ambiguous" })
        #expect(scenes[0].findings.map(\.kind) == ["ambiguous"])
        #expect(scenes[0].findings[0].line == 3)
        #expect(scenes[0].findings[0].command == "keyline fix App/first.yaml add-missing --select title")
    }

    @Test func `the list of goldens has a form for programs`() throws {
        struct List: Decodable {
            struct Golden: Decodable, Equatable {
                let name: String
                let state: String
            }
            let goldens: [Golden]
        }
        try room.write("first.png App/first.yaml\n", "golden/cases.txt")
        try room.write("", "golden/old.png")
        let output = try room.run("golden", "list", "--format", "json").output
        let goldens = try JSONDecoder().decode(List.self, from: Data(output.utf8)).goldens
        #expect(goldens == [.init(name: "first.png", state: "missing"), .init(name: "old.png", state: "unclaimed")])
    }

    @Test func `an outline of a folder has the scenes of all files`() throws {
        let outcome = try room.run("outline", "App")
        #expect(outcome.status == 0)
        for name in ["first", "second", "third"] {
            #expect(outcome.output.contains("scene \"\(name)\" \(name) (App/\(name).yaml)"), "\(outcome.output)")
        }
    }

    // MARK: Standard input

    @Test func `a layout on standard input finds its strings in a folder`() throws {
        let layout =
            "keyline: 1\nsize: 120x80\nstrings: Home\n"
            + "views: [{ type: UILabel, id: a, text: { key: t }, frame: { x: 0, y: 0, width: 90, height: 30 } }]\n"
        try room.write(layout, "home.yaml")
        try room.write("\"t\" = \"Bonjour\";\n", "App/fr.lproj/Home.strings")
        let line = "cd '\(room.path(""))' && keyline dump - --locale fr"
        #expect(try room.runShell(line + " <home.yaml").status == 2)
        let outcome = try room.runShell(line + " --strings App <home.yaml")
        #expect(outcome.status == 0 && outcome.output.contains("Bonjour"), "\(outcome.errors)")
        #expect(try room.run("dump", "home.yaml", "--strings", "App").errors.contains("name the document \"-\""))
    }

    // MARK: Progress

    @MainActor
    @Test func `progress tells how much is done, what was found and how long the rest takes`() {
        let line = ProgressLine("checking", total: 40, counting: "finding")
        line.advance()
        #expect(line.text(after: .seconds(3)) == "checking 1 of 40")
        line.advance()
        line.countFinding()
        #expect(line.text(after: .seconds(2)) == "checking 2 of 40, 1 finding, 38 s left")
        line.countFinding()
        #expect(line.text(after: .seconds(20)) == "checking 2 of 40, 2 findings, 6 min left")
    }

    @MainActor
    @Test func `progress counts in the plural of its noun`() {
        let line = ProgressLine("drawing", total: 9, counting: "picture with findings", many: "pictures with findings")
        line.advance(true)
        #expect(line.text(after: .seconds(1)) == "drawing 1 of 9, 1 picture with findings")
        line.advance(true)
        line.advance()
        #expect(line.text(after: .seconds(3)) == "drawing 3 of 9, 2 pictures with findings, 6 s left")
    }

    @Test(arguments: [
        ("check App", "checking 2 of 3, 2 findings, "),
        ("preview App -o out", "drawing 17 of 18, 17 pictures with findings"),
        ("render App -o out/", "drawing 2 of 3, "),
        ("golden test", "comparing 2 of 3, 2 failures, "),
        ("golden accept \"*\"", "recording 2 of 3, "),
    ])
    func `long work shows on a terminal what it found so far`(call: String, line: String) throws {
        let cases = ["first", "second", "third"].map { "\($0).png App/\($0).yaml\n" }.joined()
        try room.write(cases, "golden/cases.txt")
        // `script` runs a command on a terminal of its own.
        let outcome = try room.runShell("cd '\(room.path(""))' && script -qec 'keyline \(call)' /dev/null")
        #expect(
            outcome.output.contains("\r\u{1B}[K\(line)") && outcome.output.contains(" s left"),
            "\(outcome.output)\(outcome.errors)")
        let piped = try room.runShell("cd '\(room.path(""))' && keyline \(call)")
        #expect(!piped.output.contains("\u{1B}") && !piped.errors.contains("\u{1B}"))
    }

    // MARK: Setting up

    @Test func `the doctor looks for the compiled modules`() throws {
        #expect(try room.run("doctor").output.contains("SDK: "))
    }
}
