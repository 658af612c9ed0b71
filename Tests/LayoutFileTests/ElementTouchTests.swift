import Foundation
import KeylineChecks
import KeylineLayoutFile
import KeylineScenes
import KeylineTypesetting
import Testing

/// Touch targets of SwiftUI's views in files.
@MainActor
struct ElementTouchTests {
    private func findings(_ body: String) throws -> [Diagnostic] {
        let yaml = "keyline: 1\nsize: 320x480\nscale: 2\nbody:\n" + body
        let source = try LayoutFileSource(
            data: Data(yaml.utf8), file: "touch.yaml", fonts: try FontCollection.bundled())
        let scene = try source.makeScene("touch", in: try #require(source.scenes.first).environment)
        return SceneChecks.findings(in: scene).filter { $0.kind == .touchTarget }
    }

    private func button(_ side: Int) -> String {
        """
          - Button:
              label:
                Color: blue
                modifiers: [frame: { width: \(side), height: \(side) }]

        """
    }

    @Test func `a button of twenty points is found with its line, one of forty-four is not`() throws {
        let found = try findings(button(20))
        #expect(found.map(\.location?.line) == [5])
        #expect(found.first?.severity == .warning)
        #expect(found.first?.message.contains("has 20×20") == true)
        #expect(try findings(button(30)).map(\.severity) == [.note])
        #expect(try findings(button(44)).isEmpty)
    }

    @Test func `a button in a row has all of the row`() throws {
        #expect(try findings("  - Button: A\n").count == 1)
        #expect(try findings("  - List:\n      content:\n        - Button: A\n").isEmpty)
    }

    @Test func `a switch has the size that the system gives it`() throws {
        #expect(try findings("  - Toggle: { title: A, isOn: true }\n").isEmpty)
    }
}
