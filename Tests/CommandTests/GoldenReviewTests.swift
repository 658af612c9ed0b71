import Foundation
import Testing

/// `golden accept` records what a person saw, `golden merge` believes nothing, `golden list` and `prune` run nothing.
@Suite struct GoldenReviewTests {
    private let room: CommandSandbox

    init() throws {
        room = try CommandSandbox()
        try room.write(Self.layout(gap: 8, text: "Hello"), "card.yaml")
        try room.write("a.png card.yaml\na.layout.txt card.yaml\n", "golden/cases.txt")
        _ = try room.run("golden", "accept", "*")
    }

    private static func layout(gap: Int, text: String) -> String {
        """
        keyline: 1
        size: 320x200
        views:
          - { type: UILabel, id: name, text: \(text), font: body }
        constraints:
          - name.leading == screen.leading + \(gap)
          - name.top == screen.top + 16

        """
    }

    private func change(gap: Int, text: String = "Hello") throws {
        try room.write(Self.layout(gap: gap, text: text), "card.yaml")
    }

    private func goldens() -> [Data?] { [room.bytes("golden/a.png"), room.bytes("golden/a.layout.txt")] }

    // MARK: Accepting

    @Test(arguments: [
        ["--failed"],
        ["--group", "constraint: name.leading == screen.leading + 8 → name.leading == screen.leading + 24"],
        ["a.png", "--failed"],
    ])
    func `a picture that is another one than the last test showed is not recorded`(words: [String]) throws {
        try change(gap: 24)
        #expect(try room.run("golden", "test").status == 1)
        let before = goldens()
        try change(gap: 90)
        let refused = try room.run(["golden", "accept"] + words)
        #expect(refused.status == 1, "\(refused.errors)\(refused.output)")
        #expect(
            refused.errors.contains("golden/a.png: error: not recorded: what is drawn now is not what the last test"))
        #expect(refused.errors.contains("run `keyline golden test`"))
        #expect(goldens() == before)
        try change(gap: 24)
        #expect(try room.run("golden", "accept", "--failed").status == 0)
        #expect(try room.run("golden", "test").status == 0)
    }

    @Test(arguments: [false, true])
    func `a golden that is named is replaced only by what a test showed`(isTested: Bool) throws {
        if isTested { #expect(try room.run("golden", "test").status == 0) }
        try change(gap: 24)
        let before = goldens()
        let refused = try room.run("golden", "accept", "a.png")
        #expect(refused.status == 1, "\(refused.errors)\(refused.output)")
        #expect(refused.errors.contains("golden/a.png: error: not recorded: the last test has nothing to look at"))
        #expect(refused.errors.contains("run `keyline golden test`"))
        #expect(goldens() == before)
        #expect(try room.run("golden", "test").status == 1)
        #expect(try room.run("golden", "accept", "a.png").output == "recorded   golden/a.png\n")
    }

    @Test func `what no test showed is recorded where it is asked for, and where nothing is recorded yet`() throws {
        try change(gap: 24)
        #expect(try room.run("golden", "accept", "a.png", "--unreviewed").output == "recorded   golden/a.png\n")
        try room.write("b.png card.yaml --scale 1\n", "golden/cases.txt")
        #expect(try room.run("golden", "accept", "b.png").output == "recorded   golden/b.png\n")
    }

    @Test func `damaged results are an error, for a case that is named too`() throws {
        try room.write("{}", "out/golden/results.json")
        let outcome = try room.run("golden", "accept", "a.png")
        #expect(outcome.status == 2)
        #expect(outcome.errors.contains("out/golden/results.json: error: these are not results"))
    }

    @Test func `results of another branch record nothing that is drawn otherwise here`() throws {
        let commit = "git -c user.name=a -c user.email=a@b commit -qam"
        let script = """
            git init -q . && echo out > .gitignore && git add . && \(commit) first && git checkout -q -b other
            sed -i 's/+ 8/+ 24/' card.yaml && \(commit) other && keyline golden test > /dev/null
            git checkout -q - && sed -i 's/+ 8/+ 90/' card.yaml && keyline golden accept --failed
            """
        let outcome = try room.runShell(script)
        #expect(outcome.status == 1)
        #expect(outcome.errors.contains("note: the last test was of revision "), "\(outcome.errors)")
        #expect(!outcome.output.contains("recorded"))
    }

    @Test func `a cause takes no golden of which it is only a part`() throws {
        try change(gap: 24, text: "Goodbye")
        _ = try room.run("golden", "test")
        let cause = "constraint: name.leading == screen.leading + 8 → name.leading == screen.leading + 24"
        let before = goldens()
        let left = try room.run("golden", "accept", "--group", cause)
        #expect(left.status == 1, "\(left.errors)")
        let also = "also: UILabel (name): text \"Hello\" → \"Goodbye\""
        #expect(left.output == "left       golden/a.png: \(also)\nleft       golden/a.layout.txt: \(also)\n")
        #expect(goldens() == before)
        try change(gap: 24)
        _ = try room.run("golden", "test")
        let taken = try room.run("golden", "accept", "--group", cause)
        #expect(taken.status == 0)
        #expect(taken.output == "recorded   golden/a.png\nrecorded   golden/a.layout.txt\n", "\(taken.output)")
    }

    @Test func `the command that a summary prints for several causes records its group`() throws {
        try change(gap: 24, text: "Goodbye")
        _ = try room.run("golden", "test", "--summary", "summary.md")
        let summary = String(decoding: room.bytes("summary.md") ?? Data(), as: UTF8.self)
        let command = try #require(summary.split(separator: "\n").first { $0.hasPrefix("keyline golden accept") })
        #expect(command.ranges(of: "--group ").count == 2, "\(command)")
        let accepted = try room.runShell(String(command))
        #expect(accepted.status == 0, "\(accepted.errors)")
        #expect(accepted.output == "recorded   golden/a.png\nrecorded   golden/a.layout.txt\n")
        #expect(try room.run("golden", "test").status == 0)
    }

    @Test(arguments: [["--failed"], ["--upgrade"], ["--group", "c"]])
    func `what was approved is not recorded together with something else`(words: [String]) throws {
        let outcome = try room.run(["golden", "accept", "--approved"] + words)
        #expect(outcome.status == 2)
        #expect(outcome.errors.contains("leave out one of them"), "\(outcome.errors)")
    }

    @Test func `the command that a test prints accepts what it showed`() throws {
        try change(gap: 24)
        let test = try room.run("golden", "test", "-o", "seen")
        #expect(test.output.contains("accept it with: keyline golden accept a.png --failed --output seen"))
        let accepted = try room.runShell("keyline golden accept a.png --failed --output seen")
        #expect(accepted.output == "recorded   golden/a.png\n")
    }

    @Test func `a golden that is a link, or behind one, is not written through`() throws {
        try room.write("theirs", "outside/secret.txt")
        try room.remove("golden/a.png")
        try room.link("golden/a.png", to: "../outside/secret.txt")
        let file = try room.run("golden", "accept", "a.png")
        #expect(file.status == 2)
        try room.write("in/b.png card.yaml\n", "golden/cases.txt")
        try room.link("golden/in", to: "../outside")
        let folder = try room.run("golden", "accept", "in/b.png")
        #expect(folder.status == 2)
        #expect(folder.errors.contains("a symbolic link leads out of \"golden\""), "\(folder.errors)")
        #expect(room.names.filter { $0.hasPrefix("outside") } == ["outside/secret.txt"])
        #expect(room.bytes("outside/secret.txt") == Data("theirs".utf8))
    }

    // MARK: Merging

    private func shard() throws {
        try change(gap: 24)
        #expect(try room.run("golden", "test", "-o", "part").status == 1)
    }

    @Test func `results with three numbers for a place are refused`() throws {
        try shard()
        let text = String(decoding: try #require(room.bytes("part/results.json")), as: UTF8.self)
        try room.write(text.replacing(/"pixels" : \[\s*\d+,/, with: "\"pixels\" : ["), "part/results.json")
        let merged = try room.run("golden", "merge", "part", "-o", "all")
        #expect(merged.status == 2)
        #expect(merged.errors.contains("part/results.json: error: the results are damaged"), "\(merged.errors)")
        #expect(merged.errors.contains("is not x, y, width and height"))
    }

    @Test(arguments: ["/etc/passwd", "a.expected.png"])
    func `a link in a part is not copied`(target: String) throws {
        try shard()
        try room.remove("part/a.actual.png")
        try room.link("part/a.actual.png", to: target)
        let merged = try room.run("golden", "merge", "part", "-o", "all")
        #expect(merged.status == 2)
        #expect(merged.errors.contains("part/a.actual.png: error: the file is, or lies behind, a symbolic link"))
        #expect(room.bytes("all/a.actual.png") == nil)
    }

    @Test func `results that are a link are not read`() throws {
        try shard()
        _ = try room.runShell("mv part/results.json elsewhere.json")
        try room.link("part/results.json", to: "../elsewhere.json")
        #expect(try room.run("golden", "merge", "part", "-o", "all").status == 2)
    }

    // MARK: Packages

    /// A package whose manifest cannot be compiled: to build it fails, and leaves a folder.
    private func makePackage() throws {
        try room.write("this is not Swift\n", "Kit/Package.swift")
        try room.write(
            "a.png card.yaml\nkit/*.png --package Kit --across locales=en,ar\nbadge.png --package Kit --scene Badge\n",
            "golden/cases.txt")
        for name in ["kit/Old-en.png", "kit/Old-fr.png", "badge.png", "stray.png"] {
            try room.write("x", "golden/\(name)")
        }
    }

    @Test func `listing and pruning build no package`() throws {
        try makePackage()
        let list = try room.run("golden", "list")
        #expect(list.status == 0, "\(list.errors)")
        #expect(
            list.output.split(separator: "\n").map { $0.split(separator: " ").prefix(2).joined(separator: " ") } == [
                "recorded a.png", "previews kit/*-en.png", "previews kit/*-ar.png", "recorded badge.png",
                "unclaimed a.layout.txt", "unclaimed kit/Old-fr.png", "unclaimed stray.png",
            ])
        let prune = try room.run("golden", "prune")
        #expect(prune.status == 0, "\(prune.errors)")
        #expect(
            room.names.filter { $0.hasPrefix("golden/") } == [
                "golden/a.png", "golden/badge.png", "golden/cases.txt", "golden/kit/Old-en.png",
            ])
        #expect(prune.errors.contains("note: kept 1 with names of previews of Kit"), "\(prune.errors)")
        #expect(!FileManager.default.fileExists(atPath: room.path("Kit/.build")))
    }

    @Test func `a preview's golden that the last test found unclaimed is pruned while nothing changed`() throws {
        try makePackage()
        _ = try room.runShell("touch -d '1 hour ago' Kit/Package.swift golden/cases.txt")
        let results = #"{"keyline": 1, "cases": [], "results": [], "oversized": {}, "unclaimed": ["kit/Old-en.png"]}"#
        try room.write(results, "out/golden/results.json")
        let prune = try room.run("golden", "prune", "--dry-run")
        #expect(prune.output.contains("unclaimed  golden/kit/Old-en.png\n"), "\(prune.output)\(prune.errors)")
        _ = try room.runShell("touch -d '1 hour' Kit/Package.swift")
        #expect(try !room.run("golden", "prune", "--dry-run").output.contains("Old-en"))
    }

    @Test(arguments: ["", "# nothing\n\n", "@defaults --scale 2\n"])
    func `a list without cases is an error`(list: String) throws {
        try room.write(list, "golden/cases.txt")
        for command in ["test", "list", "prune", "accept"] {
            let outcome = try room.run(["golden", command] + (command == "accept" ? ["*"] : []))
            #expect(outcome.status == 2)
            #expect(outcome.errors.contains("golden/cases.txt: error: the list of goldens has no cases"))
        }
        #expect(room.bytes("golden/a.png") != nil)
    }
}
