import Foundation
import KeylineLayoutFile
import KeylineScenes
import Testing
import KeylineTypesetting

/// Layout files: what they say, and what is said about them where they are wrong.
@MainActor
@Suite struct LayoutFileTests {
    func scene(_ yaml: String, _ change: (inout SceneEnvironment) -> Void = { _ in }) throws -> Scene {
        let source = try LayoutFileSource(
            data: Data(yaml.utf8), file: "screen.yaml", fonts: try FontCollection.bundled())
        let description = try #require(source.scenes.first)
        var environment = description.environment
        change(&environment)
        return try source.makeScene(description.id, in: environment)
    }

    func frame(_ id: String, in scene: Scene) throws -> CGRect {
        try #require(scene.layout.view(.init(id))).frame
    }

    func mistake(in yaml: String) -> LayoutFileError? {
        do {
            _ = try scene(yaml)
            return nil
        } catch {
            return error as? LayoutFileError
        }
    }

    let redAndBlue = """
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
        ("Avenir Next", .note, "is an iOS font"), ("Inter", nil, ""),
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
        #expect(note.message.contains("has no italic style; its upright letters are slanted"))
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
}
