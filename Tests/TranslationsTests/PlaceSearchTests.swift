import Foundation
import KeylineScenes
import Testing

@testable import KeylineTranslations

@Suite @MainActor struct PlaceSearchTests {
    @Test(arguments: [0, 1, 2, 3, 26, 80, 4096])
    func `a number is known from its signs anywhere in a text`(number: Int) {
        let signs = KeyMarker.signs(for: number)
        #expect(KeyMarker.numbers(in: "Hello \(signs)World") == [number])
        #expect(KeyMarker.numbers(in: signs + KeyMarker.signs(for: number + 7)) == [number, number + 7])
    }

    @Test func `ordinary texts have no numbers`() {
        #expect(KeyMarker.numbers(in: "f\u{2061}(x) a\u{2063}b").isEmpty)
    }

    @Test func `each key is found in the view that shows it, in every language`() throws {
        let places = try Kiosk.kit.places
        let greeting = try #require(places[Kiosk.id("greeting")]?.first)
        #expect(greeting.view == "greeting")
        #expect(greeting.use == .shown)
        #expect(greeting.frames.keys.sorted() == ["ar", "de", "en", "ru", "th"])
        #expect(places[Kiosk.id("days")]?.first?.view == "days")
        #expect(places[Kiosk.id("buy")]?.contains { $0.view.rawValue.hasPrefix("buy") } == true)
        #expect(places[Kiosk.id("title")]?.contains { $0.use == .shown } == true)
        #expect(places[Kiosk.id("farewell")] == nil)
    }

    @Test func `frames are those of the language`() throws {
        let route = try #require(try Kiosk.kit.places[Kiosk.id("route")]?.first)
        let english = try #require(route.frames["en"])
        let arabic = try #require(route.frames["ar"])
        #expect(english.width == 180)
        #expect(arabic.minX > english.minX)
    }

    @Test func `the keys of a document for another system name the system`() throws {
        let folder = try TextFolder([
            "Watch/Base.lproj/Interface.storyboard": """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder.WatchKit.Storyboard" version="3.0">
            <label text="Lap" id="6qK-1y-aaa"/>
            </document>
            """,
            "Watch/en.lproj/Interface.strings": "\"6qK-1y-aaa.text\" = \"Lap\";",
        ])
        let tables = try folder.tables
        let code = CodeKeys(["\(folder.path)/Watch/Base.lproj/Interface.storyboard"])
        let reasons = NotShownReasons(tables, places: [:], code: code, isWhole: true)
        #expect(
            Array(reasons.reasons.values)
                == ["Interface.storyboard is a document for watchOS, which Keyline does not draw"])
        #expect(reasons.findings.isEmpty)
    }

    @Test func `a key that no screen shows has a reason, and one that nothing names is unused`() throws {
        let kit = try Kiosk.kit
        #expect(kit.reasons[Kiosk.id("farewell")] == "neither the code nor a document names the key")
        #expect(kit.reasons[Kiosk.id("greeting")] == nil)
        let unused = kit.findings.filter { $0.rule == .unused }
        #expect(unused.map(\.id) == [Kiosk.id("farewell")])
        #expect(unused.first?.severity == .note)
    }
}
