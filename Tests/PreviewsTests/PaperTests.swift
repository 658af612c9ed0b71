import Foundation
import KeylineGraphics
import KeylinePreviews
import KeylineScenes
import Testing

/// Pictures on sheets of paper.
@Suite struct PaperTests {
    private static let paper = Paper(size: CGSize(width: 300, height: 300), margin: 50)

    /// The parts of a picture of 200 points' width that sheets show, from y to y; the sheets have room for 200×200 points.
    private func parts(_ views: [ViewSnapshot], height: CGFloat, width: CGFloat = 200) -> [[CGFloat]] {
        let made = scene(width, height, views: views)
        return made.displayList.printed(on: Self.paper, layout: made.layout).compactMap { page in
            guard case .group(let group)? = page.items.first?.content, let clip = group.clip else { return nil }
            return [clip.controlPointBounds.minY, clip.controlPointBounds.maxY]
        }
    }

    @Test func `what fits a sheet is one page, and sheets have the paper's size`() {
        let made = scene(200, 150, views: [view("a", 0, 0, 200, 100)])
        let pages = made.displayList.printed(on: Self.paper, layout: made.layout)
        #expect(pages.map(\.size) == [Self.paper.size])
    }

    @Test func `a page ends between views, and free space between them is on no page`() {
        let rows = (0..<5).map { view(ViewID("row-\($0)"), 0, CGFloat($0) * 90, 200, 80) }
        #expect(parts(rows, height: 450) == [[0, 180], [180, 360], [360, 450]])
        let apart = [view("a", 0, 0, 200, 150), view("b", 0, 230, 200, 100)]
        #expect(parts(apart, height: 400) == [[0, 200], [230, 400]])
    }

    @Test func `a view with views inside stays together where it fits, and is divided between them where it does not`()
    {
        var card = view("card", 0, 120, 200, 150)
        card.children = [view("title", 0, 0, 200, 60), view("text", 0, 60, 200, 90)]
        #expect(parts([view("head", 0, 0, 200, 100), card], height: 300) == [[0, 120], [120, 300]])
        var list = view("list", 0, 0, 200, 500)
        list.children = (0..<5).map { view(ViewID("row-\($0)"), 0, CGFloat($0) * 100, 200, 100) }
        #expect(parts([list], height: 500) == [[0, 200], [200, 400], [400, 500]])
    }

    @Test func `after the last view there is no sheet`() {
        #expect(parts([view("a", 0, 0, 200, 100)], height: 900) == [[0, 200]])
    }

    @Test func `a wide picture is made as narrow as the sheet, and sheets then show more of it`() {
        let rows = (0..<5).map { view(ViewID("row-\($0)"), 0, CGFloat($0) * 100, 400, 100) }
        #expect(parts(rows, height: 500, width: 400) == [[0, 400], [400, 500]])
    }

    @Test func `views that overlap everywhere are divided all the same`() {
        let views = (0..<9).map { view(ViewID("v-\($0)"), 0, CGFloat($0) * 50, 200, 150) }
        let found = parts(views, height: 550)
        #expect(found.first?.first == 0)
        #expect(found.last?.last == 550)
        #expect(
            zip(found, found.dropFirst()).allSatisfy { $0[1] <= $1[0] } && found.allSatisfy { $0[1] - $0[0] <= 200 })
    }

    @Test func `margins that leave nothing give no page`() {
        let made = scene(200, 150, views: [])
        let paper = Paper(size: CGSize(width: 200, height: 300), margin: 70)
        #expect(made.displayList.printed(on: paper, layout: made.layout).isEmpty)
    }
}
