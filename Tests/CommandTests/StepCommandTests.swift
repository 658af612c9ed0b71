import Foundation
import KeylineImageCoding
import Testing

/// `--steps` and `--strip`, from the command to the files.
@Suite struct StepCommandTests {
    private let room: CommandSandbox
    private static let layout = """
        keyline: 1
        device: iPhone 8
        views:
          - { type: UISwitch, id: remember }
          - { type: UILabel, id: title, text: Remember }
        constraints:
          - remember.leading == screen.safeArea.leading + 20
          - remember.top == screen.safeArea.top + 20
          - title.leading == remember.trailing + 20
          - title.top == remember.top
        """

    init() throws {
        room = try CommandSandbox()
        try room.write(Self.layout, "form.yaml")
    }

    private func picture(_ name: String) throws -> [UInt8] {
        try ImageDecoder().decode(try #require(room.bytes(name)).map { $0 }).pixels
    }

    @Test func `a picture shows the scene after its steps, and the first frame without`() throws {
        #expect(try room.run("render", "form.yaml", "-o", "before.png").status == 0)
        #expect(try room.run("render", "form.yaml", "--steps", "toggle remember", "-o", "on.png").status == 0)
        let twice = [
            "render", "form.yaml", "--steps", "toggle remember; wait 0 s", "--steps", "toggle remember", "-o",
            "off.png",
        ]
        #expect(try room.run(twice).status == 0)
        #expect(try picture("on.png") != picture("before.png"))
        #expect(try picture("off.png") == picture("before.png"))
    }

    @Test func `a folder has a file for each step, and a strip joins them`() throws {
        let steps = ["render", "form.yaml", "--scale", "1", "--steps", "toggle remember; toggle remember"]
        let outcome = try room.run(steps + ["-o", "out/"])
        #expect(outcome.output == "out/form-0.png\nout/form-1.png\nout/form-2.png\n")
        #expect(try picture("out/form-0.png") == picture("out/form-2.png"))
        #expect(try room.run(steps + ["--strip", "-o", "strip.png"]).status == 0)
        let strip = try ImageDecoder().decode(try #require(room.bytes("strip.png")).map { $0 })
        // Three pictures of an iPhone 8 with 16 points around each, and the steps above.
        #expect(strip.width == 3 * 375 + 4 * 16)
        #expect(strip.height == 667 + 26 + 16)
    }

    @Test func `animations play the steps, with the same bytes each time`() throws {
        let steps = ["render", "form.yaml", "--scale", "1", "--steps", "toggle remember; wait 0.1 s"]
        for name in ["a.gif", "b.gif", "a.apng", "b.apng"] {
            #expect(try room.run(steps + ["-o", name]).status == 0)
        }
        #expect(room.bytes("a.gif") == room.bytes("b.gif"))
        #expect(room.bytes("a.apng") == room.bytes("b.apng"))
        #expect(room.bytes("a.gif")?.prefix(6) == Data("GIF89a".utf8))
        #expect(room.bytes("a.apng").map { $0.range(of: Data("acTL".utf8)) } != nil)
    }

    @Test func `a step that cannot be done is an error with its number and the candidates`() throws {
        let outcome = try room.run("render", "form.yaml", "--steps", "toggle remember; tap Nxt", "-o", "a.png")
        #expect(outcome.status == 2)
        #expect(outcome.errors.contains("step 2, \"tap Nxt\": no element is called \"Nxt\""))
        #expect(outcome.errors.contains("\"Remember\""))
        #expect(!room.names.contains("a.png"))
    }

    @Test func `a strip without steps is an error of the call and of a case`() throws {
        let call = try room.run("render", "form.yaml", "--strip", "-o", "a.png")
        #expect(call.status == 2)
        #expect(call.errors.contains("\"--strip\" joins the pictures of steps, but none are given"), "\(call.errors)")
        #expect(call.errors.contains("add \"--steps"), "\(call.errors)")
        try room.write("a.png form.yaml --strip\n", "golden/cases.txt")
        let test = try room.run("golden", "test")
        #expect(test.status == 2)
        #expect(test.errors.contains("golden/cases.txt:1"), "\(test.errors)")
    }

    @Test func `a mistake in steps has its column`() throws {
        let outcome = try room.run("render", "form.yaml", "--steps", "tap Next; tpa Back", "-o", "a.png")
        #expect(outcome.status == 2)
        #expect(outcome.errors.contains("column 11"))
        #expect(outcome.errors.contains("did you mean tap?"))
    }

    @Test func `steps are a key of the configuration, and of goldens`() throws {
        try room.write("keyline: 1\noptions:\n  steps: [toggle remember]\n", "keyline.yaml")
        #expect(try room.run("render", "form.yaml", "-o", "configured.png").status == 0)
        #expect(try room.run("render", "form.yaml", "--no-config", "-o", "plain.png").status == 0)
        #expect(try picture("configured.png") != picture("plain.png"))
        try room.remove("keyline.yaml")
        try room.write(
            "on.png form.yaml --steps \"toggle remember\"\nflow.png form.yaml --strip --steps \"toggle remember\"\n",
            "golden/cases.txt")
        #expect(try room.run("golden", "accept", "*").status == 0)
        #expect(try picture("golden/on.png") == picture("configured.png"))
        #expect(try room.run("golden", "test").status == 0)
        try room.write(Self.layout.replacing("text: Remember", with: "text: Forget"), "form.yaml")
        let changed = try room.run("golden", "test")
        #expect(changed.status == 1)
        let lines = (changed.output + changed.errors).split(separator: "\n")
        #expect(lines.contains { $0.contains("flow.png") })
        let causes = lines.filter { $0.hasSuffix("UILabel (title): text \"Remember\" → \"Forget\"") }
        #expect(causes.count == 2, "once for each golden: \(lines)")
        #expect(!lines.contains { $0.contains("picture-") }, "\(lines)")
    }

    @Test func `a strip says what changed in a picture that the last one does not show`() throws {
        let sample = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Samples/Tour/Base.lproj/Tour.storyboard")
        let text = try String(contentsOf: sample, encoding: .utf8)
        try room.write(text, "Tour.storyboard")
        try room.write(
            "flow.png Tour.storyboard --scene Start --scale 1 --strip --steps \"tap plan; type Izmir in from\"\n",
            "golden/cases.txt")
        #expect(try room.run("golden", "accept", "*").status == 0)
        try room.write(text.replacing("A day by the sea", with: "A week by the sea"), "Tour.storyboard")
        let changed = try room.run("golden", "test")
        #expect(
            changed.output.contains(
                "UILabel (picture-1/wel-ti-lbl): text \"A day by the sea\" → \"A week by the sea\""),
            "\(changed.output)")
    }
}
