import Foundation
import KeylineGraphics
import KeylineScenes
import Testing
import UIKitLayout

/// Rows of tables that are edited, as the Table View Programming Guide describes them.
@MainActor
@Suite struct TableEditingTests {
    /// Rows of which the first is deleted, the second inserted, the third neither; the last is not edited at all.
    private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
        var movable: Set<Int> = []

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "Row"
            cell.accessoryType = .disclosureIndicator
            return cell
        }

        func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { indexPath.row < 3 }
        func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
            movable.contains(indexPath.row)
        }

        func tableView(
            _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
        ) -> UITableViewCell.EditingStyle { [.delete, .insert, .none, .delete][indexPath.row] }

        func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool { false }
    }

    private let rows = Rows()

    private func cells(
        direction: LayoutDirection = .leftToRight, _ change: (UITableView) -> Void
    ) -> [UITableViewCell] {
        let table = UITableView(frame: .zero, style: .plain)
        table.dataSource = rows
        table.delegate = rows
        change(table)
        return Screen.show(table, width: 375, height: 600, direction: direction).visibleCells
    }

    /// What stands beside the content of a row.
    private func marks(_ cell: UITableViewCell) -> [UIView] { cell.subviews.filter { $0 !== cell.contentView } }

    @Test func `rows make room for the marks that their delegate asks for`() {
        let cells = cells { $0.isEditing = true }
        #expect(cells.map(\.contentView.frame.minX) == [38, 38, 0, 0])
        #expect(cells.map { marks($0).count } == [1, 1, 0, 0])
        #expect(cells.map(\.editingStyle) == [.delete, .insert, .none, .none])
    }

    @Test func `editing takes accessories away but those of editing`() {
        let usual = cells { _ in }
        #expect(usual.allSatisfy { $0.contentView.frame == CGRect(x: 0, y: 0, width: 344.5, height: 44) })
        let cells = cells { $0.isEditing = true }
        #expect(cells[3].contentView.frame.width == 375)
        cells[3].editingAccessoryType = .checkmark
        cells[3].layoutIfNeeded()
        #expect(cells[3].contentView.frame.width == 331)
    }

    @Test func `rows that can be moved have a mark at the end`() {
        rows.movable = [0, 3]
        let cells = cells { $0.isEditing = true }
        #expect(cells.map { marks($0).count } == [2, 1, 0, 1])
        #expect(cells[0].contentView.frame.maxX == 337)
    }

    @Test func `several rows are chosen by circles`() {
        let cells = cells {
            $0.allowsMultipleSelectionDuringEditing = true
            $0.isEditing = true
        }
        #expect(cells.map(\.contentView.frame.minX) == [38, 38, 38, 0])
    }

    @Test func `marks are mirrored where lines start at the right`() {
        rows.movable = [0]
        let cells = cells(direction: .rightToLeft) { $0.isEditing = true }
        #expect(cells[0].contentView.frame == CGRect(x: 38, y: 0, width: 375 - 76, height: 44))
        #expect(marks(cells[0]).map(\.frame.minX).sorted() == [16, 375 - 16 - 22])
    }

    @Test func `editing ends as it began`() {
        var table: UITableView?
        let edited = cells {
            $0.isEditing = true
            table = $0
        }
        table?.setEditing(false, animated: false)
        table?.layoutIfNeeded()
        #expect(edited.allSatisfy { $0.contentView.frame.width == 344.5 && marks($0).isEmpty })
    }

    @Test func `the button of a controller says what it does next`() {
        let controller = UITableViewController(style: .plain)
        #expect(controller.editButtonItem.systemItem == .edit)
        controller.setEditing(true, animated: false)
        #expect(controller.editButtonItem.systemItem == .done && controller.tableView.isEditing)
    }
}
