import Foundation
import Testing

@Suite struct WorkflowTests {
    private let room: CommandSandbox

    init() throws {
        room = try CommandSandbox()
        try room.write(Fixtures.card, "Card.xib")
    }

    @Test(arguments: ["png", "pdf", "svg"])
    func `a picture has the same bytes every time, with any number of jobs`(format: String) throws {
        #expect(try room.run("render", "Card.xib", "-f", format, "-o", "a/", "-j1").status == 0)
        #expect(try room.run("render", "Card.xib", "-f", format, "-o", "b/", "-j4").status == 0)
        let picture = try #require(room.bytes("a/Card.\(format)"))
        #expect(!picture.isEmpty)
        #expect(room.bytes("b/Card.\(format)") == picture)
    }

    @Test func `the output's name says the kind of picture`() throws {
        #expect(try room.run("render", "Card.xib", "-o", "deep/er/card.svg").output == "deep/er/card.svg\n")
        #expect(room.bytes("deep/er/card.svg")?.starts(with: Data("<svg".utf8)) == true)
    }

    @Test func `a hyphen means standard output`() throws {
        let outcome = try room.run("render", "Card.xib", "-f", "svg", "-o", "-")
        #expect(outcome.output.hasPrefix("<svg"))
        #expect(outcome.output.hasSuffix("</svg>\n"))
    }

    @Test func `several files give a picture each, their paths in order`() throws {
        try room.write(Fixtures.card, "Another.xib")
        #expect(
            try room.run("render", "Card.xib", "Another.xib", "-o", "out").output == "out/Card.png\nout/Another.png\n")
    }

    @Test func `a PDF takes every scene as a page`() throws {
        try room.write(Fixtures.card, "Another.xib")
        #expect(try room.run("render", "Card.xib", "Another.xib", "-o", "all.pdf").output == "all.pdf\n")
        #expect(room.bytes("all.pdf")?.range(of: Data("/Count 2".utf8)) != nil)
    }

    @Test func `the dump is the document that other programs read`() throws {
        struct Document: Decodable {
            struct View: Decodable { let id: String, `class`: String, frame: [Double], text: String?, children: [View] }
            struct Scene: Decodable { let id: String, size: [Double], root: View }
            let keyline: Int, file: String, scale: Double, scenes: [Scene]
        }
        let outcome = try room.run("dump", "Card.xib", "--format", "json")
        let document = try JSONDecoder().decode(Document.self, from: Data(outcome.output.utf8))
        #expect(document.keyline == 1)
        #expect(document.file == "Card.xib")
        #expect(document.scale == 2)
        let scene = try #require(document.scenes.first)
        #expect(scene.size == [200, 100])
        #expect(scene.root.id == "card")
        let label = try #require(scene.root.children.first)
        #expect(label.class == "UILabel")
        #expect(label.text == "Hello")
        #expect(label.frame.prefix(2) == [20, 20])
    }

    @Test func `a sound layout passes the check, a contradiction fails it`() throws {
        let black = """
            <color key="textColor" red="0" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
            """
        try room.write(Fixtures.card.replacing("</label>", with: black + "</label>"), "Sound.xib")
        let sound = try room.run("check", "Sound.xib", "--across", "text-sizes=L,XL,appearances=all")
        #expect(sound.status == 0)
        #expect(sound.output == "no findings in 1 scene and 4 environments\n")
        #expect(try room.run("check", "Sound.xib", "--across", "locales=en,ar,appearances=all").status == 0)
        try room.write(Fixtures.conflict, "Conflict.xib")
        let broken = try room.run("check", "Conflict.xib")
        #expect(broken.status == 1)
        #expect(broken.output.contains(/Conflict.xib:\d+:\d+: warning: unsatisfiable/))
        #expect(try room.run("check", "Conflict.xib", "--ignore", "unsatisfiable").status == 0)
        #expect(try room.run("check", "Conflict.xib", "--fail-on", "error").status == 0)
    }

    @Test func `a preview prints its page and its sheet`() throws {
        let outcome = try room.run("preview", "Card.xib", "--across", "locales=en,ar", "-o", "p")
        #expect(outcome.status == 0)
        #expect(outcome.output == "p/index.html\np/contact-sheet.png\n")
        #expect(
            room.names == [
                "Card.xib", "p/contact-sheet.png", "p/images/Card/ar.png", "p/images/Card/en.png", "p/index.html",
            ])
    }

    @Test func `goldens go from missing to accepted to different to accepted again`() throws {
        try room.write("card.png Card.xib\ncard.layout.txt Card.xib --locale ar\n", "golden/cases.txt")
        let missing = try room.run("golden", "test")
        #expect(missing.status == 1)
        #expect(missing.output.contains("record it with: keyline golden accept card.png"))
        #expect(room.names.filter { $0.hasPrefix("golden/") } == ["golden/cases.txt"])

        #expect(try room.run("golden", "accept", "card*").status == 0)
        #expect(try room.run("golden", "test").status == 0)

        try room.write(Fixtures.card.replacing("Hello", with: "Goodbye"), "Card.xib")
        let different = try room.run("golden", "test", "--filter", "*.png", "-o", "failed")
        #expect(different.status == 1)
        #expect(different.output.contains("UILabel \"Goodbye\" (title)"))
        #expect(different.output.contains("accept it with: keyline golden accept card.png"))
        #expect(
            room.names.filter { $0.hasPrefix("failed/") && !$0.hasPrefix("failed/cache/") } == [
                "failed/card.actual.png", "failed/card.difference.png", "failed/card.expected.png",
                "failed/costs.json", "failed/inputs.json", "failed/report.html", "failed/results.json",
            ])
        #expect(try room.run("diff", "failed/card.expected.png", "failed/card.actual.png").status == 1)

        #expect(try room.run("golden", "accept", "*", "-o", "failed").status == 1, "the layout was not shown")
        #expect(try room.run("golden", "test").status == 1)
        #expect(try room.run("golden", "accept", "*").status == 0)
        #expect(try room.run("golden", "test").status == 0)
    }

    @Test func `a golden that no case claims fails until it is removed`() throws {
        try room.write("card.png Card.xib\nother.png Card.xib\n", "golden/cases.txt")
        #expect(try room.run("golden", "accept", "*").status == 0)
        try room.write("other.png Card.xib\n", "golden/cases.txt")
        let unclaimed = try room.run("golden", "test")
        #expect(unclaimed.status == 1)
        #expect(unclaimed.output.contains("unclaimed  card.png"))
        #expect(try room.run("golden", "prune").output == "unclaimed  golden/card.png\nremoved    golden/card.png\n")
        #expect(try room.run("golden", "test").status == 0)
        #expect(room.names.contains("golden/cases.txt"))
    }

    @Test func `the list tells what is recorded`() throws {
        try room.write("a.png Card.xib\nb.png Card.xib --locale ar\n", "golden/cases.txt")
        _ = try room.run("golden", "accept", "a.png")
        #expect(
            try room.run("golden", "list").output
                == "recorded   a.png  Card.xib\nmissing    b.png  Card.xib --locale ar\n")
    }

    @Test func `equal pictures are equal, others are told apart and drawn`() throws {
        _ = try room.run("render", "Card.xib", "-o", "a.png")
        _ = try room.run("render", "Card.xib", "-o", "b.png", "--appearance", "dark", "--locale", "ar")
        #expect(try room.run("diff", "a.png", "a.png").output == "the pictures are equal\n")
        let outcome = try room.run("diff", "a.png", "b.png", "-o", "d.png")
        #expect(outcome.status == 1)
        #expect(outcome.output.contains(/\d+ pixels differ/))
        #expect(room.bytes("d.png") != nil)
    }

    @Test func `the schema of layout files is printed`() throws {
        let outcome = try room.run("schema")
        #expect(outcome.output.contains("https://json-schema.org/draft/2020-12/schema"))
        #expect(try room.run("schema", "views").output.contains("modifier.padding"))
    }

    @Test func `versions and help go to standard output`() throws {
        #expect(try room.run("--version").output.hasPrefix("keyline "))
        #expect(try room.run("--help").output.hasPrefix("usage: keyline"))
        let outcome = try room.run("help", "render")
        #expect(outcome.status == 0)
        #expect(outcome.errors.isEmpty)
    }
}
