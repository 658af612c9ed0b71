import Foundation

/// Where the rows of a table come from.
struct TableSources {
    weak var dataSource: (any UITableViewDataSource)?
    weak var delegate: (any UITableViewDelegate)?
    /// The rows that a document describes, in place of the data source's.
    var documentSections: [TableSection]?
}

/// How high the rows, heads and feet of a table are, in points.
@MainActor
struct TableMetrics {
    var rowHeight = UITableView.automaticDimension
    var estimatedRowHeight = UITableView.automaticDimension
    var sectionHeaderHeight = UITableView.automaticDimension
    var sectionFooterHeight = UITableView.automaticDimension
    var sectionHeaderTopPadding = UITableView.automaticDimension
    /// The least height of rows that follow their content, where a document's canvas has its own.
    var documentRowHeight: CGFloat?
    /// The distance of inset sections from the sides, where a document's canvas has its own.
    var documentSectionInset: CGFloat?
}

/// The lines between the rows of a table.
struct TableSeparators {
    var style = UITableView.SeparatorStyle.singleLine
    /// The colour; nil for the system's.
    var color: UIColor? = .separator
    /// The distance from the edges, in points; nil leaves it to the cells.
    var inset: UIEdgeInsets?
}

/// The views above, below and behind the rows of a table.
struct TableAccessoryViews {
    var header: UIView?
    var footer: UIView?
    var background: UIView?
}

/// Which rows of a table are chosen, and which may be.
struct TableSelection {
    var selected: [IndexPath] = []
    var allowsSelection = true
    var allowsMultipleSelection = false
    var allowsSelectionDuringEditing = false
    var allowsMultipleSelectionDuringEditing = false
    var isEditing = false
}

/// The index at the side of a table.
struct TableIndexStyle {
    /// The colour; nil for the tint colour.
    var color: UIColor?
    /// The colour behind it; nil for that of the table.
    var backgroundColor: UIColor?
    /// The number of rows from which on it is shown.
    var minimumRowCount = 0
}

/// The classes and files that a table makes its cells, heads and feet of.
struct TableRegistrations {
    var cells = Registrations()
    var titles = Registrations()
}

/// How the rows of a table are dragged.
struct TableDragging {
    weak var dragDelegate: (any UITableViewDragDelegate)?
    weak var dropDelegate: (any UITableViewDropDelegate)?
    var dragInteractionEnabled = false
}

/// What a table is told and its picture does not depend on.
@MainActor
struct TableOptions {
    var estimatedSectionHeaderHeight = UITableView.automaticDimension
    var estimatedSectionFooterHeight = UITableView.automaticDimension
    var selfSizingInvalidation = UITableView.SelfSizingInvalidation.enabled
    var cellLayoutMarginsFollowReadableWidth = false
    var insetsContentViewsToSafeArea = true
    var separatorInsetReference = UITableView.SeparatorInsetReference.fromCellEdges
    var separatorEffect: UIVisualEffect?
    weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
    var remembersLastFocusedIndexPath = false
}
