import Foundation
import Testing

/// Every option about the environment, from the command to the frames that it changes: in a layout file and in a document.
@Suite struct EnvironmentOptionTests {
    private let room: CommandSandbox

    init() throws {
        room = try CommandSandbox()
        try room.write(Self.layout, "screen.yaml")
        try room.write(Self.document, "screen.xib")
    }

    /// An iPhone 8, whose safe area is 20 points at the top.
    private static let layout = """
        keyline: 1
        device: iPhone 8
        views:
          - { type: UIView, id: box }
          - { type: UILabel, id: title, text: "Hello, World", font: body }
          - { type: UIView, id: column }
        constraints:
          - box.leading == screen.safeArea.leading + 10
          - box.trailing == screen.safeArea.trailing - 30
          - box.top == screen.safeArea.top
          - box.bottom == screen.keyboard.top
          - title.leading == screen.leading + 10
          - title.top == screen.safeArea.top
          - column.leading == screen.readable.leading
          - column.trailing == screen.readable.trailing
          - column.top == screen.top
          - column.height == 1
        """

    private static let document = Fixtures.document(
        """
        <label opaque="NO" text="Hello" translatesAutoresizingMaskIntoConstraints="NO" id="title">
            <rect key="frame" x="20" y="20" width="160" height="20"/>
            <fontDescription key="fontDescription" type="system" pointSize="17"/>
        </label>
        <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="box">
            <rect key="frame" x="0" y="0" width="10" height="10"/>
        </view>
        """,
        constraints: """
            <constraint firstItem="title" firstAttribute="top" secondItem="card" secondAttribute="top" id="c1"/>
            <constraint firstItem="title" firstAttribute="leading" secondItem="card" secondAttribute="leading" id="c2"/>
            <constraint firstItem="box" firstAttribute="top" secondItem="title" secondAttribute="top" id="c3"/>
            <constraint firstItem="box" firstAttribute="leading" secondItem="card" secondAttribute="leading" id="c4"/>
            <constraint firstItem="box" firstAttribute="width" constant="30" id="c5"/>
            <constraint firstItem="box" firstAttribute="bottom" secondItem="keys" secondAttribute="top" id="c6">
                <variation key="heightClass=compact" constant="-7"/>
            </constraint>
            """
    ).replacing("<constraints>", with: "<viewLayoutGuide key=\"keyboard\" id=\"keys\"/><constraints>")

    private struct Frame: Equatable {
        let x, y, width, height: Double
        var end: Double { x + width }
        var bottom: Double { y + height }
    }

    private struct Dump: Decodable {
        struct View: Decodable {
            let id: String
            let frame: [Double]
            let children: [View]
        }
        struct Scene: Decodable {
            let size: [Double]
            let root: View
        }
        let scale: Double
        let scenes: [Scene]
    }

    private func dump(_ file: String, _ options: [String]) throws -> Dump {
        let words = (["keyline", "dump", file, "--format", "json"] + options).map { "'\($0)'" }
        let outcome = try room.runShell(words.joined(separator: " "))
        #expect(outcome.status == 0, "\(outcome.errors)")
        return try JSONDecoder().decode(Dump.self, from: Data(outcome.output.utf8))
    }

    private func frame(_ id: String, _ options: String..., of file: String = "screen.yaml") throws -> Frame {
        let root = try #require(try dump(file, options).scenes.first?.root)
        let view = try #require(root.children.first { $0.id == id })
        return Frame(x: view.frame[0], y: view.frame[1], width: view.frame[2], height: view.frame[3])
    }

    @Test func `without options the file decides`() throws {
        #expect(try frame("box") == Frame(x: 10, y: 20, width: 335, height: 647))
        #expect(try frame("box", of: "screen.xib").bottom == 100)
    }

    @Test func `a device brings its size, scale and safe area`() throws {
        #expect(try frame("box", "--device", "iPhone 15") == Frame(x: 10, y: 59, width: 353, height: 759))
        #expect(try dump("screen.yaml", ["--device", "iPhone 15"]).scale == 3)
    }

    @Test func `an orientation turns the device, its safe area and its size classes`() throws {
        #expect(try frame("box", "--orientation", "landscape") == Frame(x: 10, y: 0, width: 627, height: 375))
        let turned = ["--device", "iPhone 15", "--orientation", "landscape"]
        #expect(try frame("box", turned[0], turned[1], turned[2], turned[3]).x == 69)
    }

    @Test func `a height class chooses among a document's variations`() throws {
        let upright = try frame("box", "--device", "iPhone 15", of: "screen.xib")
        #expect(upright.bottom == 818)
        let turned = try frame("box", "--device", "iPhone 15", "--orientation", "landscape", of: "screen.xib")
        #expect(turned.bottom == 365)
    }

    @Test func `a width class decides whether lines are kept readable`() throws {
        #expect(try frame("column", "--device", "iPad Pro 13-inch (M4)").width == 672)
        #expect(try frame("column", "--device", "iPad Pro 13-inch (M4)", "--size", "600x900").width == 560)
    }

    @Test func `a size is the window's`() throws {
        #expect(try frame("box", "--size", "300x400") == Frame(x: 10, y: 20, width: 260, height: 380))
    }

    @Test(arguments: [1.0, 2, 3]) func `content ends on the pixels of a scale`(scale: Double) throws {
        let pixels = try frame("title", "--scale", "\(Int(scale))").width * scale
        #expect(abs(pixels - pixels.rounded()) < 1e-9)
        let finest = try frame("title", "--scale", "3").width
        #expect(try frame("title", "--scale", "1").width >= finest)
    }

    @Test(arguments: [["--locale", "ar"], ["--direction", "rtl"], ["--pseudo", "right-to-left"]])
    func `a language, a direction and a pseudo-language turn leading and trailing`(options: [String]) throws {
        #expect(try frame("box", options[0], options[1]).x == 30)
        #expect(try frame("box", options[0], options[1], of: "screen.xib").end == 200)
    }

    @Test func `a text size changes the size of text that follows it`() throws {
        let usual = try frame("title")
        let small = try frame("title", "--text-size", "XS")
        let large = try frame("title", "--text-size", "AX5")
        #expect(small.width < usual.width && small.height < usual.height)
        #expect(large.height > 2 * usual.height)
    }

    @Test func `an appearance changes colours and no frame`() throws {
        #expect(try frame("title", "--appearance", "dark") == frame("title", "--appearance", "light"))
        for appearance in ["light", "dark"] {
            let outcome = try room.run(
                "render", "screen.yaml", "--appearance", appearance, "-o", "\(appearance).png")
            #expect(outcome.status == 0, "\(outcome.errors)")
        }
        #expect(room.bytes("light.png") != room.bytes("dark.png"))
    }

    @Test(arguments: [0.0, 216, 336]) func `a keyboard pushes up what follows its guide`(height: Double) throws {
        #expect(try frame("box", "--keyboard", "\(Int(height))").bottom == 667 - height)
        let document = try frame("box", "--keyboard", "\(Int(height))", "--device", "iPhone 8", of: "screen.xib")
        #expect(document.bottom == 667 - height)
    }

    @Test func `a keyboard that ends below the safe area's end changes nothing`() throws {
        #expect(try frame("box", "--keyboard", "10", "--device", "iPhone 15").bottom == 818)
    }

    @Test func `a call lengthens a status bar of 20 points to 40, and no other`() throws {
        #expect(try frame("box", "--call").y == 40)
        #expect(try frame("box", "--call", "--device", "iPhone 15").y == 59)
    }

    @Test func `recorded content sizes are those of the document`() throws {
        #expect(try frame("title", "--content-size", "recorded", of: "screen.xib").width == 160)
        #expect(try frame("title", "--content-size", "measured", of: "screen.xib").width < 60)
    }
}
