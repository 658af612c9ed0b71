import Foundation
import Testing

/// An app's folder in place of a file.
@Suite struct FolderTests {
    private let room: CommandSandbox

    init() throws {
        room = try CommandSandbox()
        try room.write(Fixtures.card, "App/Cards/Card.xib")
        try room.write("not a catalog", "App/Assets.xcassets/Contents.json")
    }

    @Test func `what a folder holds is listed for people and for programs`() throws {
        let text = try room.run("list", "App")
        #expect(text.status == 0)
        #expect(text.output.contains("App/Cards/Card.xib"))
        #expect(text.output.contains("catalog App/Assets.xcassets: empty"))
        let json = try room.run("list", "App/", "--format", "json")
        let object = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any]
        #expect((object?["files"] as? [[String: Any]])?.first?["file"] as? String == "App/Cards/Card.xib")
    }

    @Test func `every scene of a folder is drawn`() throws {
        let outcome = try room.run("render", "App", "-o", "out/")
        #expect(outcome.status == 0)
        #expect(outcome.output == "out/Card.png\n")
    }

    @Test func `dump and check take a folder too`() throws {
        #expect(try room.run("dump", "App").status == 0)
        #expect(try room.run("check", "App").status == 0)
    }

    @Test func `a folder without scenes, and one that is not there, are errors with the next step`() throws {
        try room.write("", "Empty/README.md")
        let empty = try room.run("render", "Empty")
        #expect(empty.status == 2)
        #expect(empty.errors.contains("Empty: error: the folder has no storyboard, XIB or YAML layout"))
        let missing = try room.run("list", "Gone")
        #expect(missing.status == 2)
        #expect(missing.errors.hasPrefix("Gone: error: there is no such file or folder"))
    }

    @Test func `a broken file in a folder is an error, and the others are drawn`() throws {
        try room.write("<document", "App/Bad.xib")
        let outcome = try room.run("render", "App", "-o", "out/")
        #expect(outcome.status == 2)
        #expect(outcome.errors.contains("App/Bad.xib:1:"))
        #expect(outcome.output == "out/Card.png\n")
    }
}
