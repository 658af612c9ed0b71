import Foundation
import Testing

/// What the README and the guides promise.
@Suite struct ReadmeTests {
    private static let repository = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// The commands of the blocks that are marked `sh`, continued lines joined.
    private static let commands: [String] = {
        pages.flatMap { page in
            let text = (try? String(contentsOf: page, encoding: .utf8)) ?? ""
            return text.matches(of: /(?s)```sh\n(.*?)```/).flatMap { block in
                block.1.replacing("\\\n", with: " ").split(separator: "\n").map(String.init)
            }
        }
    }()

    /// The README, the guides and the samples' READMEs in the order of their names.
    private static let pages: [URL] = {
        let guides = names(in: "Documentation/Guides").map { "Documentation/Guides/\($0)" }
        let samples = names(in: "Samples").map { "Samples/\($0)/README.md" }
        return (["README.md"] + guides + samples).map(repository.appendingPathComponent)
    }()

    private static func names(in folder: String) -> [String] {
        let path = repository.appendingPathComponent(folder).path
        return ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
    }

    @Test func `there are commands to try`() {
        #expect(Self.pages.count > 1)
        #expect(Self.commands.count >= 15)
    }

    @Test(arguments: commands)
    func `every command of the README, the guides and the samples succeeds`(command: String) throws {
        let room = try CommandSandbox()
        try room.link("Samples", to: Self.repository.appendingPathComponent("Samples").path)
        let outcome = try room.runShell(command)
        #expect(outcome.status == 0, "\(outcome.output)\(outcome.errors)")
        #expect(!outcome.output.isEmpty)
    }

    @Test func `what is drawn now is what was recorded`() throws {
        let room = try CommandSandbox()
        let outcome = try room.runShell(
            "cd '\(Self.repository.path)' && keyline golden test -o '\(room.path("failures"))'")
        #expect(outcome.status == 0, "\(outcome.output)\(outcome.errors)")
    }

    @Test(arguments: [
        ("trail", []), ("trail-ar", ["--locale", "ar"]), ("trail-constraints", ["--overlay", "constraints,margins"]),
    ])
    func `its pictures show what is drawn now`(name: String, options: [String]) throws {
        let room = try CommandSandbox()
        let screen = Self.repository.appendingPathComponent("Samples/Trails/Base.lproj/Main.storyboard").path
        let words = ["render", screen, "--scene", "Trail", "--scale", "1", "-q", "-o", "now.png"] + options
        #expect(try room.run(words).status == 0)
        let shown = Self.repository.appendingPathComponent("Documentation/\(name).png").path
        #expect(try room.run("diff", shown, "now.png").output == "the pictures are equal\n")
    }
}
