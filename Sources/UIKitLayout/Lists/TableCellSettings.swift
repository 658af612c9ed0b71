import Foundation

/// The views that a row shows besides its content.
struct TableCellViews {
    var accessory: UIView?
    var editingAccessory: UIView?
    var background: UIView?
    var selectedBackground: UIView?
}

/// The distances of what a row contains from its edges, in points.
struct TableCellInsets {
    /// Those of the line below the row; nil leaves them to the table.
    var separator: UIEdgeInsets?
    /// Those of the content view, where a document says so; nil for those that accessories leave.
    var recordedContent: UIEdgeInsets?
    /// The margins that the cell gave its content view last.
    var usualMargins: UIEdgeInsets?
}
