import Foundation
import Testing

@Suite struct GoldenWorkflowTests {
    private let room: CommandSandbox

    init() throws {
        room = try CommandSandbox()
        try room.write(Fixtures.card, "Card.xib")
        try room.write("a.png Card.xib\nb.png Card.xib --text-size XL\nc.layout.txt Card.xib\n", "golden/cases.txt")
        _ = try room.run("golden", "accept", "*")
    }

    private func change(_ text: String = "Goodbye") throws {
        try room.write(Fixtures.card.replacing("Hello", with: text), "Card.xib")
    }

    @Test func `what failed in the last test is accepted at once, or by its cause`() throws {
        try change()
        #expect(try room.run("golden", "test").status == 1)
        let wrong = try room.run("golden", "accept", "--group", "the weather")
        #expect(wrong.status == 2)
        #expect(wrong.errors.contains("nothing failed because of \"the weather\""))
        let cause = "UILabel (title): text \"Hello\" → \"Goodbye\""
        let group = try room.run("golden", "accept", "c.*", "--group", cause)
        #expect(group.output == "recorded   golden/c.layout.txt\n")
        #expect(
            try room.run("golden", "accept", "--failed").output.contains(
                "recorded   golden/a.png\nrecorded   golden/b.png\n"))
        #expect(try room.run("golden", "test").status == 0)
    }

    @Test func `a picture tells the font and the colour that a text had`() throws {
        func label(_ properties: String) -> String {
            """
            keyline: 1
            size: 320x200
            views:
              - { type: UILabel, id: name, text: Walks, \(properties) }
            constraints:
              - name.leading == screen.leading + 8
              - name.top == screen.top + 16
              - name.width == 200
              - name.height == 40

            """
        }
        try room.write("d.png card.yaml\n", "golden/cases.txt")
        try room.write(label("font: body"), "card.yaml")
        #expect(try room.run("golden", "accept", "d.png").status == 0)
        try room.write(label("font: headline"), "card.yaml")
        let bold = try room.run("golden", "test")
        #expect(
            bold.output.firstMatch(of: /UILabel \(name\): font Inter\S* 17 → Inter\S* weight 600 17/) != nil,
            "\(bold.output)")
        try room.write(label("font: body, textColor: \"#FF0000\""), "card.yaml")
        let red = try room.run("golden", "test")
        #expect(red.output.contains("UILabel (name): colour #000000 → #FF0000"), "\(red.output)")
    }

    @Test func `goldens that cannot be drawn are named, those of one reason together`() throws {
        let steps = "Card.xib --steps \"tap nothing\""
        try room.write("a.png \(steps)\nb.png Card.xib\nc.layout.txt \(steps)\n", "golden/cases.txt")
        let outcome = try room.run("golden", "test")
        #expect(outcome.status == 2)
        #expect(outcome.errors.contains("no element is called \"nothing\""), "\(outcome.errors)")
        #expect(outcome.errors.hasSuffix("  goldens: a.png, c.layout.txt\n"), "\(outcome.errors)")
    }

    @Test func `a golden whose case has another name is renamed`() throws {
        let before = room.bytes("golden/a.png")
        try room.write("new/a.png Card.xib\nb.png Card.xib --text-size XL\nc.layout.txt Card.xib\n", "golden/cases.txt")
        let accepted = try room.run("golden", "accept", "new/a.png")
        #expect(accepted.output == "recorded   golden/new/a.png\nrenamed    golden/a.png to new/a.png\n")
        #expect(room.bytes("golden/new/a.png") == before)
        #expect(room.bytes("golden/a.png") == nil)
    }

    @Test func `pruning can only name what it would remove`() throws {
        try room.write("b.png Card.xib --text-size XL\n", "golden/cases.txt")
        let named = try room.run("golden", "prune", "--dry-run")
        #expect(named.output == "unclaimed  golden/a.png\nunclaimed  golden/c.layout.txt\n")
        #expect(room.bytes("golden/a.png") != nil)
    }

    @Test func `parts joined end and report as one test does`() throws {
        try change()
        _ = try room.run("golden", "test", "-o", "whole")
        #expect(try room.runShell("CI_NODE_INDEX=1 CI_NODE_TOTAL=2 keyline golden test -o p1").status <= 1)
        #expect(try room.run("golden", "test", "--shard", "2/2", "-o", "p2").status <= 1)
        let merged = try room.run("golden", "merge", "p1", "p2", "-o", "all")
        #expect(merged.status == 1)
        #expect(room.bytes("all/results.json") == room.bytes("whole/results.json"))
        #expect(room.bytes("all/a.difference.png") == room.bytes("whole/a.difference.png"))
        let lost = try room.run("golden", "merge", "p1", "-o", "lost")
        #expect(lost.status == 2)
        #expect(lost.errors.contains("no result"))
    }

    @Test func `watching compares again when a file changes`() throws {
        let script = """
            timeout 20 keyline golden test --watch >watch.log 2>&1 & process=$!
            for step in $(seq 50); do grep -q 'waiting' watch.log && break; sleep 0.2; done
            sed -i s/Hello/Goodbye/ Card.xib
            for step in $(seq 50); do grep -q 'different  a.png' watch.log && break; sleep 0.2; done
            kill $process; grep -c 'different  a.png' watch.log
            """
        #expect(try room.runShell(script).output == "1\n")
    }

    @Test func `pictures compared with tolerance say so in their case`() throws {
        try change("Hallo")
        try room.write(
            "a.png Card.xib --mask title\nb.png Card.xib --text-size XL --mask UILabel\n", "golden/cases.txt")
        _ = try room.run("golden", "prune")
        #expect(try room.run("golden", "test").status == 0)
        try room.write(
            "a.png Card.xib --mask nobody\nb.png Card.xib --text-size XL --mask UILabel\n", "golden/cases.txt")
        let wrong = try room.run("golden", "test")
        #expect(wrong.status == 2)
        #expect(wrong.errors.contains("a.png masks \"nobody\", but no view has that name"))
    }

    @Test func `two pictures are compared as the options say`() throws {
        try change()
        _ = try room.run("golden", "test")
        let pair = ["diff", "out/golden/a.expected.png", "out/golden/a.actual.png"]
        #expect(try room.run(pair + ["--compare", "yiq"]).status == 1)
        #expect(try room.run(pair + ["--compare", "yiq", "--threshold", "1"]).output == "the pictures are equal\n")
        #expect(try room.run(pair + ["--allow", "4096/64"]).output.contains("which is tolerated"))
        _ = try room.runShell("keyline dump Card.xib --format json > layout.json")
        #expect(try room.run(pair + ["--mask", "title", "--layout", "layout.json"]).status == 0)
        let unplaced = try room.run(pair + ["--mask", "title"])
        #expect(unplaced.errors.contains("the position of \"title\" is not known"))
        let json = try room.run(pair + ["--format", "json"])
        #expect(json.output.contains("\"equal\" : false"))
    }
}
