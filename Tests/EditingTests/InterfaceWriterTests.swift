import Foundation
import KeylineGraphics
import KeylineInterfaceBuilder
import KeylineLayoutFile
import KeylineScenes
import Testing

@testable import KeylineEditing

/// Layout files as XIBs.
@MainActor
struct InterfaceWriterTests {
    private static let samples = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Samples").path

    private func source(_ yaml: String) throws -> LayoutFileSource {
        try LayoutFileSource(data: Data(yaml.utf8), file: "test.yaml", fonts: fonts.get())
    }

    @Test func `A33 a label is written with a hugging of 251, unless the layout says another`() throws {
        let written = try source(
            """
            keyline: 1
            size: 320x200
            views:
              - { type: UILabel, id: usual, text: Name }
              - { type: UILabel, id: other, text: Value, contentHugging: 250 }
              - { type: UIButton, id: go, title: Go }
            constraints:
              - usual.leading == screen.leading + 16
              - usual.top == screen.top + 16
              - other.leading == screen.leading + 16
              - other.top == usual.bottom + 8
              - go.leading == screen.leading + 16
              - go.top == other.bottom + 8

            """
        ).interface().text.split(separator: "\n")
        let usual = try #require(written.first { $0.contains("text=\"Name\"") })
        #expect(usual.contains("horizontalHuggingPriority=\"251\" verticalHuggingPriority=\"251\""))
        #expect(try !#require(written.first { $0.contains("text=\"Value\"") }).contains("HuggingPriority"))
        #expect(try !#require(written.first { $0.contains("<button") }).contains("HuggingPriority"))
    }

    /// The views whose frames differ between a layout and the XIB that it becomes.
    private func moved(_ source: LayoutFileSource) throws -> [String] {
        let converted = try source.interface()
        let made = try InterfaceBuilderSource(data: Data(converted.text.utf8), file: "test.xib", fonts: fonts.get())
        let environment = source.scenes[0].environment
        let original = try source.makeScene(source.scenes[0].id, in: environment).layout
        guard let root = original.view(ViewID("screen")) else { return ["no screen"] }
        // The XIB simulates the bar that the layout shows, so both are laid out in the same environment.
        let result = try made.makeScene(made.scenes[0].id, in: environment).layout
        return original.placedViews.compactMap { placed -> String? in
            guard placed.isVisible, let id = converted.objectIDs[placed.view.id.rawValue] else { return nil }
            let expected = placed.frame.offsetBy(dx: -root.frame.minX, dy: -root.frame.minY)
            guard let frame = result.view(ViewID(id))?.frame else { return "\(placed.view.id) is not there" }
            let gaps = [
                frame.minX - expected.minX, frame.minY - expected.minY, frame.width - expected.width,
                frame.height - expected.height,
            ]
            return gaps.allSatisfy { abs($0) <= 0.5 } ? nil : "\(placed.view.id): \(expected) is \(frame)"
        }
    }

    @Test(arguments: ["Faults/faulty.yaml", "Faults/repaired.yaml", "Controls/controls.yaml", "SignIn/sign-in.yaml"])
    func `a XIB puts every view of a sample where its layout file does`(_ name: String) throws {
        let source = try LayoutFileSource(contentsOf: "\(Self.samples)/\(name)", fonts: fonts.get())
        let moved = try moved(source)
        #expect(moved == [], "\(moved.joined(separator: "\n"))")
    }

    private let small = """
        keyline: 1
        size: 320x480
        views:
          - { type: UILabel, id: title, text: "A & B < \\"C\\"", font: headline, numberOfLines: 2 }
          - { type: UIButton, id: close, title: Close, style: filled }
          - { type: UIView, id: line, backgroundColor: separator, cornerRadius: 4 }
        constraints:
          - title.leading == screen.margins.leading
          - title.top == screen.safeArea.top + 8
          - title.width <= 0.5 * screen.width @750
          - H:[title]-[close]
          - close.firstBaseline == title.firstBaseline
          - V:[title]-12-[line(1)]
          - line.leading == title.leading
          - line.trailing == screen.margins.trailing
        """

    @Test func `constraints of every form become constraints, and keep frames`() throws {
        #expect(try moved(source(small)) == [])
    }

    @Test func `elements and attributes stand in Interface Builder's order`() throws {
        let text = try source(small).interface().text
        let lines = text.split(separator: "\n").map { $0.drop { $0 == " " } }
        let label = try #require(lines.firstIndex { $0.hasPrefix("<label") })
        #expect(lines[label].contains("text=\"A &amp; B &lt; &quot;C&quot;\" textAlignment=\"natural\""))
        let inside = lines[(label + 1)...].prefix { $0 != "</label>" }.map { $0.prefix { $0 != " " && $0 != "/" } }
        #expect(inside == ["<rect", "<fontDescription", "<nil", "<nil"])
        let width = try #require(lines.first { $0.contains("multiplier=") })
        #expect(width.contains("relation=\"lessThanOrEqual\""))
        #expect(width.contains("multiplier=\"0.5\" priority=\"750\" id="))
        #expect(text.contains("secondAttribute=\"leadingMargin\""))
        #expect(lines.contains { $0.hasPrefix("<systemColor name=\"separatorColor\"") })
    }

    @Test func `ids are unique and the same each time`() throws {
        let text = try source(small).interface().text
        let ids = text.matches(of: /id="([^"]+)"/).map { String($0.1) }
        #expect(Set(ids).count == ids.count)
        #expect(try source(small).interface().text == text)
    }

    @Test func `editing tools read what was written`() throws {
        let bytes = Array(try source(small).interface().text.utf8)
        let document = try InterfaceDocument(bytes, file: "test.xib")
        #expect(document.unchanged == bytes)
        #expect(document.constraintIDs.count == 9)
        #expect(document.name(of: document.viewIDs[1]) == "title")
    }

    @Test func `what a XIB cannot say is listed with its line`() throws {
        let losses = try source(
            """
            keyline: 1
            size: 320x480
            views:
              - type: UIView
                backgroundColor: { light: white, dark: black }
            """
        ).interface().losses
        #expect(losses.map(\.message) == ["the dark one of two colours"])
        #expect(losses.first?.location.line == 5)
    }

    @Test func `a body of SwiftUI's views is an error with a place`() throws {
        let source = try source("keyline: 1\nbody:\n  - Text: Hello\n")
        #expect(throws: LayoutFileError.self) { try source.interface() }
    }
}
