import Foundation
import KeylineGraphics
import KeylinePreviews
import KeylineScenes
import KeylineTypesetting
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

    @Test func `a bar without items has no sheet of its own, and one with an item has`() {
        var bar = view("bar", 0, 380, 200, 40)
        bar.drawing.isSystemBar = true
        let row = view("row", 0, 0, 200, 150)
        #expect(parts([row, bar], height: 420) == [[0, 200]])
        var screen = scene(200, 420, views: [row, bar])
        var builder = DisplayListBuilder(view: "bar")
        builder.draw(screen.displayList, at: .zero)
        builder.fill(CGRect(x: 80, y: 390, width: 20, height: 20), color: .black)
        screen.displayList = builder.displayList(size: CGSize(width: 200, height: 420))
        #expect(screen.displayList.printed(on: Self.paper, layout: screen.layout).count == 2)
    }

    @Test func `a paragraph that must be cut begins on the sheet that has space for its first lines`() throws {
        let text = view("text", 0, 60, 200, 600)
        var screen = scene(200, 660, views: [view("title", 0, 0, 200, 50), text])
        var builder = DisplayListBuilder(view: "text")
        builder.draw(screen.displayList, at: .zero)
        let words = AttributedText(
            Array(repeating: "word", count: 200).joined(separator: " "), font: .system(size: 53), color: .black)
        try typesetter().shape(words, locale: "en").layout(width: 200, maximumLines: 9)
            .draw(into: &builder, in: CGRect(x: 0, y: 60, width: 200, height: 600), scale: 2)
        screen.displayList = builder.displayList(size: CGSize(width: 200, height: 660))
        let first = try #require(screen.displayList.printed(on: Self.paper, layout: screen.layout).first)
        let end = try #require(groups(first)[0].clip?.controlPointBounds.maxY)
        #expect(end > 160 && end < 200)
    }

    @Test func `marks above the letters of a line are on its sheet`() throws {
        let text = view("text", 0, 60, 200, 600)
        var screen = scene(200, 660, views: [view("title", 0, 0, 200, 50), text])
        var builder = DisplayListBuilder(view: "text")
        let words = AttributedText(
            Array(repeating: "ที่นี่ผู้ใหญ่บ้านตั้งใจปั้น", count: 18).joined(separator: " "), font: .system(size: 20),
            color: .black)
        try typesetter().shape(words, locale: "th").layout(width: 200, maximumLines: 0)
            .draw(into: &builder, in: CGRect(x: 0, y: 60, width: 200, height: 600), scale: 2)
        screen.displayList = builder.displayList(size: CGSize(width: 200, height: 660))
        let sheets = screen.displayList.printed(on: Self.paper, layout: screen.layout).dropFirst()
        #expect(sheets.count > 1)
        for sheet in sheets {
            let group = try #require(groups(sheet).first)
            let top = try #require(group.clip?.controlPointBounds.minY)
            let baselines = group.items.compactMap { item -> CGFloat? in
                if case .glyphs(let run) = item.content { run.origin.y } else { nil }
            }
            let first = try #require(baselines.filter { $0 > top }.min())
            // The marks of this font end 0.98 ems above the baseline.
            #expect(first - top >= 0.98 * 20)
        }
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

    /// A list of a header and ten rows of 40 points, each of which draws a line on the next one's edge.
    private func list() -> Scene {
        var table = view("table", 0, 0, 200, 430)
        var header = view("header", 0, 0, 200, 30)
        header.drawing.isHeaderOfRows = true
        table.children = [header] + (0..<10).map { view(ViewID("row-\($0)"), 0, 30 + CGFloat($0) * 40, 200, 40) }
        var screen = scene(200, 430, views: [table])
        var builder = DisplayListBuilder(view: "table")
        builder.fill(CGRect(x: 0, y: 0, width: 200, height: 430), color: .white)
        for placed in screen.layout.placedViews where placed.view.id != "table" && placed.view.id != "root" {
            builder.view = placed.view.id
            builder.fill(
                CGRect(x: 0, y: placed.frame.maxY - 1, width: 200, height: 2.5), color: Color(hexadecimal: 0x336699))
        }
        screen.displayList = builder.displayList(size: CGSize(width: 200, height: 430))
        return screen
    }

    private func groups(_ page: DisplayList) -> [DisplayItem.Group] {
        page.items.compactMap { if case .group(let group) = $0.content { group } else { nil } }
    }

    @Test func `the header of rows is repeated on each sheet where they go on, and rows are below it`() throws {
        let screen = list()
        let pages = screen.displayList.printed(on: Self.paper, layout: screen.layout)
        #expect(pages.map { groups($0).count } == [1, 2, 2])
        #expect(pages.map { groups($0)[0].clip?.controlPointBounds.minY } == [0, 190, 350])
        let header = groups(pages[1])[1]
        #expect(header.clip?.controlPointBounds == CGRect(x: 0, y: 0, width: 200, height: 30))
        #expect(header.transform.ty == 50)
        #expect(groups(pages[1])[0].transform.ty == -110)
        #expect(Set(header.items.compactMap(\.view)) == ["table", "header"])
    }

    @Test func `nothing of a row is on another sheet than the row, though its line reaches over the edge`() {
        let screen = list()
        let pages = screen.displayList.printed(on: Self.paper, layout: screen.layout)
        let rows = pages.map { page in
            groups(page)[0].items.compactMap { $0.view?.rawValue }.filter { $0.hasPrefix("row") }
        }
        #expect(rows == [(0..<4).map { "row-\($0)" }, (4..<8).map { "row-\($0)" }, ["row-8", "row-9"]])
    }

    @Test func `a background that goes on is on every sheet`() {
        let screen = list()
        let pages = screen.displayList.printed(on: Self.paper, layout: screen.layout)
        #expect(pages.allSatisfy { groups($0)[0].items.contains { $0.view == "table" } })
    }

    @Test func `a narrow picture fills the width of sheets that ask for it`() {
        var paper = Self.paper
        paper.fillsWidth = true
        let screen = scene(100, 150, views: [view("a", 0, 0, 100, 60), view("b", 0, 70, 100, 80)])
        let pages = screen.displayList.printed(on: paper, layout: screen.layout)
        #expect(pages.map { groups($0)[0].transform.a } == [2, 2])
        #expect(groups(screen.displayList.printed(on: Self.paper, layout: screen.layout)[0])[0].transform.a == 1)
    }

    @Test func `lines around sheets name fields in braces, and nothing else`() throws {
        let line = try #require(RunningText("{title}: {page} of {pages}"))
        #expect(line.text { $0 == .title ? "Trail" : $0 == .page ? "2" : "7" } == "Trail: 2 of 7")
        #expect(RunningText("{author}") == nil)
        #expect(RunningText("{page") == nil)
        #expect(RunningText("page}") == nil)
        #expect(RunningText("")?.text { _ in "" } == "")
    }

    @Test func `a header begins where the language does, and a footer is in the middle`() throws {
        let lines = RunningLines(
            header: RunningText("Trail"), footer: RunningText("{page}"), typesetter: try typesetter())
        let blank = DisplayListBuilder().displayList(size: Self.paper.size)
        func runs(_ direction: LayoutDirection) -> [GlyphRun] {
            var environment = SceneEnvironment(size: CGSize(width: 200, height: 100))
            environment.layoutDirection = direction
            return lines.added(to: blank, Self.paper, environment) { _ in "3" }.items.compactMap {
                if case .glyphs(let run) = $0.content { run } else { nil }
            }
        }
        let left = runs(.leftToRight)
        #expect(left.map(\.text) == ["Trail", "3"])
        #expect(left[0].origin.x == 50)
        #expect(left[0].origin.y < 50 && left[1].origin.y > 250)
        #expect(abs(left[1].origin.x + left[1].advance / 2 - 150) < 1)
        let right = runs(.rightToLeft)
        #expect(abs(right[0].origin.x + right[0].advance - 250) < 1)
    }
}
