import Foundation
import KeylineGraphics
import KeylineScenes
import Testing
import UIKitLayout

@MainActor
@Suite struct TableTests {
    private func cell(
        _ text: String,
        detail: String? = nil,
        style: UITableViewCell.CellStyle = .default
    ) -> UITableViewCell {
        let cell = UITableViewCell(style: style, reuseIdentifier: nil)
        cell.textLabel?.text = text
        cell.detailTextLabel?.text = detail
        return cell
    }

    private func table(
        _ sections: [TableSection],
        _ style: UITableView.Style = .plain,
        width: CGFloat = 375,
        direction: LayoutDirection = .leftToRight
    ) -> UITableView {
        let table = UITableView(frame: .zero, style: style)
        table.documentSections = sections
        return Screen.show(table, width: width, height: 600, direction: direction)
    }

    private func rows(_ cells: [UITableViewCell]) -> [TableSection.Row] { cells.map { TableSection.Row($0) } }

    @Test func `rows lie one below the other, each as high as its content needs, at least 44 points`() {
        let cells = [cell("A"), cell("B", detail: "C", style: .subtitle)]
        let table = table([TableSection(rows: rows(cells))])
        #expect(cells[0].frame == CGRect(x: 0, y: 0, width: 375, height: 44))
        #expect(cells[1].frame.minY == 44 && cells[1].frame.height > 50)
        #expect(table.contentSize == CGSize(width: 375, height: cells[1].frame.maxY))
    }

    @Test(arguments: LayoutDirection.allCases)
    func `beside a mark content ends 8 points before the end of the content view, otherwise at the cell's margin`(
        direction: LayoutDirection
    ) {
        let cells = [cell("A"), cell("B")]
        let content = cells.map { cell in
            let view = UIView()
            view.translatesAutoresizingMaskIntoConstraints = false
            cell.contentView.addSubview(view)
            let margins = cell.contentView.layoutMarginsGuide
            NSLayoutConstraint.activate([
                view.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
                view.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
                view.topAnchor.constraint(equalTo: margins.topAnchor), view.heightAnchor.constraint(equalToConstant: 9),
            ])
            return view
        }
        let table = table([TableSection(rows: rows(cells))], direction: direction)
        cells[1].accessoryType = .disclosureIndicator
        table.layoutIfNeeded()
        let gaps = zip(cells, content).map { cell, view in
            let room = cell.contentView.bounds.width
            let sides = [view.frame.minX, room - view.frame.maxX]
            return direction == .leftToRight ? sides : sides.reversed()
        }
        #expect(gaps == [[16, 16], [16, 8]])
    }

    @Test func `a given height wins over the table's, and that over the content's`() {
        let cells = [cell("A"), cell("B")]
        let table = table([TableSection(rows: [.init(cells[0], height: 70), .init(cells[1])])])
        table.rowHeight = 50
        table.layoutIfNeeded()
        #expect(cells.map(\.frame.height) == [70, 50])
    }

    @Test func `a cell is as high as the constraints of its content ask for`() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        let label = UILabel()
        label.numberOfLines = 0
        label.text =
            "A text that needs more than a single line in a row of this width, as the rows of settings often do"
        label.translatesAutoresizingMaskIntoConstraints = false
        cell.contentView.addSubview(label)
        let margins = cell.contentView.layoutMarginsGuide
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: margins.topAnchor),
            label.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
            label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            label.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
        ])
        _ = table([TableSection(rows: rows([cell]))])
        #expect(label.frame.minX == 16 && label.frame.width == 343)
        #expect(label.frame.height > 2 * label.font.lineHeight)
        #expect(abs(cell.frame.height - (label.frame.height + 22)) <= 0.5)
    }

    /// Content views in public Interface Builder files.
    @Test(arguments: [(1, 30.5), (3, 44), (4, 44), (2, 67), (0, 0)] as [(Int, CGFloat)])
    func `the mark at the end takes room from the content view`(type: Int, room: CGFloat) {
        let cell = cell("A")
        cell.accessoryType = UITableViewCell.AccessoryType(rawValue: type) ?? .none
        _ = table([TableSection(rows: rows([cell]))], width: 414)
        #expect(cell.contentView.frame.width == 414 - room)
    }

    @Test func `where lines start at the right, content and mark change sides`() {
        let cells = LayoutDirection.allCases.map { direction in
            let cell = cell("Text")
            cell.accessoryType = .disclosureIndicator
            _ = table([TableSection(rows: rows([cell]))], direction: direction)
            return cell
        }
        #expect(cells[0].contentView.frame.minX == 0 && cells[1].contentView.frame.maxX == 375)
        let marks = cells.map { Recording($0).shapes.filter(\.isStroke).map(\.bounds) }
        #expect(marks[0].map { $0.mirrored(in: 375) } == marks[1].map(\.onHundredths))
    }

    @Test func `sections of a rounded table stand in from the sides and are round at their ends`() {
        let cells = [cell("A"), cell("B"), cell("C")]
        _ = table([TableSection(rows: rows(cells))], .insetGrouped, width: 414)
        #expect(cells.allSatisfy { $0.frame.minX == 20 && $0.frame.width == 374 })
        #expect(cells.map { $0.layer.maskedCorners.rawValue } == [3, 0, 12])
    }

    @Test func `heads are written in capitals over groups and as they are in a plain table`() {
        let sections = { [TableSection(headerTitle: "General", footerTitle: "Notes", rows: [])] }
        #expect(Recording(table(sections(), .grouped)).texts == ["GENERAL", "Notes"])
        #expect(Recording(table(sections())).texts == ["General", "Notes"])
    }

    @Test func `a line stands below every row of a plain table and between those of a group`() {
        for (style, lines) in [(UITableView.Style.plain, 3), (.insetGrouped, 2)] {
            let cells = [cell("A"), cell("B"), cell("C")]
            let table = table([TableSection(rows: rows(cells))], style)
            #expect(Recording(table).fills(.separator).count == lines)
            table.separatorStyle = .none
            table.layoutIfNeeded()
            #expect(Recording(table).fills(.separator).isEmpty)
        }
    }

    @Test func `the views of head and foot lie around all sections`() {
        let cell = cell("A")
        let table = table([TableSection(rows: rows([cell]))])
        table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 100))
        table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 50))
        table.layoutIfNeeded()
        #expect(table.tableHeaderView?.frame == CGRect(x: 0, y: 0, width: 375, height: 100))
        #expect(cell.frame.minY == 100)
        #expect(table.tableFooterView?.frame.minY == 144 && table.contentSize.height == 194)
    }

    @Test func `the detail of a value row stands at the end, and the text gives way to it`() {
        let cell = cell("A text that is much too long for a row of this width", detail: "Detail", style: .value1)
        _ = table([TableSection(rows: rows([cell]))])
        let text = cell.textLabel?.frame ?? .zero
        let detail = cell.detailTextLabel?.frame ?? .zero
        #expect(detail.maxX == 359 && text.maxX <= detail.minX)
        #expect(cell.layoutSnapshot().findings.contains { $0.kind == .truncated })
    }

    @Test func `at accessibility sizes the detail moves below and nothing is cut`() {
        var environment = SceneEnvironment(size: CGSize(width: 375, height: 800))
        environment.contentSizeCategory = .accessibilityExtraLarge
        let screen = Screen(environment)
        let cell = cell("A text that is long", detail: "Detail", style: .value1)
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 800))
        table.documentSections = [TableSection(rows: rows([cell]))]
        screen.view.addSubview(table)
        screen.layOut()
        let text = cell.textLabel?.frame ?? .zero
        #expect((cell.detailTextLabel?.frame.minY ?? 0) >= text.maxY)
        #expect(cell.frame.height > 100)
        #expect(!cell.layoutSnapshot().findings.contains { $0.kind == .truncated })
    }

    @Test func `a chosen row is gray unless its style says otherwise`() {
        let cell = cell("A")
        let table = table([TableSection(rows: rows([cell]))])
        table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
        #expect(cell.isSelected && Recording(cell).fills(.systemGray4).count == 1)
        cell.selectionStyle = .none
        #expect(Recording(cell).fills(.systemGray4).isEmpty)
    }

    // MARK: Data sources

    private final class Numbers: NSObject, UITableViewDataSource, UITableViewDelegate {
        var made: [Int] = []

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1000 }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            made.append(indexPath.row)
            let cell =
                tableView.dequeueReusableCell(withIdentifier: "row")
                ?? UITableViewCell(style: .default, reuseIdentifier: "row")
            cell.textLabel?.text = "Row \(indexPath.row)"
            return cell
        }

        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 60 }
    }

    @Test func `a data source is asked for the rows in sight only, and each one once`() {
        let source = Numbers()
        let table = UITableView(frame: .zero, style: .plain)
        table.dataSource = source
        table.delegate = source
        _ = Screen.show(table, width: 320, height: 600)
        table.setNeedsLayout()
        table.layoutIfNeeded()
        #expect(source.made == Array(0...10))
        #expect(table.contentSize.height == 60_000)
        #expect(table.cellForRow(at: IndexPath(row: 3, section: 0))?.textLabel?.text == "Row 3")
        #expect(table.cellForRow(at: IndexPath(row: 500, section: 0)) == nil)
        #expect(table.numberOfRows(inSection: 0) == 1000 && table.numberOfSections == 1)
    }

    @Test func `a table controller provides its own rows`() {
        final class Controller: UITableViewController {
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
        }
        let controller = Controller(style: .grouped)
        let screen = Screen(SceneEnvironment(size: CGSize(width: 320, height: 480)), controller: controller)
        screen.layOut()
        #expect(controller.tableView.visibleCells.count == 2)
        #expect(controller.tableView.style == .grouped)
    }

    @Test func `the content of a table under a bar begins below the bar`() {
        let controller = UITableViewController(style: .plain)
        let navigation = UINavigationController(rootViewController: controller)
        var environment = SceneEnvironment(size: CGSize(width: 320, height: 480))
        environment.safeArea = Insets(top: 20)
        let screen = Screen(environment, controller: navigation)
        screen.layOut()
        #expect(controller.tableView.adjustedContentInset.top == 64)
        #expect(controller.tableView.contentOffset.y == -64)
    }
}
