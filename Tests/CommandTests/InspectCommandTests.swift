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
