import Foundation
import KeylineAppearance

/// Puts the heads, rows and feet of a table one below the other.
@MainActor
struct TableArrangement {
    private let table: UITableView
    private let content: TableContent
    /// The distance of cells' content from the cell's sides, in points.
    private let margin: CGFloat
    /// The distance of sections from the table's sides, in points: those of an inset table keep clear of the device's.
    private let insets: UIEdgeInsets
    /// How far the device's sides reach over the sections, in points.
    private let sides: UIEdgeInsets
    private let width: CGFloat
    private let metrics: ListMetrics

    init(of table: UITableView, _ content: TableContent) {
        self.table = table
        self.content = content
        width = table.bounds.width
        metrics = ListMetrics(table.style.kind, SceneContext.current.environment.system, width: width)
        margin = SystemMargins.side(width: width, traits: table.traitCollection)
        let safeArea = table.safeAreaInsets
        let device = UIEdgeInsets(top: 0, left: safeArea.left, bottom: 0, right: safeArea.right)
        let isInset = table.style == .insetGrouped
        insets = isInset ? device + Self.sectionInsets(of: table, margin) : .zero
        sides = (isInset ? .zero : device) + table.index.room
    }

    /// The distances of inset sections from the safe area: the table's margins where somebody set them, the system's otherwise.
    private static func sectionInsets(of table: UITableView, _ margin: CGFloat) -> UIEdgeInsets {
        if let inset = table.documentSectionInset { return UIEdgeInsets(top: 0, left: inset, bottom: 0, right: inset) }
        let given = table.margins.ownDirectional?.resolved(table.layoutDirection) ?? table.margins.own
        return UIEdgeInsets(top: 0, left: given?.left ?? margin, bottom: 0, right: given?.right ?? margin)
    }

    /// The width of sections, in points.
    private var sectionWidth: CGFloat { max(width - insets.left - insets.right, 0) }

    func place() {
        var y: CGFloat = 0
        placeWhole(table.tableHeaderView, &y)
        for index in content.sections.indices { place(section: index, &y) }
        placeWhole(table.tableFooterView, &y)
        let height = table.ceiledToPixels(y)
        table.contentSize = CGSize(width: width, height: height)
    }

    /// A view above or below all sections.
    private func placeWhole(_ view: UIView?, _ y: inout CGFloat) {
        guard let view else { return }
        var height = view.bounds.height
        if height <= 0 {
            height =
                view.systemLayoutSizeFitting(
                    CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
                    verticalFittingPriority: .fittingSizeLevel
                ).height
        }
        view.frame = CGRect(x: 0, y: y, width: width, height: height)
        y += height
    }

    private func place(section index: Int, _ y: inout CGFloat) {
        let section = content.sections[index]
        if table.style == .plain, section.header != nil { y += max(table.sectionHeaderTopPadding, 0) }
        placeTitle(section.header, isHeader: true, of: index, given: section.headerHeight, &y)
        for row in section.rows.indices { place(IndexPath(row: row, section: index), &y) }
        placeTitle(section.footer, isHeader: false, of: index, given: section.footerHeight, &y)
    }

    private func placeTitle(_ view: UIView?, isHeader: Bool, of section: Int, given: CGFloat, _ y: inout CGFloat) {
        let height = given >= 0 ? given : usualHeight(of: view, isHeader: isHeader, section: section)
        (view as? UITableViewHeaderFooterView)?.margin = margin
        (view as? UITableViewHeaderFooterView)?.sides = sides
        view?.frame = CGRect(x: insets.left, y: y, width: sectionWidth, height: height)
        y += height
    }

    /// The height that the table gives titles counts where there is one, or where sections stand apart; a title that needs more
    /// gets it.
    private func usualHeight(of view: UIView?, isHeader: Bool, section: Int) -> CGFloat {
        let own = isHeader ? table.sectionHeaderHeight : table.sectionFooterHeight
        if own < 0 || view == nil && table.style == .plain {
            return automaticHeight(of: view, isHeader: isHeader, section: section)
        }
        guard let title = view as? UITableViewHeaderFooterView else { return own }
        return max(
            own, title.fittingHeight(width: sectionWidth - sides.left - sides.right, isFirst: false).rounded(.down))
    }

    /// Sections of a grouped table stand apart even without titles: 35 points above the first, 17.5 above and below the others.
    private func automaticHeight(of view: UIView?, isHeader: Bool, section: Int) -> CGFloat {
        let isFirst = section == 0 && table.tableHeaderView == nil
        if let view = view as? UITableViewHeaderFooterView {
            return view.fittingHeight(width: sectionWidth - sides.left - sides.right, isFirst: isFirst)
        }
        if let view {
            return view.systemLayoutSizeFitting(
                CGSize(width: sectionWidth, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel
            ).height
        }
        guard table.style != .plain else { return 0 }
        return isHeader && isFirst ? ListMetrics.sectionGap : ListMetrics.belowSection
    }

    private func place(_ path: IndexPath, _ y: inout CGFloat) {
        let row = content.sections[path.section].rows[path.row]
        let isBelowSight =
            y > table.bounds.origin.y + SceneContext.current.environment.reach(ofList: table.bounds.height)
        guard let cell = row.cell ?? (isBelowSight ? nil : content.makeCell(at: path)) else {
            y += row.height ?? (table.rowHeight >= 0 ? table.rowHeight : estimatedHeight)
            return
        }
        describePlace(of: cell, at: path)
        let height = row.height ?? self.height(of: cell, at: path)
        cell.frame = CGRect(x: insets.left, y: y, width: sectionWidth, height: height)
        y += height
    }

    private var estimatedHeight: CGFloat {
        table.estimatedRowHeight > 0 ? table.estimatedRowHeight : metrics.rowHeight
    }

    private func height(of cell: UITableViewCell, at path: IndexPath) -> CGFloat {
        if table.rowHeight >= 0 { return table.rowHeight }
        return content.measuredHeight(at: path, cell, width: sectionWidth)
    }

    private func describePlace(of cell: UITableViewCell, at path: IndexPath) {
        let last = content.sections[path.section].rows.count - 1
        cell.place.style = table.style
        cell.place.isFirst = path.row == 0
        cell.place.isLast = path.row == last
        cell.place.margin = margin
        cell.place.sides = sides
        cell.place.leastHeight = table.documentRowHeight ?? metrics.rowHeight
        cell.place.editing = table.editing(ofRowAt: path)
        cell.setContentMargins()
        cell.place.separatorInset = table.ownSeparatorInset
        cell.place.edgeColor = table.separatorStyle == .none ? nil : table.separatorColor ?? .separator
        let hasLine = table.separatorStyle != .none && (table.style == .plain || path.row < last)
        cell.place.separatorColor = hasLine ? table.separatorColor ?? .separator : nil
        if table.style == .insetGrouped { roundCorners(of: cell) }
    }

    private func roundCorners(of cell: UITableViewCell) {
        var corners: CACornerMask = []
        if cell.place.isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
        if cell.place.isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
        cell.appearance.maskedCorners = corners
        cell.appearance.cornerCurve = .continuous
        cell.appearance.cornerRadius = corners.isEmpty ? 0 : metrics.cornerRadius
        cell.appearance.clipsToBounds = true
    }
}

extension UITableView.Style {
    /// The look in the terms of both layout systems.
    fileprivate var kind: ListKind {
        switch self {
        case .plain: .plain
        case .grouped: .grouped
        case .insetGrouped: .insetGrouped
        }
    }
}
