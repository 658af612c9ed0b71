import Foundation
import Testing

/// `keyline.yaml`, as commands read it.
@Suite struct ConfigurationTests {
    private static let faint = """
        keyline: 1
        size: 320x200
        views:
          - { type: UILabel, id: name, text: Faint text, font: body, textColor: "#C0C0C0" }
        constraints:
          - name.leading == screen.leading + 16
          - name.top == screen.top + 16

        """

    private func room(_ configuration: String) throws -> CommandSandbox {
        let room = try CommandSandbox()
        try room.write(Self.faint, "faint.yaml")
        try room.write("keyline: 1\n" + configuration, "keyline.yaml")
        return room
    }

    @Test func `a set of environments is named once for every command`() throws {
        let room = try room(
            """
            sets:
              release:
                locales: [en, ar]
                text-sizes: [L, AX1]
            check:
              across: release
            """)
        #expect(try room.run("check", "faint.yaml").output.contains("in all 4 environments"))
        let more = try room.run("check", "faint.yaml", "--across", "release,appearances=light,dark")
        #expect(more.output.contains("8 environments"), "\(more.output)\(more.errors)")
        _ = try room.run("preview", "faint.yaml", "--across", "release", "-o", "out")
        #expect(room.names.contains("out/images/faint/ar-AX1.png"))
    }

    @Test func `what stands on the command line replaces what the file says`() throws {
        let room = try room("check:\n  across: { locales: [en, ar, de] }\n")
        #expect(try room.run("check", "faint.yaml").output.contains("3 environments"))
        #expect(try room.run("check", "faint.yaml", "--across", "locales=en,ar").output.contains("both environments"))
        #expect(try room.run("check", "faint.yaml", "--no-config").output.contains("1 environment\n"))
    }

    @Test func `a finding is suppressed with a reason`() throws {
        let room = try room(
            """
            suppressions:
              - kind: contrast
                view: name
                reason: the brand's grey
            """)
        let outcome = try room.run("check", "faint.yaml")
        #expect(outcome.status == 0, "\(outcome.output)\(outcome.errors)")
        #expect(outcome.output == "no findings in 1 scene and 1 environment, 1 suppressed\n")
    }

    @Test func `a suppression that no longer applies is an error with its line`() throws {
        let room = try room(
            """
            suppressions:
              - kind: truncated
                file: faint.yaml
                reason: fixed last week
            """)
        let outcome = try room.run("check", "faint.yaml")
        #expect(outcome.status == 1)
        #expect(
            outcome.output.contains(/keyline.yaml:3:5: error: outdated suppression: .*fixed last week/),
            "\(outcome.output)")
    }

    @Test func `a suppression needs a reason`() throws {
        let outcome = try room("suppressions:\n  - { kind: contrast, view: name }\n").run("check", "faint.yaml")
        #expect(outcome.status == 2)
        #expect(outcome.errors.contains("keyline.yaml:3:5: error: a suppression needs \"reason\""), "\(outcome.errors)")
    }

    @Test func `how much a kind matters can be said`() throws {
        let off = try room("severities: { contrast: off }\n").run("check", "faint.yaml")
        #expect(off.output.hasPrefix("no findings"))
        let note = try room("severities: { contrast: note }\n").run("check", "faint.yaml")
        #expect(note.status == 0)
        #expect(note.output.contains("note: contrast"))
    }

    @Test(arguments: [
        ("chekc: {}\n", "keyline.yaml:2:1: error: there is no key \"chekc\""),
        ("check: { fail-at: error }\n", "keyline.yaml:2:10: error: there is no option \"fail-at\""),
        ("check: { fail-on: eror }\n", "keyline.yaml:2:19: error: \"eror\" is not a valid value for \"--fail-on\""),
        ("sets: { a: { locale: en } }\n", "keyline.yaml:2:14: error: there is no axis \"locale\""),
        ("severities: { contrast: loud }\n", "keyline.yaml:2:25: error: there is no severity \"loud\""),
    ])
    func `what is wrong is told with line and column`(text: String, message: String) throws {
        let outcome = try room(text).run("check", "faint.yaml")
        #expect(outcome.status == 2)
        #expect(outcome.errors.contains(message), "\(outcome.errors)")
    }

    @Test func `the nearest file around the current folder counts, and its paths are its own`() throws {
        let room = try CommandSandbox()
        try room.write("keyline: 1\ngolden: { golden: pictures }\n", "app/keyline.yaml")
        try room.write(Self.faint, "app/faint.yaml")
        try room.write("faint.png faint.yaml\n", "app/pictures/cases.txt")
        try room.write("", "app/inner/empty.txt")
        let outcome = try room.runShell("cd '\(room.path("app/inner"))' && keyline golden list")
        #expect(outcome.output.contains("faint.png"), "\(outcome.output)\(outcome.errors)")
    }

    @Test func `the published schema is the one that the command prints`() throws {
        let published = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Schemas/keyline.schema.json")
        let printed = try CommandSandbox().run("schema", "configuration").output
        #expect(printed == (try String(contentsOf: published, encoding: .utf8)))
        let schema = try JSONSerialization.jsonObject(with: Data(printed.utf8)) as? [String: Any]
        let properties = schema?["properties"] as? [String: Any]
        #expect(properties?["suppressions"] != nil && properties?["check"] != nil)
    }
}
