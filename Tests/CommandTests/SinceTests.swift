import Foundation
import KeylineGraphics
import KeylineImageCoding
import Testing

/// `--since` compares what depends on a changed file, by what each case read when it was last made.
@Suite struct SinceTests {
    private let room: CommandSandbox

    init() throws {
        room = try CommandSandbox()
        try room.write(Fixtures.card, "Card.xib")
        for name in ["map", "sun"] {
            try room.write(Self.screen(image: name), "\(name).yaml")
            try picture(20, "\(name)@2x.png")
        }
        try room.write("", "de.lproj/Other.strings")
        try room.write(".output\n.errors\nout\n", ".gitignore")
        try room.write("", "Package.swift")
        try room.write(
            "card.png Card.xib\nmap.png map.yaml --size 60x60\nsun.png sun.yaml --size 60x60\n", "golden/cases.txt")
        let commit = "git -c user.name=A -c user.email=a@example.com commit -qm first"
        let status = try room.runShell(
            "git init -q . && keyline golden accept '*' && git add . && \(commit)"
        ).status
        #expect(status == 0)
    }

    private static func screen(image: String) -> String {
        """
        keyline: 1
        screen: { backgroundColor: systemBackground }
        views:
          - { type: UIImageView, id: picture, image: \(image) }
        constraints:
          - picture.centerX == screen.centerX
          - picture.centerY == screen.centerY

        """
    }

    private func picture(_ level: UInt8, _ name: String) throws {
        let pixels = [UInt8](repeating: level, count: 8 * 8 * 4)
        try room.write(Data(try PNGEncoder().encode(Bitmap(width: 8, height: 8, pixels: pixels))), name)
    }

    /// The names of the cases that are compared.
    private func compared(_ options: String...) throws -> [String] {
        let outcome = try room.run(["golden", "test", "--since", "HEAD"] + options)
        #expect(outcome.status <= 1, "\(outcome.errors)")
        return try lastCompared()
    }

    private func lastCompared() throws -> [String] {
        let data = try #require(room.bytes("out/golden/results.json"))
        return try JSONDecoder().decode(Results.self, from: data).results.map(\.name)
    }

    private struct Results: Decodable {
        struct Result: Decodable { let name: String }
        let results: [Result]
    }

    @Test(arguments: ["--output=stolen", "-Ostolen", "--no-index"])
    func `a revision is never an option of git's`(revision: String) throws {
        let outcome = try room.run("golden", "test", "--since=\(revision)")
        #expect(outcome.status == 2)
        #expect(outcome.errors.contains(revision))
        #expect(!room.names.contains { $0.contains("stolen") })
    }

    @Test func `nothing is compared where nothing changed, or a file that no case reads`() throws {
        #expect(try compared() == [])
        try room.write("hello", "notes.txt")
        #expect(try compared() == [])
    }

    @Test func `a changed document, picture or golden is compared by the cases that read it`() throws {
        try picture(90, "map@2x.png")
        #expect(try compared() == ["map.png"])
        try room.write(Fixtures.card.replacing("Hello", with: "Goodbye"), "Card.xib")
        #expect(try compared() == ["card.png", "map.png"])
        // What was known of a picture that is as before again is of another one: it is compared once more.
        try picture(20, "map@2x.png")
        #expect(try compared() == ["card.png", "map.png"])
        #expect(try compared() == ["card.png"])
        try room.write(try #require(room.bytes("golden/card.png")), "golden/sun.png")
        #expect(try compared() == ["card.png", "sun.png"])
    }

    @Test func `a picture that is new and would be taken first is compared`() throws {
        try picture(90, "map@3x.png")
        #expect(try compared() == ["map.png"])
        try room.remove("map@3x.png")
        #expect(try compared() == ["map.png"])
        #expect(try compared() == [])
        try room.write("{}", "Other.xcassets/sun.imageset/Contents.json")
        #expect(try compared().contains("sun.png"))
    }

    @Test func `a table of strings that is new is compared by its document`() throws {
        try room.write("\"title.text\" = \"Hallo\";", "de.lproj/Card.strings")
        #expect(try compared() == ["card.png"])
    }

    @Test func `a changed line is compared, and a case that was never made`() throws {
        try room.write(
            "card.png Card.xib\nmap.png map.yaml --size 70x60\nsun.png sun.yaml --size 60x60\nnew.png sun.yaml --size 50x50\n",
            "golden/cases.txt")
        #expect(try compared() == ["map.png", "new.png"])
    }

    @Test func `without records everything is compared`() throws {
        try room.remove("out/golden/inputs.json")
        #expect(try compared() == ["card.png", "map.png", "sun.png"])
        #expect(try compared() == [])
        try room.write("{", "out/golden/inputs.json")
        #expect(try compared().count == 3)
    }

    @Test func `a revision that does not exist is an error`() throws {
        #expect(try room.run("golden", "test", "--since", "nowhere").status == 2)
    }

    @Test func `pictures that were committed are compared with the revision before`() throws {
        try picture(90, "map@2x.png")
        let commit = "git add . && git -c user.name=A -c user.email=a@example.com commit -qm second"
        #expect(try room.runShell("keyline golden accept map.png --unreviewed && \(commit)").status == 0)
        #expect(try room.run("golden", "test").status == 0)
        #expect(try compared() == [])
        _ = try room.run("golden", "test", "--since", "HEAD~1")
        #expect(try lastCompared() == ["map.png"])
    }

    @Test func `a picture that was read once is an input of every case that shows it`() throws {
        try room.write("map.png map.yaml --size 60x60\nmore.png map.yaml --size 90x60\n", "golden/cases.txt")
        _ = try room.runShell("keyline golden prune; keyline golden accept '*' --unreviewed")
        let commit = "git add -A . && git -c user.name=A -c user.email=a@example.com commit -qm second"
        #expect(try room.runShell(commit).status == 0)
        #expect(try compared() == [])
        try picture(90, "map@2x.png")
        #expect(try compared() == ["map.png", "more.png"])
    }

    @Test func `fonts of a folder are inputs of every case`() throws {
        try room.write("", "fonts/readme.txt")
        let commit = "git add . && git -c user.name=A -c user.email=a@example.com commit -qm second"
        #expect(try room.runShell(commit).status == 0)
        _ = try compared()
        #expect(try compared() == [])
        #expect(try compared("--fonts", "fonts").count == 3)
        #expect(try compared("--fonts", "fonts") == [])
        try room.write("no font", "fonts/New.ttf")
        let outcome = try room.run("golden", "test", "--since", "HEAD", "--fonts", "fonts")
        #expect(outcome.status != 0)
    }

    @Test func `what failed is compared again until it is as recorded`() throws {
        try room.write("hidden@2x.png\n.output\n.errors\nout\n", ".gitignore")
        try room.write(Self.screen(image: "hidden"), "hidden.yaml")
        try picture(20, "hidden@2x.png")
        try commitCases("card.png Card.xib\nhidden.png hidden.yaml --size 60x60\n")
        #expect(try compared() == [])
        // git knows nothing of the picture, which alone changes.
        try picture(90, "hidden@2x.png")
        for _ in 0..<3 {
            #expect(try room.run("golden", "test", "--since", "HEAD").status == 1)
            #expect(try lastCompared() == ["hidden.png"])
        }
        try picture(20, "hidden@2x.png")
        #expect(try compared() == ["hidden.png"])
        #expect(try compared() == [])
    }

    @Test func `a failure that another revision hides is compared again`() throws {
        try picture(90, "map@2x.png")
        #expect(try room.run("golden", "test").status == 1)
        let commit = "git add . && git -c user.name=A -c user.email=a@example.com commit -qm second"
        #expect(try room.runShell(commit).status == 0)
        // Nothing differs from this revision, and still the golden does.
        #expect(try room.run("golden", "test", "--since", "HEAD").status == 1)
        #expect(try lastCompared() == ["map.png"])
    }

    @Test func `a golden that git ignores is compared by its content`() throws {
        try room.write("golden/*.png\n.output\n.errors\nout\n", ".gitignore")
        let commit = "git add . && git -c user.name=A -c user.email=a@example.com commit -qm second"
        #expect(try room.runShell("git rm -q --cached golden/*.png && \(commit)").status == 0)
        _ = try room.run("golden", "test")
        #expect(try compared() == [])
        try room.write(try #require(room.bytes("golden/card.png")), "golden/sun.png")
        for _ in 0..<2 {
            #expect(try room.run("golden", "test", "--since", "HEAD").status == 1)
            #expect(try lastCompared() == ["sun.png"])
        }
    }

    @Test func `a picture that git was told to take for unchanged is compared by its content`() throws {
        #expect(try room.runShell("git update-index --assume-unchanged map@2x.png").status == 0)
        #expect(try compared() == [])
        try picture(90, "map@2x.png")
        for _ in 0..<2 { #expect(try compared() == ["map.png"]) }
    }

    @Test func `records that another user left, or that were altered, are not believed`() throws {
        #expect(try compared() == [])
        let file = "out/golden/inputs.json"
        let own = try #require(room.bytes(file))
        let other = "XDG_STATE_HOME=\(room.path("out/state")) keyline golden test --since HEAD"
        #expect(try room.runShell(other).status == 0)
        #expect(try lastCompared() == ["card.png", "map.png", "sun.png"])
        #expect(try compared().count == 3, "the other user's records")
        #expect(try compared() == [])
        let text = String(decoding: own, as: UTF8.self)
        try room.write(text.replacing("sun.png", with: "sun.pnG"), file)
        #expect(try compared().count == 3)
    }

    private func commitCases(_ cases: String) throws {
        try room.write(cases, "golden/cases.txt")
        let commit = "git add -A . && git -c user.name=A -c user.email=a@example.com commit -qm second"
        _ = try room.runShell("keyline golden accept '*' --unreviewed; keyline golden prune")
        #expect(try room.runShell(commit).status == 0)
        _ = try room.run("golden", "test")
    }
}
