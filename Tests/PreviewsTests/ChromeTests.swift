import Foundation
import KeylineGraphics
import KeylineScenes
import Testing

@testable import KeylinePreviews

@Suite("What the device draws around an app")
struct ChromeTests {
    private func screen(
        _ device: String, _ orientation: Orientation = .portrait, _ change: (inout SceneEnvironment) -> Void = { _ in }
    ) throws -> Scene {
        var made = scene()
        made.environment = SceneEnvironment(device: try #require(Device.named(device)), orientation: orientation)
        change(&made.environment)
        made.displayList.size = made.environment.size
        return made
    }

    private func drawn(_ chrome: Chrome, _ scene: Scene) throws -> DisplayList {
        OverlayPainter([], chrome: chrome, typesetter: try typesetter()).overlaid(scene)
    }

    /// The extent of everything that is drawn in a colour after the app.
    private func extent(of color: Color, in list: DisplayList) -> CGRect {
        list.fills(color).dropFirst(color == .white ? 1 : 0).reduce(.null) { $0.union($1.controlPointBounds) }
    }

    @Test("The bars leave the picture as large as it is, and say the time")
    func bars() throws {
        let scene = try screen("iPhone 15")
        let list = try drawn(.bars, scene)
        #expect(list.size == scene.displayList.size)
        #expect(list.texts == ["9:41"])
        #expect(Array(list.items.prefix(scene.displayList.items.count)) == scene.displayList.items)
        #expect(try drawn(.none, scene) == scene.displayList)
    }

    @Test(
        "The time is written as the language does",
        arguments: [("en", "9:41"), ("de", "09:41"), ("en-GB", "09:41"), ("ar-EG", "٩:٤١")])
    func time(_ locale: String, _ time: String) throws {
        #expect(try drawn(.bars, screen("iPhone 15") { $0.locale = locale }).texts.joined() == time)
    }

    @Test("Signs stand at the end of the line, which is the left where lines run to the left")
    func mirrored() throws {
        for (direction, isAtRight) in [(LayoutDirection.leftToRight, true), (.rightToLeft, false)] {
            let list = try drawn(.bars, screen("iPhone 15") { $0.layoutDirection = direction })
            let signs = list.fills(.black).map(\.controlPointBounds).filter { $0.maxY < 59 }
            #expect(!signs.isEmpty && signs.allSatisfy { ($0.midX > 196) == isAtRight })
        }
    }

    @Test("The app says whether text is light or dark, or that there is no bar")
    func style() throws {
        var scene = try screen("iPhone 15") { $0.appearance = .dark }
        #expect(!(try drawn(.bars, scene)).fills(.white).dropFirst().isEmpty)
        scene.statusBar.style = .darkContent
        #expect(!(try drawn(.bars, scene)).fills(.black).isEmpty)
        scene.statusBar.isHidden = true
        #expect(try drawn(.bars, scene).texts.isEmpty)
    }

    @Test("Phones on their side have no status bar, pads do; devices with a home button have no indicator")
    func kinds() throws {
        #expect(try drawn(.bars, screen("iPhone 15", .landscape)).texts.isEmpty)
        #expect(try drawn(.bars, screen("iPad Pro 11-inch", .landscape)).texts.joined().contains("9:41"))
        let phone = try screen("iPhone 15")
        #expect(extent(of: .black, in: try drawn(.bars, phone)).maxY == 852 - 8)
        #expect(extent(of: .black, in: try drawn(.bars, screen("iPhone 8"))).maxY < 20)
    }

    @Test("Only a scene as large as its device's screen has chrome")
    func otherSizes() throws {
        var cell = try screen("iPhone 15")
        cell.displayList.size.height = 44
        #expect(try drawn(.device, cell) == cell.displayList)
        #expect(try drawn(.device, scene()) == scene().displayList)
    }

    @Test("A keyboard has the letters of the language, and lies within the height that it was given")
    func keyboard() throws {
        let latin = try drawn(.bars, screen("iPhone 15") { $0.keyboardHeight = 336 })
        #expect(latin.texts.starts(with: ["Q", "W", "E", "R", "T", "Y"]))
        let french = try drawn(
            .bars,
            screen("iPhone 15") {
                $0.keyboardHeight = 336
                $0.locale = "fr-CA"
            })
        #expect(french.texts.starts(with: ["A", "Z"]))
        let keys = latin.fills(.white).dropFirst().map(\.controlPointBounds)
        let room = CGRect(x: 0, y: 852 - 336, width: 393, height: 336 - 34)
        #expect(keys.count == 27 && keys.allSatisfy(room.contains))
        #expect(try drawn(.bars, screen("iPhone 15") { $0.keyboardHeight = 60 }).texts == ["9:41"])
    }

    @Test("A device grows the picture about the app, whose place the painter knows, and leaves its corners free")
    func device() throws {
        let painter = OverlayPainter([.frames], chrome: .device, typesetter: try typesetter())
        let scene = try screen("iPhone 15")
        #expect(painter.paper(of: scene) == CGRect(x: -14, y: -14, width: 421, height: 880))
        #expect(painter.overlaid(scene).size == CGSize(width: 421, height: 880))
        #expect(painter.background(of: scene) == nil)
        let bars = OverlayPainter([], chrome: .bars, typesetter: try typesetter())
        #expect(bars.background(of: scene) == scene.environment.background)
    }

    @Test("Every device has a display that its sensors and corners fit into")
    func shapes() {
        for device in Device.all {
            let shape = device.displayShape
            #expect(shape.cornerRadius <= device.portraitSize.width / 4)
            switch shape.sensors {
            case .outside: #expect(device.idiom == .pad || !shape.hasHomeIndicator)
            case .notch(let size): #expect(size.height < device.metrics(.portrait).safeArea.top)
            case .island(let size, let top): #expect(top + size.height < device.metrics(.portrait).safeArea.top)
            }
        }
    }
}
