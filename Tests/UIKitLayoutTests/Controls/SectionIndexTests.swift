import Foundation
import KeylineScenes
import Testing
import UIKitLayout

/// The index at the side of a table. Source: Apple's documentation of `sectionIndexTitles(for:)` and of the table's properties.
@MainActor
@Suite struct SectionIndexTests {
    private final class Names: NSObject, UITableViewDataSource {
        let titles: [String]

        init(_ titles: [String]) {
            self.titles = titles
        }

        func numberOfSections(in tableView: UITableView) -> Int { titles.count }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell()
            cell.textLabel?.text = "Row"
            return cell
        }
        func sectionIndexTitles(for tableView: UITableView) -> [String]? { titles }
    }

    /// Tables do not hold their data sources.
    private final class Keeper {
        var sources: [Names] = []
    }
    private let keeper = Keeper()

    private func table(
        _ titles: [String] = ["A", "B", "C"], _ style: UITableView.Style = .plain,
        direction: LayoutDirection = .leftToRight
    ) -> (screen: Screen, table: UITableView) {
        let screen = Screen(320, 300, direction: direction)
        let table = UITableView(frame: screen.view.bounds, style: style)
        let names = Names(titles)
        table.dataSource = names
        keeper.sources.append(names)
        screen.view.addSubview(table)
        return (screen, table)
    }

    private func indexRuns(_ table: UITableView) -> [(text: String, x: CGFloat, y: CGFloat)] {
        Recording(table).runs.filter { $0.text != "Row" }.map { ($0.text, $0.origin.x, $0.origin.y) }
    }

    @Test(arguments: LayoutDirection.allCases)
    func `titles stand in the middle of the side where lines end, and rows give way`(direction: LayoutDirection) throws
    {
        let (screen, table) = table(direction: direction)
        screen.layOut()
        let runs = indexRuns(table)
        try #require(runs.map(\.text) == ["A", "B", "C"])
        let isRight = direction == .leftToRight
        #expect(runs.allSatisfy { isRight ? $0.x > 305 && $0.x < 320 : $0.x > 0 && $0.x < 15 })
        #expect(abs(runs[1].y - 154) < 2)
        #expect(runs[1].y - runs[0].y == 14)
        let cell = try #require(table.visibleCells.first)
        #expect(cell.contentView.frame.width == 305)
        #expect(cell.contentView.frame.minX == (isRight ? 0 : 15))
    }

    @Test func `where not all titles have room dots stand for some`() {
        let (screen, table) = table((0..<26).map { String(UnicodeScalar(UInt8(65 + $0))) })
        screen.layOut()
        let texts = indexRuns(table).map(\.text)
        #expect(texts.count == 21)
        #expect(texts.first == "A" && texts.last == "Z")
        #expect(texts.enumerated().allSatisfy { ($0.offset % 2 == 1) == ($0.element == "•") })
    }

    @Test func `too few rows and grouped tables show none`() {
        let (screen, table) = table()
        table.sectionIndexMinimumDisplayRowCount = 4
        screen.layOut()
        #expect(indexRuns(table).isEmpty)
        table.sectionIndexMinimumDisplayRowCount = 3
        screen.layOut()
        #expect(indexRuns(table).count == 3)
        let (other, grouped) = self.table(["A", "B", "C"], .grouped)
        other.layOut()
        #expect(indexRuns(grouped).isEmpty)
    }
}
