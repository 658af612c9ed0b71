import Foundation
import Testing

/// `keyline golden diff`: a screen beside a designer's picture of it.
@Suite struct DesignDiffTests {
    private let room: CommandSandbox

    init() throws {
        room = try CommandSandbox()
        try write("card.yaml")
    }

    private func write(
        _ name: String, top: Int = 120, color: String = "systemBlue", text: String = "Distance", ink: String = "label"
    ) throws {
        try room.write(
            """
            keyline: 1
            size: 320x480
            views:
              - { type: UILabel, id: title, text: Trail, font: largeTitle }
              - { type: UILabel, id: distance, text: \(text), font: headline, textColor: \(ink) }
              - { type: UIView, id: bar, backgroundColor: \(color) }
            constraints:
              - title.top == screen.top + 60
              - title.leading == screen.leading + 20
              - distance.top == screen.top + \(top)
              - distance.leading == screen.leading + 20
              - bar.leading == screen.leading + 20
              - bar.trailing == screen.trailing - 20
              - bar.bottom == screen.bottom - 40
              - bar.height == 50

            """, name)
    }

    private struct Document: Decodable {
        struct View: Decodable {
            let id: String
            let share: Double
            let moved: [Double]?
            let colors: [String]?
            let inks: [String]?
            let weight: Double?
        }
        let alike: Double
        let scale: Double
        let origin: [Double]
        let views: [View]
    }

    /// Draws another file as the design and compares the card with it.
    private func compare(_ design: String, _ options: String...) throws -> Document {
        #expect(try room.run(["render", design, "-q", "-o", "design.png"] + options).status == 0)
        let outcome = try room.run("golden", "diff", "card.yaml", "--design", "design.png", "--format", "json")
        #expect(outcome.status == 0 || outcome.status == 1, "\(outcome.errors)")
        let document = try JSONDecoder().decode(Document.self, from: Data(outcome.output.utf8))
        #expect((outcome.status == 0) == document.views.isEmpty)
        return document
    }

    @Test(arguments: ["1", "1.5", "2", "3"])
    func `a picture of the same screen is alike at any scale`(scale: String) throws {
        let document = try compare("card.yaml", "--scale", scale)
        #expect(document.views.isEmpty)
        #expect(document.alike > 0.99)
        #expect(document.scale == Double(scale))
        #expect(document.origin == [0, 0])
    }

    @Test func `a view that is elsewhere is named with the distance, and others are not`() throws {
        try write("moved.yaml", top: 132)
        let document = try compare("moved.yaml", "--scale", "2")
        #expect(document.views.map(\.id) == ["distance"])
        #expect(document.views.first?.moved == [0, -12])
        let outcome = try room.run("golden", "diff", "card.yaml", "--design", "design.png")
        #expect(outcome.status == 1)
        #expect(outcome.output.contains("it is 12 points higher than in the design"), "\(outcome.output)")
        #expect(outcome.output.contains("UILabel \"Distance\" (distance)"))
    }

    private static let sample = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Samples/Trails/Base.lproj/Main.storyboard")

    /// Most of the screen moves here, with the separators between rows that are all that is seen of the views around them.
    @Test(arguments: ["2", "3"])
    func `views that moved are named, not the screen in which others stayed`(scale: String) throws {
        let text = try String(contentsOf: Self.sample, encoding: .utf8)
        let lower = text.replacing("constant=\"16\" id=\"c05-aa-aaa\"", with: "constant=\"21\" id=\"c05-aa-aaa\"")
        try #require(lower != text)
        try room.write(text, "before.storyboard")
        try room.write(lower, "after.storyboard")
        let options = ["--scene", "Trail", "-q", "-o", "design.png", "--scale", scale]
        #expect(try room.run(["render", "before.storyboard"] + options).status == 0)
        let outcome = try room.run(
            "golden", "diff", "after.storyboard", "--scene", "Trail", "--design", "design.png", "--format", "json")
        let document = try JSONDecoder().decode(Document.self, from: Data(outcome.output.utf8))
        #expect(document.views.contains { $0.id == "ttl-la-bel" } && document.views.count > 5)
        for view in document.views {
            let moved = try #require(view.moved, "\(view.id)")
            #expect(moved[0] == 0 && abs(moved[1] - 5) <= 0.5, "\(view.id)")
        }
    }

    @Test func `a view of another colour is named with both`() throws {
        try write("green.yaml", color: "systemGreen")
        let document = try compare("green.yaml", "--scale", "2")
        #expect(document.views.map(\.id) == ["bar"])
        #expect(document.views.first?.share == 1)
        #expect(document.views.first?.moved == nil)
        #expect(document.views.first?.colors == ["#007AFF", "#34C759"])
    }

    @Test(arguments: ["2", "3"])
    func `a text of another colour is named with both, and not called heavier or lighter`(scale: String) throws {
        try write("red.yaml", ink: "systemRed")
        let document = try compare("red.yaml", "--scale", scale)
        #expect(document.views.map(\.id) == ["distance"])
        #expect(document.views.first?.inks == ["#000000", "#FF3B30"])
        #expect(document.views.first?.weight == nil)
        #expect(document.views.first?.colors == nil)
        let outcome = try room.run("golden", "diff", "card.yaml", "--design", "design.png")
        #expect(outcome.output.contains("it is drawn in #000000, in the design in #FF3B30"), "\(outcome.output)")
    }

    @Test func `a button that moved is named with its distance, and its title goes along`() throws {
        func card(_ top: Int) -> String {
            """
            keyline: 1
            size: 320x480
            views:
              - { type: UIButton, id: buy, title: Buy tickets, style: filled }
              - { type: UILabel, id: title, text: Trail }
            constraints:
              - title.top == screen.top + 60
              - title.leading == screen.leading + 20
              - buy.leading == screen.leading + 20
              - buy.top == screen.top + \(top)

            """
        }
        try room.write(card(200), "card.yaml")
        try room.write(card(213), "lower.yaml")
        let document = try compare("lower.yaml", "--scale", "3")
        #expect(document.views.map(\.id) == ["buy"])
        #expect(document.views.first?.moved == [0, -13])
    }

    @Test
    func
        `a view on another background is no difference beside the one that has the background, unless it says another thing`()
        throws
    {
        func card(_ color: String, _ text: String) -> String {
            """
            keyline: 1
            size: 320x480
            views:
              - { type: UIView, id: card, backgroundColor: "\(color)", subviews: [{ type: UILabel, id: title, text: \(text) }] }
            constraints:
              - card.leading == screen.leading + 20
              - card.trailing == screen.trailing - 20
              - card.top == screen.top + 100
              - card.height == 120
              - title.leading == card.leading + 20
              - title.top == card.top + 20

            """
        }
        try room.write(card("#F2F2F7", "Trail"), "card.yaml")
        try room.write(card("#D1E7DD", "Trail"), "green.yaml")
        let green = try compare("green.yaml", "--scale", "3")
        #expect(green.views.map(\.id) == ["card"])
        #expect(green.views.first?.colors == ["#F2F2F7", "#D1E7DD"])
        try room.write(card("#D1E7DD", "Train"), "train.yaml")
        let other = try compare("train.yaml", "--scale", "3")
        #expect(Set(other.views.map(\.id)) == ["card", "title"])
        #expect(other.views.first { $0.id == "title" }?.colors == nil)
    }

    @Test func `a picture without the status bar is laid where it fits`() throws {
        let document = try compare("card.yaml", "--scale", "2", "--part", "0,44,320x436")
        #expect(document.origin == [0, 44])
        #expect(document.views.isEmpty)
    }

    @Test func `a design of the screen's size begins at its corner, whatever moved`() throws {
        try room.write(
            """
            keyline: 1
            size: 320x480
            views:
              - { type: UILabel, id: title, text: Trail }
              - { type: UIView, id: block, backgroundColor: systemBlue }
            constraints:
              - title.top == screen.top + 60
              - title.leading == screen.leading + 20
              - block.leading == screen.leading + 20
              - block.trailing == screen.trailing - 20
              - block.top == screen.top + 200
              - block.height == 120

            """, "block.yaml")
        let text = String(decoding: try #require(room.bytes("block.yaml")), as: UTF8.self)
        try room.write(text.replacing("top + 200", with: "top + 220"), "lower.yaml")
        #expect(try room.run("render", "block.yaml", "--scale", "2", "-q", "-o", "block.png").status == 0)
        let outcome = try room.run("golden", "diff", "lower.yaml", "--design", "block.png")
        #expect(outcome.output.contains("(block), 280×120 at (20, 220)"), "\(outcome.output)")
        #expect(outcome.output.contains("it is 20 points lower than in the design"), "\(outcome.output)")
        #expect(!outcome.output.contains("begins at") && !outcome.output.contains("(title)"), "\(outcome.output)")
    }

    @Test func `a PDF of the same screen is alike`() throws {
        #expect(try room.run("render", "card.yaml", "-q", "-o", "card.pdf").status == 0)
        let outcome = try room.run("golden", "diff", "card.yaml", "--design", "card.pdf")
        #expect(outcome.status == 0, "\(outcome.output)")
    }

    @Test func `a scale between the usual ones is alike`() throws {
        #expect(try compare("card.yaml", "--scale", "1.27").views.isEmpty)
    }

    @Test func `a move by one point, another weight and a fill of a slightly other color are named`() throws {
        try write("near.yaml", top: 121)
        let moved = try compare("near.yaml", "--scale", "2")
        #expect(moved.views.map(\.id) == ["distance"])
        #expect(moved.views.first?.moved == [0, -1])
        try write("blue.yaml", color: "\"#037DFF\"")
        let color = try compare("blue.yaml", "--scale", "2")
        #expect(color.views.map(\.id) == ["bar"])
        #expect(color.views.first?.colors == ["#007AFF", "#037DFF"])
        let card = String(decoding: try #require(room.bytes("card.yaml")), as: UTF8.self)
        try room.write(card.replacing("font: headline", with: "font: body"), "light.yaml")
        #expect(try compare("light.yaml", "--scale", "2").views.map(\.id) == ["distance"])
    }

    @Test func `a folder works where a file does`() throws {
        let card = String(decoding: try #require(room.bytes("card.yaml")), as: UTF8.self)
        try FileManager.default.createDirectory(atPath: room.path("app"), withIntermediateDirectories: true)
        try room.write(card, "app/card.yaml")
        #expect(try room.run("render", "card.yaml", "--scale", "2", "-q", "-o", "design.png").status == 0)
        #expect(try room.run("golden", "diff", "app", "--design", "design.png").status == 0)
        #expect(try room.run("inspect", "app", "-o", "pages/").status == 0)
        #expect(room.bytes("pages/card.html") != nil)
        let explained = try room.run("explain", "app", "bar")
        #expect(explained.status == 0 && explained.output.contains("card"), "\(explained.errors)")
        try room.write(card.replacing("id: bar", with: "id: strip").replacing("bar.", with: "strip."), "app/other.yaml")
        #expect(try room.run("explain", "app", "bar").status == 0)
        #expect(try room.run("inspect", "app", "--scene", "other", "-o", "pages/").status == 0)
        let several = try room.run("inspect", "app")
        #expect(several.status == 2 && several.errors.contains("card") && several.errors.contains("other"))
    }

    @Test func `a few pixels are no design`() throws {
        #expect(
            try room.run("render", "card.yaml", "--part", "0,0,3x3", "--scale", "1", "-q", "-o", "tiny.png").status == 0
        )
        let outcome = try room.run("golden", "diff", "card.yaml", "--design", "tiny.png")
        #expect(outcome.status == 2)
        #expect(
            outcome.errors.contains("3×3 pixels is too small to show a screen of 320×480 points"), "\(outcome.errors)")
        #expect(outcome.errors.contains("export the whole screen"), "\(outcome.errors)")
    }

    @Test func `another text differs in its place`() throws {
        try write("other.yaml", text: "Height")
        let document = try compare("other.yaml", "--scale", "2")
        #expect(document.views.map(\.id) == ["distance"])
        #expect(document.views.first?.moved == nil)
        #expect((0.02...0.6).contains(document.views.first?.share ?? 0))
        let words = try room.run("golden", "diff", "card.yaml", "--design", "design.png")
        #expect((words.output + words.errors).contains(" % of it differs"))
    }

    @Test func `the picture has the screen, the design and what differs side by side`() throws {
        try write("moved.yaml", top: 132)
        _ = try compare("moved.yaml", "--scale", "2")
        #expect(try room.run("golden", "diff", "card.yaml", "--design", "design.png", "-o", "out.png").status == 1)
        let bytes = [UInt8](try #require(room.bytes("out.png")))
        let width: Int = bytes[16..<20].reduce(0) { (sum: Int, byte: UInt8) in sum << 8 | Int(byte) }
        #expect(width == 3 * 640 + 16)
        let height: Int = bytes[20..<24].reduce(0) { (sum: Int, byte: UInt8) in sum << 8 | Int(byte) }
        #expect(height == 960)
    }

    @Test func `accepting names the case whose step is impossible`() throws {
        try FileManager.default.createDirectory(atPath: room.path("golden"), withIntermediateDirectories: true)
        try room.write("card.png card.yaml --steps \"tap Nowhere\"\n", "golden/cases.txt")
        let outcome = try room.run("golden", "accept", "card.png")
        #expect(outcome.status == 2)
        #expect(outcome.output.contains("failed     golden/card.png"), "\(outcome.output)")
    }

    @Test func `mistakes are errors`() throws {
        let missing = try room.run("golden", "diff", "card.yaml")
        #expect(missing.status == 2 && missing.errors.contains("--design FILE"))
        let absent = try room.run("golden", "diff", "card.yaml", "--design", "none.png")
        #expect(absent.status == 2 && absent.errors.contains("none.png"))
        #expect(try room.run("render", "card.yaml", "--size", "900x160", "-q", "-o", "wide.png").status == 0)
        let wide = try room.run("golden", "diff", "card.yaml", "--design", "wide.png")
        #expect(wide.status == 2 && wide.errors.contains("has another shape than the screen"), "\(wide.errors)")
    }
}
