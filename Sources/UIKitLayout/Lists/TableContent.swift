import Foundation

/// The views of a table's sections, made when the table is laid out.
@MainActor
final class TableContent {
    /// A section's views and what is known of its rows.
    struct Section {
        var header: UIView?
        var footer: UIView?
        var headerHeight = UITableView.automaticDimension
        var footerHeight = UITableView.automaticDimension
        var rows: [Row] = []
    }

    /// A row; its cell is made when it comes into sight.
    struct Row {
        var cell: UITableViewCell?
        /// The height that the document or the delegate gives.
        var height: CGFloat?
        /// The size that the cell asked for last.
        var measured: CGSize?
    }

    private unowned let table: UITableView
    private(set) var sections: [Section] = []
    private var isLoaded = false

    init(of table: UITableView) {
        self.table = table
    }

    var sectionCount: Int {
        load()
        return sections.count
    }

    func rowCount(_ section: Int) -> Int {
        load()
        return sections.indices.contains(section) ? sections[section].rows.count : 0
    }

    func cell(at path: IndexPath) -> UITableViewCell? {
        guard path.count == 2, sections.indices.contains(path.section),
            sections[path.section].rows.indices.contains(path.row)
        else { return nil }
        return sections[path.section].rows[path.row].cell
    }

    func indexPath(of cell: UITableViewCell) -> IndexPath? {
        for (index, section) in sections.enumerated() {
            if let row = section.rows.firstIndex(where: { $0.cell === cell }) {
                return IndexPath(row: row, section: index)
            }
        }
        return nil
    }

    var cells: [UITableViewCell] { sections.flatMap { $0.rows.compactMap(\.cell) } }

    /// Takes every view out of the table.
    func forget() {
        for section in sections {
            section.header?.removeFromSuperview()
            section.footer?.removeFromSuperview()
            section.rows.forEach { $0.cell?.removeFromSuperview() }
        }
        sections = []
        isLoaded = false
    }

    private func load() {
        guard !isLoaded else { return }
        isLoaded = true
        if let document = table.documentSections {
            sections = document.map { load($0) }
        } else if let source = table.dataSource {
            sections = (0..<source.numberOfSections(in: table)).map { load($0, from: source) }
        }
    }

    private func load(_ section: TableSection) -> Section {
        var result = Section()
        result.header = section.headerTitle.map { titleView($0, isHeader: true) }
        result.footer = section.footerTitle.map { titleView($0, isHeader: false) }
        result.rows = section.rows.map { row in
            table.addSubview(row.cell)
            return Row(cell: row.cell, height: row.height)
        }
        return result
    }

    private func load(_ index: Int, from source: any UITableViewDataSource) -> Section {
        var result = Section()
        let delegate = table.delegate
        result.header =
            delegate?.tableView(table, viewForHeaderInSection: index)
            ?? source.tableView(table, titleForHeaderInSection: index).map { titleView($0, isHeader: true) }
        result.footer =
            delegate?.tableView(table, viewForFooterInSection: index)
            ?? source.tableView(table, titleForFooterInSection: index).map { titleView($0, isHeader: false) }
        for view in [result.header, result.footer] { view.map(table.addSubview) }
        result.headerHeight = delegate?.tableView(table, heightForHeaderInSection: index) ?? -1
        result.footerHeight = delegate?.tableView(table, heightForFooterInSection: index) ?? -1
        result.rows = (0..<max(source.tableView(table, numberOfRowsInSection: index), 0)).map { row in
            let path = IndexPath(row: row, section: index)
            let height = delegate?.tableView(table, heightForRowAt: path)
            return Row(cell: nil, height: height.flatMap { $0 < 0 ? nil : $0 })
        }
        return result
    }

    private func titleView(_ title: String, isHeader: Bool) -> UIView {
        let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
        table.addSubview(view)
        view.show(title, isHeader: isHeader, style: table.style, margin: 16)
        return view
    }

    /// The height that a cell needs at a width, in points; asked for again only if something inside it changed.
    func measuredHeight(at path: IndexPath, _ cell: UITableViewCell, width: CGFloat) -> CGFloat {
        if let known = sections[path.section].rows[path.row].measured, known.width == width,
            !cell.layoutState.cycle.subtreeNeedsLayout
        {
            return known.height
        }
        let size = cell.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        sections[path.section].rows[path.row].measured = CGSize(width: width, height: size.height)
        return size.height
    }

    /// The cell of a row, made now if need be.
    func makeCell(at path: IndexPath) -> UITableViewCell? {
        if let cell = cell(at: path) { return cell }
        guard let cell = table.dataSource?.tableView(table, cellForRowAt: path) else { return nil }
        sections[path.section].rows[path.row].cell = cell
        table.addSubview(cell)
        if table.isEditing { cell.setEditing(true, animated: false) }
        if table.isSelected(path) { cell.setSelected(true, animated: false) }
        table.delegate?.tableView(table, willDisplay: cell, forRowAt: path)
        return cell
    }

    func place() {
        load()
        TableArrangement(of: table, self).place()
    }
}
