import Foundation
import KeylineGraphics
import KeylineLayoutFile
import KeylineScenes
import Testing

/// Differences between size classes in layout files.
extension LayoutFileTests {
    private static let varied = """
        keyline: 1
        size: 400x600
        metrics: { wide: 40 }
        views:
          - type: UILabel
            id: title
            text: Title
            font: 17
            variations:
              width=regular: { font: 34, text: Wide title }
              width=regular,height=compact: { text: Flat title }
          - type: UIView
            id: side
            installed: false
            variations:
              width=regular: { installed: true }
            subviews:
              - { type: UIView, id: inside }
        constraints:
          - title.top == screen.top + 8
          - constraint: title.leading == screen.leading + 16
            variations:
              width=regular: { constant: wide }
              width=regular,height=compact: { constant: 4 }
          - { constraint: title.width == 300, variations: { width=regular: { installed: false } } }
          - { constraint: title.width == 200, installed: false, variations: { width=regular: { installed: true } } }
          - "[title]-20-[side(30)]"
          - V:|-50-[inside(10)]
          - side.top == screen.top
          - side.height == 100
          - inside.leading == side.leading
          - inside.width == 20

        """

    private func scene(_ width: SizeClass, _ height: SizeClass = .regular) throws -> Scene {
        try scene(Self.varied) {
            $0.horizontalSizeClass = width
            $0.verticalSizeClass = height
        }
    }

    @Test(arguments: [
        (SizeClass.compact, SizeClass.regular, 16.0, 300.0), (.regular, .regular, 40, 200),
        (.regular, .compact, 4, 200),
        (.compact, .compact, 16, 300),
    ])
    func `C9 constants and constraints differ by size class, the more specific ones last`(
        width: SizeClass, height: SizeClass, leading: Double, length: Double
    ) throws {
        let scene = try scene(width, height)
        let title = try frame("title", in: scene)
        #expect(Double(title.minX) == leading)
        #expect(Double(title.width) == length)
        #expect(scene.diagnostics.isEmpty)
    }

    @Test(arguments: [
        (SizeClass.compact, SizeClass.regular, "Title"), (.regular, .regular, "Wide title"),
        (.regular, .compact, "Flat title"),
    ])
    func `C9 texts and fonts differ by size class`(width: SizeClass, height: SizeClass, text: String) throws {
        let scene = try scene(width, height)
        let title = try #require(scene.layout.view("title")?.view)
        #expect(title.text?.text == text)
        #expect(try frame("title", in: scene).height > (width == .regular ? 38 : 18))
        #expect(try frame("title", in: scene).height < (width == .regular ? 44 : 24))
    }

    @Test(arguments: [(SizeClass.regular, 8.0), (.compact, 362)])
    func `C9 the screen's own keys differ by size class`(height: SizeClass, x: Double) throws {
        let yaml = """
            keyline: 1
            size: 400x600
            screen: { variations: { height=compact: { semanticContentAttribute: forceRightToLeft } } }
            views: [{ type: UIView, id: box }]
            constraints: [box.leading == screen.leading + 8, box.width == 30]

            """
        #expect(try frame("box", in: scene(yaml) { $0.verticalSizeClass = height }).minX == x)
    }

    @Test func `C9 a view that a size class leaves out takes its constraints along, formats too`() throws {
        let compact = try scene(.compact)
        #expect(compact.layout.view("side") == nil)
        #expect(compact.layout.view("inside") == nil)
        let names = compact.layout.constraints.flatMap { [$0.first.view] + ($0.second.map { [$0.view] } ?? []) }
        #expect(!names.contains("side"))
        let regular = try scene(.regular)
        #expect(try frame("side", in: regular) == CGRect(x: 260, y: 0, width: 30, height: 100))
        #expect(try frame("inside", in: regular).minY == 50)
    }

    @Test(arguments: ["iPhone 15", "iPad Pro 11-inch"])
    func `C9 a device's own size classes choose`(device: String) throws {
        let scene = try scene(Self.varied.replacing("size: 400x600", with: "device: \(device)"))
        #expect((scene.layout.view("side") != nil) == device.hasPrefix("iPad"))
    }

    @Test(arguments: [
        ("width=wide: { alpha: 1 }", "expected size classes, found \"width=wide\""),
        ("regular: { alpha: 1 }", "expected size classes, found \"regular\""),
        ("width=regular: { alfa: 1 }", "UIView has no key \"alfa\""),
        ("width=regular: { id: b }", "UIView has no key \"id\""),
        ("{ width=regular: { alpha: 1 }, \"width=regular \": { alpha: 0 } }", "\"width=regular \" appears twice"),
    ])
    func `C9 what is no size class, and what no size class can vary, is a mistake`(
        variations: String, message: String
    ) throws {
        let flow = variations.hasPrefix("{") ? variations : "{ \(variations) }"
        let error = try #require(
            mistake(in: "keyline: 1\nviews:\n  - { type: UIView, id: a, variations: \(flow) }\n"))
        #expect(error.message.hasPrefix(message))
        #expect(error.location?.line == 3)
    }

    @Test func `C9 a visual format has no constant of its own`() throws {
        let error = try #require(
            mistake(
                in: "keyline: 1\nviews: [{ type: UIView, id: a }]\nconstraints:\n"
                    + "  - { constraint: \"|-[a]\", variations: { width=regular: { constant: 8 } } }\n"))
        #expect(error.message == "a visual format has no constant of its own")
    }

    @Test func `C9 a frame in one size class places a view there without constraints`() throws {
        let yaml = """
            keyline: 1
            size: 400x600
            views:
              - type: UIView
                id: box
                frame: { x: 1, y: 2, width: 30, height: 40 }
                variations:
                  width=regular: { frame: { x: 5, y: 6, width: 70, height: 80 } }

            """
        #expect(try frame("box", in: scene(yaml)) == CGRect(x: 1, y: 2, width: 30, height: 40))
        let regular = try scene(yaml) { $0.horizontalSizeClass = .regular }
        #expect(try frame("box", in: regular) == CGRect(x: 5, y: 6, width: 70, height: 80))
    }

    @Test(arguments: [
        ("screen.safeArea", 59.0), ("screen.margins", 59), ("screen.readable", 0), ("screen", 0),
    ])
    func `C9 the screen's guides are named in equations`(guide: String, top: Double) throws {
        let attribute = guide == "screen.readable" ? "leading" : "top"
        let scene = try scene(
            """
            keyline: 1
            device: iPhone 15
            views: [{ type: UIView, id: a }]
            constraints:
              - a.\(attribute) == \(guide).\(attribute)

            """)
        let origin = try frame("a", in: scene)
        #expect(attribute == "top" ? origin.minY == top : origin.minX == 16)
    }
}
