import Foundation
import KeylineChecks
import KeylineLayoutFile
import KeylineScenes
import KeylineTypesetting
import Testing

/// What scrolls, in files that describe SwiftUI's views, is not cut off.
@MainActor
struct ElementScrollTests {
    private func clipped(_ body: String) throws -> [Diagnostic] {
        let yaml = "keyline: 1\nsize: 320x480\nscale: 2\nbody:\n" + body
        let source = try LayoutFileSource(
            data: Data(yaml.utf8), file: "scroll.yaml", fonts: try FontCollection.bundled())
        let scene = try source.makeScene("scroll", in: try #require(source.scenes.first).environment)
        return SceneChecks.findings(in: scene).filter { $0.kind == .clipped || $0.kind == .offScreen }
    }

    /// Texts in rows that reach beyond the bottom of the screen.
    private func texts(_ indentation: String) -> String {
        (0..<30).map { "\(indentation)- Text: row \($0)\n" }.joined()
    }

    @Test(arguments: ["List", "Form"])
    func `a row at the lower edge of what scrolls is found by scrolling`(container: String) throws {
        #expect(try clipped("  - \(container):\n      content:\n" + texts("        ")) == [])
    }

    @Test func `what lies beyond the edge of what does not scroll is a finding`() throws {
        #expect(try !clipped("  - VStack:\n      content:\n" + texts("        ")).isEmpty)
    }
}
