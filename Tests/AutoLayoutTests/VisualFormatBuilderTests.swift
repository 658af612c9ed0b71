import Foundation
import KeylineAutoLayout
import Testing

/// Visual formats over boxes that are no views.
@MainActor
@Suite struct VisualFormatBuilderTests {
    @Test func `a format places boxes in a row`() throws {
        let layout = PlainLayout(width: 300, height: 200)
        let one = PlainBox()
        let two = PlainBox()
        [one, two].forEach(layout.root.add)
        let constraints = try VisualFormatBuilder.constraints(
            "H:|-(gap)-[one(40)]-[two]|", [], metrics: ["gap": 12], items: ["one": one, "two": two])
        constraints.forEach(layout.hold)
        #expect(layout.rectangle(of: one).minX == 12 && layout.rectangle(of: one).width == 40)
        #expect(layout.rectangle(of: two).minX == 60 && layout.rectangle(of: two).maxX == 300)
    }

    @Test func `a name that is no item's is an error at its place`() {
        let failure = #expect(throws: VisualFormatError.self) {
            try VisualFormatBuilder.constraints("H:[one]", [], metrics: [:], items: [:])
        }
        #expect(failure?.position == 3)
    }
}
