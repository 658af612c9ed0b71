import Foundation
import Testing

@Suite struct BadInputTests {
    private let room: CommandSandbox

    init() throws { room = try CommandSandbox() }

    /// Renders a document that is wrong: exit status 2, one error with the place, nothing written.
    private func refusal(of document: String, _ name: String = "Bad.xib") throws -> String {
        try room.write(document, name)
        let outcome = try room.run("render", name, "-o", "out/")
        #expect(outcome.status == 2)
        #expect(outcome.output.isEmpty)
        #expect(outcome.errors.matches(of: /error:/).count == 1)
        #expect(room.names == [name], "nothing is written, not even half a file")
        return outcome.errors
    }

    @Test func `a file that is no XML`() throws {
        #expect(try refusal(of: "just words").hasPrefix("Bad.xib:1:"))
    }

    @Test func `XML of another kind`() throws {
        let errors = try refusal(of: "<svg xmlns=\"http://www.w3.org/2000/svg\"/>")
        #expect(errors.hasPrefix("Bad.xib:1:1: error:"))
        #expect(errors.contains("<svg>"))
    }

    @Test func `a document cut in half`() throws {
        let half = String(Fixtures.card.prefix(Fixtures.card.count / 2))
        #expect(try refusal(of: half).contains(/Bad.xib:\d+:\d+: error:/))
    }

    @Test func `a layout file with a syntax error`() throws {
        let errors = try refusal(of: "keyline: 1\nscreen: [a, b\nviews: x\n", "Bad.yaml")
        #expect(errors.contains(/Bad.yaml:\d+:\d+: error:/))
    }

    @Test func `an empty file`() throws {
        #expect(try refusal(of: "").hasPrefix("Bad.xib"))
    }

    @Test func `a file that is not there`() throws {
        let outcome = try room.run("dump", "Nowhere.xib")
        #expect(outcome.status == 2)
        #expect(outcome.errors.hasPrefix("Nowhere.xib: error:"))
    }

    @Test func `a check of files that cannot be read says that nothing was checked`() throws {
        try room.write("<document", "One.xib")
        try room.write("<document", "Two.xib")
        let outcome = try room.run("check", "One.xib", "Two.xib")
        #expect(outcome.status == 2)
        #expect(outcome.output == "no scenes were checked; 2 files could not be read\n")
    }

    @Test func `a constraint to a missing view is an error with its place, and everything else is drawn`() throws {
        try room.write(
            Fixtures.card.replacing(
                "firstItem=\"title\" firstAttribute=\"top\"", with: "firstItem=\"gone\" firstAttribute=\"top\""),
            "Card.xib")
        let outcome = try room.run("render", "Card.xib")
        #expect(outcome.status == 0 && outcome.output == "Card.png\n")
        let message = /Card.xib:\d+:\d+: error: missing reference: view c1: the constraint refers to "gone"/
        #expect(outcome.errors.contains(message), "\(outcome.errors)")
        #expect(try room.run("check", "Card.xib").status == 1)
    }

    @Test func `an unknown class is a warning with its place, and a placeholder is drawn`() throws {
        try room.write(
            Fixtures.card.replacing("<label ", with: "<mapBadge ").replacing("</label>", with: "</mapBadge>"),
            "Card.xib")
        let outcome = try room.run("render", "Card.xib")
        #expect(outcome.status == 0)
        #expect(outcome.errors.contains(/Card.xib:\d+:\d+: warning: unknown class/))
        #expect(outcome.output == "Card.png\n")
    }

    @Test func `a class that nobody registered is a warning with its place, and a placeholder is drawn`() throws {
        let chart = """
            <view id="chart" customClass="ChartView" customModule="App" customModuleProvider="target">\
            <rect key="frame" x="0" y="0" width="90" height="40"/></view><label
            """
        try room.write(Fixtures.card.replacing("<label", with: chart, maxReplacements: 1), "Card.xib")
        let outcome = try room.run("render", "Card.xib", "--format", "svg")
        #expect(outcome.status == 0)
        #expect(outcome.errors.contains(/Card.xib:\d+:\d+: warning: unknown class: .*\bchart\b.*: .*"ChartView"/))
        #expect(outcome.errors.ranges(of: "ChartView").count == 1)
    }

    @Test func `a strings file that is not there`() throws {
        let layout = """
            keyline: 1
            strings: Login
            views:
              - { type: UILabel, id: title, text: { key: hello } }

            """
        #expect(try refusal(of: layout, "Bad.yaml").hasPrefix("Bad.yaml:2:10: error:"))
    }

    @Test func `an unknown option`() throws {
        let outcome = try room.run("render", "Card.xib", "--devise", "iPhone 15")
        #expect(outcome.status == 2)
        #expect(
            outcome.errors == """
                error: "keyline render" has no option "--devise"
                  did you mean "--device"?

                """)
    }

    @Test func `an unknown command, value and scene`() throws {
        try room.write(Fixtures.card, "Card.xib")
        #expect(try room.run("rendre").errors.contains("did you mean \"keyline render\"?"))
        #expect(
            try room.run("render", "Card.xib", "--format", "heic").errors.contains(
                "it must be png, jpg, pdf, svg, gif or apng"))
        let outcome = try room.run("dump", "Card.xib", "--scene", "crad")
        #expect(outcome.status == 2)
        #expect(outcome.errors.contains("did you mean \"card\"?"))
    }

    @Test func `a place that cannot be written to`() throws {
        try room.write(Fixtures.card, "Card.xib")
        for place in ["/proc/nowhere/a.png", "/dev/full", "Card.xib/a.png"] {
            let outcome = try room.run("render", "Card.xib", "-o", place)
            #expect(outcome.status == 2)
            #expect(outcome.errors.contains("cannot write the file"))
        }
        #expect(room.names == ["Card.xib"])
    }

    @Test func `a preview has nowhere to go`() throws {
        try room.write(Fixtures.card, "Card.xib")
        for place in ["/proc/nowhere", "Card.xib"] {
            let outcome = try room.run("preview", "Card.xib", "-o", place)
            #expect(outcome.status == 2)
            #expect(outcome.errors.contains("cannot write the file"))
        }
        #expect(room.names == ["Card.xib"])
    }

    @Test func `two pictures for one file, and a name that contradicts the format`() throws {
        try room.write(Fixtures.card, "A.xib")
        try room.write(Fixtures.card, "B.xib")
        #expect(try room.run("render", "A.xib", "B.xib", "-o", "x.png").errors.contains("-o x.png/"))
        #expect(try room.run("render", "A.xib", "-f", "svg", "-o", "x.png").status == 2)
        #expect(room.names == ["A.xib", "B.xib"])
    }

    @Test func `one wrong file does not keep the others from being drawn`() throws {
        try room.write("words", "Bad.xib")
        try room.write(Fixtures.card, "Card.xib")
        let outcome = try room.run("render", "Bad.xib", "Card.xib")
        #expect(outcome.status == 2)
        #expect(outcome.output == "Card.png\n")
    }

    @Test func `a picture that is none`() throws {
        try room.write("words", "a.png")
        let outcome = try room.run("diff", "a.png", "a.png")
        #expect(outcome.status == 2)
        #expect(outcome.errors.hasPrefix("a.png: error:"))
    }

    @Test func `a folder of fonts that is not there`() throws {
        try room.write(Fixtures.card, "Card.xib")
        #expect(try room.run("render", "Card.xib", "--fonts", "nowhere").errors.hasPrefix("nowhere: error:"))
    }

    @Test(arguments: [
        "check pipe.yaml", "render pipe.xib", "set pipe.yaml a b=1", "check ok.yaml --config pipe.yaml",
        "text --conformance pipe.yaml", "diff a.png pipe.yaml", "golden test --golden pipes", "adapt pipe.swift -o out",
    ])
    func `a named pipe is called one, and nobody waits for it`(words: String) throws {
        let room = try CommandSandbox()
        try room.write("", "pipes/none")
        try room.write("keyline: 1\n", "ok.yaml")
        let pipes = "mkfifo pipe.yaml pipe.xib pipe.swift pipes/cases.txt a.png"
        let outcome = try room.runShell("cd '\(room.path(""))' && \(pipes) && timeout 60 keyline \(words)")
        #expect(outcome.status == 2)
        #expect(outcome.errors.contains("a named pipe"))
    }

    @Test func `a device is called one`() throws {
        let outcome = try CommandSandbox().run("check", "/dev/zero")
        #expect(outcome.status == 2)
        #expect(outcome.errors.contains("/dev/zero: error: expected a file, found a character device"))
        #expect(outcome.errors.contains("copy what it gives into a file"))
    }
}
