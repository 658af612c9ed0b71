public import Foundation

/// Changes of rows. The data source is asked for everything again, since one picture shows the end of every animation.
extension UITableView {
    /// Begins several changes.
    public func beginUpdates() {}
    /// Ends several changes.
    public func endUpdates() { reloadData() }
    /// Makes several changes.
    public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        updates?()
        reloadData()
        completion?(true)
    }
    /// Adds rows.
    public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
    /// Takes rows away.
    public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
    /// Asks for rows again.
    public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
    /// Asks for the content of rows again.
    public func reconfigureRows(at indexPaths: [IndexPath]) { reloadData() }
    /// Moves a row.
    public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) { reloadData() }
    /// Adds sections.
    public func insertSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }
    /// Takes sections away.
    public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }
    /// Asks for sections again.
    public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }
    /// Moves a section.
    public func moveSection(_ section: Int, toSection newSection: Int) { reloadData() }
    /// Asks for the index at the side again.
    public func reloadSectionIndexTitles() { setNeedsLayout() }

    /// The rows whose cells are made.
    public var indexPathsForVisibleRows: [IndexPath]? { visibleCells.compactMap { indexPath(for: $0) } }
    /// The row at a point, in points.
    public func indexPathForRow(at point: CGPoint) -> IndexPath? {
        visibleCells.first { $0.frame.contains(point) }.flatMap { indexPath(for: $0) }
    }
    /// The rows in a rectangle, in points.
    public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
        visibleCells.filter { $0.frame.intersects(rect) }.compactMap { indexPath(for: $0) }
    }
    /// The head of a section.
    public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        content.header(of: section) as? UITableViewHeaderFooterView
    }
    /// The foot of a section.
    public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        content.footer(of: section) as? UITableViewHeaderFooterView
    }
    /// The rectangle of a section, in points.
    public func rect(forSection section: Int) -> CGRect {
        let rows = (0..<numberOfRows(inSection: section)).map { rectForRow(at: IndexPath(row: $0, section: section)) }
        let titles = [content.header(of: section), content.footer(of: section)].compactMap { $0?.frame }
        return (rows + titles).filter { $0 != .zero }.reduce(.null) { $0.union($1) }
    }
    /// The rectangle of the head of a section, in points.
    public func rectForHeader(inSection section: Int) -> CGRect { content.header(of: section)?.frame ?? .zero }
    /// The rectangle of the foot of a section, in points.
    public func rectForFooter(inSection section: Int) -> CGRect { content.footer(of: section)?.frame ?? .zero }

    /// Moves a row into view.
    public func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        layoutIfNeeded()
        let row = rectForRow(at: indexPath)
        guard row.height > 0 else { return }
        let room = bounds.inset(by: adjustedContentInset).height
        let top = -adjustedContentInset.top
        switch scrollPosition {
        case .none: return scrollRectToVisible(row, animated: animated)
        case .top: contentOffset.y = row.minY + top
        case .middle: contentOffset.y = row.midY - room / 2 + top
        case .bottom: contentOffset.y = row.maxY - room + top
        }
        let last = contentSize.height - bounds.height + adjustedContentInset.bottom
        contentOffset.y = max(min(contentOffset.y, last), top)
    }

    /// Moves the chosen row into view.
    public func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
        if let path = indexPathForSelectedRow { scrollToRow(at: path, at: scrollPosition, animated: animated) }
    }
}

extension TableContent {
    func header(of section: Int) -> UIView? { sections.indices.contains(section) ? sections[section].header : nil }
    func footer(of section: Int) -> UIView? { sections.indices.contains(section) ? sections[section].footer : nil }
}

extension UITableViewCell {
    /// What editing does with a row; raw values are Apple's.
    public enum EditingStyle: Int, Hashable, Sendable {
        case none = 0
        case delete, insert
    }

    /// What a row is up to while rows are edited. Changes no picture.
    public struct StateMask: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Wraps bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }
        /// Edited.
        public static let showingEditControl = StateMask(rawValue: 1)
        /// Asked whether to delete.
        public static let showingDeleteConfirmation = StateMask(rawValue: 2)
    }
}

extension UITableView {
    func isSelected(_ path: IndexPath) -> Bool { selected.contains(path) }

    /// Chooses a row besides those that stay chosen.
    func choose(_ indexPath: IndexPath?, _ scrollPosition: ScrollPosition) {
        if !allowsMultipleSelection {
            for path in selected { deselectRow(at: path, animated: false) }
        }
        guard let indexPath else { return }
        selected.append(indexPath)
        cellForRow(at: indexPath)?.setSelected(true, animated: false)
        if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: false) }
    }

    /// Puts a view above, below or behind the rows, in place of the one that is there.
    func surround(_ view: UIView?, at place: WritableKeyPath<TableAccessoryViews, UIView?>) {
        let old = surroundings[keyPath: place]
        surroundings[keyPath: place] = view
        if old !== view { old?.removeFromSuperview() }
        if let view { addSubview(view) }
        setNeedsLayout()
    }

    func editingDidChange() {
        for cell in content.cells { cell.setEditing(isEditing, animated: false) }
        setNeedsLayout()
    }

    func placeBackgroundView() {
        guard let backgroundView else { return }
        backgroundView.frame = bounds
        sendSubviewToBack(backgroundView)
    }
}

extension UITableView: ListScrolling {
    var sectionHeaders: [UIView] { content.sections.compactMap(\.header) }
}
