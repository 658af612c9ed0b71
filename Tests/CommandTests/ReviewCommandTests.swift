import Foundation
import Testing

/// `keyline review` tells what a commit did to screens, without a golden and without a change to the user's files.
@Suite struct ReviewCommandTests {
    private let room: CommandSandbox

    init() throws {
        room = try CommandSandbox()
    }

    private func write(_ files: [String: String], since old: [String: String] = [:]) throws {
        for name in old.keys where files[name] == nil { try room.remove(name) }
        for (name, text) in files where old[name] != text { try room.write(text, name) }
    }

    private func commit(_ subject: String) throws {
        let outcome = try room.runShell(
            "git add -A && git -c user.name=A -c user.email=a@example.com commit -qm '\(subject)'")
        #expect(outcome.status == 0, "\(outcome.errors)")
    }

    private func begin(_ files: [String: String]) throws {
        try room.write(".output\n.errors\nout\n", ".gitignore")
        try write(files)
        #expect(try room.runShell("git init -q -b main .").status == 0)
        try commit("first")
    }

    /// Two views and a constraint, committed, with another text since.
    private func beginSmall(_ files: [String: String] = [:]) throws {
        let screens = ["App/welcome.yaml": ReviewHistory.welcome, "App/other.yaml": ReviewHistory.welcome]
        try begin(screens.merging(files) { $1 })
        try room.write(ReviewHistory.welcome.replacing("Welcome", with: "Hello"), "App/welcome.yaml")
    }

    @Test func `each of 40 commits is told by its view, property, constraint, text, file or finding`() throws {
        var files = ReviewHistory.start
        try begin(files)
        #expect(ReviewHistory.steps.count == 40)
        var untold: [String] = []
        for step in ReviewHistory.steps {
            let old = files
            step.edit(&files)
            #expect(files != old, "\(step.subject) changes nothing")
            try write(files, since: old)
            try commit(step.subject)
            let outcome = try room.run("review", "HEAD~1..HEAD")
            if let word = step.words.first(where: {
                !outcome.output.contains($0) && !($0 == "0 changed" && !outcome.output.contains("changed  "))
            }) {
                untold.append("\(step.subject): no \(word) in\n\(outcome.output)\(outcome.errors)")
            }
            if let word = step.absent.first(where: outcome.output.contains) {
                untold.append("\(step.subject): \(word) in\n\(outcome.output)")
            }
        }
        #expect(untold.isEmpty, "\(untold.joined(separator: "\n"))")
    }

    @Test func `two reviews give the same bytes, and change no file of the user's`() throws {
        try beginSmall()
        let state = try room.runShell(
            "git status --porcelain && find . -name '.?*' -prune -o -path ./out -prune -o -type f -newer App/welcome.yaml -print"
        )
        let first = try room.run("review", "HEAD", "--across", "text-sizes=L,AX1")
        #expect(first.status == 1, "\(first.errors)")
        let outputs = room.names.filter { $0.hasPrefix("out/") }.map { ($0, room.bytes($0)) }
        #expect(outputs.contains { $0.0 == "out/review/report.html" })
        #expect(
            outputs.contains { $0.0.hasSuffix(".expected.png") }
                && outputs.contains { $0.0.hasSuffix(".difference.png") })
        let second = try room.run("review", "HEAD", "--across", "text-sizes=L,AX1")
        #expect(second.output == first.output)
        #expect(room.names.filter { $0.hasPrefix("out/") } == outputs.map(\.0))
        for (name, bytes) in outputs { #expect(room.bytes(name) == bytes, "\(name)") }
        #expect(
            try room.runShell(
                "git status --porcelain && find . -name '.?*' -prune -o -path ./out -prune -o -type f -newer App/welcome.yaml -print"
            ).output == state.output)
    }

    private func subtitle(_ output: String) throws -> String {
        let page = String(decoding: room.bytes("\(output)/report.html") ?? Data(), as: UTF8.self)
        return try String(#require(page.firstMatch(of: /"subtitle":"([^"]*)"/)).1)
    }

    @Test func `the page tells commit, branch, time and duration`() throws {
        try beginSmall()
        #expect(try room.runShell("git checkout -q -b change").status == 0)
        _ = try room.run("review", "HEAD")
        let time = /[0-9]{4}-[0-9]{2}-[0-9]{2} [0-9:]{5} UTC, in [0-9.]+ s/
        let first = try subtitle("out/review")
        #expect(
            first.firstMatch(of: /^HEAD \([0-9a-f]{12}\) \u{200E}→\u{200E} working tree; change \([0-9a-f]{12}\), 20/)
                != nil,
            "\(first)")
        #expect(first.firstMatch(of: time) != nil, "\(first)")
        try commit("on the branch")
        #expect(try room.runShell("git checkout -q --detach HEAD~1").status == 0)
        _ = try room.run("review", "main..change", "--single-file")
        let named = try subtitle("out/review")
        #expect(named.firstMatch(of: /→\u{200E} change \(([0-9a-f]{12})\); change \(\1\), 20/) != nil, "\(named)")
        let page = String(decoding: room.bytes("out/review/report.html") ?? Data(), as: UTF8.self)
        #expect(page.contains("<noscript><p>main ("))
    }

    @Test func `with a fixed date the page is the same in every folder`() throws {
        try beginSmall()
        for folder in ["a", "b"] { _ = try room.runShell("SOURCE_DATE_EPOCH=1 keyline review HEAD -o out/\(folder)") }
        let names = room.names.filter { $0.hasPrefix("out/a/") }
        #expect(names.contains("out/a/report.html"))
        for name in names {
            #expect(room.bytes(name) == room.bytes(name.replacing("out/a/", with: "out/b/")), "\(name)")
        }
        #expect(try !subtitle("out/a").contains("UTC"))
    }

    @Test func `JUnit tells how long each change took and where its pictures are`() throws {
        try begin(["App/welcome.yaml": ReviewHistory.welcome, "App/other.yaml": ReviewHistory.welcome])
        try room.write(
            ReviewHistory.welcome.replacing("Welcome", with: "Hello") + "  - title.width == 12\n", "App/welcome.yaml")
        try room.remove("App/other.yaml")
        let text = try room.run("review", "HEAD", "--format", "junit").output
        let cases = text.ranges(of: "<testcase ").count
        #expect(text.ranges(of: /<testcase name="[^"]*" classname="[^"]*" time="[0-9]+\.[0-9]{3}">/).count == cases)
        #expect(text.firstMatch(of: /name="App\/welcome.yaml" classname="App\/welcome.yaml" time="0\.000"/) == nil)
        #expect(text.contains("truncated"), "a finding is a case too: \(text)")
        for picture in ["welcome.expected", "welcome.actual", "welcome.difference", "other.expected"] {
            let stem = picture.split(separator: ".")[0]
            let path = "out/review/App/\(stem)-yaml/\(picture).png"
            #expect(text.contains("[[ATTACHMENT|\(path)]]"), "\(text)")
            #expect(room.bytes(path) != nil, "\(path)")
        }
    }

    @Test func `SARIF and annotations have the line of the view or constraint that changed`() throws {
        try begin([
            "App/welcome.yaml": ReviewHistory.welcome, "App/Main.storyboard": ReviewHistory.storyboard,
            "App/gone.yaml": ReviewHistory.welcome + "  - title.width == 90\n",
        ])
        try room.write(ReviewHistory.welcome.replacing("bottom + 8", with: "bottom + 20"), "App/welcome.yaml")
        try room.write(ReviewHistory.welcome, "App/gone.yaml")
        let storyboard = ReviewHistory.storyboard.replacing("text=\"First\"", with: "text=\"The first\"")
        try room.write(storyboard, "App/Main.storyboard")
        func line(of text: String, in document: String) throws -> Int {
            try #require(
                document.split(separator: "\n", omittingEmptySubsequences: false).firstIndex { $0.contains(text) })
                + 1
        }
        let constraint = try line(of: "go.top", in: ReviewHistory.welcome)
        let label = try line(of: "text=\"First\"", in: ReviewHistory.storyboard)
        let title = try line(of: "id: title", in: ReviewHistory.welcome)
        let annotations = try room.run("review", "HEAD", "--format", "github").output
        #expect(annotations.contains("file=App/welcome.yaml,line=\(constraint),"), "\(annotations)")
        #expect(annotations.contains("file=App/Main.storyboard,line=\(label),"), "\(annotations)")
        #expect(annotations.contains("file=App/gone.yaml,line=\(title),"), "\(annotations)")
        let sarif = try room.run("review", "HEAD", "--format", "sarif").output
        #expect(sarif.contains("\"startLine\" : \(constraint)"), "\(sarif)")
        // From a folder the paths are those from there.
        let inside = try room.runShell("cd App && keyline review HEAD welcome.yaml --format github -o ../out/own")
        #expect(inside.output.contains("file=welcome.yaml,line=\(constraint),"), "\(inside.output)")
    }

    @Test func `a text of a table has the line of its key`() throws {
        let table = "\"other\" = \"Other\";\n\"greeting\" = \"Good morning\";\n"
        try begin(["App/settings.yaml": ReviewHistory.settings, "App/en.lproj/Localizable.strings": table])
        try room.write(table.replacing("morning", with: "evening"), "App/en.lproj/Localizable.strings")
        let annotations = try room.run("review", "HEAD", "--format", "github").output
        #expect(annotations.contains("file=App/en.lproj/Localizable.strings,line=2,"), "\(annotations)")
    }

    @Test func `a scene whose inputs are the same is counted and not drawn`() throws {
        try beginSmall()
        let outcome = try room.run("review", "HEAD")
        #expect(outcome.output.contains("2 pictures: 1 changed, 1 unchanged; see out/review/report.html"))
        #expect(outcome.output.contains("UILabel (title): text \"Welcome\" → \"Hello\""))
        #expect(!room.names.contains { $0.contains("other") && $0.hasPrefix("out/") })
        let json = String(decoding: room.bytes("out/review/review.json") ?? Data(), as: UTF8.self)
        #expect(json.contains("\"undrawn\" : 1"))
    }

    @Test func `a review of some files leaves goldens of others out and counts them`() throws {
        let list = "welcome.png App/welcome.yaml\nother.png App/other.yaml\ndark.png App/other.yaml --appearance dark\n"
        try beginSmall(["golden/cases.txt": list])
        try room.write(ReviewHistory.welcome.replacing("Welcome", with: "Good day"), "App/other.yaml")
        let narrow = try room.run("review", "HEAD", "App/welcome.yaml")
        #expect(
            narrow.output.contains("2 pictures: 2 changed, 0 unchanged; 2 goldens of other files left out; see"),
            "\(narrow.output)\(narrow.errors)")
        #expect(narrow.output.contains("changed   golden welcome.png"))
        #expect(!room.names.contains { $0.hasPrefix("out/review/golden/") && !$0.contains("welcome") })
        let folder = try room.run("review", "HEAD", "App")
        #expect(folder.output.contains("5 pictures: 5 changed, 0 unchanged; see"), "\(folder.output)")
        #expect(try room.run("review", "HEAD").output.contains("5 pictures: 5 changed, 0 unchanged; see"))
    }

    @Test func `a golden that is or was made from a file is compared in the file's review`() throws {
        try beginSmall(["golden/cases.txt": "home.png App/other.yaml\n", "App/third.yaml": ReviewHistory.welcome])
        try room.write("home.png App/welcome.yaml\n", "golden/cases.txt")
        for (file, words) in [
            ("App/welcome.yaml", "changed   golden home.png"), ("App/other.yaml", "changed   golden home.png"),
            ("App/third.yaml", "1 golden of other files left out"),
        ] {
            let outcome = try room.run("review", "HEAD", file)
            #expect(outcome.output.contains(words), "\(file): \(outcome.output)\(outcome.errors)")
            #expect(outcome.output.contains("left out") == (file == "App/third.yaml"))
            #expect(!outcome.output.contains("new  ") && !outcome.output.contains("gone  "), "\(outcome.output)")
        }
    }

    @Test func `a review of a renamed file compares it with what it was`() throws {
        try begin(["App/welcome.yaml": ReviewHistory.welcome])
        try room.remove("App/welcome.yaml")
        try room.write(ReviewHistory.welcome.replacing("Welcome", with: "Hello"), "App/Screens/hello.yaml")
        try commit("renamed")
        let outcome = try room.run("review", "HEAD~1..HEAD", "App/Screens/hello.yaml")
        #expect(outcome.output.contains("changed   App/Screens/hello.yaml"), "\(outcome.output)\(outcome.errors)")
        #expect(outcome.output.contains("text \"Welcome\" → \"Hello\""))
    }

    @Test func `a page in a single file has its pictures in itself`() throws {
        try beginSmall()
        for words in [
            ["review", "HEAD", "--single-file", "-o", "out/alone"],
            ["golden", "test", "-o", "out/test", "--single-file"],
        ] {
            if words[0] == "golden" {
                try room.write("welcome.png App/welcome.yaml\n", "golden/cases.txt")
                #expect(try room.run("golden", "accept", "*").status == 0)
                try room.write(ReviewHistory.welcome, "App/welcome.yaml")
            }
            #expect(try room.run(words).status == 1)
            let output = words[0] == "golden" ? "out/test" : "out/alone"
            let page = String(decoding: room.bytes("\(output)/report.html") ?? Data(), as: UTF8.self)
            #expect(page.ranges(of: "data:image/png;base64,").count == 3)
            #expect(!page.contains(".expected.png"))
        }
    }

    @Test func `nothing changed is success, and what counts is chosen`() throws {
        try beginSmall()
        #expect(try room.run("review", "HEAD").status == 1)
        #expect(try room.run("review", "HEAD", "--fail-on", "findings").status == 0)
        #expect(try room.run("review", "HEAD", "--fail-on", "never").status == 0)
        try commit("second")
        let same = try room.run("review", "HEAD")
        #expect(same.status == 0)
        #expect(same.output.contains("2 pictures: 2 unchanged"))
    }

    @Test(arguments: ["App/other.yaml", "App/Screens/other.keyline.yaml"])
    func `a renamed layout is compared with what it was, with its findings`(name: String) throws {
        let layout = ReviewHistory.welcome + "  - title.width == 30\n"
        try begin(["App/welcome.yaml": layout])
        try room.remove("App/welcome.yaml")
        try room.write(layout, name)
        try commit("renamed")
        let same = try room.run("review", "HEAD~1..HEAD", "--across", "text-sizes=L,XL")
        #expect(
            same.output
                == "renamed   App/welcome.yaml → \(name)\n2 pictures: 2 unchanged; 1 renamed file; see out/review/report.html\n",
            "\(same.errors)")
        try room.write(layout.replacing("Welcome", with: "Hello"), name)
        let other = try room.run("review", "HEAD~1")
        #expect(other.output.contains("changed   \(name)"), "\(other.output)\(other.errors)")
        #expect(other.output.contains("text \"Welcome\" → \"Hello\""))
        #expect(!other.output.contains("finding"))
    }

    @Test func `a change is one group where a navigation controller shows the scene too`() throws {
        let navigation = """
            <scene sceneID="scene-Bar">
                <objects>
                    <navigationController title="Bar" id="Bar" sceneMemberID="viewController">
                        <navigationBar key="navigationBar" contentMode="scaleToFill" id="the-bar">
                            <rect key="frame" x="0.0" y="0.0" width="375" height="44"/>
                        </navigationBar>
                        <connections>
                            <segue destination="First" kind="relationship" relationship="rootViewController" id="root"/>
                        </connections>
                    </navigationController>
                </objects>
            </scene>
            </scenes>
            """
        let storyboard = ReviewHistory.storyboard.replacing("</scenes>", with: navigation)
        try begin(["App/Main.storyboard": storyboard])
        try room.write(storyboard.replacing("title=\"Next\"", with: "title=\"Go on\""), "App/Main.storyboard")
        let outcome = try room.run("review", "HEAD", "--summary", "comment.md")
        #expect(outcome.output.contains("changed   App/Main.storyboard · Bar"), "\(outcome.output)\(outcome.errors)")
        let comment = String(decoding: room.bytes("comment.md") ?? Data(), as: UTF8.self)
        #expect(comment.contains("— 2 pictures"), "\(comment)")
        #expect(!comment.contains("— 1 "), "\(comment)")
    }

    private static func catalog(_ french: String) -> String {
        """
        { "sourceLanguage" : "en", "version" : "1.0", "strings" : { "first.text" : { "localizations" : {
          "fr" : { "stringUnit" : { "state" : "translated", "value" : "\(french)" } } } } } }
        """
    }

    @Test(arguments: [
        ["App/fr.lproj/Main.strings": "\"first.text\" = \"Premier\";\n"],
        ["App/mul.lproj/Main.xcstrings": catalog("Premier")], ["App/Main.xcstrings": catalog("Premier")],
    ])
    func `a text that a language's table or catalog overrides is no change in that language`(
        texts: [String: String]
    ) throws {
        let file = "App/Base.lproj/Main.storyboard"
        let document = [file: ReviewHistory.storyboard, "App/en.lproj/Other.strings": ""]
        try begin(document.merging(texts) { $1 })
        let edited = ReviewHistory.storyboard.replacing("text=\"First\"", with: "text=\"The first\"")
        try room.write(edited.replacing("title=\"Next\"", with: "title=\"Go on\""), file)
        let outcome = try room.run("review", "HEAD", "--across", "locales=en,fr")
        let parts = outcome.output.split(separator: "changed   ")
        let english = try #require(parts.first { $0.contains(" · First, en") }, "\(outcome.output)\(outcome.errors)")
        let french = try #require(parts.first { $0.contains(" · First, fr") }, "\(outcome.output)")
        #expect(english.contains("text \"First\" → \"The first\""), "\(english)")
        #expect(!french.contains("The first"), "\(french)")
        #expect(french.contains("normal.title \"Next\" → \"Go on\""), "\(french)")
    }

    @Test func `a catalog's text is a cause where it is shown`() throws {
        let file = "App/Base.lproj/Main.storyboard"
        try begin([file: ReviewHistory.storyboard, "App/Main.xcstrings": Self.catalog("Premier")])
        try room.write(Self.catalog("Le premier"), "App/Main.xcstrings")
        try room.write(ReviewHistory.storyboard.replacing("title=\"Next\"", with: "title=\"Go on\""), file)
        let outcome = try room.run("review", "HEAD", "--across", "locales=en,fr")
        let parts = outcome.output.split(separator: "changed   ")
        let english = try #require(parts.first { $0.contains(" · First, en") }, "\(outcome.output)\(outcome.errors)")
        let french = try #require(parts.first { $0.contains(" · First, fr") }, "\(outcome.output)")
        #expect(!english.contains("Le premier"), "\(english)")
        #expect(french.contains("\"first.text (fr)\": \"Premier\" → \"Le premier\""), "\(french)")
    }

    @Test func `a finding that spreads to another text size came there`() throws {
        let label = "text: Welcome, font: body }"
        func layout(_ width: Int) -> String {
            """
            keyline: 1
            size: 320x200
            views:
              - { type: UILabel, id: title, \(label)
            constraints:
              - title.top == screen.top + 20
              - title.leading == screen.leading + 16
              - title.width == \(width)

            """
        }
        try begin(["App/welcome.yaml": layout(90)])
        try room.write(layout(30), "App/welcome.yaml")
        let words = ["review", "HEAD", "--across", "text-sizes=L,AX5", "--fail-on", "findings"]
        let outcome = try room.run(words)
        #expect(outcome.status == 1, "\(outcome.output)\(outcome.errors)")
        let came = outcome.output.split(separator: "\n").filter { $0.contains("finding   + ") }
        #expect(came.contains { $0.contains("warning: truncated") && $0.hasSuffix(" [L]") }, "\(outcome.output)")
        try commit("narrower")
        try room.write(layout(90), "App/welcome.yaml")
        let back = try room.run(words)
        #expect(back.status == 0)
        let went = back.output.split(separator: "\n").filter { $0.contains("finding   - ") }
        #expect(went.contains { $0.contains("warning: truncated") && $0.hasSuffix(" [L]") }, "\(back.output)")
    }

    @Test func `the comment groups changes by their cause and names each once`() throws {
        try beginSmall()
        let outcome = try room.run(
            "review", "HEAD", "--across", "text-sizes=L,XL", "--summary", "comment.md", "--format", "junit")
        #expect(outcome.output.contains("<testsuites"))
        let comment = String(decoding: room.bytes("comment.md") ?? Data(), as: UTF8.self)
        #expect(comment.hasPrefix("### Screens: HEAD "))
        #expect(comment.ranges(of: "text \"Welcome\" \u{200E}→\u{200E} \"Hello\"").count == 1, "\(comment)")
        #expect(comment.contains("— 2 pictures"))
    }

    @Test func `without revisions the files are compared with where the branch began`() throws {
        try begin(["App/welcome.yaml": ReviewHistory.welcome])
        #expect(try room.runShell("git checkout -q -b change").status == 0)
        try room.write(ReviewHistory.welcome.replacing("Welcome", with: "Hello"), "App/welcome.yaml")
        try commit("on the branch")
        #expect(try room.runShell("git checkout -q main").status == 0)
        try room.write(ReviewHistory.welcome, "App/later.yaml")
        try commit("on main, later")
        #expect(try room.runShell("git checkout -q change").status == 0)
        let outcome = try room.run("review")
        #expect(outcome.output.contains("text \"Welcome\" → \"Hello\""), "\(outcome.errors)")
        #expect(!outcome.output.contains("later.yaml"))
        // Two full stops compare the tips, as git does.
        #expect(try room.run("review", "main..HEAD").output.contains("gone      App/later.yaml"))
    }

    @Test func `a review in a folder names files from there`() throws {
        try beginSmall()
        let outcome = try room.runShell("cd App && keyline review HEAD welcome.yaml -o ../out/own")
        #expect(outcome.output.contains("changed   welcome.yaml:"), "\(outcome.output)\(outcome.errors)")
        #expect(room.bytes("out/own/report.html") != nil)
    }

    @Test func `a revision that is not there is an error with the next step`() throws {
        try beginSmall()
        for (words, expected) in [
            (["HEAD~7"], "git does not know a revision \"HEAD~7\" here"),
            (["--", "--output=stolen"], "--output=stolen"),
            (["App"], "name the revisions before files: keyline review HEAD App"),
            (["HEAD", "none.yaml"], "none.yaml"),
        ] {
            let outcome = try room.run(["review"] + words)
            #expect(outcome.status == 2)
            #expect(outcome.errors.contains(expected), "\(outcome.errors)")
        }
        #expect(!room.names.contains { $0.contains("stolen") })
    }

    @Test func `a folder without a repository is an error`() throws {
        let outcome = try room.runShell("GIT_CEILING_DIRECTORIES=/ keyline review")
        #expect(outcome.status == 2)
        #expect(outcome.errors.contains("not in a git repository"), "\(outcome.errors)")
    }

    @Test func `a shallow clone without the base tells how to fetch it`() throws {
        try beginSmall()
        try commit("second")
        let id = try room.runShell("git rev-parse HEAD~1").output.split(separator: "\n").first.map(String.init) ?? ""
        #expect(try room.runShell("git clone -q --depth 1 \"file://$PWD\" clone").status == 0)
        let outcome = try room.runShell("cd clone && keyline review \(id)")
        #expect(outcome.status == 2)
        #expect(outcome.errors.contains("the clone is shallow"), "\(outcome.errors)")
        #expect(outcome.errors.contains("fetch-depth: 0"))
    }
}
