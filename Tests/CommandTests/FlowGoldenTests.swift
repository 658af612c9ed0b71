import Foundation
import Testing

/// Flows of samples as animations, byte for byte as they were recorded in `golden/flows`; `golden/cases.txt` has the same flows as strips.
@Suite struct FlowGoldenTests {
    /// A sample with what a person does in it.
    struct Flow: CustomTestStringConvertible, Sendable {
        let name: String
        let options: [String]
        let steps: String

        var testDescription: String { name }
    }

    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    static let flows = [
        Flow(
            name: "tour", options: ["Samples/Tour/Base.lproj/Tour.storyboard", "--scene", "Start"],
            steps: "tap plan; type Izmir in from; toggle remind; tap invite; type Ada in name; tap done"),
        Flow(
            name: "sign-in", options: ["Samples/SignIn/sign-in.yaml"],
            steps: "type ada@example.com in email; type secret in password; toggle remember"),
        Flow(
            name: "journey",
            options: ["Samples/Journey/journey.yaml", "--device", "iPhone SE (2nd generation)"],
            steps: "scroll ScrollView to end"),
    ]

    @Test(arguments: flows, ["en", "ar"])
    func `a flow plays as it was recorded`(flow: Flow, locale: String) throws {
        let room = try CommandSandbox()
        let options = flow.options.map { $0.hasPrefix("Samples/") ? Self.root.appendingPathComponent($0).path : $0 }
        let words = options + ["--no-config", "--scale", "1", "--locale", locale, "--steps", flow.steps]
        let outcome = try room.run(["render"] + words + ["-q", "-o", "flow.gif"])
        #expect(outcome.status == 0, "\(outcome.errors)")
        let name = "golden/flows/\(flow.name)-\(locale).gif"
        let recorded = FileManager.default.contents(atPath: Self.root.appendingPathComponent(name).path)
        let drawn = try #require(room.bytes("flow.gif"))
        let again =
            "keyline render \(flow.options.map { "'\($0)'" }.joined(separator: " ")) --no-config --scale 1 --locale \(locale)"
            + " --steps '\(flow.steps)' -o \(name)"
        #expect(drawn == recorded, "look at both, and record it with: \(again)")
        #expect(drawn.count < 80 * 1024)
    }

    @Test func `the flows of the list of goldens are those that are played`() throws {
        let list = try String(contentsOf: Self.root.appendingPathComponent("golden/cases.txt"), encoding: .utf8)
        for flow in Self.flows { #expect(list.contains("--steps \"\(flow.steps)\""), "\(flow.name)") }
    }
}
