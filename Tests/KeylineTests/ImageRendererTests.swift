import Foundation
import Keyline
import KeylineHosting
import KeylineScenes
import Testing

/// Views drawn into pictures by code, and names of Foundation's that apps write in views.
@MainActor
@Suite struct ImageRendererTests {
    private struct Badge: View {
        var body: some View { Color.red.frame(width: 20, height: 10) }
    }

    @Test func `views are drawn into the pixels of a picture`() throws {
        nonisolated(unsafe) var image: CGImage?
        nonisolated(unsafe) var fitted: CGSize?
        _ = try CodeSource("test") {
            let renderer = ImageRenderer(content: Badge())
            let _ = renderer.scale = 2
            let _ = image = renderer.cgImage
            let wide = ImageRenderer(content: Color.blue)
            let _ = wide.proposedSize = ProposedViewSize(width: 30, height: 40)
            let _ = fitted = wide.uiImage?.size
            Text(verbatim: "done")
        }.makeScene("test", in: .standard)
        let picture = try #require(image)
        #expect(picture.width == 40 && picture.height == 20)
        #expect(fitted == CGSize(width: 30, height: 40))
    }

    @Test func `pixels are turned as code asks`() throws {
        nonisolated(unsafe) var sizes: [CGSize] = []
        _ = try CodeSource("test") {
            let renderer = ImageRenderer(content: Badge())
            if let pixels = renderer.cgImage {
                let _ =
                    sizes = [Image.Orientation.up, .down, .left, .rightMirrored].compactMap {
                        ImageRenderer(content: Image(decorative: pixels, scale: 1, orientation: $0)).uiImage?.size
                    }
            }
            Text(verbatim: "done")
        }.makeScene("test", in: .standard)
        let (wide, high) = (CGSize(width: 20, height: 10), CGSize(width: 10, height: 20))
        #expect(sizes == [wide, wide, high, high])
    }

    private struct Growing: View {
        @State private var isLarge = false
        var body: some View {
            Color.red.frame(width: isLarge ? 80 : 10, height: 10).onAppear { isLarge = true }
        }
    }

    @Test func `a picture as large as its views is measured after they appeared`() throws {
        let scene = try CodeSource("test", layout: .sizeThatFits) { Growing() }.makeScene("test", in: .standard)
        #expect(scene.environment.size == CGSize(width: 80, height: 10))
    }

    @Test func `names and measurements are written`() {
        var person = PersonNameComponents()
        person.givenName = "Ada"
        person.middleName = "King"
        person.familyName = "Lovelace"
        person.namePrefix = "Dr."
        #expect(person.formatted() == "Ada Lovelace")
        #expect(person.formatted(.name(style: .long)) == "Dr. Ada King Lovelace")
        #expect(person.formatted(.name(style: .abbreviated)) == "AL")
        var chinese = PersonNameComponents()
        chinese.givenName = "小明"
        chinese.familyName = "王"
        #expect(chinese.formatted(.name(style: .medium).locale(Locale(identifier: "zh"))) == "王小明")
        let length = Measurement(value: 3.5, unit: UnitLength.kilometers)
        #expect(length.formatted(.measurement(width: .abbreviated, usage: .road)) == "3.5 km")
        #expect(Measurement(value: 72, unit: UnitTemperature.fahrenheit).formatted() == "72°F")
    }

    @Test func `sections of an index are the letters of names`() {
        let collation = UILocalizedIndexedCollation.current()
        let titles = ["Émile", "zoe", "7"].map { name in
            collation.sectionTitles[collation.section(for: name, collationStringSelector: Selector("description"))]
        }
        #expect(titles == ["E", "Z", "#"])
    }
}
