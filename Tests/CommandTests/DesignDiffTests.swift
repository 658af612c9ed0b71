import Foundation
import Testing

/// `keyline golden diff`: a screen beside a designer's picture of it.
@Suite struct DesignDiffTests {
    private let room: CommandSandbox

    init() throws {
        room = try CommandSandbox()
        try write("card.yaml")
    }

    private func write(_ name: String, top: Int = 120, color: String = "systemBlue", text: String = "Distance") throws {
        try room.write(
            """
            keyline: 1
            size: 320x480
            views:
              - { type: UILabel, id: title, text: Trail, font: largeTitle }
              - { type: UILabel, id: distance, text: \(text), font: headline }
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
        }
        let alike: Double
        let scale: Double
        let origin: [Int]
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

    @Test func `a view of another colour is named with both`() throws {
        try write("green.yaml", color: "systemGreen")
        let document = try compare("green.yaml", "--scale", "2")
        #expect(document.views.map(\.id) == ["bar"])
        #expect(document.views.first?.share == 1)
        #expect(document.views.first?.moved == nil)
        #expect(document.views.first?.colors == ["#007AFF", "#34C759"])
    }

    @Test func `a picture without the status bar is laid where it fits`() throws {
        let document = try compare("card.yaml", "--scale", "2", "--part", "0,44,320x436")
        #expect(document.origin == [0, 44])
        #expect(document.views.isEmpty)
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
        #expect(width == 3 * 320 + 16)
        let height: Int = bytes[20..<24].reduce(0) { (sum: Int, byte: UInt8) in sum << 8 | Int(byte) }
        #expect(height == 480)
    }

    @Test func `mistakes are errors`() throws {
        let missing = try room.run("golden", "diff", "card.yaml")
        #expect(missing.status == 2 && missing.errors.contains("--design FILE"))
        let absent = try room.run("golden", "diff", "card.yaml", "--design", "none.png")
        #expect(absent.status == 2 && absent.errors.contains("none.png"))
        #expect(try room.run("render", "card.yaml", "--size", "900x60", "-q", "-o", "wide.png").status == 0)
        let wide = try room.run("golden", "diff", "card.yaml", "--design", "wide.png")
        #expect(wide.status == 2 && wide.errors.contains("has another shape than the screen"), "\(wide.errors)")
    }
}
