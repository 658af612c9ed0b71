import Foundation
import Testing

/// `keyline inspect`: the page's data, which its script shows.
@Suite struct InspectCommandTests {
    private struct Page: Decodable {
        struct View: Decodable {
            let id: String
            let name: String
            let parent: Int?
            let frame: [Double]
            let local: [Double]
            let content: [Double?]
            let isAmbiguous: Bool
            let slice: Slice?
            let constraints: [Int]
            let lengths: [Length]
            let conversation: String?
            let other: [Double]?
            let properties: [Property]

            /// The value of a property; nil where the inspector has none.
            func value(_ name: String) -> String? { properties.first { $0.name == name }?.value }
        }
        struct Property: Decodable {
            let inspector: String
            let name: String
            let value: String
            let color: String?
        }
        struct Slice: Decodable {
            let frame: [Double]
            let image: String
        }
        struct Length: Decodable {
            let part: String
            let value: Double
            let isOpen: Bool
            let reasons: [Reason]
        }
        struct Reason: Decodable {
            let equation: String
            let place: String?
        }
        struct Constraint: Decodable {
            let equation: String
            let state: String
            let isReversed: Bool
            let constant: Double
            let ends: [Double]?
            let place: String?
        }
        let size: [Double]
        let views: [View]
        let constraints: [Constraint]
    }

    private static let layout = """
        keyline: 1
        size: 200x100
        scale: 1
        views:
          - type: UIView
            id: card
            backgroundColor: systemBlue
            subviews:
              - { type: UILabel, id: name, text: Hello, font: body }
          - { type: UIView, id: open, backgroundColor: systemRed }
        constraints:
          - card.leading == screen.leading + 10
          - card.top == screen.top + 20
          - card.width == 100
          - card.height == 40
          - name.leading == card.leading + 5
          - name.top == card.top + 6
          - open.top == screen.top
          - open.height == 10
          - open.width == 30
        """

    private func page(_ options: String..., of layout: String = layout) throws -> Page {
        let room = try CommandSandbox()
        try room.write(layout, "card.yaml")
        let outcome = try room.run(["inspect", "card.yaml"] + options)
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(outcome.output == "card.html\n")
        let html = String(decoding: try #require(room.bytes("card.html")), as: UTF8.self)
        let data = try #require(html.firstMatch(of: /(?s)<script type="application\/json" id="data">(.*?)<\/script>/)).1
        return try JSONDecoder().decode(Page.self, from: Data(data.utf8))
    }

    private func view(_ id: String, in page: Page) throws -> Page.View {
        try #require(page.views.first { $0.id == id })
    }

    @Test func `each view has its frame, the one around it and a picture of its own`() throws {
        let page = try page()
        let card = try view("card", in: page)
        let name = try view("name", in: page)
        #expect(page.size == [200, 100])
        #expect(card.frame == [10, 20, 100, 40])
        #expect(name.local.prefix(2) == [5, 6])
        #expect(name.frame.prefix(2) == [15, 26])
        #expect(name.parent.map { page.views[$0].id } == "card")
        #expect(name.slice?.image.hasPrefix("data:image/png;base64,iVBOR") == true)
        #expect(card.content == [nil, nil])
        #expect(card.slice?.image != name.slice?.image)
    }

    @Test func `what decides a frame comes with file and line`() throws {
        let card = try view("card", in: page())
        let width = try #require(card.lengths.first { $0.part == "width" })
        #expect(width.value == 100)
        #expect(width.reasons.first?.equation == "card.width == 100")
        #expect(width.reasons.first?.place?.hasPrefix("card.yaml:14:") == true)
    }

    @Test func `what is open has another solution`() throws {
        let page = try page()
        let open = try view("open", in: page)
        #expect(open.isAmbiguous)
        #expect(open.lengths.first { $0.part == "x" }?.isOpen == true)
        #expect(open.other != nil && open.other != open.frame)
        #expect(try view("card", in: page).other == nil)
    }

    @Test func `from right to left leading is right`() throws {
        let page = try page("--direction", "rtl")
        #expect(try view("card", in: page).frame == [90, 20, 100, 40])
        #expect(page.constraints.contains { $0.equation.hasPrefix("card.leading") && $0.isReversed })
    }

    @Test func `a constraint has the coordinates of both sides, guides and margins among them`() throws {
        let guided =
            Self.layout + """

                  - name.trailing <= card.margins.trailing - 3
                """
        let page = try page(of: guided)
        let leading = try #require(page.constraints.first { $0.equation.hasPrefix("card.leading") })
        #expect(leading.constant == 10)
        #expect(leading.ends == [10, 0])
        let trailing = try #require(page.constraints.first { $0.equation.hasPrefix("name.trailing") })
        #expect(trailing.ends?.last == 102)
        let width = try #require(page.constraints.first { $0.equation == "card.width == 100" })
        #expect(width.ends == nil)
        let mirrored = try self.page("--direction", "rtl")
        #expect(mirrored.constraints.first { $0.equation.hasPrefix("card.leading") }?.ends == [190, 200])
    }

    @Test func `properties are those of Xcode's inspectors, with their values in the scene`() throws {
        let properties = """
            keyline: 1
            size: 200x100
            views:
              - type: UILabel
                id: name
                text: Hello
                font: headline
                textColor: secondaryLabel
                numberOfLines: 3
                contentHugging: 260
              - { type: UIImageView, id: star, image: { symbol: star }, contentMode: scaleAspectFit }
            constraints:
              - name.top == screen.top
              - star.top == name.bottom
            """
        let page = try page("--text-size", "XXL", "--appearance", "dark", of: properties)
        let name = try view("name", in: page)
        #expect(name.value("Font") == "Headline, System Semibold 21")
        #expect(name.value("Color") == "secondaryLabel #EBEBF599")
        #expect(name.properties.first { $0.name == "Color" }?.color == "#EBEBF599")
        #expect(name.value("Lines") == "3")
        #expect(name.value("Content Hugging Priority") == "260 horizontal, 260 vertical")
        #expect(name.value("Content Compression Resistance Priority") == "750 horizontal, 750 vertical")
        #expect(name.value("Label") == "Hello")
        #expect(name.value("Traits") == "staticText")
        let star = try view("star", in: page)
        #expect(star.value("Content Mode") == "Aspect Fit")
        #expect(star.value("Image") == "star (symbol)")
        #expect(Set(name.properties.map(\.inspector)) == ["attributes", "size", "accessibility"])
    }

    @Test func `a text of SwiftUI has its font, color and lines`() throws {
        let body = """
            keyline: 1
            size: 200x100
            body:
              - Text: Hello
                id: greeting
                modifiers: [font: title2, lineLimit: 2, foregroundStyle: red]
            """
        let page = try page(of: body)
        let greeting = try #require(page.views.first { $0.value("Font") != nil })
        #expect(greeting.value("Font") == "Title 2, System 22")
        #expect(greeting.value("Color") == "#FF3B30")
        #expect(greeting.value("Lines") == "2")
        #expect(greeting.value("Label") == "Hello")
    }

    @Test func `views of SwiftUI have what was proposed and answered`() throws {
        let body = """
            keyline: 1
            size: 200x100
            body:
              - Rectangle:
                id: bar
                modifiers: [frame: { width: 40, height: 10 }]
            """
        let bar = try view("bar", in: page(of: body))
        #expect(bar.conversation == "frame asks\n  40×10 → 40×10\nRectangle is offered 40×10\nRectangle answers 40×10")
        #expect(try view("card", in: page()).conversation == nil)
    }

    @Test func `a file with several scenes needs one named`() throws {
        let room = try CommandSandbox()
        let samples = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Samples/Trails/Base.lproj/App.storyboard").path
        let outcome = try room.run("inspect", samples)
        #expect(outcome.status == 2)
        #expect(outcome.errors.contains("name one with --scene: "))
        #expect(room.names.isEmpty)
    }

    @Test func `hostile text stays text`() throws {
        let room = try CommandSandbox()
        try room.write(
            Self.layout.replacing("Hello", with: "\"</script><script>alert(1)</script>\""), "card.yaml")
        #expect(try room.run("inspect", "card.yaml").status == 0)
        let html = String(decoding: try #require(room.bytes("card.html")), as: UTF8.self)
        #expect(!html.contains("<script>alert(1)"))
        #expect(html.contains("default-src &#39;none&#39;"))
    }

    @Test func `explain tells programs too why text is cut off`() throws {
        struct Answer: Decodable {
            struct Cut: Decodable {
                let findings: [String]
                let advice: [String]
            }
            let cut: Cut?
        }
        let room = try CommandSandbox()
        try room.write(Self.layout + "\n  - name.width == 20\n", "card.yaml")
        let narrow = try room.run("explain", "card.yaml", "name", "--format", "json").output
        let cut = try #require(JSONDecoder().decode(Answer.self, from: Data(narrow.utf8)).cut)
        #expect(cut.findings.first?.contains("has 20") == true)
        #expect(cut.advice.first?.contains("line 21 (name.width == 20)") == true)
        let sound = try room.run("explain", "card.yaml", "card", "--format", "json").output
        #expect(try JSONDecoder().decode(Answer.self, from: Data(sound.utf8)).cut == nil)
    }
}
