import KeylineVocabulary
import UIKitLayout

/// Rows of tables, and the views that are values of properties.
extension LayoutViewBuilder {
    /// A row with the labels of its style.
    func makeRow(_ node: ViewDescription) -> UITableViewCell {
        let settings = node.settings(in: environment)
        let word = settings.first { $0.name == "style" }?.value.word ?? "default"
        let name = settings.first { $0.name == "reuseIdentifier" }.map { text($0.value.text) }
        return UITableViewCell(document: WordTables.cellStyles.byLayout[word] ?? .default, reuseIdentifier: name)
    }

    /// The sections of a table, or one with its prototypes; nil for a table that says neither.
    func sections(of node: ViewDescription) -> [TableSection]? {
        let rows = node.rows.compactMap(row)
        guard let sections = node.sections else { return rows.isEmpty ? nil : [TableSection(rows: rows)] }
        var first = 0
        return sections.map { section in
            let range = first..<min(first + section.rowCount, rows.count)
            first += section.rowCount
            return TableSection(
                headerTitle: section.headerTitle.map(text), footerTitle: section.footerTitle.map(text),
                rows: Array(rows[range]))
        }
    }

    private func row(_ node: ViewDescription) -> TableSection.Row? {
        guard let cell = make(node) as? UITableViewCell else { return nil }
        cell.translatesAutoresizingMaskIntoConstraints = true
        let height = node.settings(in: environment).first { $0.name == "rowHeight" }?.value.number
        return TableSection.Row(cell, height: height.flatMap { $0 < 0 ? nil : $0 })
    }

    /// Gives a view the one that is the value of a property. One that the view brings along stays, with other looks.
    func show(_ node: ViewDescription, as part: ViewPart, in owner: UIView) {
        if let present = present(part, in: owner) {
            guard let schema = Schema.view(node.type) else { return }
            return configure(present, node, schema)
        }
        let view = make(node)
        view.translatesAutoresizingMaskIntoConstraints = true
        switch (owner, part) {
        case (let table as UITableView, .tableHeaderView): table.tableHeaderView = view
        case (let table as UITableView, .tableFooterView): table.tableFooterView = view
        case (let table as UITableView, .backgroundView): table.backgroundView = view
        case (let cell as UITableViewCell, .accessoryView): cell.accessoryView = view
        case (let cell as UITableViewCell, .backgroundView): cell.backgroundView = view
        case (let cell as UITableViewCell, .selectedBackgroundView): cell.selectedBackgroundView = view
        default: break
        }
    }

    private func present(_ part: ViewPart, in owner: UIView) -> UIView? {
        guard let cell = owner as? UITableViewCell else { return nil }
        return switch part {
        case .contentView: cell.contentView
        case .textLabel: cell.textLabel
        case .detailTextLabel: cell.detailTextLabel
        case .imageView: cell.imageView
        default: nil
        }
    }
}
