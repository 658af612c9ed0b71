import Foundation

/// What decides how a row is laid out, besides what it contains.
struct TableCellLook: Equatable {
    var accessoryType = UITableViewCell.AccessoryType.none
    var isSelected = false
    var isHighlighted = false
    /// How many steps the content is indented, and the length of a step in points.
    var indentationLevel = 0
    var indentationWidth: CGFloat = 10
}

/// How a row is laid out while it is edited.
struct TableCellEditingLook {
    var isEditing = false
    var showsReorderControl = false
    var shouldIndentWhileEditing = true
    var accessoryType = UITableViewCell.AccessoryType.none
}

/// The views that a row shows besides its content.
struct TableCellViews {
    var accessory: UIView?
    var editingAccessory: UIView?
    var background: UIView?
    var selectedBackground: UIView?
    var multipleSelectionBackground: UIView?
}

/// How a row answers when it is chosen, focused or dragged.
struct TableCellSelection {
    var style = UITableViewCell.SelectionStyle.default
    /// Whether the row was drawn as chosen at the last layout.
    var wasShown = false
    var focusStyle = UITableViewCell.FocusStyle.default
    var isUsableWhileDragging = false
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

/// The configurations of a row, and what updates them.
struct TableCellConfigurations {
    var background: UIBackgroundConfiguration?
    var updateHandler: ((UITableViewCell, UICellConfigurationState) -> Void)?
    var updatesBackground = true
    var updatesContent = true
}
