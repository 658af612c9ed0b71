import Foundation
import KeylineAppearance

/// What a table says about a row's place in it.
struct TableCellPlace {
    /// The table's look; nil for a cell outside of one.
    var style: UITableView.Style?
    var isFirst = true
    var isLast = true
    /// The colour of the lines at the edges of a grouped section; nil for none.
    var edgeColor: UIColor?
    /// The colour of the line below the row; nil for none.
    var separatorColor: UIColor?
    /// The line's distance from the edges where the cell gives none.
    var separatorInset: UIEdgeInsets?
    /// The distance of content from the sides, in points.
    var margin: CGFloat = 16
    /// How far the device's sides reach over the row, in points: content and accessories keep clear of them.
    var sides = UIEdgeInsets.zero
    /// The least height of a row that follows its content, in points.
    var leastHeight = ListMetrics.leastRowHeight
    /// What the row shows while the table is edited; nil for a row as usual.
    var editing: TableCellEditing?
}
