import Foundation
import Testing

/// Edits of documents from the command line.
@Suite struct EditingCommandTests {
    private static let repository = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    private static let sample = repository.appendingPathComponent("Samples/Trails/Base.lproj/Main.storyboard")

    private func room() throws -> CommandSandbox {
        let room = try CommandSandbox()
        try FileManager.default.copyItem(atPath: Self.sample.path, toPath: room.path("Main.storyboard"))
        return room
    }

    private func bytes(_ room: CommandSandbox, _ name: String = "Main.storyboard") -> Data? {
        FileManager.default.contents(atPath: room.path(name))
    }

    @Test func `a dry run prints a diff and writes nothing`() throws {
        let room = try room()
        let before = bytes(room)
        let outcome = try room.runShell("cd '\(room.path(""))' && keyline fix Main.storyboard clear --dry-run")
        #expect(outcome.status == 0)
        #expect(outcome.output.contains("--- a/Main.storyboard"))
        #expect(outcome.output.contains("-"))
        #expect(bytes(room) == before)
    }

    @Test func `an edit replaces the file, or goes where it is told`() throws {
        let room = try room()
        let before = bytes(room)
        _ = try room.runShell("cd '\(room.path(""))' && keyline fix Main.storyboard clear -o other.storyboard")
        #expect(bytes(room) == before)
        let cleared = bytes(room, "other.storyboard")
        #expect(cleared != nil)
        #expect(cleared != before)
        _ = try room.runShell("cd '\(room.path(""))' && keyline fix Main.storyboard clear")
        #expect(bytes(room) == cleared)
    }

    @Test func `of edits at the same time none is lost`() throws {
        let room = try room()
        let ids = ["her-oi-hgt", "dst-im-w00", "elv-im-w00", "dur-im-w00", "c05-aa-aaa", "v07-aa-aaa"]
        let edits = ids.enumerated().map { "\($1) constant=\(9000 + $0)\n" }
        try room.write(edits.joined(), "edits")
        let outcome = try room.runShell(
            "cd '\(room.path(""))' && xargs -P \(ids.count) -L 1 keyline set Main.storyboard < edits")
        #expect(outcome.status == 0 && !outcome.errors.contains("error:"), "\(outcome.errors)")
        let text = String(decoding: bytes(room) ?? Data(), as: UTF8.self)
        #expect(ids.indices.filter { !text.contains("constant=\"\(9000 + $0)\"") } == [])
    }

    @Test func `a document keeps its mode, and a read-only one is refused with the next step`() throws {
        let room = try room()
        let path = room.path("Main.storyboard")
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)
        let first = "cd '\(room.path(""))' && keyline set Main.storyboard c05-aa-aaa constant=8"
        #expect(try room.runShell(first).status == 0)
        #expect(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int == 0o600)
        let before = bytes(room)
        try FileManager.default.setAttributes([.posixPermissions: 0o400], ofItemAtPath: path)
        let outcome = try room.runShell(
            "cd '\(room.path(""))' && keyline set Main.storyboard c05-aa-aaa constant=9 2>&1")
        #expect(outcome.output.contains("Main.storyboard: error: cannot write the file: it is read-only"))
        #expect(outcome.output.contains("chmod u+w"))
        #expect(bytes(room) == before)
    }

    @Test func `an edit that changes nothing leaves the file alone and says so`() throws {
        let room = try room()
        let before = bytes(room)
        let outcome = try room.runShell("cd '\(room.path(""))' && keyline fix Main.storyboard add-missing")
        #expect(outcome.status == 0)
        #expect(outcome.errors.contains("nothing to change"))
        #expect(bytes(room) == before)
    }

    @Test(arguments: [
        ("fix Main.storyboard mend", "add-missing"), ("fix Main.storyboard clear --select Nobody", "Nobody"),
        ("pin Main.storyboard sideways her-oi-img", "leading"),
        ("align Main.storyboard middle her-oi-img con-te-stk", "baselines"),
        ("suggest Main.storyboard her-oi-img con-te-stk --take 99", "99"),
        ("set Main.storyboard c05-aa-aaa color=red", "constant"),
        ("assume Main.storyboard 'her-oi-img.width'", "relation"),
        ("embed Main.storyboard her-oi-img scr-ol-viw", "same view"),
    ])
    func `what cannot be done is an error with the next step`(_ words: String, _ hint: String) throws {
        let room = try room()
        let before = bytes(room)
        let outcome = try room.runShell("cd '\(room.path(""))' && keyline \(words)")
        #expect(outcome.status == 2)
        #expect(outcome.errors.contains("error:"))
        #expect(outcome.errors.contains(hint), "\(outcome.errors)")
        #expect(bytes(room) == before)
    }

    @Test func `a layout file is edited as a storyboard is, and what it cannot is an error with the next step`() throws
    {
        let room = try room()
        let sample = Self.repository.appendingPathComponent("Samples/SignIn")
        try FileManager.default.copyItem(atPath: sample.path, toPath: room.path("SignIn"))
        let start = "cd '\(room.path("SignIn"))' && keyline "
        let cleared = try room.runShell(start + "fix sign-in.yaml clear --dry-run")
        #expect(cleared.status == 0)
        #expect(cleared.output.contains("+constraints: []\n"))
        let set = try room.runShell(start + "set sign-in.yaml 'logo.width == 72' constant=80 --dry-run")
        #expect(set.output.contains("-  - logo.width == 72\n+  - logo.width == 80\n"), "\(set.errors)")
        let frames = try room.runShell(start + "fix sign-in.yaml update-frames")
        #expect(frames.status == 2)
        #expect(frames.errors.contains("keyline dump"))
        let outline = try room.runShell(start + "outline sign-in.yaml")
        #expect(
            outline.output.contains("─ Image View \"logo\".top = View (screen).safe area.top + 32"), "\(outline.output)"
        )
    }

    @Test func `an edit says which other views it moves, and the conflicts that it makes`() throws {
        let room = try room()
        let text = """
            keyline: 1
            size: 320x480
            scale: 1
            views:
              - { type: UIView, id: top }
              - type: UIView
                id: below
                subviews:
                  - { type: UIView, id: inner, frame: { x: 5, y: 5, width: 10, height: 10 } }
            constraints:
              - top.leading == screen.leading
              - top.top == screen.top + 8
              - top.width == 40
              - top.height == 40
              - below.leading == top.leading
              - below.top == top.bottom + 10
              - below.width == 50
              - below.height == 30

            """
        func run(_ words: String) throws -> (status: Int32, errors: String) {
            try text.write(toFile: room.path("a.yaml"), atomically: true, encoding: .utf8)
            let outcome = try room.runShell("cd '\(room.path(""))' && keyline \(words)")
            return (outcome.status, outcome.errors)
        }
        let lower = "(below) moves from (0, 58; 50×30) to (0, 70; 50×30)\n"
        let top = "(top) moves from (0, 8; 40×40) to (0, 20; 40×40)\n"

        // A constraint is no view, so what it places is said too. What is inside goes along.
        let constraint = try run("set a.yaml 'top.top == screen.top + 8' constant=20")
        #expect(constraint.errors == "note: View \"top\" \(top)note: View \"below\" \(lower)")
        #expect(constraint.status == 0)
        #expect(try run("set a.yaml 'top.height == 40' constant=52 --dry-run").errors.hasSuffix(lower))
        #expect(try run("set a.yaml top alpha=0.5").errors.isEmpty)
        let pinned = try run("pin width=60,height=60 a.yaml top")
        #expect(pinned.status == 2)
        let doubled = try run("pin a.yaml top=20 top")
        #expect(doubled.errors.contains("warning: 1 conflict is new\n"), "\(doubled.errors)")
    }

    @Test func `D29 what keyline.yaml accepts is passed over, and an error once it applies to nothing`() throws {
        let room = try room()
        let text =
            "keyline: 1\nsize: 320x480\nviews:\n  - { type: UIView, id: map }\nconstraints:\n"
            + "  - map.left == screen.left\n  - map.top == screen.top\n  - map.width == 20\n  - map.height == 20\n"
        try text.write(toFile: room.path("a.yaml"), atomically: true, encoding: .utf8)
        let lint = "cd '\(room.path(""))' && keyline lint a.yaml"
        #expect(try room.runShell(lint).status == 1)
        let accepted =
            "keyline: 1\nsuppressions:\n  - { kind: left-right, file: a.yaml, view: map, reason: a map has sides }\n"
        try accepted.write(toFile: room.path("keyline.yaml"), atomically: true, encoding: .utf8)
        let quiet = try room.runShell(lint)
        #expect(quiet.status == 0)
        #expect(quiet.output == "nothing to improve\n")
        try accepted.replacing("view: map", with: "view: other")
            .write(toFile: room.path("keyline.yaml"), atomically: true, encoding: .utf8)
        let outdated = try room.runShell(lint)
        #expect(outdated.status == 1)
        #expect(outdated.output.contains("keyline.yaml:3:5: error: outdated suppression: the suppression of left"))
        #expect(outdated.output.contains("  hint: remove it\n"))
        for format in ["json", "sarif"] {
            #expect(try room.runShell(lint + " --format \(format)").output.contains("\"outdatedSuppression\""))
        }
        #expect(try room.runShell(lint + " --format junit").output.contains("a map has sides"))
    }

    @Test func `findings of a linter go to CI systems, with severities from the configuration`() throws {
        let room = try room()
        let text = String(decoding: bytes(room) ?? Data(), as: UTF8.self).replacing(
            "firstItem=\"scr-ol-viw\" firstAttribute=\"leading\" secondItem=\"tra-il-viw\" secondAttribute=\"leading\"",
            with: "firstItem=\"scr-ol-viw\" firstAttribute=\"left\" secondItem=\"tra-il-viw\" secondAttribute=\"left\"")
        try text.write(toFile: room.path("Main.storyboard"), atomically: true, encoding: .utf8)
        let lint = "cd '\(room.path(""))' && keyline lint Main.storyboard"
        #expect(try room.runShell(lint).status == 1)
        #expect(try room.runShell(lint + " --format sarif").output.contains("\"left-right\""))
        #expect(try room.runShell(lint + " --format junit").output.contains("<failure"))
        #expect(try room.runShell(lint + " --format github").output.contains("::warning"))
        try "keyline: 1\nseverities:\n  left-right: off\n".write(
            toFile: room.path("keyline.yaml"), atomically: true, encoding: .utf8)
        #expect(try room.runShell(lint).status == 0)
    }

    @Test func `an outline is text or JSON, of a scene or of one view`() throws {
        let room = try room()
        let outline = "cd '\(room.path(""))' && keyline outline Main.storyboard --scene Trail"
        #expect(try room.runShell(outline).output.contains("─ Image View (her-oi-img).height = 200"))
        let json = try room.runShell(outline + " --view her-oi-img --format json").output
        let document = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
        #expect(document?["keyline"] as? Int == 1)
        #expect(json.contains("\"sides\""))
    }

    @Test func `two layouts are equal, or differ first somewhere`() throws {
        let room = try room()
        let words = "cd '\(room.path(""))' && cp Main.storyboard b.storyboard && "
        let compare = "keyline equivalent Main.storyboard b.storyboard --scene Trail --sweep widths=380..400"
        let equal = try room.runShell(words + compare)
        #expect(equal.status == 0, "\(equal.errors)")
        #expect(equal.output == "equal in 21 environments\n")
        let edit = "keyline set b.storyboard c05-aa-aaa constant=20 && "
        let different = try room.runShell(words + edit + compare)
        #expect(different.status == 1)
        #expect(different.output.hasPrefix("different at 380×"))
    }
}
