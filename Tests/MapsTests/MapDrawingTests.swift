import Foundation
import KeylineGraphics
import KeylineTypesetting
import Testing

@testable import KeylineMaps

/// The picture and the page of a map.
@Suite struct MapDrawingTests {
    private func map() throws -> AppMap {
        MapFixtures.map([
            try MapFixtures.storyboard(
                "Main", initial: "A",
                MapFixtures.scene("A", MapFixtures.segue("B", "presentation", "identifier=\"&lt;/script&gt;\"")),
                MapFixtures.scene("B"))
        ])
    }

    private func drawing(_ map: AppMap) throws -> MapDrawing {
        var builder = DisplayListBuilder()
        builder.fill(CGRect(x: 0, y: 0, width: 414, height: 896), color: .white)
        let picture = MapDrawing.Picture(builder.displayList(size: CGSize(width: 414, height: 896)), background: .white)
        return MapDrawing(map, pictures: [picture, nil], typesetter: try FontCollection.bundled().typesetter)
    }

    @Test func `a map is as large as its plan, and smaller where a limit asks for it`() throws {
        let drawing = try drawing(try map())
        #expect(drawing.displayList.size == drawing.plan.size)
        let small = drawing.displayList(within: 500)
        #expect(max(small.size.width, small.size.height) == 500)
        #expect(drawing.displayList(within: 100_000) == drawing.displayList)
    }

    @Test func `an arrow keeps its id where others come before it`() throws {
        func arrows(_ first: String) throws -> [String: String] {
            let scenes = [
                MapFixtures.scene("A", first + MapFixtures.segue("C")), MapFixtures.scene("B"), MapFixtures.scene("C"),
            ]
            let map = MapFixtures.map([
                try MapFixtures.storyboard("Main", initial: "A", scenes[0], scenes[1], scenes[2])
            ])
            let ids = MapSource.ids(ofArrowsOf: map).map(\.rawValue)
            let targets = map.edges.map { $0.target.map { map.nodes[$0].name } ?? "" }
            return Dictionary(uniqueKeysWithValues: zip(targets, ids))
        }
        let alone = try arrows("")
        #expect(alone.count == 1)
        let both = try arrows(MapFixtures.segue("B"))
        #expect(both.count == 2 && both["C"] == alone["C"] && Set(both.values).count == 2)
        let map = MapFixtures.map([
            try MapFixtures.storyboard(
                "Main", initial: "A",
                MapFixtures.scene("A", MapFixtures.segue("B") + MapFixtures.segue("B", "presentation")),
                MapFixtures.scene("B"))
        ])
        #expect(Set(MapSource.ids(ofArrowsOf: map)).count == map.edges.count)
    }

    @Test func `a scene without a picture keeps its size`() throws {
        let drawing = try drawing(try map())
        #expect(drawing.plan.nodes.map(\.size) == Array(repeating: CGSize(width: 414, height: 896), count: 2))
    }

    @Test func `the map of dark screens is dark, with light words and arrows`() throws {
        let map = try map()
        let fonts = try FontCollection.bundled()
        func lightness(isDark: Bool) -> (paper: Double, words: [Double]) {
            let drawing = MapDrawing(map, pictures: [nil, nil], isDark: isDark, typesetter: fonts.typesetter)
            func words(_ items: [DisplayItem]) -> [Double] {
                items.flatMap { item -> [Double] in
                    switch item.content {
                    case .group(let group): words(group.items)
                    case .glyphs(let run): [run.color.green]
                    default: []
                    }
                }
            }
            return (drawing.background.green, words(drawing.displayList.items))
        }
        let light = lightness(isDark: false)
        let dark = lightness(isDark: true)
        #expect(light.paper > 0.8 && light.words.allSatisfy { $0 < 0.5 } && !light.words.isEmpty)
        #expect(dark.paper < 0.1 && dark.words.allSatisfy { $0 > 0.5 } && dark.words.count == light.words.count)
    }

    @Test func `texts of documents cannot end the page's script`() throws {
        let map = try map()
        let drawing = try drawing(map)
        let document = MapDocument(map, drawing.plan, map.nodes.map { _ in .init() }, findings: map.diagnostics)
        let html = try MapPage(title: "Main", document).html()
        #expect(html.components(separatedBy: "</script>").count == 3)
        #expect(html.contains("present modally &lt;/script&gt; B"))
    }

    @Test func `a scene's address in a preview is escaped`() {
        #expect(
            MapPage.fragment(file: "My App/Main.storyboard", scene: "a&b") == "#scene=My%20App/Main.storyboard%23a%26b")
    }
}
