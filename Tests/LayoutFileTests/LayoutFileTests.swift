import Foundation
import KeylineLayoutFile
import KeylineScenes
import Testing
import KeylineTypesetting

/// Layout files: what they say, and what is said about them where they are wrong.
@MainActor
@Suite struct LayoutFileTests {
    private func scene(_ yaml: String, _ change: (inout SceneEnvironment) -> Void = { _ in }) throws -> Scene {
        let source = try LayoutFileSource(
            data: Data(yaml.utf8), file: "screen.yaml", fonts: try FontCollection.bundled())
        let description = try #require(source.scenes.first)
        var environment = description.environment
        change(&environment)
        return try source.makeScene(description.id, in: environment)
    }

    private func frame(_ id: String, in scene: Scene) throws -> CGRect {
        try #require(scene.layout.view(.init(id))).frame
    }

    private func mistake(in yaml: String) -> LayoutFileError? {
        do {
            _ = try scene(yaml)
            return nil
        } catch {
            return error as? LayoutFileError
        }
    }

    private let redAndBlue = """
        keyline: 1
        size: 320x480
        metrics: { edge: 20 }
        views:
          - { type: UIView, id: red, backgroundColor: systemRed }
          - { type: UIView, id: blue, backgroundColor: "#0000FF" }
        constraints:
          - V:|-edge-[red]-edge-|
          - red.leading == screen.leading + edge
          - blue.leading == red.trailing + space
          - { constraint: blue.trailing == screen.trailing - edge, identifier: Blue End }
          - red.width == blue.width
          - constraint: "[red]-8-[blue]"
            options: [alignAllTop, alignAllBottom]

        """

    @Test func `A16 red and blue in a layout file`() throws {
        let scene = try scene(redAndBlue)
        #expect(try frame("red", in: scene) == CGRect(x: 20, y: 20, width: 136, height: 440))
        #expect(try frame("blue", in: scene) == CGRect(x: 164, y: 20, width: 136, height: 440))
        #expect(scene.diagnostics.isEmpty)
        let mirrored = try self.scene(redAndBlue) { $0.layoutDirection = .rightToLeft }
        #expect(try frame("red", in: mirrored).minX == 164)
    }

    @Test(arguments: [
        ("Corporate Sans", Diagnostic.Severity.warning, "there is no font named"),
        ("Avenir Next", .note, "is a font of iOS"), ("Inter", nil, ""),
    ])
    func `a family that is not there is reported`(
        family: String, severity: Diagnostic.Severity?, words: String
    ) throws {
        let found = try scene(
            """
            keyline: 1
            size: 320x480
            views:
              - { type: UILabel, id: a, text: Hi, font: { size: 20, family: \(family) }, frame: { x: 0, y: 0, width: 200, height: 40 } }

            """
        ).diagnostics.filter { $0.kind == .missingFont }
        #expect(found.map(\.severity) == [severity].compactMap { $0 })
        #expect(found.allSatisfy { $0.message.contains(words) })
    }

    @Test func `an italic that a font lacks is slanted with a note that names the view`() throws {
        let scene = try scene(
            """
            keyline: 1
            size: 320x480
            views:
              - type: UILabel
                id: a
                text: שלום
                font: { size: 20, family: Noto Sans Hebrew, italic: true }
                frame: { x: 0, y: 0, width: 200, height: 40 }

            """)
        let note = try #require(scene.diagnostics.first { $0.kind == .missingFont })
        #expect(note.severity == .note && note.view?.rawValue == "a")
        #expect(note.message.contains("has no italic; its upright letters are slanted"))
    }

    @Test func `a contradiction names the line of the constraint that is given up`() throws {
        let scene = try scene(redAndBlue + "  - red.width == 100\n")
        let conflict = try #require(scene.diagnostics.first { $0.kind == .unsatisfiable })
        #expect(conflict.location?.line == 15)
        #expect(conflict.message.hasPrefix("Unable to simultaneously satisfy constraints."))
    }

    @Test func `guides, priorities and multipliers say what they say in UIKit`() throws {
        let scene = try scene(
            """
            keyline: 1
            device: iPhone 15
            views:
              - { type: UIView, id: title, guides: [middle] }
              - { type: UIView, id: image }
            constraints:
              - title.leading == screen.margins.leading + 4
              - title.top == screen.safeArea.top
              - title.height == 40
              - title.width == 100 @high
              - title.width == 120 @749.5
              - image.width == 1.5 * image.height
              - image.height >= 30
              - image.height == 20 @low
              - image.leading == title.leading
              - image.top == title.bottom + 8
              - middle.centerX == title.centerX
            """)
        #expect(try frame("title", in: scene) == CGRect(x: 20, y: 59, width: 100, height: 40))
        #expect(try frame("image", in: scene) == CGRect(x: 20, y: 107, width: 45, height: 30))
    }

    @Test(arguments: ["playback", "spatial", "forceLeftToRight", "forceRightToLeft"], LayoutDirection.allCases)
    func `a container that alone has a direction gives it to what it contains, and not to itself`(
        attribute: String, direction: LayoutDirection
    ) throws {
        let scene = try scene(
            """
            keyline: 1
            size: 320x480
            views:
              - type: UIView
                id: box
                semanticContentAttribute: \(attribute)
                subviews:
                  - { type: UIView, id: inner }
              - type: UIStackView
                id: row
                semanticContentAttribute: \(attribute)
                spacing: 8
                arrangedSubviews:
                  - { type: UIView, id: a }
                  - { type: UIView, id: b }
            constraints:
              - box.leading == screen.leading + 20
              - V:|[box(40)]
              - H:[box(100)]
              - V:|[inner(10)]
              - inner.leading == box.leading + 5
              - H:[inner(30)]
              - row.leading == screen.leading
              - row.top == box.bottom
              - a.width == 30
              - b.width == 50
              - a.height == 10
            """
        ) { $0.layoutDirection = direction }
        let isReversed = attribute == "forceRightToLeft"
        let x: CGFloat = direction == .leftToRight ? 20 : 200
        #expect(try frame("box", in: scene).minX == x)
        #expect(try frame("inner", in: scene).minX == x + (isReversed ? 65 : 5))
        let row = try frame("row", in: scene)
        #expect(row.minX == (direction == .leftToRight ? 0 : 232) && row.width == 88)
        #expect(try frame("a", in: scene).minX == row.minX + (isReversed ? 58 : 0))
        #expect(try frame("b", in: scene).minX == row.minX + (isReversed ? 0 : 38))
        #expect(scene.diagnostics.isEmpty)
    }

    /// What a value means follows from its key.
    @Test(arguments: ["yes", "12", "null", "1e3", "~", "0x10", "[x]", "on"])
    func `a text is a text whatever it looks like`(text: String) throws {
        let written = text.hasPrefix("[") ? "\"\(text)\"" : text
        let scene = try scene("keyline: 1\nviews: [{ type: UILabel, id: a, text: \(written) }]")
        #expect(try #require(scene.layout.view("a")).view.text?.text == text)
    }

    private nonisolated static let mistakes: [(yaml: String, place: String, message: String)] = [
        ("", "screen.yaml", "the layout file is empty"),
        ("keyline: 1\nviews:\n  - type: UILabel\n   id: a", "screen.yaml:4:4", "malformed"),
        ("keyline: 2\nviews: []", "screen.yaml:1:10", "expected 1, the only version of the format, found 2"),
        ("views: []", "screen.yaml:1:1", "lacks 'keyline'"),
        ("keyline: 1\nviws: []", "screen.yaml:1:1", "lacks 'views'"),
        ("keyline: 1\nviews: []\ncolour: red", "screen.yaml:3:1", "no key 'colour'"),
        ("keyline: 1\nviews: [{ type: UILable }]", "screen.yaml:2:17", "no class 'UILable'"),
        ("keyline: 1\nviews: [{ type: UILabel, txt: a }]", "screen.yaml:2:26", "no key of UILabel 'txt'"),
        ("keyline: 1\nviews: [{ type: UILabel, numberOfLines: two }]", "screen.yaml:2:41", "a whole number, found two"),
        ("keyline: 1\nviews: [{ type: UILabel, numberOfLines: \"2\" }]", "screen.yaml:2:41", "the text \"2\""),
        ("keyline: 1\nviews: [{ type: UIView, isHidden: yes }]", "screen.yaml:2:35", "true or false, found yes"),
        ("keyline: 1\nviews: [{ type: UIView, alpha: 2 }]", "screen.yaml:2:32", "from 0 to 1, found 2"),
        ("keyline: 1\nviews:\n  - type: UIView\n    backgroundColor: #FF0000\n", "screen.yaml:4:21", "found nothing"),
        ("keyline: 1\nviews: [{ type: UIView, id: a }, { type: UIView, id: a }]", "screen.yaml:2:54", "stands twice"),
        ("keyline: 1\nkeyline: 1\nviews: []", "screen.yaml:2:1", "'keyline' stands twice"),
        ("keyline: 1\nviews: [{ type: UIView, id: a b }]", "screen.yaml:2:29", "a name of letters"),
        ("keyline: 1\nviews: *nowhere", "screen.yaml:2:8", "no anchor &nowhere"),
        ("keyline: 1\nviews: !!seq []", "screen.yaml:2:8", "has no meaning here"),
        ("keyline: 1\ndevice: iPhone 99\nviews: []", "screen.yaml:2:9", "no device 'iPhone 99'"),
        ("keyline: 1\nsize: 320\nviews: []", "screen.yaml:2:7", "a size such as 320x480"),
        ("keyline: 1\nviews: []\n---\nkeyline: 1", "screen.yaml", "more than one YAML document"),
        ("keyline: 1\nviews: []\nconstraints: [a.width == 3]", "screen.yaml:3:15", "no view 'a'"),
        (
            "keyline: 1\nviews: [{ type: UIView, id: a }]\nconstraints:\n  - a.leading = screen.leading",
            "screen.yaml:4:15", "'=' is no relation"
        ),
        (
            "keyline: 1\nviews: [{ type: UIView, id: a }]\nconstraints:\n  - a.leading == 20", "screen.yaml:4:5",
            "cannot equal a number"
        ),
        (
            "keyline: 1\nviews: [{ type: UIView, id: a }]\nconstraints:\n  - a.leading == screen.top",
            "screen.yaml:4:18", "different axes"
        ),
        (
            "keyline: 1\nviews: [{ type: UIView, id: a }]\nconstraints:\n  - a.leading == screen.left",
            "screen.yaml:4:18", "leading and trailing on both"
        ),
        (
            "keyline: 1\nviews: [{ type: UIView, id: a }]\nconstraints:\n  - a.width == screen.content.width",
            "screen.yaml:4:16", "no guide 'content'"
        ),
        (
            "keyline: 1\nviews: [{ type: UIView, id: a }]\nconstraints:\n  - \"H:|-[b]\"", "screen.yaml:4:11",
            "Unable to find view with name b"
        ),
    ]

    @Test(arguments: mistakes)
    func `a mistake is named with its line and column`(_ example: (yaml: String, place: String, message: String)) throws
    {
        let error = try #require(mistake(in: example.yaml))
        #expect(error.location?.description == example.place)
        #expect(error.message.contains(example.message))
    }

    @Test func `a near miss is answered with what may have been meant`() throws {
        let error = try #require(mistake(in: "keyline: 1\nviews: [{ type: UILable }]"))
        #expect(error.hint == "did you mean 'UILabel'?")
    }

    /// Nine lists of nine aliases each stand for 387 million nodes.
    @Test func `aliases cannot blow a document up`() throws {
        var yaml = "a: &a [x, x, x, x, x, x, x, x, x]\n"
        for (name, before) in zip("bcdefghi", "abcdefgh") {
            yaml += "\(name): &\(name) [\(Array(repeating: "*\(before)", count: 9).joined(separator: ", "))]\n"
        }
        let error = try #require(mistake(in: yaml))
        #expect(error.message.contains("nodes once its aliases are replaced"))
    }

    @Test func `deep nesting is refused before it is followed`() throws {
        let deep = String(repeating: "[", count: 5000) + String(repeating: "]", count: 5000)
        let error = try #require(mistake(in: "keyline: 1\nviews: \(deep)"))
        #expect(error.message.contains("deep"))
    }

    @Test func `an anchor stands for what it names`() throws {
        let scene = try scene(
            """
            keyline: 1
            views:
              - { type: UILabel, id: a, font: &big { size: 34, weight: bold }, text: A }
              - { type: UILabel, id: b, font: *big, text: A }
            """)
        #expect(try frame("a", in: scene).size == frame("b", in: scene).size)
        #expect(try frame("a", in: scene).height > 40)
    }
}
