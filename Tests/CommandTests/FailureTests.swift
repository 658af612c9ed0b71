import Foundation
import Testing

/// Five previews, of which one never ends, one traps and one takes all memory: each is reported by name, the other two are done.
@Suite struct FailureTests {
    private let room: CommandSandbox
    /// Low, so that the tests are short: the looping preview exceeds the first, the growing one the second. A machine may need a second of
    /// the processor's time to hand out a gigabyte for the first time, so the memory is far less than the time allows.
    private static let limits = "seconds=2,memory=300M"

    init() throws {
        room = try CommandSandbox()
        try room.write("// swift-tools-version: 6.2\n", "Package.swift")
    }

    private func run(_ words: String...) throws -> CommandSandbox.Outcome {
        try room.run(program: "FailingPreviews", words + ["--package", ".", "--limits", Self.limits])
    }

    /// Whether exactly the three are reported, each once, with the file and what happened.
    private func expectFailures(_ outcome: CommandSandbox.Outcome, _ place: Testing.SourceLocation = #_sourceLocation) {
        let errors = outcome.errors.split(separator: "\n").filter { $0.contains(": error: ") }
        let expected = [
            "\"Loops\" in .* takes more than 2 seconds of the processor's time",
            "\"Traps\" in .* ends in a trap: Index out of range",
            "\"Grows\" in .* takes more than 300 MB of memory",
        ]
        for pattern in expected {
            let matches = errors.filter { $0.range(of: pattern, options: .regularExpression) != nil }
            #expect(matches.count == 1, "\(pattern) in \(outcome.errors)", sourceLocation: place)
            let named = matches.filter { $0.firstMatch(of: /Previews\.swift:\d+: error: laying out/) != nil }
            #expect(named == matches, sourceLocation: place)
        }
        #expect(errors.count == 3, "\(outcome.errors)", sourceLocation: place)
        #expect(outcome.status == 2, sourceLocation: place)
    }

    @Test(arguments: ["1", "4"]) func `render writes the other pictures`(jobs: String) throws {
        let outcome = try run("render", "-o", "out/", "--jobs", jobs)
        expectFailures(outcome)
        #expect(room.names.filter { $0.hasPrefix("out/") } == ["out/Previews-First.png", "out/Previews-Last.png"])
        #expect(outcome.output == "out/Previews-First.png\nout/Previews-Last.png\n")
    }

    @Test func `a document of several pages has the others`() throws {
        let outcome = try run("render", "-o", "all.pdf")
        expectFailures(outcome)
        #expect(outcome.output == "all.pdf\n")
        #expect(room.bytes("all.pdf") != nil)
    }

    @Test func `check checks the others`() throws {
        let outcome = try run("check")
        expectFailures(outcome)
        #expect(outcome.output.hasSuffix("no findings in 5 scenes and 1 environment; 3 scenes could not be checked\n"))
    }

    @Test func `check leaves a whole document where one was asked for`() throws {
        let outcome = try run("check", "--format", "json")
        expectFailures(outcome)
        let document = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any]
        let failures = try #require(document?["failures"] as? [[String: Any]])
        #expect(failures.compactMap { $0["message"] as? String }.count == 3)
    }

    @Test(arguments: ["junit", "sarif", "github"]) func `no format calls a scene sound that was not checked`(
        format: String
    ) throws {
        let outcome = try run("check", "--format", format)
        expectFailures(outcome)
        for name in ["Loops", "Traps", "Grows"] {
            #expect(outcome.output.contains("laying out ")); #expect(outcome.output.contains(name))
        }
    }

    @Test func `a preview shows the others and says what failed`() throws {
        let outcome = try run("preview", "-o", "page", "--across", "appearances=light")
        expectFailures(outcome)
        let pictures = room.names.filter { $0.hasPrefix("page/images/") }
        #expect(pictures == ["page/images/Previews-First/light.png", "page/images/Previews-Last/light.png"])
        let page = String(decoding: room.bytes("page/index.html") ?? Data(), as: UTF8.self)
        #expect(page.contains("ends in a trap: Index out of range"))
        #expect(room.names.contains("page/contact-sheet.png"))
    }

    @Test func `dump prints the others`() throws {
        let outcome = try run("dump")
        expectFailures(outcome)
        #expect(outcome.output.contains("scene \"First\""))
        #expect(outcome.output.contains("scene \"Last\""))
    }

    @Test func `diagnose tells of the others`() throws {
        let outcome = try run("diagnose")
        expectFailures(outcome)
        #expect(outcome.output.contains("#First: "))
        #expect(outcome.output.contains("#Last: "))
    }

    @Test func `inspect of the only scene says what happened`() throws {
        let outcome = try run("inspect", "--scene", "Traps", "-o", "page.html")
        #expect(outcome.status == 2)
        #expect(outcome.errors.contains("\"Traps\" in "))
        #expect(outcome.errors.contains("ends in a trap: Index out of range"))
    }

    @Test func `goldens of the others are compared and recorded`() throws {
        let lines = ["First", "Loops", "Traps", "Grows", "Last"].map { "\($0).png --package . --scene \($0)\n" }
        try room.write(lines.joined(), "golden/cases.txt")
        func run(_ words: String...) throws -> CommandSandbox.Outcome {
            try room.run(program: "FailingPreviews", ["golden"] + words + ["--limits", Self.limits])
        }
        let accepted = try run("accept", "*")
        #expect(accepted.status == 2)
        let outcomes = accepted.output.split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }
        #expect(
            outcomes.filter { $0.hasPrefix("recorded") } == ["recorded golden/First.png", "recorded golden/Last.png"])
        #expect(
            Set(outcomes.filter { $0.hasPrefix("failed") })
                == Set(["Loops", "Traps", "Grows"].map { "failed golden/\($0).png" }))
        let tested = try run("test")
        #expect(tested.status == 2)
        #expect(tested.output.contains("2 the same, 3 failed"))
        for name in ["Loops", "Traps", "Grows"] { #expect(tested.errors.contains("laying out \"\(name)\" in ")) }
    }

    @Test func `every environment of a scene is tried until it failed twice`() throws {
        let outcome = try run(
            "render", "--scene", "Traps", "--scene", "First", "-o", "out/")
        #expect(outcome.errors.components(separatedBy: "ends in a trap").count == 2)
        let checked = try run("check", "--scene", "Traps", "--across", "text-sizes=S,M,L,XL")
        #expect(checked.errors.components(separatedBy: "ends in a trap").count == 3)
        #expect(checked.status == 2)
    }
}
