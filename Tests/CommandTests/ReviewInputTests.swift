import Foundation
import Testing

/// A review tells what differs on screens, whatever files a scene reads, and nothing of what it cannot read.
@Suite struct ReviewInputTests {
    private let room: CommandSandbox

    init() throws {
        room = try CommandSandbox()
    }

    /// Commits files, as the older revision.
    private func begin(_ files: [String: String]) throws {
        try room.write(".output\n.errors\nout\n", ".gitignore")
        for (name, text) in files { try room.write(text, name) }
        let outcome = try room.runShell(
            "git init -q -b main . && git add -A && git -c user.name=A -c user.email=a@example.com commit -qm first")
        #expect(outcome.status == 0, "\(outcome.errors)")
    }

    /// The number of pictures that the last review did not draw.
    private var undrawn: Int? {
        let json = String(decoding: room.bytes("out/review/review.json") ?? Data(), as: UTF8.self)
        return json.firstMatch(of: /"undrawn" : ([0-9]+)/).flatMap { Int($0.1) }
    }

    // MARK: Code

    private static let code = """
        class Card: UIView {
            @IBOutlet var greeting: UILabel!
            override func awakeFromNib() {
                greeting.text = "Welcome"
                if isNew { greeting.isHidden = true }
            }
        }
        """

    /// A card of a class whose code sets its label.
    private func beginCard() throws {
        let connections =
            "<connections><outlet property=\"greeting\" destination=\"title\" id=\"o1\"/></connections></view>"
        let card = Fixtures.card.replacing("id=\"card\">", with: "customClass=\"Card\" id=\"card\">")
        let end = try #require(card.range(of: "</view>", options: .backwards))
        try begin(["card.xib": card.replacingCharacters(in: end, with: connections), "Card.swift": Self.code])
    }

    @Test(arguments: [
        ["Card.swift": "// The card of a guest.\n" + code],
        ["Card.swift": code.replacing("Card: UIView {", with: "Card: UIView {\n\n    // What the guest reads.")],
        ["Other.swift": "class Other: UIView {}\n"],
    ])
    func `lines of code that show nothing change no scene, and none is drawn`(files: [String: String]) throws {
        try beginCard()
        for (name, text) in files { try room.write(text, name) }
        let outcome = try room.run("review", "HEAD")
        #expect(outcome.output == "1 picture: 1 unchanged; see out/review/report.html\n", "\(outcome.errors)")
        #expect(outcome.status == 0)
        #expect(undrawn == 1)
    }

    @Test func `a text that code sets is told where a line moved too`() throws {
        try beginCard()
        try room.write("// A line.\n" + Self.code.replacing("\"Welcome\"", with: "\"Good day\""), "Card.swift")
        let outcome = try room.run("review", "HEAD")
        #expect(outcome.output.contains("text \"Welcome\" → \"Good day\""), "\(outcome.output)\(outcome.errors)")
        #expect(room.bytes("out/review/card-xib/card.expected.png") != nil, "\(room.names)")
    }

    @Test func `a file of code is no cause, but the value that it gives a view`() throws {
        try beginCard()
        try room.write(Self.code.replacing("\"Welcome\"", with: "\"Good day\""), "Card.swift")
        let given = try room.run("review", "HEAD")
        #expect(
            given.output.contains(
                "changed   card.xib · Card: UILabel (title): text \"Welcome\" → \"Good day\" by code\n"),
            "\(given.output)\(given.errors)")
        #expect(!given.output.contains("file Card.swift"))
        let annotations = try room.run("review", "HEAD", "--format", "github").output
        #expect(annotations.contains("file=Card.swift,line=4,"), "\(annotations)")
        // Code that gives the views no other value has no part in a change of the document.
        let card = try #require(room.bytes("card.xib").map { String(decoding: $0, as: UTF8.self) })
        try room.write(
            card.replacing("width=\"160\"", with: "width=\"170\"").replacing(
                "constant=\"20\" id=\"c1\"", with: "constant=\"30\" id=\"c1\""), "card.xib")
        try room.write("// A line.\n" + Self.code, "Card.swift")
        let other = try room.run("review", "HEAD").output
        #expect(other.contains(".top + 20 → "), "\(other)")
        #expect(!other.contains("Card.swift") && !other.contains("by code"), "\(other)")
    }

    @Test func `of an information property list only what it says about screens is a cause`() throws {
        func list(_ version: Int, _ hidesStatusBar: Bool) -> String {
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict><key>CFBundleVersion</key><string>\(version)</string>
            <key>UIViewControllerBasedStatusBarAppearance</key><false/>
            <key>UIStatusBarHidden</key><\(hidesStatusBar)/></dict></plist>
            """
        }
        let card = Fixtures.card
        try begin(["App/card.xib": card, "App/Info.plist": list(1, false)])
        try room.write(card.replacing("\"Hello\"", with: "\"Bye\""), "App/card.xib")
        try room.write(list(2, false), "App/Info.plist")
        let bumped = try room.run("review", "HEAD").output
        #expect(bumped.contains("\"Hello\" → \"Bye\"") && !bumped.contains("Info.plist"), "\(bumped)")
        try room.write(list(2, true), "App/Info.plist")
        let hidden = try room.run("review", "HEAD").output
        #expect(hidden.contains("file App/Info.plist: UIStatusBarHidden"), "\(hidden)")
    }

    @Test func `a golden that can no longer be drawn has failed, whatever it reads`() throws {
        let file = "App/Main.storyboard"
        try begin([file: ReviewHistory.storyboard, "golden/cases.txt": "map.png App --map\n"])
        try room.write("<document", file)
        let outcome = try room.run("review", "HEAD")
        #expect(outcome.output.contains("failed    golden map.png"), "\(outcome.output)\(outcome.errors)")
        #expect(!outcome.output.contains("in both revisions"), "\(outcome.output)")
    }

    // MARK: Texts

    @Test func `a table's texts are causes where they are shown, and those of other scenes are not`() throws {
        let file = "App/Base.lproj/Main.storyboard"
        let table = "\"first.text\" = \"Premier\";\n\"second.text\" = \"Deuxième\";\n"
        try begin([file: ReviewHistory.storyboard, "App/fr.lproj/Main.strings": table])
        try room.write(
            table.replacing("Premier", with: "Le premier").replacing("Deuxième", with: "Le deuxième"),
            "App/fr.lproj/Main.strings")
        let outcome = try room.run("review", "HEAD", "--across", "locales=fr")
        let parts = outcome.output.split(separator: "changed   ")
        let first = try #require(parts.first { $0.contains(" · First, fr") }, "\(outcome.output)\(outcome.errors)")
        let second = try #require(parts.first { $0.contains(" · Second, fr") }, "\(outcome.output)")
        #expect(first.ranges(of: "Le premier").count == 1 && !first.contains("Le deuxième"), "\(first)")
        #expect(second.contains("Le deuxième") && !second.contains("Le premier"), "\(second)")
    }

    @Test func `of a table that layout code reads, the keys that it asks for are causes`() throws {
        let table = "\"greeting\" = \"Good morning\";\n\"parting\" = \"Good night\";\n"
        try begin(["App/settings.yaml": ReviewHistory.settings, "App/en.lproj/Localizable.strings": table])
        try room.write(table.replacing("Good", with: "A good"), "App/en.lproj/Localizable.strings")
        let output = try room.run("review", "HEAD").output
        #expect(output.contains("\"greeting\": \"Good morning\" → \"A good morning\""), "\(output)")
        let parting = output.split(separator: "\n").filter { $0.contains("parting") }
        #expect(parting.allSatisfy { $0.hasPrefix("unseen ") }, "\(output)")
    }

    // MARK: Documents

    @Test func `scenes of one name are told apart by their ids`() throws {
        let storyboard = ReviewHistory.storyboard.replacing("title=\"Second\"", with: "title=\"First\"")
        try begin(["App/Main.storyboard": storyboard])
        try room.write(
            storyboard.replacing("y=\"100\"", with: "y=\"140\""), "App/Main.storyboard")
        let output = try room.run("review", "HEAD").output
        for id in ["First", "Second"] {
            #expect(output.contains("changed   App/Main.storyboard · First (scene-\(id))"), "\(output)")
        }
    }

    @Test func `a property that no picture shows is told and counted`() throws {
        try begin(["card.xib": Fixtures.card])
        try room.write(
            Fixtures.card.replacing("text=\"Hello\"", with: "text=\"Hello\" lineBreakMode=\"clip\""), "card.xib")
        let outcome = try room.run("review", "HEAD")
        let words = "UILabel \"Hello\" (title): lineBreakMode \"tailTruncation\" → \"clip\""
        #expect(
            outcome.output == "unseen    \(words) (card.xib:8)\n"
                + "1 picture: 1 unchanged; 1 change that no picture shows; see out/review/report.html\n",
            "\(outcome.errors)")
        #expect(outcome.status == 0)
        let comment = try room.run("review", "HEAD", "--format", "markdown").output
        #expect(comment.contains("No picture changed: 1 picture"), "\(comment)")
        #expect(comment.contains("**Changes that no picture shows**\n\n- UILabel"), "\(comment)")
        let page = String(decoding: try #require(room.bytes("out/review/report.html")), as: UTF8.self)
        #expect(page.contains("lineBreakMode"))
    }

    @Test func `a colour that only the dark appearance shows is told by a dark picture`() throws {
        let color = "<color key=\"textColor\" systemColor=\"labelColor\"/></label>"
        try begin(["card.xib": Fixtures.card.replacing("</label>", with: color)])
        let black = color.replacing("labelColor", with: "darkTextColor")
        try room.write(Fixtures.card.replacing("</label>", with: black), "card.xib")
        let output = try room.run("review", "HEAD").output
        let words = "UILabel \"Hello\" (title): textColor \"labelColor\" → \"darkTextColor\""
        #expect(output.contains("changed   card.xib, dark: \(words)"), "\(output)")
        #expect(output.contains("2 pictures: 1 changed, 1 unchanged"), "\(output)")
        // What both show is told once.
        let red = color.replacing("labelColor", with: "systemRedColor")
        try room.write(Fixtures.card.replacing("</label>", with: red), "card.xib")
        let both = try room.run("review", "HEAD").output
        #expect(both.contains("changed   card.xib: UILabel") && !both.contains("dark"), "\(both)")
        #expect(both.contains("1 picture: 1 changed"), "\(both)")
    }

    @Test func `a colour that the drawn appearance does not show is told with it`() throws {
        let color = "<color key=\"textColor\" systemColor=\"labelColor\"/></label>"
        try begin(["card.xib": Fixtures.card.replacing("</label>", with: color)])
        let black = color.replacing("labelColor", with: "darkTextColor")
        try room.write(Fixtures.card.replacing("</label>", with: black), "card.xib")
        let line = "textColor \"labelColor\" → \"darkTextColor\" (card.xib:8); only the light appearance is drawn\n"
        #expect(try room.run("review", "HEAD", "--appearance", "light").output.contains(line))
    }

    @Test func `files that a clone lacks are left out and named, and nothing is added to the repository`() throws {
        try begin(["card.xib": Fixtures.card, "Vendor/large.bin": "large"])
        try room.write(Fixtures.card.replacing("Hello", with: "Welcome"), "card.xib")
        let object = try room.runShell("git rev-parse HEAD:Vendor/large.bin").output.trimmingCharacters(in: .newlines)
        try FileManager.default.removeItem(atPath: room.path(".git/objects/\(object.prefix(2))/\(object.dropFirst(2))"))
        let before = try room.runShell("git count-objects").output
        let outcome = try room.run("review", "HEAD")
        #expect(outcome.output.contains("text \"Hello\" → \"Welcome\""), "\(outcome.output)\(outcome.errors)")
        #expect(
            outcome.errors.contains("warning: 1 file is left out because this clone does not have it: Vendor/large.bin")
        )
        #expect(try room.runShell("git count-objects").output == before)
    }

    @Test func `another mode of a file is no change, and documents of a revision count whatever is checked out`() throws
    {
        let package =
            "// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Package(name: \"Tools\", targets: [.target(name: \"Tools\")])\n"
        let preview = "import SwiftUI\n#Preview { Text(\"A\") }\n"
        try begin(["App/card.xib": Fixtures.card, "Package.swift": package])
        let commit = "git add -A && git -c user.name=A -c user.email=a@example.com commit -qm next"
        try room.write(Fixtures.card.replacing("Hello", with: "Welcome"), "App/card.xib")
        _ = try room.runShell("\(commit) && git rm -q App/card.xib")
        try room.write(preview, "Sources/Tools/Preview.swift")
        _ = try room.runShell(commit)
        let outcome = try room.run("review", "HEAD~2..HEAD~1")
        #expect(outcome.output.contains("text \"Hello\" → \"Welcome\""), "\(outcome.output)\(outcome.errors)")
        _ = try room.runShell("git checkout -q HEAD~1 && chmod +x App/card.xib")
        #expect(try room.run("review", "HEAD").output.hasPrefix("1 picture: 1 unchanged;"))
    }

    @Test func `what no picture shows is told apart from what this one shows`() throws {
        try begin(["card.xib": Fixtures.card])
        let connections = "<connections><outlet property=\"note\" destination=\"title\" id=\"o\"/></connections></view>"
        let card = Fixtures.card.replacing("text=\"Hello\"", with: "text=\"Welcome\" tag=\"3\"")
            .replacing("toolsVersion=\"21507\"", with: "toolsVersion=\"23504\"")
        let end = try #require(card.range(of: "</view>", options: .backwards))
        try room.write(card.replacingCharacters(in: end, with: connections), "card.xib")
        let output = try room.run("review", "HEAD").output
        let changed = output.components(separatedBy: "unseen ")[0]
        #expect(
            changed.hasPrefix("changed   card.xib: UILabel \"Welcome\" (title): text \"Hello\" → \"Welcome\"\n"),
            "\(output)")
        #expect(!changed.contains("outlet") && !changed.contains("tag"), "\(output)")
        // The version may have moved something, too, and is no cause that others share.
        #expect(changed.contains("; document: toolsVersion 21507 → 23504\n"), "\(output)")
        #expect(changed.ranges(of: "toolsVersion").count == 1, "\(output)")
        #expect(output.contains("unseen    outlet note of UIView (card) (o): is new"), "\(output)")
        #expect(output.contains("unseen    UILabel \"Welcome\" (title): tag 0 → 3"), "\(output)")
    }

    @Test func `a view beside a controller is no cause of its picture`() throws {
        func storyboard(_ text: String) -> String {
            let beside =
                "<view id=\"beside\"><subviews><label text=\"\(text)\" id=\"out\"/></subviews></view></objects>"
            let start = ReviewHistory.storyboard
            guard let end = start.range(of: "</objects>") else { return start }
            return start.replacingCharacters(in: end, with: beside).replacing(
                "title=\"Next\"", with: "title=\"\(text)\"")
        }
        try begin(["App/Main.storyboard": storyboard("Next")])
        try room.write(storyboard("Go"), "App/Main.storyboard")
        let output = try room.run("review", "HEAD").output
        let first = try #require(output.split(separator: "changed   ").first { $0.contains(" · First: ") }, "\(output)")
        #expect(
            first.contains("UIButton \"Go\" (next): normal.title \"Next\" → \"Go\"") && !first.contains("(out)"),
            "\(output)")
    }

    @Test func `another screen behind a tab comes before what else was edited`() throws {
        func storyboard(_ tab: String) -> String {
            ReviewHistory.storyboard.replacing(
                "</scenes>",
                with: """
                    <scene sceneID="tabs-scene"><objects><tabBarController id="tabs"><tabBar key="tabBar" id="bar"/><connections>
                    <segue destination="\(tab)" kind="relationship" relationship="viewControllers" id="s"/></connections>
                    </tabBarController></objects></scene></scenes>
                    """)
        }
        try begin(["App/Main.storyboard": storyboard("First")])
        try room.write(storyboard("Second").replacing("y=\"100\"", with: "y=\"140\""), "App/Main.storyboard")
        let output = try room.run("review", "HEAD").output
        let tabs = try #require(output.split(separator: "changed   ").first { $0.contains(" · tabs: ") }, "\(output)")
        #expect(
            tabs.contains("· tabs: segue relationship of UITabBarController (tabs) (s): destination First → Second"),
            "\(tabs)")
    }

    @Test func `a document that names a device for the first time is drawn at one scale`() throws {
        let device = "<device id=\"retina4_7\" orientation=\"portrait\" appearance=\"light\"/>"
        try begin(["card.xib": Fixtures.card.replacing(device, with: "")])
        try room.write(Fixtures.card, "card.xib")
        let output = try room.run("review", "HEAD").output
        #expect(
            output.hasPrefix("unseen    document: device is now \"retina4_7\" (card.xib:3)\n1 picture: 1 unchanged"),
            "\(output)")
    }

    @Test func `a picture of a file that could not be read before names its edits`() throws {
        let broken = Fixtures.card.replacing(" version=\"3.0\"", with: " version=\"9.0\"").replacing(
            "text=\"Hello\"", with: "text=\"Hi\"")
        try begin(["card.xib": broken])
        try room.write(Fixtures.card, "card.xib")
        let output = try room.run("review", "HEAD").output
        #expect(
            output.contains("new       card.xib: UILabel \"Hello\" (title): text \"Hi\" → \"Hello\""),
            "\(output)")
        let comment = try room.run("review", "HEAD", "--format", "markdown").output
        #expect(comment.contains("its file could not be read before\\: "), "\(comment)")
    }

    @Test func `a file that is of an unknown form in both revisions has not begun to fail`() throws {
        let old = Fixtures.card.replacing(" version=\"3.0\"", with: " version=\"9.0\"")
        try begin(["card.xib": old])
        try room.write(old.replacing("Hello", with: "Bye"), "card.xib")
        let outcome = try room.run("review", "HEAD")
        #expect(outcome.output.contains("failing   card.xib: in both revisions"), "\(outcome.output)")
        #expect(outcome.status == 0)
    }

    @Test func `a changed document for a watch is named, and one that stays is not`() throws {
        func watch(_ title: String) -> String {
            """
            <document type="com.apple.InterfaceBuilder.WatchKit.Storyboard" version="3.0"><scenes>
            <scene sceneID="s"><objects><controller id="c" title="\(title)"/></objects></scene></scenes></document>
            """
        }
        let files = ["Watch/Interface.storyboard": watch("Walks"), "Watch/Other.storyboard": watch("Other")]
        try begin(files.merging(["card.xib": Fixtures.card]) { $1 })
        try room.write(watch("Tours"), "Watch/Interface.storyboard")
        let outcome = try room.run("review", "HEAD")
        #expect(
            outcome.output.contains(
                "unseen    Watch/Interface.storyboard: the document describes an interface for watchOS, of which no picture is drawn\n"
            ),
            "\(outcome.output)\(outcome.errors)")
        #expect(!outcome.output.contains("Other.storyboard"), "\(outcome.output)")
    }

    /// For the class of a file's owner every XIB of the app is looked at, whose changes are not this one's.
    @Test func `each of several XIBs with equal ids tells its own changes`() throws {
        let names = ["a.xib", "b.xib", "c.xib"]
        func card(_ name: String, _ text: String) -> String {
            let id = "title-\(name.prefix(1))"
            return Fixtures.card.replacing("\"title\"", with: "\"\(id)\"").replacing("Hello", with: text).replacing(
                "<objects>",
                with: """
                    <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Owner">\
                    <connections><outlet property="label" destination="\(id)" id="o"/></connections></placeholder>
                    """)
        }
        try begin(Dictionary(uniqueKeysWithValues: names.map { ($0, card($0, "Hello")) }))
        for name in names { try room.write(card(name, "Welcome"), name) }
        let output = try room.run("review", "HEAD").output
        for name in names {
            let cause = "UILabel \"Welcome\" (title-\(name.prefix(1))): text"
            #expect(output.contains("changed   \(name) · Owner: \(cause)"), "\(output)")
            #expect(output.ranges(of: cause).count == 1, "\(output)")
        }
    }

    @Test func `scenes of a file that is repaired say so, and their findings are not called new`() throws {
        try begin(["App/Main.storyboard": ReviewHistory.storyboard.replacing("</scenes>", with: "<scenes>")])
        try room.write(ReviewHistory.storyboard, "App/Main.storyboard")
        let output = try room.run("review", "HEAD").output
        #expect(output.contains("its file could not be read before: "), "\(output)")
        #expect(!output.contains("only the newer revision has it") && !output.contains("finding   +"), "\(output)")
    }

    /// The storyboard with its first scene in a navigation controller.
    private static func navigated(_ attributes: String = "", title: String? = nil) -> String {
        var text = ReviewHistory.storyboard.replacing(
            "</scenes>",
            with: """
                <scene sceneID="nav-scene"><objects><navigationController \(attributes) id="nav" sceneMemberID="viewController">
                <navigationBar key="navigationBar" contentMode="scaleToFill" id="nav-bar">
                <rect key="frame" x="0.0" y="20" width="375" height="44"/></navigationBar>
                <connections><segue destination="First" kind="relationship" relationship="rootViewController" id="root"/>
                </connections></navigationController></objects></scene></scenes>
                """)
        if let title, let end = text.range(of: "</viewController>") {
            let item = "<navigationItem key=\"navigationItem\" title=\"\(title)\" id=\"item\"/></viewController>"
            text.replaceSubrange(end, with: item)
        }
        return text
    }

    @Test func `a title that a bar shows is told by its item, in each scene that shows it`() throws {
        try begin(["App/Main.storyboard": Self.navigated(title: "Walks")])
        try room.write(Self.navigated(title: "Tours"), "App/Main.storyboard")
        let output = try room.run("review", "HEAD").output
        let cause = "navigationItem (item): title \"Walks\" → \"Tours\""
        #expect(output.ranges(of: cause).count == 2, "\(output)")
        #expect(!output.contains("UILabel"), "\(output)")
    }

    @Test func `scenes under another bar tell the controller that has it, and nothing of the bar`() throws {
        try begin(["App/Main.storyboard": Self.navigated()])
        try room.write(Self.navigated("navigationBarHidden=\"YES\""), "App/Main.storyboard")
        let output = try room.run("review", "HEAD").output
        let changed = output.split(separator: "\n").filter { $0.hasPrefix("changed") }
        #expect(changed.count == 2, "\(output)")
        #expect(
            changed.allSatisfy { $0.hasSuffix("UINavigationController (nav): navigationBarHidden is now \"YES\"") },
            "\(output)")
        #expect(!output.contains("is gone"), "\(output)")
    }

    @Test func `one more unknown class is a finding that came, and none of the others went`() throws {
        func card(_ classes: [String]) -> String {
            let views = classes.enumerated().map { index, name in
                "<view fixedFrame=\"YES\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"v\(index)\""
                    + "\(name.isEmpty ? "" : " customClass=\"\(name)\"")>"
                    + "<rect key=\"frame\" x=\"\(index * 50)\" y=\"20\" width=\"40\" height=\"20\"/>"
                    + "<subviews><label text=\"\(index)\" fixedFrame=\"YES\" id=\"l\(index)\">"
                    + "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"40\" height=\"20\"/></label></subviews></view>"
            }
            return Fixtures.document(views.joined(), constraints: "")
        }
        try begin(["card.xib": card(["", "BadgeRow", "ButtonRow"])])
        try room.write(card(["HeaderBox", "BadgeRow", "ButtonRow"]), "card.xib")
        let output = try room.run("review", "HEAD").output
        let findings = output.split(separator: "\n").filter { $0.hasPrefix("finding") && $0.contains("unknown class") }
        #expect(findings.count == 1, "\(output)")
        #expect(findings.first?.contains("finding   + ") == true && findings.first?.contains("HeaderBox") == true)
    }

    @Test func `a contradiction is one sentence, and Apple's message is on the page`() throws {
        try begin(["card.xib": Fixtures.card])
        try room.write(Fixtures.conflict, "card.xib")
        let output = try room.run("review", "HEAD", "--summary", "comment.md").output
        let words = "title.width == 50 and title.width == 70 contradict each other; title.width == 70 is given up"
        let line = output.split(separator: "\n").first { $0.contains("finding   + ") }
        #expect(line?.contains(words) == true, "\(output)")
        let comment = String(decoding: room.bytes("comment.md") ?? Data(), as: UTF8.self)
        #expect(comment.contains("contradict each other"), "\(comment)")
        let page = String(decoding: room.bytes("out/review/report.html") ?? Data(), as: UTF8.self)
        for text in [output, comment] { #expect(!text.contains("symbolic breakpoint"), "\(text)") }
        #expect(page.contains("symbolic breakpoint"))
        let annotations = try room.run("check", "card.xib", "--format", "github").output
        #expect(
            annotations.contains("contradict each other") && !annotations.contains("symbolic breakpoint"),
            "\(annotations)")
        let preview = try room.run("preview", "card.xib", "-o", "out/preview")
        #expect(preview.errors.isEmpty || preview.status == 0, "\(preview.errors)")
        let sheet = String(decoding: room.bytes("out/preview/index.html") ?? Data(), as: UTF8.self)
        #expect(
            sheet.contains("\"message\":\"title.width == 50 and title.width == 70 contradict each other"),
            "the page has the sentence")
    }

    @Test func `texts and assets that no picture shows are told, many of them in one line`() throws {
        func table(_ word: String, _ count: Int) -> String {
            (0..<count).map { "\"key\($0)\" = \"\(word) \($0)\";\n" }.joined()
        }
        let set = "App/Assets.xcassets/mark.imageset"
        try begin([
            "App/Main.storyboard": ReviewHistory.storyboard, "App/en.lproj/Localizable.strings": table("Walk", 2),
            "App/de.lproj/Localizable.strings": table("Weg", 9), "\(set)/logo.svg": ReviewHistory.svg("red"),
            "\(set)/Contents.json": ReviewHistory.imageSet,
        ])
        try room.write(table("Walk", 1) + "\"key1\" = \"Tour 1\";\n", "App/en.lproj/Localizable.strings")
        try room.write(table("Gang", 8) + "\"key9\" = \"Gang 9\";\n", "App/de.lproj/Localizable.strings")
        try room.write(ReviewHistory.svg("blue"), "\(set)/logo.svg")
        let output = try room.run("review", "HEAD").output
        #expect(
            output.contains("unseen    texts App/en.lproj/Localizable.strings: \"key1\": \"Walk 1\" → \"Tour 1\"\n"),
            "\(output)")
        #expect(
            output.contains(
                "unseen    texts App/de.lproj/Localizable.strings: 8 changed, 1 new, 1 gone; no picture is in \"de\"\n"),
            "\(output)")
        #expect(output.contains("unseen    image mark: changed\n"), "\(output)")
        #expect(output.contains("3 changes that no picture shows"), "\(output)")
    }

    @Test func `a segue is no cause where it begins, and a scene under a bar of another controller is the same`() throws
    {
        func storyboard(_ segues: String, bar: String) -> String {
            Self.navigated(title: "one bar").replacing("id=\"nav-bar\"", with: "id=\"\(bar)\"")
                .replacing("<navigationItem", with: "<connections>\(segues)</connections><navigationItem")
        }
        try begin(["App/Main.storyboard": storyboard("", bar: "bar")])
        try room.write(
            storyboard(
                "<segue destination=\"Second\" kind=\"presentation\" identifier=\"open\" id=\"open\"/>", bar: "bars"),
            "App/Main.storyboard")
        let output = try room.run("review", "HEAD").output
        #expect(output.contains("3 pictures: 3 unchanged; "), "\(output)")
        #expect(output.contains("unseen    segue presentation \"open\""), "\(output)")
    }

    @Test func `a property of a view in a place that did not change is told with the changes that no picture shows`()
        throws
    {
        func card(_ text: String, _ attributes: String) -> String {
            Fixtures.document(
                """
                <label text="\(text)" fixedFrame="YES" id="first"><rect key="frame" x="9" y="2" width="90" height="20"/>
                <fontDescription key="fontDescription" type="system" pointSize="12"/></label>
                <label text="B" \(attributes) fixedFrame="YES" id="second"><rect key="frame" x="9" y="70" width="90" height="20"/>
                <fontDescription key="fontDescription" type="system" pointSize="12"/></label>
                """, constraints: "")
        }
        try begin(["card.xib": card("A", "")])
        try room.write(card("C", "lineBreakMode=\"clip\""), "card.xib")
        let output = try room.run("review", "HEAD").output
        #expect(output.contains("(first): text \"A\" → \"C\"\n"), "\(output)")
        let lines = output.split(separator: "\n").filter { $0.contains("lineBreakMode") }
        #expect(lines.count == 1 && lines.allSatisfy { $0.hasPrefix("unseen    UILabel") }, "\(output)")
    }

    @Test func `another choice of the segue whose bars a scene has changes no picture`() throws {
        func controller(_ id: String, _ inside: String) -> String {
            """
            <scene sceneID="s-\(id)"><objects><viewController id="\(id)"><view key="view" id="v-\(id)">
            <rect key="frame" x="0" y="0" width="375" height="667"/><color key="backgroundColor" white="1" alpha="1" colorSpace="calibratedWhite"/></view>
            <tabBarItem key="tabBarItem" title="\(id)" id="i-\(id)"/><connections>\(inside)</connections></viewController></objects></scene>
            """
        }
        func storyboard(_ choice: String) -> String {
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" useAutolayout="YES"
            useTraitCollections="YES" useSafeAreas="YES" initialViewController="tabs"><device id="retina4_7" orientation="portrait" appearance="light"/><scenes>
            <scene sceneID="s-tabs"><objects><tabBarController id="tabs"><tabBar key="tabBar" id="bar"/><connections>
            <segue destination="one" kind="relationship" relationship="viewControllers" id="r1"/>
            <segue destination="two" kind="relationship" relationship="viewControllers" id="r2"/></connections></tabBarController></objects></scene>
            \(controller("one", "<segue destination=\"shared\" kind=\"show\" id=\"to-1\"/>"))
            \(controller("two", "<segue destination=\"shared\" kind=\"show\" id=\"to-2\"/>"))\(controller("shared", ""))
            </scenes><inferredMetricsTieBreakers><segue reference="\(choice)"/></inferredMetricsTieBreakers></document>
            """
        }
        try begin(["App/Main.storyboard": storyboard("to-1")])
        try room.write(storyboard("to-2"), "App/Main.storyboard")
        let output = try room.run("review", "HEAD").output
        #expect(!output.contains("changed   "), "\(output)")
        #expect(output.contains("unseen    choice of segue show"), "\(output)")
    }

    // MARK: Assets

    @Test func `other files in an image set are its other content, and other names are nothing`() throws {
        let set = "App/Assets.xcassets/logo.imageset"
        func contents(_ name: String) -> String { ReviewHistory.imageSet.replacing("logo.svg", with: name) }
        try begin([
            "App/card.xib": Fixtures.document(
                "<imageView image=\"logo\" fixedFrame=\"YES\" id=\"logo\"><rect key=\"frame\" x=\"9\" y=\"9\" width=\"24\" height=\"24\"/></imageView>",
                constraints: ""),
            "\(set)/Contents.json": contents("logo.svg"), "\(set)/logo.svg": ReviewHistory.svg("red"),
        ])
        try FileManager.default.removeItem(atPath: room.path("\(set)/logo.svg"))
        try room.write(contents("mark.svg"), "\(set)/Contents.json")
        try room.write(
            ReviewHistory.svg("blue") + "<!-- another file altogether, so that git does not pair them -->",
            "\(set)/mark.svg")
        let output = try room.run("review", "HEAD").output
        #expect(output.contains(": image logo: has other files\n"), "\(output)")
        #expect(!output.contains("is new") && !output.contains("logo: changed"), "\(output)")
        try room.write(ReviewHistory.svg("red"), "\(set)/mark.svg")
        let same = try room.run("review", "HEAD").output
        #expect(same.contains("unchanged; see") && !same.contains("image logo"), "\(same)")
    }

    @Test func `a review of a folder in an app sees what lies beside it`() throws {
        let color = "App/Assets.xcassets/Brand.colorset/Contents.json"
        let card = Fixtures.card.replacing(
            /<color key="backgroundColor"[^>]*>/, with: "<color key=\"backgroundColor\" name=\"Brand\"/>")
        try begin([
            "App.xcodeproj/project.pbxproj": "// !$*UTF8*$!\n", "App/Screens/card.xib": card,
            color: ReviewHistory.colour(red: "0.2"),
        ])
        try room.write(ReviewHistory.colour(red: "0.9"), color)
        let named = try room.run("review", "HEAD", "App/Screens").output
        #expect(named.contains("colour Brand: "), "\(named)")
        let inside = try room.runShell("cd App/Screens && keyline review HEAD").output
        #expect(inside.contains("colour Brand: "), "\(inside)")
    }

    @Test func `an archive of Xcode 4 is told as what cannot be drawn`() throws {
        func archive(_ text: String) -> String {
            "<archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"8.00\"><data><string key=\"IBUIText\">\(text)"
                + "</string></data></archive>"
        }
        try begin(["Old.xib": archive("a"), "card.xib": Fixtures.card])
        try room.write(archive("b"), "Old.xib")
        let outcome = try room.run("review", "HEAD", "--summary", "comment.md")
        #expect(outcome.output.contains("failing   Old.xib: in both revisions: "), "\(outcome.output)")
        #expect(!outcome.output.contains("unseen"), "\(outcome.output)")
        let comment = String(decoding: room.bytes("comment.md") ?? Data(), as: UTF8.self)
        #expect(comment.contains("No picture that can be drawn changed"), "\(comment)")
    }

    // MARK: Other files

    @Test(arguments: [
        [".github/ci.yml": "on: push\n"], ["App/data.yaml": "walks: 3\n"],
        ["App/fr.lproj/Localizable.strings": "\"greeting\" = \"Bonjour\";\n"],
    ])
    func `a new file that no picture shows makes none drawn`(files: [String: String]) throws {
        try begin([
            "App/Main.storyboard": ReviewHistory.storyboard, "App/settings.yaml": ReviewHistory.settings,
            "App/en.lproj/Localizable.strings": "\"greeting\" = \"Good morning\";\n",
        ])
        for (name, text) in files { try room.write(text, name) }
        let outcome = try room.run("review", "HEAD")
        #expect(outcome.output.contains("3 pictures: 3 unchanged; "), "\(outcome.output)\(outcome.errors)")
        #expect(undrawn == 3)
    }

    @Test func `a text of a language that is drawn is a change`() throws {
        try begin([
            "App/settings.yaml": ReviewHistory.settings,
            "App/en.lproj/Localizable.strings": "\"greeting\" = \"Good morning\";\n",
        ])
        try room.write("\"greeting\" = \"Bonjour\";\n", "App/fr.lproj/Localizable.strings")
        let outcome = try room.run("review", "HEAD", "--across", "locales=en,fr")
        #expect(outcome.output.contains("changed   App/settings.yaml, fr"), "\(outcome.output)\(outcome.errors)")
        #expect(!outcome.output.contains("changed   App/settings.yaml, en"))
    }

    @Test(arguments: ["walks: 3\n", ""])
    func `a layout that is none any more is gone, and the others are as they were`(text: String) throws {
        try begin(["App/welcome.yaml": ReviewHistory.welcome, "App/other.yaml": ReviewHistory.welcome])
        try room.write(text, "App/welcome.yaml")
        let outcome = try room.run("review", "HEAD")
        #expect(outcome.output.contains("gone      App/welcome.yaml"), "\(outcome.output)\(outcome.errors)")
        #expect(outcome.output.contains("2 pictures: 1 gone, 1 unchanged"), "\(outcome.output)")
        #expect(room.bytes("out/review/App/welcome-yaml/welcome.expected.png") != nil)
    }

    // MARK: Mistakes

    private static let narrow = ReviewHistory.welcome + "  - title.width == 30\n"

    @Test(arguments: [("views:", "vews:"), ("keyline: 1", "keyline: 1\nstrings: nowhere")])
    func `a file that cannot be read mends no findings`(words: String, mistake: String) throws {
        try begin(["App/welcome.yaml": Self.narrow])
        try room.write(Self.narrow.replacing(words, with: mistake), "App/welcome.yaml")
        let outcome = try room.run("review", "HEAD")
        #expect(outcome.output.contains("failed    App/welcome.yaml"), "\(outcome.output)\(outcome.errors)")
        #expect(!outcome.output.contains("finding"), "\(outcome.output)")
        #expect(outcome.status == 2)
    }

    @Test func `a finding that is mended beside a file that cannot be read is told`() throws {
        try begin(["App/welcome.yaml": Self.narrow, "App/other.yaml": Self.narrow])
        try room.write(Self.narrow.replacing("views:", with: "vews:"), "App/welcome.yaml")
        try room.write(ReviewHistory.welcome, "App/other.yaml")
        let output = try room.run("review", "HEAD").output
        #expect(output.contains("finding   - App/other.yaml:"), "\(output)")
        #expect(!output.contains("finding   - App/welcome.yaml:"), "\(output)")
    }

    @Test func `a picture that several files lack is no new finding where the first file cannot be read`() throws {
        let layout = ReviewHistory.welcome.replacing(
            "{ type: UIButton, id: go, title: Go }", with: "{ type: UIImageView, id: go, image: nowhere }")
        try begin(["App/a.yaml": layout, "App/b.yaml": layout])
        try room.write(layout.replacing("views:", with: "vews:"), "App/a.yaml")
        try room.write(layout.replacing("Welcome", with: "Hello"), "App/b.yaml")
        #expect(try room.run("check", "App/b.yaml").output.contains("nowhere"))
        let output = try room.run("review", "HEAD").output
        #expect(output.contains("changed   App/b.yaml") && !output.contains("finding"), "\(output)")
    }

    @Test func `what can be drawn in neither revision is told, and is no change`() throws {
        let broken = ReviewHistory.welcome.replacing("views:", with: "vews:")
        try begin(["App/welcome.yaml": broken, "App/other.yaml": ReviewHistory.welcome])
        try room.write(broken.replacing("Welcome", with: "Hello"), "App/welcome.yaml")
        let outcome = try room.run("review", "HEAD", "--summary", "comment.md")
        #expect(outcome.output.contains("failing   App/welcome.yaml: in both revisions: "), "\(outcome.output)")
        let counts = "2 pictures: 1 unchanged, 1 failing in both revisions; 1 change that no picture shows; see"
        #expect(outcome.output.contains(counts), "\(outcome.output)")
        #expect(outcome.output.contains("unseen    UILabel (title): text \"Welcome\" → \"Hello\" (welcome.yaml:4)"))
        #expect(outcome.status == 0, "\(outcome.errors)")
        let comment = String(decoding: room.bytes("comment.md") ?? Data(), as: UTF8.self)
        #expect(comment.contains("**Fails in both revisions**\n\n- `App/welcome.yaml`: "), "\(comment)")
    }

    @Test func `a file of another repository is an error`() throws {
        try begin(["App/welcome.yaml": ReviewHistory.welcome, "Other/App/welcome.yaml": ReviewHistory.welcome])
        let outcome = try room.runShell(
            "cd App && git init -q . && git -c user.name=A -c user.email=a@example.com commit -qm a --allow-empty && keyline review HEAD ../Other/App"
        )
        #expect(outcome.status == 2)
        #expect(
            outcome.errors.contains("../Other/App: error: this file or folder is not in the repository"),
            "\(outcome.errors)")
        let full = try room.runShell("cd App && keyline review HEAD \"$(cd .. && pwd)/Other/App\"")
        #expect(full.status == 2 && full.errors.contains("not in the repository"), "\(full.errors)")
    }

    // MARK: Ids

    @Test func `a scene with another id is the same scene`() throws {
        let layout = ReviewHistory.storyboard
        try begin(["App/Main.storyboard": layout])
        try room.write(
            layout.replacing("sceneID=\"scene-First\"", with: "sceneID=\"scene-One\""), "App/Main.storyboard")
        let outcome = try room.run("review", "HEAD")
        #expect(outcome.output == "2 pictures: 2 unchanged; see out/review/report.html\n", "\(outcome.errors)")
    }

    @Test func `a constraint's other id, and a label's other name, are told as what they are`() throws {
        try begin(["App/card.xib": Fixtures.card])
        try room.write(
            Fixtures.card.replacing("id=\"c1\"", with: "id=\"c9\"").replacing(
                "text=\"Hello\"", with: "text=\"Goodbye\""),
            "App/card.xib")
        let output = try room.run("review", "HEAD").output
        #expect(output.contains("text \"Hello\" → \"Goodbye\""), "\(output)")
        #expect(!output.contains("constraint"), "\(output)")
    }

    // MARK: Packages

    /// Reviews the package of a program that holds its previews, of which two are asked for.
    private func reviewPackage() throws -> CommandSandbox.Outcome {
        let words = ["review", "HEAD", "--package", ".", "--trust", "--scene", "First", "--scene", "Last"]
        return try room.run(program: "FailingPreviews", words)
    }

    @Test func `a package's previews are drawn in both revisions`() throws {
        try begin(["Package.swift": "// swift-tools-version: 6.2\n", "Sources/Cards/Card.swift": "struct Card {}\n"])
        try room.write("struct Card { let title: String }\n", "Sources/Cards/Card.swift")
        let outcome = try reviewPackage()
        #expect(outcome.output == "2 pictures: 2 unchanged; see out/review/report.html\n", "\(outcome.errors)")
        #expect(outcome.status == 0)
    }

    @Test func `the previews of a package that is new are new`() throws {
        try begin(["README": "Cards\n"])
        try room.write("// swift-tools-version: 6.2\n", "Package.swift")
        let outcome = try reviewPackage()
        #expect(outcome.output.contains("2 pictures: 2 new, 0 unchanged"), "\(outcome.output)\(outcome.errors)")
        #expect(room.names.contains { $0.hasPrefix("out/review/") && $0.hasSuffix(".actual.png") })
    }
}
