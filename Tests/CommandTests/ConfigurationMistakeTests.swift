import Foundation
import Testing

/// The mistakes of `Schemas/ConfigurationMistakes.md`, each with the output that the page promises.
@Suite struct ConfigurationMistakeTests {
    struct Mistake: Sendable, CustomTestStringConvertible {
        let title: String
        /// The path of the file that has the mistake.
        let file: String
        let text: String
        let output: String

        var testDescription: String { title }
    }

    private static let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent(
            "Schemas/ConfigurationMistakes.md")

    private static let mistakes: [Mistake] = {
        let text = (try? String(contentsOf: page, encoding: .utf8)) ?? ""
        return text.components(separatedBy: "\n## ").dropFirst().compactMap { section in
            let title = section.split(separator: "\n").first.map(String.init) ?? ""
            let configuration = block("yaml", of: section).map { ("keyline.yaml", $0) }
            guard let (file, text) = configuration ?? block("cases", of: section).map({ ("golden/cases.txt", $0) }),
                let output = block("text", of: section)
            else { return nil }
            return Mistake(title: title, file: file, text: text, output: output)
        }
    }()

    private static func block(_ kind: String, of section: String) -> String? {
        let parts = section.components(separatedBy: "```\(kind)\n")
        return parts.count == 2 ? parts[1].components(separatedBy: "```").first : nil
    }

    @Test func `the page shows at least twenty mistakes of configurations and some of lists`() {
        #expect(Self.mistakes.filter { $0.file == "keyline.yaml" }.count >= 20)
        #expect(Self.mistakes.filter { $0.file != "keyline.yaml" }.count >= 8)
    }

    @Test(arguments: mistakes)
    func `a mistake is answered as the page says`(_ mistake: Mistake) throws {
        let room = try CommandSandbox()
        try room.write("keyline: 1\nviews: []\n", "screen.yaml")
        try room.write(Fixtures.card, "App.xib")
        try room.write(mistake.text, mistake.file)
        let isList = mistake.file != "keyline.yaml"
        let outcome = try room.run(isList ? ["golden", "list"] : ["list", "screen.yaml"])
        #expect(outcome.errors == mistake.output)
        #expect(outcome.status == 2)
    }

    @Test func `a configuration without mistakes is taken`() throws {
        let room = try CommandSandbox()
        try room.write("keyline: 1\nviews: []\n", "screen.yaml")
        let configuration = """
            keyline: 1
            sets: { review: { locales: [en, ar], devices: [iPhone 15] }, all: [review, { text-sizes: all }] }
            options: { format: junit, device: iPhone 8 }
            check: { across: [all, { appearances: dark }], accessibility: true, exclude: [Old, "*.xib"] }
            suppressions: [{ kind: contrast, reason: "#123" }]
            severities: { overlap: off }
            """
        try room.write(configuration, "keyline.yaml")
        let outcome = try room.run("check", "screen.yaml")
        // The suppression applies to nothing, which is a finding.
        #expect(outcome.errors.isEmpty && outcome.status == 1, "\(outcome.errors)")
        #expect(outcome.output.contains("<testsuites"))
    }

    @Test func `the doctor names every mistake`() throws {
        let room = try CommandSandbox()
        try room.write("keyline: 1\nchekc: {}\ncheck: { fail-on: eror }\n", "keyline.yaml")
        let output = try room.run("doctor").output
        #expect(output.contains("keyline.yaml:2:1: error") && output.contains("keyline.yaml:3:19: error"), "\(output)")
    }
}
