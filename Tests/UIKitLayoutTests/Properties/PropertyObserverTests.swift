import Foundation
import Testing
import UIKitLayout

/// Whoever is told that a property of a group changed can read the group, and is told once.
@MainActor
@Suite struct PropertyObserverTests {
    private final class Field: UITextField {
        var fonts: [CGFloat] = []

        override func invalidateIntrinsicContentSize() {
            super.invalidateIntrinsicContentSize()
            fonts.append(font?.pointSize ?? 0)
        }
    }

    @Test func `a field that changes asks for its size once, and knows its new font`() {
        let field = Field()
        field.fonts = []
        field.font = .systemFont(ofSize: 3)
        #expect(field.fonts == [3])
        field.borderStyle = .none
        field.textColor = .red
        #expect(field.fonts == [3], "neither the same border nor a colour has a part in the size")
        field.isSecureTextEntry = true
        field.borderStyle = .line
        #expect(field.fonts == [3, 3, 3])
    }

    private final class Label: UILabel {
        var lines: [Int] = []

        override func invalidateIntrinsicContentSize() {
            super.invalidateIntrinsicContentSize()
            lines.append(numberOfLines)
        }
    }

    @Test func `a label asks for its size where its lines change, and only there`() {
        let label = Label()
        label.lines = []
        label.numberOfLines = 1
        label.isHighlighted = true
        label.minimumScaleFactor = 0.5
        #expect(label.lines == [])
        label.numberOfLines = 3
        label.preferredMaxLayoutWidth = 9
        #expect(label.lines == [3, 3])
    }

    private final class Table: UITableView {
        var sources: [Bool] = []

        override func reloadData() {
            super.reloadData()
            sources.append(dataSource != nil)
        }
    }

    private final class Rows: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell()
        }
    }

    @Test func `a table asks for its rows where their source changes, and only there`() {
        let table = Table()
        table.sources = []
        let rows = Rows()
        table.dataSource = rows
        table.delegate = nil
        table.rowHeight = 3
        table.allowsSelection = false
        #expect(table.sources == [true, true])
    }

    private final class Cell: UITableViewCell {
        var layouts = 0
        var updates: [Bool] = []

        override func setNeedsLayout() {
            super.setNeedsLayout()
            layouts += 1
        }

        override func updateConfiguration(using state: UICellConfigurationState) {
            super.updateConfiguration(using: state)
            updates.append(isEditing)
        }
    }

    @Test func `a cell is laid out again where its look changes, and only there`() {
        let cell = Cell(style: .default, reuseIdentifier: nil)
        cell.layouts = 0
        cell.accessoryType = .none
        cell.selectionStyle = .none
        #expect(cell.layouts == 0)
        cell.accessoryType = .checkmark
        cell.isSelected = true
        cell.showsReorderControl = false
        #expect(cell.layouts == 3)
        cell.isEditing = true
        cell.isEditing = true
        #expect(cell.layouts == 4 && cell.updates == [true])
    }
}
