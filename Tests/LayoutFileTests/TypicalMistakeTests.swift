import Foundation
import KeylineLayoutFile
import KeylineScenes
import KeylineTypesetting
import Testing

/// The mistakes of `Schemas/Mistakes.md`, each with the output that the page promises.
@MainActor
@Suite struct TypicalMistakeTests {
    struct Mistake: Sendable, CustomTestStringConvertible {
        let title: String
        let layout: String
        let output: String

        var testDescription: String { title }
    }

    private nonisolated static let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Schemas/Mistakes.md")

    private nonisolated static let mistakes: [Mistake] = {
        let text = (try? String(contentsOf: page, encoding: .utf8)) ?? ""
        return text.components(separatedBy: "\n## ").dropFirst().compactMap { section in
            guard let title = section.split(separator: "\n").first, let layout = block("yaml", of: section),
                let output = block("text", of: section)
            else { return nil }
            return Mistake(title: String(title), layout: layout, output: output)
        }
    }()

    private nonisolated static func block(_ kind: String, of section: String) -> String? {
        let parts = section.components(separatedBy: "```\(kind)\n")
        return parts.count == 2 ? parts[1].components(separatedBy: "```").first : nil
    }

    @Test func `the page shows at least forty mistakes`() {
        #expect(Self.mistakes.count >= 40)
    }

    @Test(arguments: mistakes)
    func `a mistake is answered as the page says`(_ mistake: Mistake) throws {
        #expect(try output(of: mistake.layout) == mistake.output)
    }

    /// The errors of a layout, or the findings of its only scene.
    private func output(of layout: String) throws -> String {
        do {
            let source = try LayoutFileSource(
                data: Data(layout.utf8), file: "screen.yaml", fonts: try FontCollection.bundled())
            let scene = try source.makeScene("screen", in: source.scenes[0].environment)
            return scene.diagnostics.map { "\($0)\n" }.joined()
        } catch let error as LayoutFileError {
            return error.description + "\n"
        }
    }

    @Test func `a layout without mistakes has no output`() throws {
        #expect(try output(of: "keyline: 1\nviews: [{ type: UILabel, text: \"#F80, 17pt\", frame: \(frame) }]") == "")
    }

    private let frame = "{ x: 0, y: 0, width: 200, height: 40 }"

    @Test func `a view with a mistake does not make a mistake of the constraints that name it`() throws {
        let layout = """
            keyline: 1
            views:
              - { type: UILable, id: title }
              - { typ: UIView, id: box }
              - Button
            constraints:
              - title.leading == screen.leading
              - box.content.top == unknown.top
            """
        #expect(
            try output(of: layout).split(separator: "\n").filter { $0.contains("error") }.map(String.init) == [
                "screen.yaml:3:13: error: there is no class \"UILable\"",
                "screen.yaml:4:7: error: the view has no key \"typ\"",
                "screen.yaml:5:5: error: expected a mapping for the view, found Button",
            ])
    }

    @Test func `errors of the text and of its meaning are in the order of the file`() throws {
        let layout = """
            keyline: 1
            device: iPhone 99
            title: !big Hello
            views: *none
            size: 10
            """
        let error = try #require(throws: LayoutFileError.self) {
            try LayoutFileSource(data: Data(layout.utf8), file: "screen.yaml", fonts: try FontCollection.bundled())
        }
        #expect(error.parts.map { $0.location?.line } == [2, 3, 4, 5])
        #expect(error.message == "there is no device \"iPhone 99\", the first of 4 mistakes")
    }
}
